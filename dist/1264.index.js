const d=1264,l=[1264],a={1264:((n,o,t)=>{t.r(o),t.d(o,{unmanagedBy:()=>s.Um,withoutInstalled:()=>s.pN});var s=t(6542)})};export{d as id,l as ids,a as modules};
