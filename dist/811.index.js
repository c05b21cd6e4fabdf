const $=811,g=[811],K={9811:((R,d,n)=>{n.r(d),n.d(d,{renderCodeQuality:()=>y});var u=n(5799),f=n(4458),p=n(2704),s=n(8884),r=n(8641);const m=3,i=".gitlab-ci.yml",
E={error:"critical",warning:"minor",notice:"info"};function*y({findings:e},o){const c=(0,f.u)();let l="[";for(const t of e)yield`${l}
  ${(0,p.IL)(v(t,o(c(t))),"  ")}`,l=",";yield e.length===0?`[
]
`:`
]
`}function v(e,o){const{problem:c,severity:l}=e,t=(0,u.Xd)(e),a=t!==null&&(0,s.CN)(t.file)&&!["","."].includes(t.file);return{description:h(e,a),check_name:c.code,
fingerprint:o,severity:E[l],location:a?{path:t.file.toWellFormed(),lines:{begin:t.line}}:{path:i,lines:{begin:1}}}}function h(e,o){const{problem:c}=e,{lines:l}=(0,s.
yv)([e]),[t]=l,a=(0,s.oN)(l,l.slice(0,1));return`${[(0,r.RK)(c.message),...c.help?[`Help: ${(0,r.RK)(c.help)}`]:[],...t===void 0||o?[]:[`At ${(0,s.R3)(t)}`],...a.
length===0?[]:[`Also at ${(0,s.Ky)(a,m)}`]].join(". ")}.`}}),4458:((R,d,n)=>{n.d(d,{u:()=>p});var u=n(5799),f=n(8641);function p(){const s=new Map;return r=>{const{
host:m,problem:i}=r,E=(0,u.ju)(r),v=m===null&&!i.code.startsWith("file-")?(0,f.RK)(i.message):"",h=(0,u.W7)(r),e=[i.code,m??"",(0,f.RK)(E??""),h,v].join("|"),o=(s.
get(e)??0)+1;return s.set(e,o),`${e}|${o}`}}})};export{$ as id,g as ids,K as modules};
