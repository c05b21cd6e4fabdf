const g=811,$=[811],K={9811:((y,a,t)=>{t.r(a),t.d(a,{renderCodeQuality:()=>r});var E=t(4458),f=t(2704),c=t(8884),i=t(8641);const u=3,p=".gitlab-ci.yml",m={error:"\
critical",warning:"minor",notice:"info"};function*r({findings:e},o){const s=(0,E.u)();let l="[";for(const n of e)yield`${l}
  ${(0,f.IL)(v(n,o(s(n))),"  ")}`,l=",";yield e.length===0?`[
]
`:`
]
`}function v(e,o){const{problem:s,severity:l}=e,n=(0,c.Xd)(e),d=n!==null&&(0,c.CN)(n.file)&&!["","."].includes(n.file);return{description:h(e,d),check_name:s.code,
fingerprint:o,severity:m[l],location:d?{path:n.file.toWellFormed(),lines:{begin:n.line}}:{path:p,lines:{begin:1}}}}function h(e,o){const{problem:s}=e,{lines:l}=(0,c.
yv)([e]),[n]=l,d=(0,c.oN)(l,l.slice(0,1));return`${[(0,i.RK)(s.message),...s.help?[`Help: ${(0,i.RK)(s.help)}`]:[],...n===void 0||o?[]:[`At ${(0,c.R3)(n)}`],...d.
length===0?[]:[`Also at ${(0,c.Ky)(d,u)}`]].join(". ")}.`}}),4458:((y,a,t)=>{t.d(a,{u:()=>c});var E=t(8884),f=t(8641);function c(){const i=new Map;return u=>{const{
host:p,service:m,problem:r}=u,h=p===null&&!r.code.startsWith("file-")?(0,f.RK)(r.message):"",e=(0,E.Xd)(u)?.file??"",o=[r.code,p??"",(0,f.RK)(m??""),e,h].join("\
|"),s=(i.get(o)??0)+1;return i.set(o,s),`${o}|${s}`}}})};export{g as id,$ as ids,K as modules};
