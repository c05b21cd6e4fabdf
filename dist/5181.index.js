const $=5181,_=[5181],g={5181:((m,f,n)=>{n.r(f),n.d(f,{readChanges:()=>E});var c=n(6309),d=n(317),h=n(8782);const o=3e3,p=6e4,a=l=>({kind:"all",why:l});async function E(l,t,e){
if(l===null)return a("not a workflow run");if(l.pull===null)return a(`a ${l.event} event has no pull request`);if(t===null)return a("github-token is empty");const r=(0,h.
Ob)(l);if(r!==null)return a(r);try{const{openApi:i}=await Promise.all([n.e(9795),n.e(9435)]).then(n.bind(n,9435)),u=await i(l,t,p,e).listChangedFiles(l.pull.number,
o);return u.length<o?{kind:"files",files:u}:a(`the pull request changes ${o} files or more, and GitHub lists at most ${o}`)}catch(i){const s="the changed files \
could not be listed";return a(i instanceof d.F9?(0,d.Ic)(s,i,{run:l,permission:"pull-requests: read"}):`${s}: ${(0,c.A3)(i)}`)}}}),317:((m,f,n)=>{n.d(f,{F9:()=>d,
Ic:()=>p,Wo:()=>h});var c=n(8641);class d extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(e,{httpStatus:r=null,accepted:i=null,isLimit:s=!1}={}){
super(e),this.httpStatus=r,this.accepted=i,this.isLimit=s}}async function h(t){try{return await t,!0}catch(e){if(e instanceof d&&e.httpStatus===404)return!1;throw e}}
const o=300;function p(t,e,{run:r,permission:i}){const{httpStatus:s,message:u}=e,A=s===null?`did not answer (${a(u)})`:`returned ${s} (${a(u)})`;return`${t}: ${(0,c.
RK)(r.apiUrl)} ${A}${E(e,r,i)}`}const a=t=>(0,c.BP)((0,c.RK)(t.replace(/\s+/gu," "),o));function E({httpStatus:t,accepted:e,isLimit:r},i,s){if(r)return"; GitHub\
 limits the rate of requests, try again later";switch(t){case 401:return"; github-token is invalid or has expired";case 403:case 404:return i.pull?.isFork===!0&&
s.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${s}\` to \`permissions\` of the job${l(e,s)}`;case 410:
return s==="issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}function l(t,e){if(t===null||t==="")return"";const r=t.
replaceAll("_","-").replaceAll("=",": ");return r===e?"":`; GitHub accepts \`${a(r.replaceAll("`",""))}\``}})};export{$ as id,_ as ids,g as modules};
