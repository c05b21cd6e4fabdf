var Ct=Object.freeze,Hn=Object.defineProperty;var Lt=(J,U)=>Ct(Hn(J,"raw",{value:Ct(U||J.slice())}));var Xt;const zn=7466,Yn=[7466],jn={7466:((J,U,g)=>{g.d(U,{renderHtml:()=>Cn});var $=g(5102),h=g(4120),S=g(5955),X=g(5143),j=g(1831),k=g(2796),R=g(8884),y=g(8641);
class C{text;constructor(e){this.text=e}}function r(t,...e){let n=t[0]??"";for(const[o,s]of e.entries())n+=`${_t(s)}${t[o+1]??""}`;return new C(n)}function _t(t){
return typeof t=="string"?(0,y.My)((0,y.RK)(t)):typeof t=="number"?String(t):t instanceof C?t.text:t.map(({text:e})=>e).join("")}const a=r``,H=({text:t})=>t==="",
_=(t,e)=>new C((0,y.My)((0,y.RK)(t,e))),O=t=>new C(t),A=(t,e)=>new C(t.map(({text:n})=>n).join((0,y.My)(e))),lt=500,p=(t,e=lt)=>t===""?r`<i>empty</i>`:r`<code>${_(
t,e)}</code>`;function Ft(t){const{text:e}=_(t,lt);return t===""?p(t):r`<code>${O(e.replace(/[./](?=[^./])/g,"$&<wbr/>"))}</code>`}const ct=4e3;function E(t,e=ct){
const n=(0,y.RK)(t,e).split("`"),o=n.length%2===0?n.length-1:n.length,s=n.map((i,l)=>l>=o?`\`${(0,y.My)(i)}`:l%2===0?(0,y.My)(i):i===""?"``":p(i,ct).text);return new C(
s.join(""))}const Bt=2e3,N=(t,e)=>t!==null&&t.length<=Bt&&/^https?:\/\/[!-~]+$/.test(t)?new C(`<a href="${(0,y.My)(t)}">${e.text}</a>`):e;var F=g(4503);const Pt={
fails:"\u2717",unchecked:"\u2717",warns:"!",skipped:"\u25CB",works:"\u2713",notice:"i"},at={error:"fails",warning:"warns",notice:"notice"},T=t=>r`<span class="sign ${t}" aria-hidden="true">${Pt[t]}</span>`,
Ht=t=>r`${T(t)} ${$.nx[t]}`,dt=t=>r`${T(at[t])}<span class="unseen">${t}: </span>`,Dt=t=>r`${T(at[t])} ${t}`,zt=/^[a-z]+(?=[ ,;]|$)/,K=t=>zt.test(t)?(0,h.Iu)(t):
t,V="in the JSON report",M=(t,e,n=V)=>t>0?r`<p class="more">and ${(0,h.px)(t,`more ${e}`)} ${n}</p>`:a;function q(t,e,n,o){const s=(0,S._Q)(t,new S.Wv(e),c=>n(c).
text);let[i,l]=["",s.next()];for(;l.done!==!0;l=s.next())i+=l.value;return r`${O(i)}${o(l.value)}`}const Yt=/^[a-z\d]+(?:-[a-z\d]+)*$/,B=(t,{context:e})=>{const n=Yt.
test(t)?`${e.docsUrl}#${t}`:null;return r`<span class="code">${N(n,p(t))}</span>`},D=(t,{context:e})=>typeof t=="string"?Z(t):N((0,F.uM)(t,e),p((0,R.eo)(t))),Z=t=>t.
endsWith(" input")?r`the ${p(t.replace(/ input$/,""))} input`:p(t);function G(t,e,n,o=0){const s=(0,R.yv)([{places:t,placesLeftOut:o}]),{lines:i,settings:l}=s,c=i.
slice(e),d=Array.from(Map.groupBy(i.slice(0,e),({file:b})=>(0,X._M)(b)),([b,Q])=>jt(b,Q,n)),u=c.length+s.leftOut,m=new Set(c.map(({file:b})=>(0,X._M)(b)).filter(
b=>b!==null)),w=m.size>0?` in ${(0,h.px)(m.size,"repository")}`:"",f=u>0?[r`${(0,h.px)(u,"more place")}${w}`]:[];return A([...l.map(Z),...d,...f],", ")}function jt(t,e,n){
if(t===null)return A(e.map(s=>D(s,n)),", ");const o=A(e.map(s=>N((0,F.uM)(s,n.context),p(`${Gt(s)}:${s.line}`))),", ");return n.isInRepository?o:r`${Wt(t,n)}: ${o}`}
const Gt=({file:t})=>(0,y.J7)((0,X.bH)(t).path),Wt=(t,{context:e})=>N((0,F.aE)(t,e),r`<b>${t}</b>`);function tt(t,e,{anchors:n}){const o=n.get(t),s=Ft(e);return o===
void 0?s:r`<a href="#${o}">${s}</a>`}const ut=t=>({value:(e,n)=>p(e,n).text,prose:e=>E(e).text,because:e=>D(e,t).text}),Qt=6e5,Jt=1e5,ft=6,Ut=300,pt=12,Kt=3,W=1e3,
et=300,Vt=(t,e)=>{const n=t.filter(({severity:o})=>o!=="notice");return n.length===0?a:r`<section id="problems" aria-labelledby="problems-title">
<h2 id="problems-title">Problems</h2>
${ht(n,e,Qt)}
</section>
`},qt=(t,e)=>{const n=t.filter(({severity:o})=>o==="notice");return n.length===0?a:r`<section id="notices" aria-labelledby="notices-title">
<details><summary><h2 id="notices-title">${(0,h.Iu)((0,h.px)(n.length,"notice"))}</h2></summary>
${ht(n,e,Jt)}
</details>
</section>
`};function ht(t,e,n){const o=(0,k.cZ)(t),s=(0,k.YM)(o);return q(o,n,l=>Zt(l,e,s.get(l)??null),l=>M(l,"cause"))}function Zt(t,e,n){const{severity:o,code:s,message:i,
help:l,findings:c}=t,d=c.length>1&&c[0]?.exclude!==void 0,u=ae(t,e);return r`<article class="cause ${o}">
<h3>${dt(o)} ${ne(t,e)} ${B(s,e)}</h3>
${i===null?a:r`<p>${mt(i)}</p>\n`}${l===null||d?a:ee(l)}${u}${te(t,e,{isLineShown:!H(u),sameAs:n})}${ce(t,e)}</article>
`}function te(t,e,{isLineShown:n,sameAs:o}){if(o!==null)return r`<p>The same hosts as for ${o}.</p>\n`;const s=!(0,k.hs)(t)&&t.message!==null&&(0,k.pq)(t)===1;return n&&
s?a:oe(t,e)}const mt=t=>E(K(t),W),ee=t=>r`<p class="help"><b>Help:</b> ${E(t,W)}</p>\n`;function ne(t,{context:e}){const n=(0,k.pq)(t),o=(0,R.mj)(t.findings,e.repositories.
length),s=n>1?[(0,h.px)(n,(0,k.a2)(t))]:[],i=o===""?s:[...s,o];return i.length===0?t.title:`${i.join(" in ")}: ${t.title}`}function oe(t,e){const n=se((0,k.S3)(
t)),{leftOut:o}=(0,k.hs)(t)?{leftOut:0}:(0,R.yv)(t.findings),s=n.slice(0,Ut).map(f=>r`<li>${ie(f,t,e)}</li>\n`),l=s.length<=ft+1?s:s.slice(0,ft),c=s.slice(l.length),
u=n.some(f=>"lines"in f&&f.lines.some(R.cC))?"repository":(0,k.a2)(t),m=t.message===null?"finding":u,w=r`${M(n.length-s.length,m)}${M(o,"place")}`;return n.length===
0?w:r`<ul>
${l}</ul>
${c.length===0?a:r`<details><summary>${(0,h.px)(c.length,`more ${m}`)}</summary>\n<ul>\n${c}</ul>\n</details>\n`}${w}`}function se(t){const e=new Map;return t.flatMap(
n=>{if(!("file"in n))return[n];const o=(0,X._M)(n.file),s=o===null?void 0:e.get(o);if(s?.push(n),s!==void 0)return[];const i=[n];return o!==null&&e.set(o,i),[{lines:i}]})}
function ie(t,e,n){if("lines"in t)return G(t.lines,pt,n);const o=le(t,e,n);return e.message!==null?o:A(t.map(({problem:s})=>{const i=e.help===null&&s.help?re(s.
help):a,l=H(o)?mt(s.message):r`${o}: ${E(s.message,W)}`;return r`${l}${i}`})," ")}const re=t=>r`<br/><b>Help:</b> ${E(t,W)}`;function le(t,e,n){const[o]=t,s=e.hosts.
length>1||e.message===null?Kt:pt,i=(0,R.yv)(t),l=G([...i.lines],s,n,i.leftOut);if(!(0,k.hs)(e)||!o?.host)return l;const c=tt(o.host,(0,j.nx)(o.host),n),d=o.isHostNew?
r` (${h.dy})`:a;return r`${c}${d}${H(l)?a:r` <span class="where">${l}</span>`}`}function ce(t,e){const n=(0,h.od)(t.affects,e.context.clients),{settings:o}=(0,R.
yv)(t.findings),s=[...n===""?[]:[r`Affects ${n}.`],...o.length===0?[]:[r`Required by ${A(o.map(Z),", ")}.`]];return s.length===0?a:r`<p class="small">${A(s," ")}</p>\n`}
const ae=(t,e)=>A((0,k.cr)(t).slice(0,k.Wi).flatMap(([,n])=>{const o=(0,R.tN)(n),s=e.context.sources.find(i=>o!==null&&de(i.place,o));return s===void 0?[]:[ue(s,
e)]}),""),nt=t=>t.replaceAll("	"," "),de=(t,e)=>t.file===e.file&&t.line===e.line&&t.column===e.column,ue=({place:t,before:e,literal:n,after:o},s)=>r`<figure><figcaption>${D(
t,s)}</figcaption><pre>${(0,y.J7)(nt(e.trimStart()),et)}<mark>${_(nt(n),et)}</mark>${_(nt(o),et)}</pre></figure>\n`;var I=g(7574),fe=g(6763),L=g(7361);function*gt(t,e){
const{caption:n,columns:o,room:s,attributes:i=()=>a,style:l}=e;yield r`<div class="scroll" role="group" aria-label="${n}" tabindex="0"><table${z(l)}>
<thead>
${pe(o)}</thead>
<tbody>
`.text;const c=u=>{const m=o.map((w,f)=>{const b=w.cell(u),Q=H(b)?r`–`:b;return f===0?r`<th scope="row"${z(w.style)}>${Q}</th>`:r`<td${z(w.style)}>${Q}</td>`});
return r`<tr${i(u)}>${m}</tr>\n`.text},d=yield*(0,S._Q)(t,s,c);return yield`</tbody>
</table></div>
`,d}const z=t=>t===void 0?a:r` class="${t}"`;function pe(t){const e=Map.groupBy(t,({group:i,title:l})=>i??l),n=t.some(({group:i})=>i!==void 0),o=Array.from(e,([
i,[l,...c]])=>{if(l?.group===void 0){const d=n?r` rowspan="2"`:a;return r`<th scope="col"${d}${z(l?.style)}>${i}</th>`}return r`<th scope="colgroup" colspan="${c.
length+1}" class="group${l.style?.includes("minor")?" minor":""}">${i}</th>`}),s=t.filter(({group:i})=>i!==void 0).map(({title:i,style:l})=>r`<th scope="col"${z(
l)}>${i}</th>`);return r`<tr>${o}</tr>\n${n?r`<tr>${s}</tr>\n`:a}`}function P(t,e){const n=gt(t,e);let[o,s]=["",n.next()];for(;s.done!==!0;s=n.next())o+=s.value;
return{shown:O(o),left:s.value}}const ot=(t,e,n)=>e.length===0?a:P(e,{caption:t,columns:n,room:new S.Wv(Number.POSITIVE_INFINITY)}).shown,he=3e5,me=500,ge=6,$t=({
context:{history:t}})=>Array.from(t??[],([e,{incidents:n}])=>n.map(o=>({...o,host:e}))).flat().toSorted((e,n)=>Date.parse(n.from)-Date.parse(e.from));function $e(t){
const e=$t(t);if(e.length===0)return a;const n=e.filter(({until:c})=>c===null).length,o=e.slice(0,me),i=P(o,{caption:"Incidents",columns:[{title:"Host",style:"n\
ame",cell:c=>tt(c.host,(0,j.nx)(c.host),t)},...yt(t)],room:new S.Wv(he)}),l=e.length-o.length+i.left;return r`<section id="incidents" aria-labelledby="incidents-title">
<h2 id="incidents-title">Incidents</h2>
<p>${(0,h.px)(e.length,"incident")}, ${n===0?"none":n} of which ${n>1?"continue":"continues"}.</p>
${i.shown}${M(l,"incident","in the history file")}</section>
`}const ye=(t,e)=>ot("Incidents",t,yt(e)),yt=t=>[{title:"From",style:"when",cell:({from:e})=>r`${(0,I.QN)(e)}`},{title:"Until",style:"when",cell:({until:e})=>r`${e===
null?"continues":(0,I.QN)(e)}`},{title:"Duration",style:"when",cell:e=>r`${(0,L.QY)(e,t.context.startedAt)}`},{title:"Failed runs",style:"number",cell:({runs:e})=>r`${e}`},
{title:"Problems",cell:({codes:e})=>A(e.slice(0,ge).map(n=>B(n,t)),", ")}],be=4e5,we=15e5,xe=1e5,Me=4,ke=500,ve=7;function Se({hosts:t,files:e},n){const{repositories:o}=n.
context;if(o.length===0)return a;const s=Ee(t),i=Mt(e),l=f=>(i.get(f)??[]).filter(({severity:b})=>b==="error").length,c=({name:f})=>(s.get(f)??0)+l(f),d=f=>f===
0?a:r`${f}`,u=[{title:"Repository",cell:({name:f})=>Ae(f,n)},{title:"Commit",cell:wt},{title:"Failing hosts",style:"number",cell:({name:f})=>d(s.get(f)??0)},{title:"\
Errors in files",style:"number",cell:({name:f})=>d(l(f))}],m=o.filter(f=>c(f)>0).toSorted((f,b)=>c(b)-c(f)),w=o.filter(f=>c(f)===0);return r`<section id="repositories" aria-labelledby="repositories-title">
<h2 id="repositories-title">Repositories</h2>
${m.length===0?a:bt("Repositories with failures",m,u)}${w.length===0?a:r`<details><summary>${(0,h.px)(w.length,"repository")} without failing hosts and errors in files</summary>
${bt("Other repositories",w,u.slice(0,2))}</details>\n`}</section>
`}function bt(t,e,n){const o=new S.Wv(be),{shown:s,left:i}=P(e,{caption:t,columns:n,room:o,style:"compact"});return r`${s}${M(i,"repository")}`}const Ae=(t,{context:e})=>N(
(0,F.aE)(t,e),p(t)),wt=t=>t.commit===null?a:N((0,F.DZ)(t),p(t.commit.slice(0,ve)));function Ee(t){const e=new Map,n=t.filter(o=>["fails","unchecked"].includes((0,$.
sG)(o)));for(const{requirements:o}of n){const s=new Set(o.flatMap(({because:i})=>i.map(xt)));for(const i of s)i!==null&&e.set(i,(e.get(i)??0)+1)}return e}const xt=t=>typeof t==
"string"?null:(0,X._M)(t.file);function Mt(t){const e=new Map;for(const n of t){const o=Map.groupBy(n.places,xt);o.size===0&&o.set(null,[]);for(const[s,i]of o){
const l=e.get(s)??[];l.length===0&&e.set(s,l),l.push({...n,places:i})}}return e}function Ie({files:t},e){if(t.length===0)return a;const n=[...Mt(t)];return r`<section id="files" aria-labelledby="files-title">
<h2 id="files-title">Findings in files</h2>
${q(n,we,([o,s])=>Oe(o,s,e),o=>M(o,"repository"))}</section>
`}function Oe(t,e,n){const{shown:o,left:s}=P(e,{caption:"Findings in files",room:new S.Wv(xe),columns:[{title:"Place",cell:l=>Te(l,n)},{title:"Severity",cell:({
severity:l})=>Dt(l)},{title:"Problem",style:"wide",cell:({problem:l})=>r`${E(K(l.message),ke)} (${B(l.code,n)})`}]}),i=t??n.context.repository?.name??"This chec\
kout";return r`<details><summary><h3>${i}</h3> ${(0,h.H8)(e)}</summary>
${o}${M(s,"finding")}</details>
`}const Te=({places:t,placesLeftOut:e=0},n)=>G(t,Me,{...n,isInRepository:!0},e),kt=`'use strict'
const find = (id) => document.getElementById(id)
// Browsers open what is around the target of a link; older ones do not.
const reveal = () => {
  const target = find(location.hash.slice(1))
  for (let at = target; at !== null; at = at.parentElement) {
    if (at.localName === 'details') at.open = true
  }
  target?.scrollIntoView()
}
addEventListener('hashchange', reveal)
reveal()
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
    for (const part of document.querySelectorAll('#hosts .scroll')) {
      part.hidden = part.querySelector('tbody tr:not([hidden])') === null
    }
    count.value = shown === rows.length ? '' : shown + ' of ' + rows.length + ' hosts'
  }
  text.addEventListener('input', apply)
  failing.addEventListener('change', apply)
  filter.hidden = false
  // A browser keeps what was typed when the page is loaded again.
  apply()
}
`;function Re(t,e,n){const o=t.findings.some(({severity:i})=>i!=="notice"),s=t.passed?o?"warns":"works":"fails";return r`<header class="${s}">
<h1>${T(s)}<span>${e}</span></h1>
<p class="facts">${A(Ne(n.context)," \xB7 ")}</p>
${Le(t)}${Xe(t,n)}</header>
`}function Ne({startedAt:t,durationMs:e,dialect:n,...o}){return[r`<time datetime="${t}">${(0,I.QN)(t)}</time>`,r`took ${(0,I.kJ)(e)}`,...Ce(o),r`for ${(0,h.QI)(
n)}`]}function Ce({repository:t,repositories:e}){if(e.length>0)return[r`${(0,h.px)(e.length,"repository")}`];if(t===null)return[];const{name:n,commit:o}=t,s=N((0,F.
aE)(n,{repositories:[t]}),r`${n}`);return[o===null?s:r`${s} at ${wt(t)}`]}function Le({hosts:t}){if(t.length<2)return a;const e=Map.groupBy(t,o=>{const s=(0,$.sG)(
o);return s==="warns"?"with warnings":s==="fails"&&(0,$.JR)(o)?$.fX:$.nx[s]}),n=Array.from(e,([o,[s,...i]])=>s===void 0?a:r`<li>${T((0,$.sG)(s))} <b>${i.length+
1}</b> ${o}</li>`);return r`<ul class="tally">${n}</ul>\n`}function Xe({hosts:t,files:e,findings:n,roots:o},s){const i=n.filter(({severity:d})=>d!=="notice").length,
l=[{id:"problems",title:"Problems",count:i},{id:"hosts",title:"Hosts",count:t.length},{id:"incidents",title:"Incidents",count:$t(s).length},{id:"repositories",title:"\
Repositories",count:s.context.repositories.length},{id:"roots",title:"Root modules",count:o.length},{id:"files",title:"Findings in files",count:e.length},{id:"n\
otices",title:"Notices",count:n.length-i}].filter(({count:d})=>d>0),c=l.map(({id:d,title:u})=>r`<a href="#${d}">${u}</a>\n`);return l.length<2?a:r`<nav aria-label="Contents">${c}<a href="#about">About this check</a></nav>\n`}
const _e=(t,{context:e})=>r`<section id="about" aria-labelledby="about-title">
<h2 id="about-title">About this check</h2>
<ul>
${(0,fe.h$)(t,e).map(n=>r`<li>${E((0,h.Iu)(n))}.</li>\n`)}</ul>
</section>
`,Fe=({version:t,docsUrl:e})=>r(Xt||(Xt=Lt(["<footer><p>tf-disco "," \xB7 ",`</p></footer>
<script>`,`<\/script>
</body>
</html>
`])),t,N(e,r`Problem codes and how to fix them`),O(kt));var vt=g(1064),v=g(1505);const Be=20;function Pe({services:t,servicesLeftOut:e,servicesFrom:n},o){const s=t.
slice(0,Be).map(l=>r`${p(l.id,v.tN)} ${He(l,o)}`),i=t.length-s.length+e;return[...s,...i>0?[r`and ${i} ${V}`]:[],...n===null?[]:[r`from the host block at ${D(n,
o)}`]]}function He(t,e){switch(t.kind){case"url":return p((0,y.cq)(t.url));case"login":{const{client:n,authz:o,token:s,ports:i}=t.login;return r`authz ${p((0,y.
cq)(o??"none"))}, token ${p((0,y.cq)(s??"none"))}, client ${p(n,v.tN)}, ports ${i.join(" to ")}`}case"problem":return r`${T("fails")} ${B(t.problem.code,e)}`}}function De({
visit:{attempt:t}}){return ot("Requests",t.hops,[{title:"Request",cell:({url:e})=>p((0,y.cq)(e))},{title:"Response",cell:({status:e,reason:n,mediaType:o})=>{const s=o===
null?a:r`<br/>${p(o,v.tN)}`;return e===null?r`no response`:r`${e} ${E(n,v.tN)}${s}`}},{title:"Token",cell:({authorization:e})=>r`${(0,h.Rk)(e)}`},{title:"Addres\
s",cell:({address:e,proxy:n})=>e!==null?p(e,v.tN):n===null?a:r`through ${p((0,y.cq)(n))}`},{title:"Time",style:"number",cell:({ms:e})=>r`${(0,I.kJ)(e)}`}])}const ze=({
visit:{attempt:t}},{context:{startedAt:e}})=>ot("TLS certificates",t.certificates,[{title:"TLS certificate",cell:({host:n})=>p(n,v.tN)},{title:"Valid until",cell:({
expires:n})=>r`${(0,I.nO)(n,e)}`},{title:"Subject",cell:({subject:n})=>p(n,v.tN)},{title:"Issuer",cell:({issuer:n})=>p(n,v.tN)}]),Y=30,st=4,St=16,Ye={works:6,warns:10,
fails:16,unchecked:2,skipped:2};function At(t){const e=t.slice(-Y);if(e.length===0)return a;const n=Y-e.length,o=new Map;for(let i=0;i<e.length;){const l=e[i]?.
outcome??"skipped",c=je(e,i),d=`M${(n+i)*st} ${St-Ye[l]/2}h${c*st-1}`;o.set(l,(o.get(l)??"")+d),i+=c}const s=Array.from(o,([i,l])=>r`<path class="${i}" d="${l}"/>`);
return r`<svg class="runs" viewBox="0 0 ${Y*st} ${St}" role="img"><title>${(0,L._N)(e)}</title>${s}</svg>`}function je(t,e){const n=t.findIndex((o,s)=>s>e&&o.outcome!==
t[e]?.outcome);return(n<0?t.length:n)-e}const it=8,rt=48;function Ge(t){const e=t.slice(-Y),[n,o]=[e[0],e.at(-1)],s=e.flatMap(({ms:u})=>u??[]),[i,l]=[Math.min(...s),
Math.max(...s)];if(n===void 0||o===void 0||s.length<2)return a;const c=new Map;for(const[u,{outcome:m,ms:w}]of e.entries()){const f=w===null?3:Math.max(1,Math.round(
w/Math.max(l,1)*rt)),b=`M${u*it+it/2} ${rt}v-${f}`;c.set(m,(c.get(m)??"")+b)}const d=Array.from(c,([u,m])=>r`<path class="${u}" d="${m}"/>`);return r`<figure class="latency"><svg viewBox="0 0 ${Y*
it} ${rt}" role="img" aria-label="latency of the last ${e.length} runs">${d}</svg>
<figcaption>Latency from ${(0,I.QN)(n.at)} to ${(0,I.QN)(o.at)}: ${(0,I.kJ)(i)} to ${(0,I.kJ)(l)}</figcaption></figure>
`}const We=t=>{const e=t===void 0?null:(0,L.mc)(t);return e===null?a:r`${e}`},Qe=20,Je=12,Ue=20,Et=500;function Ke(t,e,n,o){const s=(0,$.sG)(t),i=(0,j.nx)(t.visit.
host),[l]=(0,$.QK)(t),c=l===void 0?a:r`: ${l.problem.title}`;return r`<details class="host"${n?r` open=""`:a}><summary>${T(s)} <h3>${p(i)}</h3> ${$.nx[s]}${c}</summary>
<div id="${e}">
${Ve(t.findings,o)}${qe(t,o)}${rn(t,o)}${De(t)}${ze(t,o)}</div>
</details>
`}function Ve(t,e){if(t.length===0)return a;const n=t.slice(0,Ue).map(({severity:o,problem:s})=>{const i=s.help?r` <b>Help:</b> ${E(s.help,Et)}`:a,l=E(K(s.message),
Et);return r`<li>${dt(o)} ${l}.${i} (${B(s.code,e)})</li>\n`});return r`<ul class="findings">\n${n}</ul>\n${M(t.length-n.length,"finding")}`}function qe(t,e){const n=ut(
e),{discovery:o}=t.visit.attempt,s=[...(0,v.Zc)(t,n),...(0,v.o7)(t,n)],l=[{label:"result",texts:o.kind==="skipped"?[E(o.problem.message)]:[]},{label:"required",
texts:Ze(t,e)},{label:"clients",texts:nn(t,e)},{label:"services",texts:Pe(t,e)},...on(t,e),...s.map(({label:c,texts:d})=>({label:c,texts:d.map(O)}))].flatMap(({
label:c,texts:d})=>{const u=d.filter(m=>!H(m));return u.length===0?[]:[r`<dt>${(0,h.Iu)(c)}</dt>${u.map(m=>r`<dd>${m}</dd>`)}\n`]});return l.length===0?a:r`<dl>\n${l}</dl>\n`}
function Ze({requirements:t},e){const n=t.slice(0,Qe),o=t.length-n.length,s=Map.groupBy(n,({because:i})=>G(i,Je,e).text);return[...Array.from(s,([i,l])=>{const c=A(
l.map(d=>tn(d,e)),", ");return i===""?c:r`${c} by ${O(i)}`}),...o>0?[r`and ${o} more ${V}`]:[]]}function tn({service:t,clients:e},{context:n}){const o=t==="any"?
r`${(0,h.DO)(t)}`:p(t,v.tN);return n.dialect.clients.every(i=>e.includes(i))?o:r`${o} for ${(0,h.wO)(e)}`}const en=["fails","warns","works"],nn=({clients:t},{context:e})=>en.
flatMap(n=>{const o=e.clients.filter(i=>t[i]===n),s=o.map(i=>vt.bB[i]).join(", ");return o.length===0?[]:[r`${T(n)} ${s}: ${$.nx[n]}`]});function on({visit:t},e){
const n=e.context.history?.get(t.host);if(n===void 0)return[];const o=(0,L.k2)(n);return[{label:"runs",texts:[r`${At(n.recent)} ${(0,L._N)(n.recent)}`]},{label:"\
uptime",texts:sn(n)},{label:"latency",texts:o===null?[]:[r`${o} in 30 days${Ge(n.recent)}`]}]}const sn=({uptime:t})=>{const e=t.flatMap(n=>{const o=(0,L.mc)(n);
return o===null?[]:[r`${o} (${(0,L.eC)(n)})`]});return e.length===0?[]:[A(e,", ")]},rn=({visit:t},e)=>ye(e.context.history?.get(t.host)?.incidents??[],e),ln=12e6,
It=200,cn=2,an=8,Ot=[7,30,90],dn=10;function*un(t,e){if(t.length===0)return;yield r`<section id="hosts" aria-labelledby="hosts-title">
<h2 id="hosts-title">Hosts</h2>
${t.length<an?a:fn}`.text;const n=new S.Wv(ln),o=hn(t,e);let s=0;for(let i=0;i<t.length;i+=It){const l=t.slice(i,i+It);s+=yield*gt(l,{caption:t.length===l.length?
"Hosts":`Hosts from ${i+1}`,columns:o,room:n,style:"hosts",attributes:c=>pn(c,e)})}yield r`${M(s,"host")}</section>\n`.text}const fn=r`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`,pn=(t,{anchors:e})=>{const n=e.get(t.visit.host),o=(0,$.sG)(t);return r` data-host="${n??""}"${o==="fails"||o==="unchecked"?r` data-failing=""`:a}`};function hn(t,e){
const n=t.some(({visit:o})=>o.attempt.certificates.length>0);return[{title:"Host",style:"name",cell:o=>mn(o,e)},{title:"Status",style:"status",cell:o=>gn(o,e)},
...e.context.repositories.length>0?[yn]:[],...bn(e),...n?[wn]:[]]}function mn({visit:{host:t},isNew:e},n){const o=e?r` <span class="small">${h.dy}</span>`:a;return r`${tt(
t,(0,j.nx)(t),n)}${o}`}const gn=(t,e)=>r`${Ht((0,$.sG)(t))} <span class="small">${$n(t,e)}</span>`;function $n(t,e){const{discovery:n}=t.visit.attempt,o=[...new Set(
(0,$.QK)(t).map(({problem:s})=>s.title))];return o.length>0?r`${(0,h.K4)(o,cn)}`:n.kind==="skipped"?r`${n.problem.title}`:O((0,v.Yj)(t,ut(e)))}const yn={title:"\
Repositories",style:"number repositories",cell:({requirements:t})=>{const e=t.flatMap(({because:n})=>n.map(o=>typeof o=="string"?null:(0,X._M)(o.file)));return r`${new Set(
e.filter(n=>n!==null)).size}`}};function bn({context:{history:t}}){if(t===null)return[];const e=i=>({visit:l})=>{const c=t.get(l.host);return c===void 0?a:i(c)},
n=i=>e(({latency:l})=>l===null?a:r`${(0,I.kJ)(l[i])}`),o=i=>({group:"Uptime",title:`${i} days`,style:i===Ot[0]?"number uptime":"number older",cell:e(l=>We(l.uptime.
find(c=>c.days===i)))}),s={group:"Latency, 30 days",style:"number minor"};return[{title:"Last 30 runs",style:"history",cell:e(({recent:i})=>At(i))},...Ot.map(o),
{...s,title:"Median",cell:n("medianMs")},{...s,title:"95th percentile",cell:n("p95Ms")}]}const wn={title:"Certificate expires",style:"minor when",cell:({visit:t})=>{
const e=xn(t.attempt.certificates);return e===void 0?a:r`${e.expires.slice(0,dn)}`}},xn=t=>t.toSorted((e,n)=>Date.parse(e.expires)-Date.parse(n.expires))[0];var x=g(
4148);const Mn=2e6,kn=3e5,vn=6e4;function Sn(t,e){if(t.length===0)return a;const{wrong:n,good:o}=(0,x.jB)(t),s=[...n,...o];return r`<section id="roots" aria-labelledby="roots-title">
<h2 id="roots-title">Root modules</h2>
${n.length>1?An(n,e):a}${q(s,Mn,i=>En(i,e),i=>M(i,"root module"))}</section>
`}function An(t,e){const n=(0,x.cZ)(t),o=n.map(({row:u})=>u),s=vt.Du.filter(u=>t.some(m=>m.clients.includes(u))),i=(0,x.ie)(n,u=>Tt(u).text),l={caption:"Problem\
s of root modules",columns:Rt(o,{clients:s},[i],e),room:new S.Wv(kn)},{shown:c,left:d}=P(o,l);return r`${c}${M(d,"problem")}`}const Tt=t=>O((0,x.fi)(t,e=>p((0,R.
II)(e)).text));function En(t,e){const n=(0,x.qj)(t),{wrong:o,good:s}=(0,x.P)(t),i=[...o,...s],l=n==="works"?(0,x.nS)(t.rows):x.pJ[n],{shown:c,left:d}=P(i,{caption:"\
Modules and providers",columns:Rt(i,t,[],e),room:new S.Wv(vn)});return r`<details><summary>${T((0,x.Fg)(t.rows))} <h3>${Tt(t)}</h3> ${l}</summary>
${c}${M(d,"module or provider")}</details>
`}function Rt(t,e,n,o){const s=({code:c,title:d})=>r`${d} (${B(c,o)})`.text,l=[...(0,x.ij)([(0,x.eX)(s)],t),...n,...(0,x.ns)({...e,rows:t},(c,d)=>p(c,d).text)];
return[{title:"Module or provider",cell:c=>In(c,e,o)},...l.map(({title:c,cell:d})=>({title:(0,h.Iu)(c),cell:u=>O(d(u))}))]}function In(t,e,n){const[o]=t.places,
s=t.kind==="module"&&t.source!==t.address?p(t.source):a,i=o===void 0?a:r` at ${D(o,n)}`;return r`${T((0,x.Fg)([t]))} ${p((0,x.mC)(t,e))}<br/><span class="small">${s}${i}</span>`}
const Nt=`
:root {
  color-scheme: light dark;
  --back: #fff; --raised: #f6f8fa; --line: #d1d9e0; --text: #1f2328; --soft: #59636e; --link: #0550ae;
  --bad: #b42318; --warn: #8a5100; --good: #1a7f37; --mark: #fff1c2;
}
@media screen and (prefers-color-scheme: dark) {
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
#hosts > .scroll + .scroll { content-visibility: auto; contain-intrinsic-size: auto 7500px; margin-top: 1.5rem; }
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
  :root { color-scheme: light; font-size: 75%; }
  body { padding: 0; }
  .scroll { overflow: visible; }
  .when { white-space: normal; }
  .name { width: auto; }
  nav, #filter { display: none; }
  .runs path, .latency path, .cause, h1 .sign { print-color-adjust: exact; }
  tr, .cause { break-inside: avoid; }
}
`,On=6e6,Tn=100,Rn=1e3,Nn=1e3;function*Cn(t,e,n){const o=(0,$.md)(t.hosts),s=Ln(o,{context:e,anchors:new Map}),i={context:e,anchors:s.anchors},l=(0,h.Iu)((0,$.$N)(
t,e));yield Bn(t.passed,l,n).text,yield Re({...t,hosts:o},l,i).text,yield`<main>
`,yield Vt(t.findings,i).text,yield*un(o,i),yield*_n(o,s.texts),yield $e(i).text,yield Se(t,i).text,yield Sn(t.roots,i).text,yield Ie(t,i).text,yield qt(t.findings,
i).text,yield _e(t,i).text,yield`</main>
`,yield Fe(e).text}function Ln(t,e){const n=new Map,o=new S.Wv(On),s=[];let i=0;for(const l of t){const c=l.visit.host;if(n.has(c)||i>=Tn)continue;const d=`host\
-${c}`,{text:u}=Ke(l,d,t.length===1,e);o.take(u)?(n.set(c,d),s.push(u)):i+=1}return{anchors:n,texts:s}}const Xn=3;function*_n(t,e){if(e.length===0)return;const n=e.
length<=Xn,o=r`<h2 id="details-title">Details of ${(0,h.px)(e.length,"host")}</h2>`;yield r`<section id="details" aria-labelledby="details-title">
${n?o:r`<details><summary>${o}</summary>`}
`.text,yield*e;const s=n?a:r`</details>\n`;yield r`${M(t.length-e.length,"host")}${s}</section>\n`.text}const Fn=t=>["default-src 'none'",`style-src 'sha256-${t(
Nt)}'`,`script-src 'sha256-${t(kt)}'`,"img-src data:","base-uri 'none'","form-action 'none'"].join("; "),Bn=(t,e,n)=>r`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${_(Fn(n),Rn)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${t?"\u2713":"\u2717"} ${e} – tf-disco</title>
<link rel="icon" href="${_(Pn(t),Nn)}"/>
<style>${O(Nt)}</style>
</head>
<body>
`;function Pn(t){const[e,n]=t?["1a7f37","M4 8.5l3 3 5-6"]:["cf222e","M5 5l6 6m0-6l-6 6"],o=`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle \
cx='8' cy='8' r='8' fill='#${e}'/><path d='${n}' fill='none' stroke='#fff' stroke-width='2'/></svg>`;return`data:image/svg+xml,${encodeURIComponent(o)}`}})};export{zn as id,Yn as ids,jn as modules};
