const j=1834,m=[1834],C={1834:((i,M,s)=>{s.r(M),s.d(M,{localMirrors:()=>c.k});var c=s(6936)}),6936:((i,M,s)=>{s.d(M,{k:()=>u});var c=s(3024),e=s(6760),d=s(255),
O=s(3846),v=s(523),p=s(3298),f=s(9968);function u(){const o=(0,p.O)(f.v2),l=(a,r)=>o(a).filter(r).map(E=>(0,e.join)(a,E));return(a,{host:r,namespace:E,type:t})=>l(
a,_=>D((0,d.Pv)(_),r)).flatMap(_=>l(_,n=>D((0,O.sL)(n),E))).flatMap(_=>l(_,n=>D((0,O.sL)(n),t))).flatMap(_=>I(_,t))}const D=(o,l)=>o.ok&&o.value===l,L=/^[^\s_]*_[^\s_]*$/;
function I(o,l){const a=(0,f.v2)(o).flatMap(t=>(0,f.wX)((0,e.join)(o,t)).filter(_=>L.test(_)&&P((0,e.join)(o,t,_))).map(_=>({version:t,platform:_}))),r=new RegExp(
`^terraform-provider-${l}_(?<version>${v.hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),E=(0,f.wX)(o).flatMap(t=>{const{version:_="",platform:n=""}=r.
exec(t.toLowerCase())?.groups??{};return P((0,e.join)(o,t))===!1?[{version:_,platform:n}]:[]});return[...a,...E].flatMap(({version:t,platform:_})=>{const n=(0,v.
rK)(t);return n===null?[]:{version:(0,v.Cg)(n),platform:_}})}const P=o=>(0,c.statSync)(o,{throwIfNoEntry:!1})?.isDirectory()??null})};export{j as id,m as ids,C as modules};
