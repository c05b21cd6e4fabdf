var Nt=Object.freeze,Hn=Object.defineProperty;var Ct=(U,W)=>Nt(Hn(U,"raw",{value:Nt(W||U.slice())}));var Lt;const jn=7466,zn=[7466],Gn={7466:((U,W,g)=>{g.d(W,{renderHtml:()=>Ln});var b=g(5102),h=g(4120),P=g(5955),L=g(5143),Y=g(1831),E=g(2796),T=g(8884),$=g(8641);
class N{text;constructor(e){this.text=e}}function i(t,...e){let n=t[0]??"";for(const[s,o]of e.entries())n+=`${Xt(o)}${t[s+1]??""}`;return new N(n)}function Xt(t){
return typeof t=="string"?(0,$.My)((0,$.RK)(t)):typeof t=="number"?String(t):t instanceof N?t.text:t.map(({text:e})=>e).join("")}const a=i``,j=({text:t})=>t==="",
X=(t,e)=>new N((0,$.My)((0,$.RK)(t,e))),O=t=>new N(t),S=(t,e)=>new N(t.map(({text:n})=>n).join((0,$.My)(e))),lt=500,f=(t,e=lt)=>t===""?i`<i>empty</i>`:i`<code>${X(
t,e)}</code>`;function Bt(t){const{text:e}=X(t,lt);return t===""?f(t):i`<code>${O(e.replace(/[./](?=[^./])/g,"$&<wbr/>"))}</code>`}const ct=4e3;function v(t,e=ct){
const n=(0,$.RK)(t,e).split("`"),s=n.length%2===0?n.length-1:n.length,o=n.map((r,l)=>l>=s?`\`${(0,$.My)(r)}`:l%2===0?(0,$.My)(r):r===""?"``":f(r,ct).text);return new N(
o.join(""))}const Ft=2e3,R=(t,e)=>t!==null&&t.length<=Ft&&/^https?:\/\/[!-~]+$/.test(t)?new N(`<a href="${(0,$.My)(t)}">${e.text}</a>`):e;var z=g(4503);const Pt={
fails:"\u2717",unchecked:"\u2717",warns:"!",skipped:"\u25CB",works:"\u2713",notice:"i"},at={error:"fails",warning:"warns",notice:"notice"},I=t=>i`<span class="sign ${t}" aria-hidden="true">${Pt[t]}</span>`,
_t=t=>i`${I(t)} ${b.nx[t]}`,dt=t=>i`${I(at[t])}<span class="unseen">${t}: </span>`,Dt=t=>i`${I(at[t])} ${t}`,Ht=/^[a-z]+(?=[ ,;]|$)/,K=t=>Ht.test(t)?(0,h.Iu)(t):
t,V="in the JSON report",M=(t,e,n=V)=>t>0?i`<p class="more">and ${(0,h.px)(t,`more ${e}`)} ${n}</p>`:a;function Z(t,e,n,s){const o=(0,P._Q)(t,new P.Wv(e),c=>n(c).
text);let[r,l]=["",o.next()];for(;l.done!==!0;l=o.next())r+=l.value;return i`${O(r)}${s(l.value)}`}const Yt=/^[a-z\d]+(?:-[a-z\d]+)*$/,B=(t,{context:e})=>{const n=Yt.
test(t)?`${e.docsUrl}#${t}`:null;return i`<span class="code">${R(n,f(t))}</span>`},_=(t,{context:e})=>typeof t=="string"?q(t):R((0,z.uM)(t,e),f((0,T.eo)(t))),q=t=>t.
endsWith(" input")?i`the ${f(t.replace(/ input$/,""))} input`:f(t);function G(t,e,n,s=0){const o=(0,T.yv)([{places:t,placesLeftOut:s}]),{lines:r,settings:l}=o,c=r.
slice(e),d=Array.from(Map.groupBy(r.slice(0,e),({file:y})=>(0,L._M)(y)),([y,J])=>jt(y,J,n)),u=c.length+o.leftOut,m=new Set(c.map(({file:y})=>(0,L._M)(y)).filter(
y=>y!==null)),x=m.size>0?` in ${(0,h.px)(m.size,"repository")}`:"",p=u>0?[i`${(0,h.px)(u,"more place")}${x}`]:[];return S([...l.map(q),...d,...p],", ")}function jt(t,e,n){
if(t===null)return S(e.map(o=>_(o,n)),", ");const s=S(e.map(o=>R((0,z.uM)(o,n.context),f(`${zt(o)}:${o.line}`))),", ");return n.isInRepository?s:i`${Gt(t,n)}: ${s}`}
const zt=({file:t})=>(0,$.J7)((0,L.bH)(t).path),Gt=(t,{context:e})=>R((0,z.aE)(t,e),i`<b>${t}</b>`);function tt(t,e,{anchors:n}){const s=n.get(t),o=Bt(e);return s===
void 0?o:i`<a href="#${s}">${o}</a>`}const ut=t=>({value:(e,n)=>f(e,n).text,prose:e=>v(e).text,because:e=>_(e,t).text}),Qt=6e5,Jt=1e5,pt=6,Ut=300,ft=12,Wt=3,Q=1e3,
et=300,Kt=(t,e)=>{const n=t.filter(({severity:s})=>s!=="notice");return n.length===0?a:i`<section id="problems" aria-labelledby="problems-title">
<h2 id="problems-title">Problems</h2>
${ht(n,e,Qt)}
</section>
`},Vt=(t,e)=>{const n=t.filter(({severity:s})=>s==="notice");return n.length===0?a:i`<section id="notices" aria-labelledby="notices-title">
<details><summary><h2 id="notices-title">${(0,h.Iu)((0,h.px)(n.length,"notice"))}</h2></summary>
${ht(n,e,Jt)}
</details>
</section>
`};function ht(t,e,n){const s=(0,E.cZ)(t),o=(0,E.YM)(s);return Z(s,n,l=>Zt(l,e,o.get(l)??null),l=>M(l,"cause"))}function Zt(t,e,n){const{severity:s,code:o,message:r,
help:l,findings:c}=t,d=c.length>1&&c[0]?.exclude!==void 0;return i`<article class="cause ${s}">
<h3>${dt(s)} ${te(t,e)} ${B(o,e)}</h3>
${r===null?a:i`<p>${mt(r)}</p>\n`}${l===null||d?a:qt(l)}${le(t,e)}${n===null?ee(t,e):i`<p>The same hosts as for ${n}.</p>\n`}${re(t,e)}</article>
`}const mt=t=>v(K(t),Q),qt=t=>i`<p class="help"><b>Help:</b> ${v(t,Q)}</p>\n`;function te(t,{context:e}){const n=(0,E.pq)(t),s=(0,T.mj)(t.findings,e.repositories.
length),o=n>1?[(0,h.px)(n,(0,E.a2)(t))]:[],r=s===""?o:[...o,s];return r.length===0?t.title:`${r.join(" in ")}: ${t.title}`}function ee(t,e){const n=ne((0,E.S3)(
t)),{leftOut:s}=(0,E.hs)(t)?{leftOut:0}:(0,T.yv)(t.findings),o=n.slice(0,Ut).map(p=>i`<li>${se(p,t,e)}</li>\n`),l=o.length<=pt+1?o:o.slice(0,pt),c=o.slice(l.length),
u=n.some(p=>"lines"in p&&p.lines.some(T.cC))?"repository":(0,E.a2)(t),m=t.message===null?"finding":u,x=i`${M(n.length-o.length,m)}${M(s,"place")}`;return n.length===
0?x:i`<ul>
${l}</ul>
${c.length===0?a:i`<details><summary>${(0,h.px)(c.length,`more ${m}`)}</summary>\n<ul>\n${c}</ul>\n</details>\n`}${x}`}function ne(t){const e=new Map;return t.flatMap(
n=>{if(!("file"in n))return[n];const s=(0,L._M)(n.file),o=s===null?void 0:e.get(s);if(o?.push(n),o!==void 0)return[];const r=[n];return s!==null&&e.set(s,r),[{lines:r}]})}
function se(t,e,n){if("lines"in t)return G(t.lines,ft,n);const s=ie(t,e,n);return e.message!==null?s:S(t.map(({problem:o})=>{const r=e.help===null&&o.help?oe(o.
help):a,l=j(s)?mt(o.message):i`${s}: ${v(o.message,Q)}`;return i`${l}${r}`})," ")}const oe=t=>i`<br/><b>Help:</b> ${v(t,Q)}`;function ie(t,e,n){const[s]=t,o=e.hosts.
length>1||e.message===null?Wt:ft,r=(0,T.yv)(t),l=G([...r.lines],o,n,r.leftOut);if(!(0,E.hs)(e)||!s?.host)return l;const c=tt(s.host,(0,Y.nx)(s.host),n),d=s.isHostNew?
i` (${h.dy})`:a;return i`${c}${d}${j(l)?a:i` <span class="where">${l}</span>`}`}function re(t,e){const n=(0,h.od)(t.affects,e.context.clients),{settings:s}=(0,T.
yv)(t.findings),o=[...n===""?[]:[i`Affects ${n}.`],...s.length===0?[]:[i`Required by ${S(s.map(q),", ")}.`]];return o.length===0?a:i`<p class="small">${S(o," ")}</p>\n`}
const le=(t,e)=>S((0,E.cr)(t).slice(0,E.Wi).flatMap(([,n])=>{const s=(0,T.tN)(n),o=e.context.sources.find(r=>s!==null&&ce(r.place,s));return o===void 0?[]:[ae(o,
e)]}),""),nt=t=>t.replaceAll("	"," "),ce=(t,e)=>t.file===e.file&&t.line===e.line&&t.column===e.column,ae=({place:t,before:e,literal:n,after:s},o)=>i`<figure><figcaption>${_(
t,o)}</figcaption><pre>${(0,$.J7)(nt(e.trimStart()),et)}<mark>${X(nt(n),et)}</mark>${X(nt(s),et)}</pre></figure>\n`;var A=g(7574),de=g(6763),C=g(7361);function*gt(t,e){
const{caption:n,columns:s,maxBytes:o,attributes:r=()=>a,style:l}=e;yield i`<div class="scroll" role="group" aria-label="${n}" tabindex="0"><table${D(l)}>
<thead>
${ue(s)}</thead>
<tbody>
`.text;const c=u=>{const m=s.map((x,p)=>{const y=x.cell(u),J=j(y)?i`–`:y;return p===0?i`<th scope="row"${D(x.style)}>${J}</th>`:i`<td${D(x.style)}>${J}</td>`});
return i`<tr${r(u)}>${m}</tr>\n`.text},d=yield*(0,P._Q)(t,new P.Wv(o),c);return yield`</tbody>
</table></div>
`,d}const D=t=>t===void 0?a:i` class="${t}"`;function ue(t){const e=Map.groupBy(t,({group:r,title:l})=>r??l),n=t.some(({group:r})=>r!==void 0),s=Array.from(e,([
r,[l,...c]])=>{if(l?.group===void 0){const d=n?i` rowspan="2"`:a;return i`<th scope="col"${d}${D(l?.style)}>${r}</th>`}return i`<th scope="colgroup" colspan="${c.
length+1}" class="group${l.style?.includes("minor")?" minor":""}">${r}</th>`}),o=t.filter(({group:r})=>r!==void 0).map(({title:r,style:l})=>i`<th scope="col"${D(
l)}>${r}</th>`);return i`<tr>${s}</tr>\n${n?i`<tr>${o}</tr>\n`:a}`}function F(t,e){const n=gt(t,e);let[s,o]=["",n.next()];for(;o.done!==!0;o=n.next())s+=o.value;
return{shown:O(s),left:o.value}}const st=(t,e,n)=>e.length===0?a:F(e,{caption:t,columns:n,maxBytes:Number.POSITIVE_INFINITY}).shown,pe=3e5,fe=500,he=6,$t=({context:{
history:t}})=>Array.from(t??[],([e,{incidents:n}])=>n.map(s=>({...s,host:e}))).flat().toSorted((e,n)=>Date.parse(n.from)-Date.parse(e.from));function me(t){const e=$t(
t);if(e.length===0)return a;const n=e.filter(({until:c})=>c===null).length,s=e.slice(0,fe),r=F(s,{caption:"Incidents",columns:[{title:"Host",style:"name",cell:c=>tt(
c.host,(0,Y.nx)(c.host),t)},...yt(t)],maxBytes:pe}),l=e.length-s.length+r.left;return i`<section id="incidents" aria-labelledby="incidents-title">
<h2 id="incidents-title">Incidents</h2>
<p>${(0,h.Iu)((0,h.px)(e.length,"incident"))}, ${n===0?"all of which have ended":`of which ${n} continue`}.</p>
${r.shown}${M(l,"incident","in the history file")}</section>
`}const ge=(t,e)=>st("Incidents",t,yt(e)),yt=t=>[{title:"From",style:"when",cell:({from:e})=>i`${(0,A.QN)(e)}`},{title:"Until",style:"when",cell:({until:e})=>i`${e===
null?"continues":(0,A.QN)(e)}`},{title:"Duration",style:"when",cell:e=>i`${(0,C.QY)(e,t.context.startedAt)}`},{title:"Failed runs",style:"number",cell:({runs:e})=>i`${e}`},
{title:"Problems",cell:({codes:e})=>S(e.slice(0,he).map(n=>B(n,t)),", ")}];var $e=g(5799);const ye=4e5,xe=15e5,be=1e5,we=4,Me=500,ke=7;function Se({hosts:t,files:e},n){
const{repositories:s}=n.context;if(s.length===0)return a;const o=Ae(t),r=Mt(e),l=p=>(r.get(p)??[]).filter(({severity:y})=>y==="error").length,c=({name:p})=>(o.get(
p)??0)+l(p),d=p=>p===0?a:i`${p}`,u=[{title:"Repository",cell:({name:p})=>ve(p,n)},{title:"Commit",cell:bt},{title:"Failing hosts",style:"number",cell:({name:p})=>d(
o.get(p)??0)},{title:"Errors in files",style:"number",cell:({name:p})=>d(l(p))}],m=s.filter(p=>c(p)>0).toSorted((p,y)=>c(y)-c(p)),x=s.filter(p=>c(p)===0);return i`<section id="repositories" aria-labelledby="repositories-title">
<h2 id="repositories-title">Repositories</h2>
${m.length===0?a:xt("Repositories with failures",m,u)}${x.length===0?a:i`<details><summary>${(0,h.px)(x.length,"repository")} without failing hosts and errors in files</summary>
${xt("Other repositories",x,u.slice(0,2))}</details>\n`}</section>
`}function xt(t,e,n){const s=ye,{shown:o,left:r}=F(e,{caption:t,columns:n,maxBytes:s,style:"compact"});return i`${o}${M(r,"repository")}`}const ve=(t,{context:e})=>R(
(0,z.aE)(t,e),f(t)),bt=({url:t,commit:e})=>e===null?a:R(t===null?null:`${t}/commit/${e}`,f(e.slice(0,ke)));function Ae(t){const e=new Map,n=t.filter(s=>["fails",
"unchecked"].includes((0,b.sG)(s)));for(const{requirements:s}of n){const o=new Set(s.flatMap(({because:r})=>r.map(wt)));for(const r of o)r!==null&&e.set(r,(e.get(
r)??0)+1)}return e}const wt=t=>typeof t=="string"?null:(0,L._M)(t.file);function Mt(t){const e=new Map;for(const n of t){const s=Map.groupBy(n.places,wt);s.size===
0&&s.set(null,[]);for(const[o,r]of s){const l=e.get(o)??[];l.length===0&&e.set(o,l),l.push({...n,places:r})}}return e}function Ee({files:t},e){if(t.length===0)return a;
const n=[...Mt(t)];return i`<section id="files" aria-labelledby="files-title">
<h2 id="files-title">Findings in files</h2>
${Z(n,xe,([s,o])=>Oe(s,o,e),s=>s>0?i`<p class="more">and ${s} more repositories in the JSON report</p>`:a)}</section>
`}function Oe(t,e,n){const{shown:s,left:o}=F(e,{caption:"Findings in files",maxBytes:be,columns:[{title:"Place",cell:c=>Ie(c,n)},{title:"Severity",cell:({severity:c})=>Dt(
c)},{title:"Problem",style:"wide",cell:({problem:c})=>i`${v(K(c.message),Me)} (${B(c.code,n)})`}]}),r=$e.oC.flatMap(c=>{const{length:d}=e.filter(u=>u.severity===
c);return d===0?[]:[(0,h.px)(d,c)]}).join(", "),l=t??n.context.repository?.name??"This checkout";return i`<details><summary><h3>${l}</h3> ${r}</summary>
${s}${M(o,"finding")}</details>
`}const Ie=({places:t,placesLeftOut:e=0},n)=>G(t,we,{...n,isInRepository:!0},e),kt=`'use strict'
const find = (id) => document.getElementById(id)
const filter = find('filter')
if (filter !== null) {
  const [text, failing, count] = ['filter-text', 'filter-failing', 'filter-count'].map(find)
  const rows = Array.from(document.querySelectorAll('[data-host]'), (row) => {
    const details = find(row.dataset.host)?.closest('details')
    return { row, details, isFailing: 'failing' in row.dataset, words: null }
  })
  const wordsOf = (one) => {
    one.words ??= [one.row, one.details].map((part) => part?.textContent ?? '').join(' ').toLowerCase()
    return one.words
  }
  const apply = () => {
    const wanted = text.value.trim().toLowerCase()
    let shown = 0
    for (const one of rows) {
      const isShown = failing.checked ? one.isFailing : true
      const fits = isShown ? wordsOf(one).includes(wanted) : false
      one.row.hidden = !fits
      if (one.details) one.details.hidden = !fits
      shown += fits ? 1 : 0
    }
    count.value = shown === rows.length ? '' : shown + ' of ' + rows.length + ' hosts'
  }
  text.addEventListener('input', apply)
  failing.addEventListener('change', apply)
  filter.hidden = false
  // A browser keeps what was typed when the page is loaded again.
  apply()
}
`,Te=["fails","unchecked","warns","works","skipped"];function Re(t,e){const n=t.findings.some(({severity:o})=>o!=="notice"),s=t.passed?n?"warns":"works":"fails";
return i`<header class="${s}">
<h1>${I(s)}<span>${(0,h.Iu)((0,b.$N)(t,e.context))}</span></h1>
<p class="facts">${S(Ne(e)," \xB7 ")}</p>
${Le(t)}${Xe(t,e)}</header>
`}function Ne({context:t}){const{startedAt:e,durationMs:n,repository:s,repositories:o,shards:r,dialect:l}=t,c=s===null?a:bt(s),d=o.length>0?[i`${(0,h.px)(o.length,
"repository")}`]:s===null?[]:[i`${R(s.url,i`${s.name}`)}${s.commit===null?a:i` at ${c}`}`];return[i`<time datetime="${e}">${(0,A.QN)(e)}</time>`,i`took ${(0,A.kJ)(
n)}`,...d,...r===null||r.indexes.length===r.count?[]:[i`${Ce(r)}`],i`for ${(0,h.QI)(l)}`]}const Ce=({indexes:t,count:e})=>`${t.length===1?"shard":"shards"} ${t.
join(", ")} of ${e}`;function Le({hosts:t}){if(t.length<2)return a;const n=Te.map(s=>({outcome:s,count:t.filter(o=>(0,b.sG)(o)===s).length})).filter(({count:s})=>s>
0).map(({outcome:s,count:o})=>i`<li>${I(s)} <b>${o}</b> ${s==="warns"?"with warnings":b.nx[s]}</li>`);return i`<ul class="tally">${n}</ul>\n`}function Xe({hosts:t,
files:e,findings:n,roots:s},o){const r=n.filter(({severity:d})=>d!=="notice").length,l=[{id:"problems",title:"Problems",count:r},{id:"hosts",title:"Hosts",count:t.
length},{id:"incidents",title:"Incidents",count:$t(o).length},{id:"repositories",title:"Repositories",count:o.context.repositories.length},{id:"roots",title:"Ro\
ot modules",count:s.length},{id:"files",title:"Findings in files",count:e.length},{id:"notices",title:"Notices",count:n.length-r}].filter(({count:d})=>d>0),c=l.
map(({id:d,title:u})=>i`<a href="#${d}">${u}</a>\n`);return l.length<2?a:i`<nav aria-label="Contents">${c}<a href="#about">About this check</a></nav>\n`}const Be=(t,{
context:e})=>i`<section id="about" aria-labelledby="about-title">
<h2 id="about-title">About this check</h2>
<ul>
${(0,de.h$)(t,e).map(n=>i`<li>${v((0,h.Iu)(n))}.</li>\n`)}</ul>
</section>
`,Fe=({version:t,docsUrl:e})=>i(Lt||(Lt=Ct(["<footer><p>tf-disco "," \xB7 ",`</p></footer>
<script>`,`<\/script>
</body>
</html>
`])),t,R(e,i`Problem codes and how to fix them`),O(kt));var St=g(1064),k=g(1505);const Pe=20;function _e({services:t,servicesLeftOut:e,servicesFrom:n},s){const o=t.
slice(0,Pe).map(l=>i`${f(l.id,k.tN)} ${De(l,s)}`),r=t.length-o.length+e;return[...o,...r>0?[i`and ${r} ${V}`]:[],...n===null?[]:[i`from the host block at ${_(n,
s)}`]]}function De(t,e){switch(t.kind){case"url":return f((0,$.cq)(t.url));case"login":{const{client:n,authz:s,token:o,ports:r}=t.login;return i`authz ${f((0,$.
cq)(s??"none"))}, token ${f((0,$.cq)(o??"none"))}, client ${f(n,k.tN)}, ports ${r.join(" to ")}`}case"problem":return i`${I("fails")} ${B(t.problem.code,e)}`}}function He({
visit:{attempt:t}}){return st("Requests",t.hops,[{title:"Request",cell:({url:e})=>f((0,$.cq)(e))},{title:"Response",cell:({status:e,reason:n,mediaType:s})=>{const o=s===
null?a:i`<br/>${f(s,k.tN)}`;return e===null?i`no response`:i`${e} ${v(n,k.tN)}${o}`}},{title:"Token",cell:({authorization:e})=>i`${(0,h.Rk)(e)}`},{title:"Addres\
s",cell:({address:e,proxy:n})=>e!==null?f(e,k.tN):n===null?a:i`through ${f((0,$.cq)(n))}`},{title:"Time",style:"number",cell:({ms:e})=>i`${(0,A.kJ)(e)}`}])}const Ye=({
visit:{attempt:t}},{context:{startedAt:e}})=>st("TLS certificates",t.certificates,[{title:"TLS certificate",cell:({host:n})=>f(n,k.tN)},{title:"Valid until",cell:({
expires:n})=>i`${(0,A.nO)(n,e)}`},{title:"Subject",cell:({subject:n})=>f(n,k.tN)},{title:"Issuer",cell:({issuer:n})=>f(n,k.tN)}]),H=30,ot=4,vt=16,je={works:6,warns:10,
fails:16,unchecked:2,skipped:2};function At(t){const e=t.slice(-H);if(e.length===0)return a;const n=H-e.length,s=new Map;for(let r=0;r<e.length;){const l=e[r]?.
outcome??"skipped",c=ze(e,r),d=`M${(n+r)*ot} ${vt-je[l]/2}h${c*ot-1}`;s.set(l,(s.get(l)??"")+d),r+=c}const o=Array.from(s,([r,l])=>i`<path class="${r}" d="${l}"/>`);
return i`<svg class="runs" viewBox="0 0 ${H*ot} ${vt}" role="img"><title>${(0,C._N)(e)}</title>${o}</svg>`}function ze(t,e){const n=t.findIndex((s,o)=>o>e&&s.outcome!==
t[e]?.outcome);return(n<0?t.length:n)-e}const it=8,rt=48;function Ge(t){const e=t.slice(-H),[n,s]=[e[0],e.at(-1)],o=e.flatMap(({ms:u})=>u??[]),[r,l]=[Math.min(...o),
Math.max(...o)];if(n===void 0||s===void 0||o.length<2)return a;const c=new Map;for(const[u,{outcome:m,ms:x}]of e.entries()){const p=x===null?3:Math.max(1,Math.round(
x/Math.max(l,1)*rt)),y=`M${u*it+it/2} ${rt}v-${p}`;c.set(m,(c.get(m)??"")+y)}const d=Array.from(c,([u,m])=>i`<path class="${u}" d="${m}"/>`);return i`<figure class="latency"><svg viewBox="0 0 ${H*
it} ${rt}" role="img" aria-label="latency of the last ${e.length} runs">${d}</svg>
<figcaption>Latency from ${(0,A.QN)(n.at)} to ${(0,A.QN)(s.at)}: ${(0,A.kJ)(r)} to ${(0,A.kJ)(l)}</figcaption></figure>
`}const Qe=t=>{const e=t===void 0?null:(0,C.mc)(t);return e===null?a:i`${e}`},Je=({uptime:t},e)=>t.find(n=>n.days===e),Ue=20,We=12,Ke=20,Et=500;function Ve(t,e,n,s){
const o=(0,b.sG)(t),r=(0,Y.nx)(t.visit.host),[l]=(0,b.QK)(t),c=l===void 0?a:i`: ${l.problem.title}`;return i`<details class="host"${n?i` open=""`:a}><summary>${I(
o)} <h3>${f(r)}</h3> ${b.nx[o]}${c}</summary>
<div id="${e}">
${Ze(t.findings,s)}${qe(t,s)}${ln(t,s)}${He(t)}${Ye(t,s)}</div>
</details>
`}function Ze(t,e){if(t.length===0)return a;const n=t.slice(0,Ke).map(({severity:s,problem:o})=>{const r=o.help?i` <b>Help:</b> ${v(o.help,Et)}`:a,l=v(K(o.message),
Et);return i`<li>${dt(s)} ${l}.${r} (${B(o.code,e)})</li>\n`});return i`<ul class="findings">\n${n}</ul>\n${M(t.length-n.length,"finding")}`}function qe(t,e){const n=ut(
e),{discovery:s}=t.visit.attempt,o=[...(0,k.Zc)(t,n),...(0,k.o7)(t,n)],l=[{label:"result",texts:s.kind==="skipped"?[v(s.problem.message)]:[]},{label:"required",
texts:tn(t,e)},{label:"clients",texts:sn(t,e)},{label:"services",texts:_e(t,e)},...on(t,e),...o.map(({label:c,texts:d})=>({label:c,texts:d.map(O)}))].flatMap(({
label:c,texts:d})=>{const u=d.filter(m=>!j(m));return u.length===0?[]:[i`<dt>${(0,h.Iu)(c)}</dt>${u.map(m=>i`<dd>${m}</dd>`)}\n`]});return l.length===0?a:i`<dl>\n${l}</dl>\n`}
function tn({requirements:t},e){const n=t.slice(0,Ue),s=t.length-n.length,o=Map.groupBy(n,({because:r})=>G(r,We,e).text);return[...Array.from(o,([r,l])=>{const c=S(
l.map(d=>en(d,e)),", ");return r===""?c:i`${c} by ${O(r)}`}),...s>0?[i`and ${s} more ${V}`]:[]]}function en({service:t,clients:e},{context:n}){const s=t==="any"?
i`${(0,h.DO)(t)}`:f(t,k.tN);return n.dialect.clients.every(r=>e.includes(r))?s:i`${s} for ${(0,h.wO)(e)}`}const nn=["fails","warns","works"],sn=({clients:t},{context:e})=>nn.
flatMap(n=>{const s=e.clients.filter(r=>t[r]===n),o=s.map(r=>St.bB[r]).join(", ");return s.length===0?[]:[i`${I(n)} ${o}: ${b.nx[n]}`]});function on({visit:t},e){
const n=e.context.history?.get(t.host);if(n===void 0)return[];const s=(0,C.k2)(n);return[{label:"runs",texts:[i`${At(n.recent)} ${(0,C._N)(n.recent)}`]},{label:"\
uptime",texts:rn(n)},{label:"latency",texts:s===null?[]:[i`${s} in 30 days${Ge(n.recent)}`]}]}const rn=({uptime:t})=>{const e=t.flatMap(n=>{const s=(0,C.mc)(n);
return s===null?[]:[i`${s} (${(0,C.eC)(n)})`]});return e.length===0?[]:[S(e,", ")]},ln=({visit:t},e)=>ge(e.context.history?.get(t.host)?.incidents??[],e),cn=12e6,
an=2,dn=8,Ot=[7,30,90],un=10;function*pn(t,e){if(t.length===0)return;yield i`<section id="hosts" aria-labelledby="hosts-title">
<h2 id="hosts-title">Hosts</h2>
${t.length<dn?a:fn}`.text;const n=yield*gt(t,{caption:"Hosts",columns:mn(t,e),maxBytes:cn,style:"hosts",attributes:s=>hn(s,e)});yield i`${M(n,"host")}</section>\n`.
text}const fn=i`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`,hn=(t,{anchors:e})=>{const n=e.get(t.visit.host),s=(0,b.sG)(t);return i` data-host="${n??""}"${s==="fails"||s==="unchecked"?i` data-failing=""`:a}`};function mn(t,e){
const n=t.some(({visit:s})=>s.attempt.certificates.length>0);return[{title:"Host",style:"name",cell:s=>gn(s,e)},{title:"Status",style:"status",cell:s=>$n(s,e)},
...e.context.repositories.length>0?[xn]:[],...bn(e),...n?[wn]:[]]}function gn({visit:{host:t},isNew:e},n){const s=e?i` <span class="small">${h.dy}</span>`:a;return i`${tt(
t,(0,Y.nx)(t),n)}${s}`}const $n=(t,e)=>i`${_t((0,b.sG)(t))} <span class="small">${yn(t,e)}</span>`;function yn(t,e){const{discovery:n}=t.visit.attempt,s=[...new Set(
(0,b.QK)(t).map(({problem:o})=>o.title))];return s.length>0?i`${(0,h.K4)(s,an)}`:n.kind==="skipped"?i`${n.problem.title}`:O((0,k.Yj)(t,ut(e)))}const xn={title:"\
Repositories",style:"number repositories",cell:({requirements:t})=>{const e=t.flatMap(({because:n})=>n.map(s=>typeof s=="string"?null:(0,L._M)(s.file)));return i`${new Set(
e.filter(n=>n!==null)).size}`}};function bn({context:{history:t}}){if(t===null)return[];const e=r=>({visit:l})=>{const c=t.get(l.host);return c===void 0?a:r(c)},
n=r=>e(({latency:l})=>l===null?a:i`${(0,A.kJ)(l[r])}`),s=r=>({group:"Uptime",title:`${r} days`,style:r===Ot[0]?"number uptime":"number older",cell:e(l=>Qe(Je(l,
r)))}),o={group:"Latency, 30 days",style:"number minor"};return[{title:"Last 30 runs",style:"history",cell:e(({recent:r})=>At(r))},...Ot.map(s),{...o,title:"Med\
ian",cell:n("medianMs")},{...o,title:"95th percentile",cell:n("p95Ms")}]}const wn={title:"Certificate expires",style:"minor when",cell:({visit:t})=>{const e=Mn(
t.attempt.certificates);return e===void 0?a:i`${e.expires.slice(0,un)}`}},Mn=t=>t.toSorted((e,n)=>Date.parse(e.expires)-Date.parse(n.expires))[0];var w=g(4148);
const kn=2e6,Sn=3e5,vn=6e4;function An(t,e){if(t.length===0)return a;const{wrong:n,good:s}=(0,w.jB)(t),o=[...n,...s];return i`<section id="roots" aria-labelledby="roots-title">
<h2 id="roots-title">Root modules</h2>
${n.length>1?En(n,e):a}${Z(o,kn,r=>On(r,e),r=>M(r,"root module"))}</section>
`}function En(t,e){const n=(0,w.cZ)(t),s=n.map(({row:u})=>u),o=St.Du.filter(u=>t.some(m=>m.clients.includes(u))),r=(0,w.ie)(n,u=>It(u).text),l={caption:"Problem\
s of root modules",columns:Tt(s,{clients:o},[r],e),maxBytes:Sn},{shown:c,left:d}=F(s,l);return i`${c}${M(d,"problem")}`}const It=t=>O((0,w.fi)(t,e=>f((0,$.J7)(e)).
text));function On(t,e){const n=(0,w.qj)(t),{wrong:s,good:o}=(0,w.P)(t),r=[...s,...o],l=n==="works"?(0,w.nS)(t.rows):w.pJ[n],{shown:c,left:d}=F(r,{caption:"Modu\
les and providers",columns:Tt(r,t,[],e),maxBytes:vn});return i`<details><summary>${I((0,w.Fg)(t.rows))} <h3>${It(t)}</h3> ${l}</summary>
${c}${M(d,"module or provider")}</details>
`}function Tt(t,e,n,s){const o=({code:c,title:d})=>i`${d} (${B(c,s)})`.text,l=[...(0,w.ij)([(0,w.eX)(o)],t),...n,...(0,w.ns)({...e,rows:t},(c,d)=>f(c,d).text)];
return[{title:"Module or provider",cell:c=>In(c,e,s)},...l.map(({title:c,cell:d})=>({title:(0,h.Iu)(c),cell:u=>O(d(u))}))]}function In(t,e,n){const[s]=t.places,
o=t.kind==="module"&&t.source!==t.address?f(t.source):a,r=s===void 0?a:i` at ${_(s,n)}`;return i`${I((0,w.Fg)([t]))} ${f((0,w.mC)(t,e))}<br/><span class="small">${o}${r}</span>`}
const Rt=`
:root {
  color-scheme: light dark;
  --back: #fff; --raised: #f6f8fa; --line: #d1d9e0; --text: #1f2328; --soft: #59636e; --link: #0550ae;
  --bad: #b42318; --warn: #8a5100; --good: #1a7f37; --mark: #fff1c2;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #0d1117; --raised: #161b22; --line: #30363d; --text: #e6edf3; --soft: #9da7b1; --link: #79c0ff;
    --bad: #ff8178; --warn: #e3b341; --good: #56d364; --mark: #4d3b00;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0 auto; max-width: 90rem; padding: 0 2rem 2rem; background: var(--back); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
h1, h2, h3 { line-height: 1.25; margin: 0; text-wrap: balance; }
h1 { display: flex; gap: .5em; font-size: clamp(1.375rem, 1rem + 1.5vw, 2rem); }
h2 { font-size: 1.375rem; margin: 3rem 0 .75rem; }
h3 { font-size: 1rem; }
p, ul, dl, figure { margin: .375rem 0; }
p, li, dd { max-width: 75rem; }
ul { padding-left: 1.25rem; }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: .2em; }
li { line-height: 1.75; }
li a, h3 a { padding-block: .25rem; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font: .875em/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: .5rem .75rem; background: var(--raised); border-radius: .25rem; white-space: pre-wrap; }
mark { background: var(--mark); color: inherit; }
.unseen, section > .scroll caption {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.small, .more, .where, figcaption, footer, .facts { color: var(--soft); font-size: .875rem; }
.facts { font-size: 1rem; }

.fails, .unchecked { --tone: var(--bad); }
.warns { --tone: var(--warn); }
.works { --tone: var(--good); }
.skipped, .notice { --tone: var(--soft); }
.sign { display: inline-block; width: 1.1em; text-align: center; font-weight: 700; color: var(--tone); }

header { padding-top: 2.5rem; }
h1 .sign {
  flex: none; width: 1.25em; height: 1.25em; line-height: 1.25; border-radius: 50%;
  background: var(--tone); color: var(--back);
}
.tally { display: flex; flex-wrap: wrap; gap: .25rem 1.75rem; list-style: none; padding: 0; margin: 1rem 0; }
.tally b { font-size: 1.25rem; }
nav {
  display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-top: 1.25rem; padding: .625rem 0;
  border: solid var(--line); border-width: 1px 0;
}

.cause { border-left: .25rem solid var(--bad); padding-left: 1rem; margin: 1.5rem 0; }
.cause.warning { border-color: var(--warn); }
.cause.notice { border-color: var(--soft); }
.cause .code { font-weight: 400; }

.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; overflow-wrap: normal; }
caption { text-align: left; font-weight: 600; padding-top: .75rem; }
th, td { text-align: left; vertical-align: baseline; padding: .4375rem 1.25rem .4375rem 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--soft); font-size: .875rem; font-weight: 600; vertical-align: bottom; }
tbody th { font-weight: 400; }
.group { text-align: center; padding-bottom: .125rem; }
.where a { color: inherit; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.when, .history, .group, td .code code { white-space: nowrap; }
.name { width: 16rem; }
.status { min-width: 15rem; }
.compact { width: auto; }
.runs { width: 120px; height: 16px; }
.runs path { fill: none; stroke: var(--tone); stroke-dasharray: 3 1; }
.runs .works { stroke-width: 6; }
.runs .warns { stroke-width: 10; }
.runs .fails { stroke-width: 16; }
.runs .skipped, .runs .unchecked { stroke-width: 2; }
.latency { margin: .25rem 0 .5rem; }
.latency svg { width: 240px; height: 48px; border-bottom: 1px solid var(--line); }
.latency path { fill: none; stroke: var(--tone); stroke-width: 6; }

details { border-bottom: 1px solid var(--line); }
summary { padding: .4375rem 0; cursor: pointer; }
summary h2, summary h3 { display: inline; margin: 0; }
article details { border: 0; }
.host { content-visibility: auto; contain-intrinsic-size: auto 2.4rem; }
.host > div { padding: 0 0 1.25rem 1.125rem; scroll-margin-top: 3rem; }
.findings { list-style: none; padding: 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .125rem 1.5rem; }
dt { color: var(--soft); }
dd { margin: 0; grid-column: 2; }

#filter { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; margin-bottom: .75rem; }
#filter label { display: flex; gap: .5rem; align-items: center; max-width: 100%; }
input { font: inherit; accent-color: var(--link); }
input[type=search] {
  padding: .25rem .5rem; width: 22rem; min-width: 0; background: var(--back); color: var(--text);
  border: 1px solid var(--soft); border-radius: .25rem;
}
::placeholder { color: var(--soft); opacity: 1; }
footer { margin-top: 3rem; }

@media (max-width: 75rem) { .minor { display: none; } }
@media (max-width: 48rem) {
  body { padding-inline: 1rem; }
  header { padding-top: 1.5rem; }
  dl { grid-template-columns: minmax(0, 1fr); }
  dd { grid-column: 1; margin-bottom: .375rem; }
  .hosts thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .hosts, .hosts tbody { display: block; }
  .hosts tr { display: grid; grid-template-columns: 1fr auto; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .hosts th, .hosts td { border: 0; padding: .0625rem 0; }
  .hosts .name, .hosts .status { grid-column: 1 / -1; }
  .hosts .uptime::after { content: ' in 7 days'; }
  .hosts .older, .hosts .repositories { display: none; }
}
@media print {
  nav, #filter { display: none; }
  .runs path, .latency path, .cause, h1 .sign { print-color-adjust: exact; }
  tr, .cause { break-inside: avoid; }
}
`,Tn=6e6,Rn=100,Nn=1e3,Cn=1e3;function*Ln(t,e,n){const s=(0,b.md)(t.hosts),o=Xn(s,{context:e,anchors:new Map}),r={context:e,anchors:o.anchors};yield _n(t,e,n).text,
yield Re(t,r).text,yield`<main>
`,yield Kt(t.findings,r).text,yield*pn(s,r),yield*Fn(s,o.texts),yield me(r).text,yield Se(t,r).text,yield An(t.roots,r).text,yield Ee(t,r).text,yield Vt(t.findings,
r).text,yield Be(t,r).text,yield`</main>
`,yield Fe(e).text}function Xn(t,e){const n=new Map,s=new P.Wv(Tn),o=[];let r=0;for(const l of t){const c=l.visit.host;if(n.has(c)||r>=Rn)continue;const d=`host\
-${c}`,{text:u}=Ve(l,d,t.length===1,e);s.take(u)?(n.set(c,d),o.push(u)):r+=1}return{anchors:n,texts:o}}const Bn=3;function*Fn(t,e){if(e.length===0)return;const n=e.
length<=Bn,s=i`<h2 id="details-title">Details of ${(0,h.px)(e.length,"host")}</h2>`;yield i`<section id="details" aria-labelledby="details-title">
${n?s:i`<details><summary>${s}</summary>`}
`.text,yield*e;const o=n?a:i`</details>\n`;yield i`${M(t.length-e.length,"host")}${o}</section>\n`.text}const Pn=t=>["default-src 'none'",`style-src 'sha256-${t(
Rt)}'`,`script-src 'sha256-${t(kt)}'`,"img-src data:","base-uri 'none'","form-action 'none'"].join("; "),_n=(t,e,n)=>i`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${X(Pn(n),Nn)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${t.passed?"\u2713":"\u2717"} ${(0,h.Iu)((0,b.$N)(t,e))} – tf-disco</title>
<link rel="icon" href="${X(Dn(t.passed),Cn)}"/>
<style>${O(Rt)}</style>
</head>
<body>
`;function Dn(t){const[e,n]=t?["1a7f37","M4 8.5l3 3 5-6"]:["cf222e","M5 5l6 6m0-6l-6 6"],s=`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle \
cx='8' cy='8' r='8' fill='#${e}'/><path d='${n}' fill='none' stroke='#fff' stroke-width='2'/></svg>`;return`data:image/svg+xml,${encodeURIComponent(s)}`}})};export{jn as id,zn as ids,Gn as modules};
