const L=1834,j=[1834],C={1834:((i,M,s)=>{s.r(M),s.d(M,{localMirrors:()=>c.k});var c=s(6936)}),6936:((i,M,s)=>{s.d(M,{k:()=>u});var c=s(3024),e=s(6760),d=s(255),
O=s(3846),v=s(523),p=s(3298),f=s(9968);function u(){const o=(0,p.O)(f.v2),r=(a,l)=>o(a).filter(l).map(E=>(0,e.join)(a,E));return(a,{host:l,namespace:E,type:t})=>r(
a,_=>D((0,d.Pv)(_),l)).flatMap(_=>r(_,n=>D((0,O.W_)(n,"terraform"),E))).flatMap(_=>r(_,n=>D((0,O.sL)(n),t))).flatMap(_=>I(_,t))}const D=(o,r)=>o.ok&&o.value===r,
m=/^[^\s_]*_[^\s_]*$/;function I(o,r){const a=(0,f.v2)(o).flatMap(t=>(0,f.wX)((0,e.join)(o,t)).filter(_=>m.test(_)&&P((0,e.join)(o,t,_))).map(_=>({version:t,platform:_}))),
l=new RegExp(`^terraform-provider-${r}_(?<version>${v.hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),E=(0,f.wX)(o).flatMap(t=>{const{version:_="",platform:n=""}=l.
exec(t.toLowerCase())?.groups??{};return P((0,e.join)(o,t))===!1?[{version:_,platform:n}]:[]});return[...a,...E].flatMap(({version:t,platform:_})=>{const n=(0,v.
rK)(t);return n===null?[]:{version:(0,v.Cg)(n),platform:_}})}const P=o=>(0,c.statSync)(o,{throwIfNoEntry:!1})?.isDirectory()??null})};export{L as id,j as ids,C as modules};
