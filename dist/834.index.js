const m=834,C=[834],R={4693:((e,M,o)=>{o.d(M,{k:()=>L});var v=o(3024),f=o(6760),c=o(5747),p=o(1831),P=o(1022),D=o(1731),d=o(7050);function L(){const s=(0,d.O)(c.
v2),a=(l,r)=>s(l).filter(r).map(E=>(0,f.join)(l,E));return(l,{host:r,namespace:E,type:t})=>a(l,_=>O((0,p.Pv)(_),r)).flatMap(_=>a(_,n=>O((0,P.sL)(n),E))).flatMap(
_=>a(_,n=>O((0,P.sL)(n),t))).flatMap(_=>j(_,t))}const O=(s,a)=>s.ok&&s.value===a,I=/^[^\s_]*_[^\s_]*$/;function j(s,a){const l=(0,c.v2)(s).flatMap(t=>(0,c.wX)((0,f.
join)(s,t)).filter(_=>I.test(_)&&i((0,f.join)(s,t,_))).map(_=>({version:t,platform:_}))),r=new RegExp(`^terraform-provider-${a}_(?<version>${D.hZ})_(?<platform>\
[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),E=(0,c.wX)(s).flatMap(t=>{const{version:_="",platform:n=""}=r.exec(t.toLowerCase())?.groups??{};return i((0,f.join)(s,t))===
!1?[{version:_,platform:n}]:[]});return[...l,...E].flatMap(({version:t,platform:_})=>{const n=(0,D.rK)(t);return n===null?[]:{version:(0,D.Cg)(n),platform:_}})}
const i=s=>(0,v.statSync)(s,{throwIfNoEntry:!1})?.isDirectory()??null}),1834:((e,M,o)=>{o.r(M),o.d(M,{localMirrors:()=>v.k});var v=o(4693)})};export{m as id,C as ids,R as modules};
