const y=957,C=[957],W={8957:((v,O,t)=>{t.d(O,{renderCodeQuality:()=>p});var M=t(4458),f=t(2704),P=t(4120),i=t(5955),s=t(8884),l=t(8641);const A=5e3,r=1e7,D=500,
m=3,u=".gitlab-ci.yml",E={error:"critical",warning:"minor",notice:"info"};function*p({findings:e},o){const _=(0,M.u)();yield"[";const d=R=>h(I(R,o(_(R)))),n=e.slice(
0,A),a=(yield*(0,i._Q)(n,new i.Wv(r),d,","))+e.length-n.length;a>0&&(yield`,${h(T(a,o("left out")))}`),yield`
]
`}const h=e=>`
  ${(0,f.IL)(e,"  ")}`;function I(e,o){const{problem:_,severity:d}=e,n=(0,s.Xd)(e),c=n!==null&&(0,s.CN)(n.file)&&!["","."].includes(n.file);return{description:K(
e,c),check_name:_.code,fingerprint:o,severity:E[d],location:c?{path:n.file.toWellFormed(),lines:{begin:n.line}}:{path:u,lines:{begin:1}}}}function K(e,o){const{
problem:_}=e,{lines:d,leftOut:n}=(0,s.yv)([e]),[c,...a]=d;return`${[(0,l.RK)(_.message,D),..._.help?[`Help: ${(0,l.RK)(_.help,D)}`]:[],...c===void 0||o?[]:[`At ${(0,s.
R3)(c)}`],...a.length===0?[]:[`Also at ${(0,s.Ky)(a,m,void 0,n)}`]].join(". ")}.`}const T=(e,o)=>({description:`And ${(0,P.px)(e,"more finding")} in the JSON re\
port.`,check_name:"left-out",fingerprint:o,severity:"info",location:{path:u,lines:{begin:1}}})}),4458:((v,O,t)=>{t.d(O,{u:()=>P});var M=t(8884),f=t(8641);function P(){
const i=new Map;return s=>{const{host:l,service:A,problem:r}=s,m=l===null&&!r.code.startsWith("file-")?(0,f.RK)(r.message):"",u=(0,M.Xd)(s)?.file??"",E=[r.code,
l??"",(0,f.RK)(A??""),u,m].join("|"),p=(i.get(E)??0)+1;return i.set(E,p),`${E}|${p}`}}})};export{y as id,C as ids,W as modules};
