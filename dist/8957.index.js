const y=8957,C=[8957],W={8957:((v,O,t)=>{t.d(O,{renderCodeQuality:()=>p});var M=t(4458),f=t(2704),P=t(4120),l=t(5955),s=t(8884),r=t(8641);const A=5e3,E=1e7,D=500,
m=3,u=".gitlab-ci.yml",d={error:"critical",warning:"minor",notice:"info"};function*p({findings:e},o){const _=(0,M.u)();yield"[";const c=R=>h(I(R,o(_(R)))),n=e.slice(
0,A),a=(yield*(0,l._Q)(n,new l.Wv(E),c,","))+e.length-n.length;a>0&&(yield`,${h(T(a,o("left out")))}`),yield`
]
`}const h=e=>`
  ${(0,f.IL)(e,"  ")}`;function I(e,o){const{problem:_,severity:c}=e,n=(0,s.Xd)(e),i=n!==null&&(0,s.CN)(n.file)&&!["","."].includes(n.file);return{description:K(
e,i),check_name:_.code,fingerprint:o,severity:d[c],location:i?{path:n.file.toWellFormed(),lines:{begin:n.line}}:{path:u,lines:{begin:1}}}}function K(e,o){const{
problem:_}=e,{lines:c,leftOut:n}=(0,s.yv)([e]),[i]=c,a=(0,s.oN)(c,c.slice(0,1));return`${[(0,r.RK)(_.message,D),..._.help?[`Help: ${(0,r.RK)(_.help,D)}`]:[],...i===
void 0||o?[]:[`At ${(0,s.R3)(i)}`],...a.length===0?[]:[`Also at ${(0,s.Ky)(a,m,void 0,n)}`]].join(". ")}.`}const T=(e,o)=>({description:`And ${(0,P.px)(e,"more \
finding")} in the JSON report.`,check_name:"left-out",fingerprint:o,severity:"info",location:{path:u,lines:{begin:1}}})}),4458:((v,O,t)=>{t.d(O,{u:()=>P});var M=t(
8884),f=t(8641);function P(){const l=new Map;return s=>{const{host:r,service:A,problem:E}=s,m=r===null&&!E.code.startsWith("file-")?(0,f.RK)(E.message):"",u=(0,M.
Xd)(s)?.file??"",d=[E.code,r??"",(0,f.RK)(A??""),u,m].join("|"),p=(l.get(d)??0)+1;return l.set(d,p),`${d}|${p}`}}})};export{y as id,C as ids,W as modules};
