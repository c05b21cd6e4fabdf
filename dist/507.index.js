const l=507,c=[507],m={4507:((d,s,o)=>{o.r(s),o.d(s,{problemFacts:()=>t.t});var t=o(3579)})};export{l as id,c as ids,m as modules};
