var Tt=Object.freeze,Bn=Object.defineProperty;var Rt=(W,K)=>Tt(Bn(W,"raw",{value:Tt(K||W.slice())}));var Nt;const Pn=7466,Hn=[7466],Dn={7466:((W,K,g)=>{g.d(K,{renderHtml:()=>Tn});var x=g(5102),h=g(4120),P=g(5955),L=g(5143),j=g(1831),A=g(2796),T=g(8884),$=g(8641);
class C{text;constructor(e){this.text=e}}function i(t,...e){let n=t[0]??"";for(const[s,o]of e.entries())n+=`${Ct(o)}${t[s+1]??""}`;return new C(n)}function Ct(t){
return typeof t=="string"?(0,$.My)((0,$.RK)(t)):typeof t=="number"?String(t):t instanceof C?t.text:t.map(({text:e})=>e).join("")}const d=i``,H=({text:t})=>t==="",
X=(t,e)=>new C((0,$.My)((0,$.RK)(t,e))),I=t=>new C(t),O=(t,e)=>new C(t.map(({text:n})=>n).join((0,$.My)(e))),rt=500,p=(t,e=rt)=>t===""?i`<i>empty</i>`:i`<code>${X(
t,e)}</code>`;function Lt(t){const{text:e}=X(t,rt);return t===""?p(t):i`<code>${I(e.replace(/[./](?=[^./])/g,"$&<wbr/>"))}</code>`}const lt=4e3;function v(t,e=lt){
const n=(0,$.RK)(t,e).split("`"),s=n.length%2===0?n.length-1:n.length,o=n.map((r,l)=>l>=s?`\`${(0,$.My)(r)}`:l%2===0?(0,$.My)(r):r===""?"``":p(r,lt).text);return new C(
o.join(""))}const Xt=2e3,R=(t,e)=>t!==null&&t.length<=Xt&&/^https?:\/\/[!-~]+$/.test(t)?new C(`<a href="${(0,$.My)(t)}">${e.text}</a>`):e;var z=g(4503);const Bt={
fails:"\u2717",unchecked:"\u2717",warns:"!",skipped:"\u25CB",works:"\u2713",notice:"i"},ct={error:"fails",warning:"warns",notice:"notice"},E=t=>i`<span class="sign ${t}" aria-hidden="true">${Bt[t]}</span>`,
Ft=t=>i`${E(t)} ${x.nx[t]}`,at=t=>i`${E(ct[t])}<span class="unseen">${t}: </span>`,Pt=t=>i`${E(ct[t])} ${t}`,Ht=/^[a-z]+(?=[ ,;]|$)/,V=t=>Ht.test(t)?(0,h.Iu)(t):
t,Dt="in the JSON report",b=(t,e,n=Dt)=>t>0?i`<p class="more">and ${(0,h.px)(t,`more ${e}`)} ${n}</p>`:d;function Z(t,e,n,s){const o=(0,P._Q)(t,new P.Wv(e),c=>n(
c).text);let[r,l]=["",o.next()];for(;l.done!==!0;l=o.next())r+=l.value;return i`${I(r)}${s(l.value)}`}const _t=/^[a-z\d]+(?:-[a-z\d]+)*$/,B=(t,{context:e})=>{const n=_t.
test(t)?`${e.docsUrl}#${t}`:null;return i`<span class="code">${R(n,p(t))}</span>`},D=(t,{context:e})=>typeof t=="string"?q(t):R((0,z.uM)(t,e),p((0,T.eo)(t))),q=t=>t.
endsWith(" input")?i`the ${p(t.replace(/ input$/,""))} input`:p(t);function G(t,e,n,s=0){const o=(0,T.yv)([{places:t,placesLeftOut:s}]),{lines:r,settings:l}=o,c=r.
slice(e),a=Array.from(Map.groupBy(r.slice(0,e),({file:S})=>(0,L._M)(S)),([S,U])=>Yt(S,U,n)),u=c.length+o.leftOut,f=new Set(c.map(({file:S})=>(0,L._M)(S)).filter(
S=>S!==null)),m=f.size>0?` in ${(0,h.px)(f.size,"repository")}`:"",k=u>0?[i`${(0,h.px)(u,"more place")}${m}`]:[];return O([...l.map(q),...a,...k],", ")}function Yt(t,e,n){
if(t===null)return O(e.map(o=>D(o,n)),", ");const s=O(e.map(o=>R((0,z.uM)(o,n.context),p(`${jt(o)}:${o.line}`))),", ");return n.isInRepository?s:i`${zt(t,n)}: ${s}`}
const jt=({file:t})=>(0,$.J7)((0,L.bH)(t).path),zt=(t,{context:e})=>R((0,z.aE)(t,e),i`<b>${t}</b>`);function tt(t,e,{anchors:n}){const s=n.get(t),o=Lt(e);return s===
void 0?o:i`<a href="#${s}">${o}</a>`}const dt=t=>({value:(e,n)=>p(e,n).text,prose:e=>v(e).text,because:e=>D(e,t).text}),Gt=6e5,Jt=1e5,ut=6,Qt=300,ft=12,Ut=3,J=1e3,
et=300,Wt=(t,e)=>{const n=t.filter(({severity:s})=>s!=="notice");return n.length===0?d:i`<section id="problems" aria-labelledby="problems-title">
<h2 id="problems-title">Problems</h2>
${pt(n,e,Gt)}
</section>
`},Kt=(t,e)=>{const n=t.filter(({severity:s})=>s==="notice");return n.length===0?d:i`<section id="notices" aria-labelledby="notices-title">
<details><summary><h2 id="notices-title">${(0,h.Iu)((0,h.px)(n.length,"notice"))}</h2></summary>
${pt(n,e,Jt)}
</details>
</section>
`};function pt(t,e,n){const s=(0,A.cZ)(t),o=(0,A.YM)(s);return Z(s,n,l=>Vt(l,e,o.get(l)??null),l=>b(l,"cause"))}function Vt(t,e,n){const{severity:s,code:o,message:r,
help:l,findings:c}=t,a=c.length>1&&c[0]?.exclude!==void 0;return i`<article class="cause ${s}">
<h3>${at(s)} ${qt(t,e)} ${B(o,e)}</h3>
${r===null?d:i`<p>${ht(r)}</p>\n`}${l===null||a?d:Zt(l)}${re(t,e)}${n===null?te(t,e):i`<p>The same hosts as for ${n}.</p>\n`}${ie(t,e)}</article>
`}const ht=t=>v(V(t),J),Zt=t=>i`<p class="help"><b>Help:</b> ${v(t,J)}</p>\n`;function qt(t,{context:e}){const n=(0,A.pq)(t),s=(0,T.mj)(t.findings,e.repositories.
length),o=n>1?[(0,h.px)(n,(0,A.a2)(t))]:[],r=s===""?o:[...o,s];return r.length===0?t.title:`${r.join(" in ")}: ${t.title}`}function te(t,e){const n=ee((0,A.S3)(
t)),{leftOut:s}=(0,A.hs)(t)?{leftOut:0}:(0,T.yv)(t.findings),o=n.slice(0,Qt).map(k=>i`<li>${ne(k,t,e)}</li>\n`),l=o.length<=ut+1?o:o.slice(0,ut),c=o.slice(l.length),
u=n.some(k=>"lines"in k&&k.lines.some(T.cC))?"repository":(0,A.a2)(t),f=t.message===null?"finding":u,m=i`${b(n.length-o.length,f)}${b(s,"place")}`;return n.length===
0?m:i`<ul>
${l}</ul>
${c.length===0?d:i`<details><summary>${(0,h.px)(c.length,`more ${f}`)}</summary>\n<ul>\n${c}</ul>\n</details>\n`}${m}`}function ee(t){const e=new Map;return t.flatMap(
n=>{if(!("file"in n))return[n];const s=(0,L._M)(n.file),o=s===null?void 0:e.get(s);if(o?.push(n),o!==void 0)return[];const r=[n];return s!==null&&e.set(s,r),[{lines:r}]})}
function ne(t,e,n){if("lines"in t)return G(t.lines,ft,n);const s=oe(t,e,n);return e.message!==null?s:O(t.map(({problem:o})=>{const r=e.help===null&&o.help?se(o.
help):d,l=H(s)?ht(o.message):i`${s}: ${v(o.message,J)}`;return i`${l}${r}`})," ")}const se=t=>i`<br/><b>Help:</b> ${v(t,J)}`;function oe(t,e,n){const[s]=t,o=e.hosts.
length>1||e.message===null?Ut:ft,r=(0,T.yv)(t),l=G([...r.lines],o,n,r.leftOut);if(!(0,A.hs)(e)||!s?.host)return l;const c=tt(s.host,(0,j.nx)(s.host),n),a=s.isHostNew?
i` (${h.dy})`:d;return i`${c}${a}${H(l)?d:i` <span class="where">${l}</span>`}`}function ie(t,e){const n=(0,h.od)(t.affects,e.context.clients),{settings:s}=(0,T.
yv)(t.findings),o=[...n===""?[]:[i`Affects ${n}.`],...s.length===0?[]:[i`Required by ${O(s.map(q),", ")}.`]];return o.length===0?d:i`<p class="small">${O(o," ")}</p>\n`}
const re=(t,e)=>O((0,A.cr)(t).slice(0,A.Wi).flatMap(([,n])=>{const s=(0,T.tN)(n),o=e.context.sources.find(r=>s!==null&&le(r.place,s));return o===void 0?[]:[ce(o,
e)]}),""),nt=t=>t.replaceAll("	"," "),le=(t,e)=>t.file===e.file&&t.line===e.line&&t.column===e.column,ce=({place:t,before:e,literal:n,after:s},o)=>i`<figure><figcaption>${D(
t,o)}</figcaption><pre>${(0,$.J7)(nt(e.trimStart()),et)}<mark>${X(nt(n),et)}</mark>${X(nt(s),et)}</pre></figure>\n`;var w=g(7574),ae=g(6763),N=g(7361);function*mt(t,e){
const{caption:n,columns:s,maxBytes:o,attributes:r=()=>d,style:l}=e;yield i`<div class="scroll" role="group" aria-label="${n}" tabindex="0"><table${_(l)}>
<thead>
${de(s)}</thead>
<tbody>
`.text;const c=u=>{const f=s.map((m,k)=>{const S=m.cell(u),U=H(S)?i`–`:S;return k===0?i`<th scope="row"${_(m.style)}>${U}</th>`:i`<td${_(m.style)}>${U}</td>`});
return i`<tr${r(u)}>${f}</tr>\n`.text},a=yield*(0,P._Q)(t,new P.Wv(o),c);return yield`</tbody>
</table></div>
`,a}const _=t=>t===void 0?d:i` class="${t}"`;function de(t){const e=Map.groupBy(t,({group:r,title:l})=>r??l),n=t.some(({group:r})=>r!==void 0),s=Array.from(e,([
r,[l,...c]])=>{if(l?.group===void 0){const a=n?i` rowspan="2"`:d;return i`<th scope="col"${a}${_(l?.style)}>${r}</th>`}return i`<th scope="colgroup" colspan="${c.
length+1}" class="group${l.style?.includes("minor")?" minor":""}">${r}</th>`}),o=t.filter(({group:r})=>r!==void 0).map(({title:r,style:l})=>i`<th scope="col"${_(
l)}>${r}</th>`);return i`<tr>${s}</tr>\n${n?i`<tr>${o}</tr>\n`:d}`}function F(t,e){const n=mt(t,e);let[s,o]=["",n.next()];for(;o.done!==!0;o=n.next())s+=o.value;
return{shown:I(s),left:o.value}}const Q=(t,e,n)=>e.length===0?d:F(e,{caption:t,columns:n,maxBytes:Number.POSITIVE_INFINITY}).shown,ue=3e5,fe=500,pe=6,gt=({context:{
history:t}})=>Array.from(t??[],([e,{incidents:n}])=>n.map(s=>({...s,host:e}))).flat().toSorted((e,n)=>Date.parse(n.from)-Date.parse(e.from));function he(t){const e=gt(
t);if(e.length===0)return d;const n=e.filter(({until:c})=>c===null).length,s=e.slice(0,fe),r=F(s,{caption:"Incidents",columns:[{title:"Host",cell:c=>tt(c.host,(0,j.
nx)(c.host),t)},...$t(t)],maxBytes:ue}),l=e.length-s.length+r.left;return i`<section id="incidents" aria-labelledby="incidents-title">
<h2 id="incidents-title">Incidents</h2>
<p>${(0,h.Iu)((0,h.px)(e.length,"incident"))}, ${n===0?"all of which have ended":`of which ${n} continue`}.</p>
${r.shown}${b(l,"incident","in the history file")}</section>
`}const me=(t,e)=>Q("Incidents",t,$t(e)),$t=t=>[{title:"From",cell:({from:e})=>i`${(0,w.QN)(e)}`},{title:"Until",cell:({until:e})=>i`${e===null?"continues":(0,w.
QN)(e)}`},{title:"Duration",cell:e=>i`${(0,N.QY)(e,t.context.startedAt)}`},{title:"Failed runs",style:"number",cell:({runs:e})=>i`${e}`},{title:"Problems",cell:({
codes:e})=>O(e.slice(0,pe).map(n=>B(n,t)),", ")}];var ge=g(5799);const $e=4e5,ye=15e5,xe=1e5,be=4,we=500,Me=7;function ke({hosts:t,files:e},n){const{repositories:s}=n.
context;if(s.length===0)return d;const o=Se(t),r=bt(e),l=f=>(r.get(f)??[]).filter(({severity:m})=>m==="error").length,c=({name:f})=>(o.get(f)??0)+l(f),{shown:a,
left:u}=F(s.toSorted((f,m)=>c(m)-c(f)),{caption:"Repositories",maxBytes:$e,columns:[{title:"Repository",cell:({name:f})=>R((0,z.aE)(f,n.context),p(f))},{title:"\
Commit",style:"minor",cell:yt},{title:"Failing hosts",style:"number",cell:({name:f})=>i`${o.get(f)??0}`},{title:"Errors in files",style:"number",cell:({name:f})=>i`${l(
f)}`}]});return i`<section id="repositories" aria-labelledby="repositories-title">
<h2 id="repositories-title">Repositories</h2>
${a}${b(u,"repository")}</section>
`}const yt=({url:t,commit:e})=>e===null?d:R(t===null?null:`${t}/commit/${e}`,p(e.slice(0,Me)));function Se(t){const e=new Map,n=t.filter(s=>["fails","unchecked"].
includes((0,x.sG)(s)));for(const{requirements:s}of n){const o=new Set(s.flatMap(({because:r})=>r.map(xt)));for(const r of o)r!==null&&e.set(r,(e.get(r)??0)+1)}return e}
const xt=t=>typeof t=="string"?null:(0,L._M)(t.file);function bt(t){const e=new Map;for(const n of t){const s=Map.groupBy(n.places,xt);s.size===0&&s.set(null,[]);
for(const[o,r]of s){const l=e.get(o)??[];l.length===0&&e.set(o,l),l.push({...n,places:r})}}return e}function ve({files:t},e){if(t.length===0)return d;const n=[...bt(
t)];return i`<section id="files" aria-labelledby="files-title">
<h2 id="files-title">Findings in files</h2>
${Z(n,ye,([s,o])=>Ae(s,o,e),s=>s>0?i`<p class="more">and ${s} more repositories in the JSON report</p>`:d)}</section>
`}function Ae(t,e,n){const{shown:s,left:o}=F(e,{caption:"Findings in files",maxBytes:xe,columns:[{title:"Place",cell:c=>Ee(c,n)},{title:"Severity",cell:({severity:c})=>Pt(
c)},{title:"Problem",style:"wide",cell:({problem:c})=>i`${v(V(c.message),we)} (${B(c.code,n)})`}]}),r=ge.oC.flatMap(c=>{const{length:a}=e.filter(u=>u.severity===
c);return a===0?[]:[(0,h.px)(a,c)]}).join(", "),l=t??n.context.repository?.name??"This checkout";return i`<details><summary><h3>${l}</h3> ${r}</summary>
${s}${b(o,"finding")}</details>
`}const Ee=({places:t,placesLeftOut:e=0},n)=>G(t,be,{...n,isInRepository:!0},e),wt=`'use strict'
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
`,Ie=["fails","unchecked","warns","works","skipped"];function Oe(t,e){const n=t.findings.some(({severity:o})=>o!=="notice"),s=t.passed?n?"warns":"works":"fails";
return i`<header class="${s}">
<h1>${E(s)}<span>${(0,h.Iu)((0,x.$N)(t,e.context))}</span></h1>
<p class="facts">${O(Te(e)," \xB7 ")}</p>
${Ne(t)}${Ce(t,e)}</header>
`}function Te({context:t}){const{startedAt:e,durationMs:n,repository:s,repositories:o,shards:r,dialect:l}=t,c=s===null?d:yt(s),a=o.length>0?[i`${(0,h.px)(o.length,
"repository")}`]:s===null?[]:[i`${R(s.url,i`${s.name}`)}${s.commit===null?d:i` at ${c}`}`];return[i`<time datetime="${e}">${(0,w.QN)(e)}</time>`,i`took ${(0,w.kJ)(
n)}`,...a,...r===null||r.indexes.length===r.count?[]:[i`${Re(r)}`],i`for ${(0,h.QI)(l)}`]}const Re=({indexes:t,count:e})=>`${t.length===1?"shard":"shards"} ${t.
join(", ")} of ${e}`;function Ne({hosts:t}){if(t.length<2)return d;const n=Ie.map(s=>({outcome:s,count:t.filter(o=>(0,x.sG)(o)===s).length})).filter(({count:s})=>s>
0).map(({outcome:s,count:o})=>i`<li>${E(s)} <b>${o}</b> ${s==="warns"?"with warnings":x.nx[s]}</li>`);return i`<ul class="tally">${n}</ul>\n`}function Ce({hosts:t,
files:e,findings:n,roots:s},o){const r=n.filter(({severity:a})=>a!=="notice").length,l=[{id:"problems",title:"Problems",count:r},{id:"hosts",title:"Hosts",count:t.
length},{id:"incidents",title:"Incidents",count:gt(o).length},{id:"repositories",title:"Repositories",count:o.context.repositories.length},{id:"roots",title:"Ro\
ot modules",count:s.length},{id:"files",title:"Findings in files",count:e.length},{id:"notices",title:"Notices",count:n.length-r}].filter(({count:a})=>a>0),c=l.
map(({id:a,title:u})=>i`<a href="#${a}">${u}</a>\n`);return l.length<2?d:i`<nav aria-label="Contents">${c}<a href="#about">About this check</a></nav>\n`}const Le=(t,{
context:e})=>i`<section id="about" aria-labelledby="about-title">
<h2 id="about-title">About this check</h2>
<ul>
${(0,ae.h$)(t,e).map(n=>i`<li>${v((0,h.Iu)(n))}.</li>\n`)}</ul>
</section>
`,Xe=({version:t,docsUrl:e})=>i(Nt||(Nt=Rt(["<footer><p>tf-disco "," \xB7 ",`</p></footer>
<script>`,`<\/script>
</body>
</html>
`])),t,R(e,i`Problem codes and how to fix them`),I(wt));var Mt=g(1064),M=g(1505);const Be=20;function Fe({services:t,servicesLeftOut:e,servicesFrom:n},s){const o=t.
slice(0,Be),r=n===null?d:i`<p class="small">The services are from the host block at ${D(n,s)}.</p>\n`,l=Q("Services",o,[{title:"Service",cell:({id:c})=>p(c,M.tN)},
{title:"URL",cell:c=>Pe(c,s)}]);return i`${l}${r}${b(t.length-o.length+e,"service")}`}function Pe(t,e){switch(t.kind){case"url":return p((0,$.cq)(t.url));case"l\
ogin":{const{client:n,authz:s,token:o,ports:r}=t.login;return i`authz ${p((0,$.cq)(s??"none"))}<br/>token ${p((0,$.cq)(o??"none"))}<br/>client ${p(n,M.tN)}, ports ${r.
join(" to ")}`}case"problem":return i`${E("fails")} ${B(t.problem.code,e)}`}}function He({visit:{attempt:t}}){return Q("Requests",t.hops,[{title:"Request",cell:({
url:e})=>p((0,$.cq)(e))},{title:"Response",cell:({status:e,reason:n,mediaType:s})=>{const o=s===null?d:i`<br/>${p(s,M.tN)}`;return e===null?i`no response`:i`${e} ${v(
n,M.tN)}${o}`}},{title:"Token",cell:({authorization:e})=>i`${(0,h.Rk)(e)}`},{title:"Address",cell:({address:e,proxy:n})=>e!==null?p(e,M.tN):n===null?d:i`through ${p(
(0,$.cq)(n))}`},{title:"Time",style:"number",cell:({ms:e})=>i`${(0,w.kJ)(e)}`}])}const De=({visit:{attempt:t}},{context:{startedAt:e}})=>Q("TLS certificates",t.
certificates,[{title:"TLS certificate",cell:({host:n})=>p(n,M.tN)},{title:"Valid until",cell:({expires:n})=>i`${(0,w.nO)(n,e)}`},{title:"Subject",cell:({subject:n})=>p(
n,M.tN)},{title:"Issuer",cell:({issuer:n})=>p(n,M.tN)}]),Y=30,st=4,kt=16,_e={works:6,warns:10,fails:16,unchecked:2,skipped:2};function St(t){const e=t.slice(-Y);
if(e.length===0)return d;const n=Y-e.length,s=new Map;for(let r=0;r<e.length;){const l=e[r]?.outcome??"skipped",c=Ye(e,r),a=`M${(n+r)*st} ${kt-_e[l]/2}h${c*st-1}`;
s.set(l,(s.get(l)??"")+a),r+=c}const o=Array.from(s,([r,l])=>i`<path class="${r}" d="${l}"/>`);return i`<svg class="runs" viewBox="0 0 ${Y*st} ${kt}" role="img"><title>${(0,N.
_N)(e)}</title>${o}</svg>`}function Ye(t,e){const n=t.findIndex((s,o)=>o>e&&s.outcome!==t[e]?.outcome);return(n<0?t.length:n)-e}const ot=8,it=48;function je(t){
const e=t.slice(-Y),[n,s]=[e[0],e.at(-1)],o=e.flatMap(({ms:u})=>u??[]),[r,l]=[Math.min(...o),Math.max(...o)];if(n===void 0||s===void 0||o.length<2)return d;const c=new Map;
for(const[u,{outcome:f,ms:m}]of e.entries()){const k=m===null?3:Math.max(1,Math.round(m/Math.max(l,1)*it)),S=`M${u*ot+ot/2} ${it}v-${k}`;c.set(f,(c.get(f)??"")+
S)}const a=Array.from(c,([u,f])=>i`<path class="${u}" d="${f}"/>`);return i`<figure class="latency"><svg viewBox="0 0 ${Y*ot} ${it}" role="img" aria-label="latency of the last ${e.
length} runs">${a}</svg>
<figcaption>Latency from ${(0,w.QN)(n.at)} to ${(0,w.QN)(s.at)}: ${(0,w.kJ)(r)} to ${(0,w.kJ)(l)}</figcaption></figure>
`}function ze(t){const e=t===void 0?null:(0,N.mc)(t);return t===void 0||e===null?d:i`<span title="${(0,N.eC)(t)}">${e}</span>`}const Ge=({uptime:t},e)=>t.find(n=>n.
days===e),Je=20,Qe=12,Ue=20,vt=500;function We(t,e,n){const s=(0,x.sG)(t),o=(0,j.nx)(t.visit.host);return i`<details class="host"><summary>${E(s)} <h3>${p(o)}</h3> ${x.
nx[s]}</summary>
<div id="${e}">
${Ke(t.findings,n)}${Ve(t,n)}${sn(t,n)}${Fe(t,n)}${He(t)}${De(t,n)}</div>
</details>
`}function Ke(t,e){if(t.length===0)return d;const n=t.slice(0,Ue).map(({severity:s,problem:o})=>{const r=o.help?i` <b>Help:</b> ${v(o.help,vt)}`:d,l=v(V(o.message),
vt);return i`<li>${at(s)} ${l}.${r} (${B(o.code,e)})</li>\n`});return i`<ul class="findings">\n${n}</ul>\n${b(t.length-n.length,"finding")}`}function Ve(t,e){const n=dt(
e),{discovery:s}=t.visit.attempt,o=[...(0,M.Zc)(t,n),...(0,M.o7)(t,n)],l=[{label:"result",texts:s.kind==="skipped"?[v(s.problem.message)]:[]},{label:"required",
texts:Ze(t,e)},{label:"clients",texts:tn(t,e)},...en(t,e),...o.map(({label:c,texts:a})=>({label:c,texts:a.map(I)}))].flatMap(({label:c,texts:a})=>{const u=a.filter(
f=>!H(f));return u.length===0?[]:[i`<dt>${(0,h.Iu)(c)}</dt>${u.map(f=>i`<dd>${f}</dd>`)}\n`]});return l.length===0?d:i`<dl>\n${l}</dl>\n`}function Ze({requirements:t},e){
const{clients:n}=e.context.dialect,s=t.slice(0,Je).map(({service:r,clients:l,because:c})=>{const a=r==="any"?i`${(0,h.DO)(r)}`:p(r,M.tN),f=n.every(k=>l.includes(
k))?"":` for ${(0,h.wO)(l)}`,m=G(c,Qe,e);return i`${a}${f}${H(m)?d:i` by ${m}`}`}),o=t.length-s.length;return o>0?[...s,i`and ${o} more in the JSON report`]:s}const qe=[
"fails","warns","works"],tn=({clients:t},{context:e})=>qe.flatMap(n=>{const s=e.clients.filter(r=>t[r]===n),o=s.map(r=>Mt.bB[r]).join(", ");return s.length===0?
[]:[i`${E(n)} ${o}: ${x.nx[n]}`]});function en({visit:t},e){const n=e.context.history?.get(t.host);if(n===void 0)return[];const s=(0,N.k2)(n);return[{label:"run\
s",texts:[i`${St(n.recent)} ${(0,N._N)(n.recent)}`]},{label:"uptime",texts:nn(n)},{label:"latency",texts:s===null?[]:[i`${s} in 30 days`]}]}const nn=({uptime:t})=>t.
flatMap(e=>{const n=(0,N.mc)(e);return n===null?[]:[i`${n}: ${(0,N.eC)(e)}`]});function sn({visit:t},e){const n=e.context.history?.get(t.host);return n===void 0?
d:i`${je(n.recent)}${me(n.incidents,e)}`}const on=12e6,rn=2,ln=8,At=[7,30,90];function*cn(t,e){if(t.length===0)return;yield i`<section id="hosts" aria-labelledby="hosts-title">
<h2 id="hosts-title">Hosts</h2>
${t.length<ln?d:an}`.text;const n=yield*mt(t,{caption:"Hosts",columns:un(t,e),maxBytes:on,style:"hosts",attributes:s=>dn(s,e)});yield i`${b(n,"host")}</section>\n`.
text}const an=i`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`,dn=(t,{anchors:e})=>{const n=e.get(t.visit.host),s=(0,x.sG)(t);return i` data-host="${n??""}"${s==="fails"||s==="unchecked"?i` data-failing=""`:d}`};function un(t,e){
const n=t.some(({visit:s})=>s.attempt.certificates.length>0);return[{title:"Host",style:"name",cell:s=>fn(s,e)},{title:"Status",style:"status",cell:s=>pn(s,e)},
...e.context.repositories.length>0?[mn]:[],...gn(e),...n?[$n(e)]:[]]}function fn({visit:{host:t},isNew:e},n){const s=e?i` <span class="small">${h.dy}</span>`:d;
return i`${tt(t,(0,j.nx)(t),n)}${s}`}const pn=(t,e)=>i`${Ft((0,x.sG)(t))} <span class="small">${hn(t,e)}</span>`;function hn(t,e){const{discovery:n}=t.visit.attempt,
s=[...new Set((0,x.QK)(t).map(({problem:o})=>o.title))];return s.length>0?i`${(0,h.K4)(s,rn)}`:n.kind==="skipped"?i`${n.problem.title}`:I((0,M.Yj)(t,dt(e)))}const mn={
title:"Repositories",style:"number repositories",cell:({requirements:t})=>{const e=t.flatMap(({because:n})=>n.map(s=>typeof s=="string"?null:(0,L._M)(s.file)));
return i`${new Set(e.filter(n=>n!==null)).size}`}};function gn({context:{history:t}}){if(t===null)return[];const e=r=>({visit:l})=>{const c=t.get(l.host);return c===
void 0?d:r(c)},n=r=>e(({latency:l})=>l===null?d:i`${(0,w.kJ)(l[r])}`),s=r=>({group:"Uptime",title:`${r} days`,style:r===At[0]?"number uptime":"number older",cell:e(
l=>ze(Ge(l,r)))}),o={group:"Latency in 30 days",style:"number minor"};return[{title:"Last 30 runs",style:"history",cell:e(({recent:r})=>St(r))},...At.map(s),{...o,
title:"median",cell:n("medianMs")},{...o,title:"95%",cell:n("p95Ms")}]}const $n=({context:t})=>({title:"Certificate expires",style:"minor expiry",cell:({visit:e})=>{
const n=yn(e.attempt.certificates);return n===void 0?d:i`${(0,w.nO)(n.expires,t.startedAt)}`}}),yn=t=>t.toSorted((e,n)=>Date.parse(e.expires)-Date.parse(n.expires))[0];
var y=g(4148);const xn=2e6,bn=3e5,wn=6e4;function Mn(t,e){if(t.length===0)return d;const{wrong:n,good:s}=(0,y.jB)(t),o=[...n,...s];return i`<section id="roots" aria-labelledby="roots-title">
<h2 id="roots-title">Root modules</h2>
${n.length>1?kn(n,e):d}${Z(o,xn,r=>Sn(r,e),r=>b(r,"root module"))}</section>
`}function kn(t,e){const n=(0,y.cZ)(t),s=n.map(({row:u})=>u),o=Mt.Du.filter(u=>t.some(f=>f.clients.includes(u))),r=(0,y.ie)(n,u=>Et(u).text),l={caption:"Problem\
s of root modules",columns:It(s,{clients:o},[r],e),maxBytes:bn},{shown:c,left:a}=F(s,l);return i`${c}${b(a,"problem")}`}const Et=t=>I((0,y.fi)(t,e=>p((0,$.J7)(e)).
text));function Sn(t,e){const n=(0,y.qj)(t),{wrong:s,good:o}=(0,y.P)(t),r=[...s,...o],l=n==="works"?(0,y.nS)(t.rows):y.pJ[n],{shown:c,left:a}=F(r,{caption:"Modu\
les and providers",columns:It(r,t,[],e),maxBytes:wn});return i`<details><summary>${E((0,y.Fg)(t.rows))} <h3>${Et(t)}</h3> ${l}</summary>
${c}${b(a,"module or provider")}</details>
`}function It(t,e,n,s){const o=({code:c,title:a})=>i`${a} (${B(c,s)})`.text,l=[...(0,y.ij)([(0,y.eX)(o)],t),...n,...(0,y.ns)({...e,rows:t},(c,a)=>p(c,a).text)];
return[{title:"Module or provider",cell:c=>vn(c,e,s)},...l.map(({title:c,cell:a})=>({title:(0,h.Iu)(c),cell:u=>I(a(u))}))]}function vn(t,e,n){const[s]=t.places,
o=t.kind==="module"&&t.source!==t.address?p(t.source):d,r=s===void 0?d:i` at ${D(s,n)}`;return i`${E((0,y.Fg)([t]))} ${p((0,y.mC)(t,e))}<br/><span class="small">${o}${r}</span>`}
const Ot=`
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
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font: .875em/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: .5rem .75rem; background: var(--raised); border-radius: .25rem; overflow-x: auto; }
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
.group { text-align: center; border-bottom: 0; padding-bottom: 0; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.expiry, .history { white-space: nowrap; }
.runs { width: 120px; height: 16px; }
.runs path { fill: none; stroke: var(--tone); stroke-dasharray: 3 1; }
.runs .works { stroke-width: 6; }
.runs .warns { stroke-width: 10; }
.runs .fails { stroke-width: 16; }
.runs .skipped, .runs .unchecked { stroke-width: 2; }
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
#filter label { display: flex; gap: .5rem; align-items: center; }
input { font: inherit; accent-color: var(--link); }
input[type=search] { padding: .25rem .5rem; width: 22rem; max-width: 100%; }
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
`,An=6e6,En=100,In=1e3,On=1e3;function*Tn(t,e,n){const s=(0,x.md)(t.hosts),o=Rn(s,{context:e,anchors:new Map}),r={context:e,anchors:o.anchors};yield Ln(t,e,n).text,
yield Oe(t,r).text,yield`<main>
`,yield Wt(t.findings,r).text,yield*cn(s,r),yield*Nn(s,o.texts),yield he(r).text,yield ke(t,r).text,yield Mn(t.roots,r).text,yield ve(t,r).text,yield Kt(t.findings,
r).text,yield Le(t,r).text,yield`</main>
`,yield Xe(e).text}function Rn(t,e){const n=new Map,s=new P.Wv(An),o=[];let r=0;for(const l of t){const c=l.visit.host;if(n.has(c)||r>=En)continue;const a=`host\
-${c}`,{text:u}=We(l,a,e);s.take(u)?(n.set(c,a),o.push(u)):r+=1}return{anchors:n,texts:o}}function*Nn(t,e){e.length!==0&&(yield i`<section id="details" aria-labelledby="details-title">
<h2 id="details-title">Details of hosts</h2>
`.text,yield*e,yield i`${b(t.length-e.length,"host")}</section>\n`.text)}const Cn=t=>["default-src 'none'",`style-src 'sha256-${t(Ot)}'`,`script-src 'sha256-${t(
wt)}'`,"img-src data:","base-uri 'none'","form-action 'none'"].join("; "),Ln=(t,e,n)=>i`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${X(Cn(n),In)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${t.passed?"\u2713":"\u2717"} ${(0,h.Iu)((0,x.$N)(t,e))} – tf-disco</title>
<link rel="icon" href="${X(Xn(t.passed),On)}"/>
<style>${I(Ot)}</style>
</head>
<body>
`;function Xn(t){const[e,n]=t?["1a7f37","M4 8.5l3 3 5-6"]:["cf222e","M5 5l6 6m0-6l-6 6"],s=`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle \
cx='8' cy='8' r='8' fill='#${e}'/><path d='${n}' fill='none' stroke='#fff' stroke-width='2'/></svg>`;return`data:image/svg+xml,${encodeURIComponent(s)}`}})};export{Pn as id,Hn as ids,Dn as modules};
