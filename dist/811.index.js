const R=811,A=[811],C={9811:((g,c,e)=>{e.r(c),e.d(c,{renderCodeQuality:()=>v});var f=e(5799),r=e(8820),d=e(5955),l=e(8884);const m=3,u={path:".gitlab-ci.yml",lines:{
begin:1}},E={error:"critical",warning:"minor",notice:"info"};function*v(s,i){const t=(0,d.uw)();yield*(0,d.vV)(s.findings,"",o=>y(o,i(t(o)))),yield`
]
`}function y(s,i){const{problem:t,severity:o}=s,n=(0,f.Xd)(s),a=n!==null&&(0,l.CN)(n.file)&&!["","."].includes(n.file),p=(0,l.lp)(s,m);return{description:`${[(0,r.
RK)(t.message),...t.help?[`Help: ${(0,r.RK)(t.help)}`]:[],...n===null||a?[]:[`At ${(0,l.R3)(n)}`],...p===""?[]:[`Also at ${p}`]].join(". ")}.`,check_name:t.code,
fingerprint:i,severity:E[o],location:a?{path:n.file.toWellFormed(),lines:{begin:n.line}}:u}}})};export{R as id,A as ids,C as modules};
