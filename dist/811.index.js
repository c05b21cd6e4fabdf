const A=811,C=[811],S={9811:((h,i,n)=>{n.r(i),n.d(i,{renderCodeQuality:()=>y});var p=n(2370),m=n(5143),c=n(8820),r=n(5955),d=n(6503);const u=3,v={path:".gitlab-\
ci.yml",lines:{begin:1}},E={error:"critical",warning:"minor",notice:"info"};function*y(s,l){const t=(0,r.u)();yield*(0,r.M)(s.findings.values().map(o=>g(o,l(t(o))))),
yield`
`}function g(s,l){const{problem:t,severity:o}=s,e=(0,p.Xd)(s),a=e!==null&&(0,d.CN)(e.file)&&!["","."].includes(e.file),f=(0,d.lp)(s,u);return{description:`${[(0,c.
RK)(t.message),...t.help?[`Help: ${(0,c.RK)(t.help)}`]:[],...e===null||a?[]:[`At ${(0,m.R3)(e)}`],...f===""?[]:[`Also at ${f}`]].join(". ")}.`,check_name:t.code,
fingerprint:l,severity:E[o],location:a?{path:e.file.toWellFormed(),lines:{begin:e.line}}:v}}})};export{A as id,C as ids,S as modules};
