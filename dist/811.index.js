const A=811,C=[811],S={9811:((R,i,n)=>{n.r(i),n.d(i,{renderCodeQuality:()=>g});var m=n(2170),v=n(9119),c=n(1780),d=n(6092),r=n(5955),a=n(8884);const u=3,E={path:"\
.gitlab-ci.yml",lines:{begin:1}},y={error:"critical",warning:"minor",notice:"info"};function*g(s,l){const e=(0,r.u)();yield*(0,r.M)(s.findings.values().map(o=>h(
o,l(e(o))))),yield`
`}function h(s,l){const{problem:e,severity:o}=s,t=(0,m.Xd)(s),p=t!==null&&(0,a.CN)(t.file)&&!["","."].includes(t.file),f=(0,a.lp)(s,u);return{description:`${[(0,d.
RK)((0,c.pj)(e.message)),...e.help?[`Help: ${(0,d.RK)((0,c.pj)(e.help))}`]:[],...t===null||p?[]:[`At ${(0,v.R3)(t)}`],...f===""?[]:[`Also at ${f}`]].join(". ")}\
.`,check_name:e.code,fingerprint:l,severity:y[o],location:p?{path:t.file.toWellFormed(),lines:{begin:t.line}}:E}}})};export{A as id,C as ids,S as modules};
