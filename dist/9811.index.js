const A=9811,C=[9811],S={9811:((g,i,e)=>{e.r(i),e.d(i,{renderCodeQuality:()=>h});var f=e(2170),v=e(9119),c=e(1780),a=e(6092),d=e(5955),r=e(8884);const u=3,E={path:"\
.gitlab-ci.yml",lines:{begin:1}},y={error:"critical",warning:"minor",notice:"info"};function*h(s,l){const t=(0,d.u)();yield*(0,d.M)(s.findings.values().map(o=>R(
o,l(t(o))))),yield`
`}function R(s,l){const{problem:t,severity:o}=s,n=(0,f.Xd)(s),p=n!==null&&(0,r.CN)(n.file)&&!["","."].includes(n.file),m=(0,r.lp)(s,u);return{description:`${[(0,a.
RK)((0,c.pj)(t.message)),...t.help?[`Help: ${(0,a.RK)((0,c.pj)(t.help))}`]:[],...n===null||p&&!n.inside?[]:[`At ${(0,v.R3)(n)}`],...m===""?[]:[`Also at ${m}`]].
join(". ")}.`,check_name:t.code,fingerprint:l,severity:y[o],location:p?{path:n.file.toWellFormed(),lines:{begin:n.line}}:E}}})};export{A as id,C as ids,S as modules};
