const i=765,c=[765],_={4765:((d,n,o)=>{o.r(n),o.d(n,{configFinding:()=>s._,parseConfigFile:()=>s.m});var s=o(3778)})};export{i as id,c as ids,_ as modules};
