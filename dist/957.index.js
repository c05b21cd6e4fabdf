const T=957,C=[957],W={8957:((h,p,t)=>{t.d(p,{renderCodeQuality:()=>f});var O=t(4458),d=t(2704),M=t(4120),i=t(5955),s=t(8884),l=t(8641);const P=5e3,r=1e7,A=500,
D=3,u=".gitlab-ci.yml",E={error:"critical",warning:"minor",notice:"info"};function*f({findings:e},o){const _=(0,O.u)();yield"[";const c=R=>v(y(R,o(_(R)))),n=e.slice(
0,P),m=(yield*(0,i._Q)(n,new i.Wv(r),c,","))+e.length-n.length;m>0&&(yield`,${v(K(m,o("left out")))}`),yield`
]
`}const v=e=>`
  ${(0,d.IL)(e,"  ")}`;function y(e,o){const{problem:_,severity:c}=e,{first:n}=(0,s.yv)([e]),a=n!==null&&(0,s.CN)(n.file)&&!["","."].includes(n.file);return{description:I(
e,a),check_name:_.code,fingerprint:o,severity:E[c],location:a?{path:n.file.toWellFormed(),lines:{begin:n.line}}:{path:u,lines:{begin:1}}}}function I(e,o){const{
problem:_}=e,{first:c,others:n,leftOut:a}=(0,s.yv)([e]);return`${[(0,l.RK)(_.message,A),..._.help?[`Help: ${(0,l.RK)(_.help,A)}`]:[],...c===null||o?[]:[`At ${(0,s.
R3)(c)}`],...n.length===0?[]:[`Also at ${(0,s.Ky)(n,D,void 0,a)}`]].join(". ")}.`}const K=(e,o)=>({description:`And ${(0,M.px)(e,"more finding")} in the JSON re\
port.`,check_name:"left-out",fingerprint:o,severity:"info",location:{path:u,lines:{begin:1}}})}),4458:((h,p,t)=>{t.d(p,{u:()=>M});var O=t(8884),d=t(8641);function M(){
const i=new Map;return s=>{const{host:l,service:P,problem:r}=s,D=l===null&&!r.code.startsWith("file-")?(0,d.RK)(r.message):"",u=(0,O.Xd)(s)?.file??"",E=[r.code,
l??"",(0,d.RK)(P??""),u,D].join("|"),f=(i.get(E)??0)+1;return i.set(E,f),`${E}|${f}`}}})};export{T as id,C as ids,W as modules};
