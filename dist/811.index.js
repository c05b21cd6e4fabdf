const g=811,R=[811],b={9811:((v,r,s)=>{s.r(r),s.d(r,{renderCodeQuality:()=>y});var a=s(5799),d=s(5955),l=s(8884),f=s(8641);const p=3,m=".gitlab-ci.yml",u={error:"\
critical",warning:"minor",notice:"info"};function*y({findings:n},i){const o=(0,d.uw)();let t="[";for(const e of n)yield`${t}
  ${(0,d.IL)(h(e,i(o(e))),"  ")}`,t=",";yield n.length===0?`[
]
`:`
]
`}function h(n,i){const{problem:o,severity:t}=n,e=(0,a.Xd)(n),c=e!==null&&(0,l.CN)(e.file)&&!["","."].includes(e.file);return{description:E(n,c),check_name:o.code,
fingerprint:i,severity:u[t],location:c?{path:e.file.toWellFormed(),lines:{begin:e.line}}:{path:m,lines:{begin:1}}}}function E(n,i){const{problem:o}=n,{lines:t}=(0,l.
yv)([n]),[e]=t,c=(0,l.oN)(t,t.slice(0,1));return`${[(0,f.RK)(o.message),...o.help?[`Help: ${(0,f.RK)(o.help)}`]:[],...e===void 0||i?[]:[`At ${(0,l.R3)(e)}`],...c.
length===0?[]:[`Also at ${(0,l.Ky)(c,p)}`]].join(". ")}.`}})};export{g as id,R as ids,b as modules};
