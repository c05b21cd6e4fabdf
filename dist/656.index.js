var At=Object.freeze,bn=Object.defineProperty;var Ot=(Y,G)=>At(bn(Y,"raw",{value:At(G||Y.slice())}));var It;const wn=656,kn=[656],vn={3656:((Y,G,$)=>{$.r(G),$.d(G,{renderHtml:()=>fn});var H=$(4e3),y=$(5102),f=$(4120),T=$(5143),J=$(1831),v=$(2796),I=$(8884),h=$(
8641);class E{text;constructor(e){this.text=e}}function i(t,...e){let n=t[0]??"";for(const[s,o]of e.entries())n+=`${Nt(o)}${t[s+1]??""}`;return new E(n)}function Nt(t){
return typeof t=="string"?(0,h.My)((0,h.RK)(t)):typeof t=="number"?String(t):t instanceof E?t.text:t.map(({text:e})=>e).join("")}const c=i``,P=({text:t})=>t==="",
C=(t,e)=>new E((0,h.My)((0,h.RK)(t,e))),N=t=>new E(t),M=(t,e)=>new E(t.map(({text:n})=>n).join((0,h.My)(e))),st=500,u=(t,e=st)=>t===""?i`<i>empty</i>`:i`<code>${C(
t,e)}</code>`;function Rt(t){const{text:e}=C(t,st);return t===""?u(t):i`<code>${N(e.replace(/[./](?=[^./])/g,"$&<wbr/>"))}</code>`}const ot=4e3;function S(t,e=ot){
const n=(0,h.RK)(t,e).split("`"),s=n.length%2===0?n.length-1:n.length,o=n.map((r,l)=>l>=s?`\`${(0,h.My)(r)}`:l%2===0?(0,h.My)(r):r===""?"``":u(r,ot).text);return new E(
o.join(""))}const Et=2e3,R=(t,e)=>t!==null&&t.length<=Et&&/^https?:\/\/[!-~]+$/.test(t)?new E(`<a href="${(0,h.My)(t)}">${e.text}</a>`):e;var L=$(4503);const Tt={
fails:"\u2717",unchecked:"\u2717",warns:"!",skipped:"\u25CB",works:"\u2713",notice:"i"},it={error:"fails",warning:"warns",notice:"notice"},A=t=>i`<span class="sign ${t}" aria-hidden="true">${Tt[t]}</span>`,
Ct=t=>i`${A(t)} ${y.nx[t]}`,rt=t=>i`${A(it[t])}<span class="unseen">${t}: </span>`,Lt=t=>i`${A(it[t])} ${t}`,Ft=/^[a-z]+(?=[ ,;]|$)/,K=t=>Ft.test(t)?(0,f.Iu)(t):
t,zt="in the JSON report",Q=(t,e,n=zt)=>t>0?i`<p class="more">and ${(0,f.px)(t,`more ${e}`)} ${n}</p>`:c,Ht=/^[a-z\d]+(?:-[a-z\d]+)*$/,F=(t,{context:e})=>{const n=Ht.
test(t)?`${e.docsUrl}#${t}`:null;return i`<span class="code">${R(n,u(t))}</span>`},D=(t,{context:e})=>typeof t=="string"?W(t):R((0,L.uM)(t,e),u((0,I.eo)(t))),W=t=>t.
endsWith(" input")?i`the ${u(t.replace(/ input$/,""))} input`:u(t);function U(t,e,n){const{lines:s,settings:o}=(0,I.yv)([{places:t}]),r=s.slice(e),l=Array.from(
Map.groupBy(s.slice(0,e),({file:g})=>(0,T._M)(g)),([g,b])=>Pt(g,b,n)),a=new Set(r.map(({file:g})=>(0,T._M)(g)).filter(g=>g!==null)),d=a.size>0?` in ${(0,f.px)(a.
size,"repository")}`:"",p=r.length>0?[i`${(0,f.px)(r.length,"more place")}${d}`]:[];return M([...o.map(W),...l,...p],", ")}function Pt(t,e,n){if(t===null)return M(
e.map(o=>D(o,n)),", ");const s=M(e.map(o=>R((0,L.uM)(o,n.context),u(`${Dt(o)}:${o.line}`))),", ");return n.isInRepository?s:i`${Xt(t,n)}: ${s}`}const Dt=({file:t})=>(0,h.
J7)((0,T.bH)(t).path),Xt=(t,{context:e})=>R((0,L.aE)(t,e),i`<b>${t}</b>`),q=t=>`host-${t}`;function Z(t,e,{detailed:n}){const s=Rt(e);return n.has(t)?i`<a href="#${q(
t)}">${s}</a>`:s}const lt=t=>({value:(e,n)=>u(e,n).text,prose:e=>S(e).text,because:e=>D(e,t).text}),at=6,jt=300,ct=12,Bt=3,V=300,Gt=(t,e)=>{const n=t.filter(({severity:s})=>s!==
"notice");return n.length===0?c:i`<section id="problems" aria-labelledby="problems-title">
<h2 id="problems-title">Problems</h2>
${dt(n,e)}
</section>
`},Jt=(t,e)=>{const n=t.filter(({severity:s})=>s==="notice");return n.length===0?c:i`<section id="notices" aria-labelledby="notices-title">
<details><summary><h2 id="notices-title">${(0,f.Iu)((0,f.px)(n.length,"notice"))}</h2></summary>
${dt(n,e)}
</details>
</section>
`};function dt(t,e){const n=(0,v.cZ)(t),s=(0,v.YM)(n);return n.map(o=>Qt(o,e,s.get(o)??null))}function Qt(t,e,n){const{severity:s,code:o,message:r,help:l,findings:a}=t,
d=a.length>1&&a[0]?.exclude!==void 0,p=ee(t,e);return i`<article class="cause ${s}">
<h3>${rt(s)} ${Kt(t,e)} ${F(o,e)}</h3>
${r===null?c:i`<p>${ut(r)}</p>\n`}${l===null||d?c:Yt(l)}${p}${Ut(t,e,{isLineShown:!P(p),sameAs:n})}${te(t,e)}</article>
`}function Ut(t,e,{isLineShown:n,sameAs:s}){if(s!==null)return i`<p>The same hosts as for ${s}.</p>\n`;const o=!(0,v.hs)(t)&&t.message!==null&&(0,v.pq)(t)===1;return n&&
o?c:Wt(t,e)}const ut=t=>S(K(t),h.h2),Yt=t=>i`<p class="help"><b>Help:</b> ${S(t,h.h2)}</p>\n`;function Kt(t,{context:e}){const n=(0,v.pq)(t),s=(0,I.mj)(t.findings,
e.repositories.length),o=n>1?[(0,f.px)(n,(0,v.a2)(t))]:[],r=s===""?o:[...o,s];return r.length===0?t.title:`${r.join(" in ")}: ${t.title}`}function Wt(t,e){const n=qt(
(0,v.S3)(t)),s=(0,H.zN)(n,jt),o=s.shown.map(b=>i`<li>${Zt(b,t,e)}</li>\n`),l=o.length<=at+1?o:o.slice(0,at),a=o.slice(l.length),p=n.some(b=>"lines"in b&&b.lines.
some(I.cC))?"repository":(0,v.a2)(t),g=t.message===null?"finding":p;return n.length===0?c:i`<ul>
${l}</ul>
${a.length===0?c:i`<details><summary>${(0,f.px)(a.length,`more ${g}`)}</summary>\n<ul>\n${a}</ul>\n</details>\n`}${Q(s.more,g)}`}function qt(t){const e=new Map;
return t.flatMap(n=>{if(!("file"in n))return[n];const s=(0,T._M)(n.file),o=s===null?void 0:e.get(s);if(o?.push(n),o!==void 0)return[];const r=[n];return s!==null&&
e.set(s,r),[{lines:r}]})}function Zt(t,e,n){if("lines"in t)return U(t.lines,ct,n);const s=_t(t,e,n);return e.message!==null?s:M(t.map(({problem:o})=>{const r=e.
help===null&&o.help?Vt(o.help):c,l=P(s)?ut(o.message):i`${s}: ${S(o.message,h.h2)}`;return i`${l}${r}`})," ")}const Vt=t=>i`<br/><b>Help:</b> ${S(t,h.h2)}`;function _t(t,e,n){
const[s]=t,o=e.hosts.length>1||e.message===null?Bt:ct,r=U((0,I.yv)(t).lines,o,n);if(!(0,v.hs)(e)||!s?.host)return r;const l=Z(s.host,(0,J.nx)(s.host),n),a=s.isHostNew?
i` (${f.dy})`:c;return i`${l}${a}${P(r)?c:i` <span class="where">${r}</span>`}`}function te(t,e){const n=(0,f.od)(t.affects,e.context.clients),{settings:s}=(0,I.
yv)(t.findings),o=[...n===""?[]:[i`Affects ${n}.`],...s.length===0?[]:[i`Required by ${M(s.map(W),", ")}.`]];return o.length===0?c:i`<p class="small">${M(o," ")}</p>\n`}
const ee=(t,e)=>M((0,v.cr)(t).slice(0,v.Wi).flatMap(([,n])=>{const s=(0,I.tN)(n),o=e.context.sources.find(r=>s!==null&&ne(r.place,s));return o===void 0?[]:[se(o,
e)]}),""),_=t=>t.replaceAll("	"," "),ne=(t,e)=>t.file===e.file&&t.line===e.line&&t.column===e.column,se=({place:t,before:e,literal:n,after:s},o)=>i`<figure><figcaption>${D(
t,o)}</figcaption><pre>${(0,h.J7)(_(e.trimStart()),V)}<mark>${C(_(n),V)}</mark>${C(_(s),V)}</pre></figure>\n`;var w=$(7574),oe=$(6763),z=$(7361);function O(t,e){
if(t.length===0)return c;const{caption:n,columns:s,attributes:o=()=>c,style:r}=e,l=t.map(a=>{const d=s.map((p,g)=>{const b=p.cell(a),m=P(b)?i`–`:b;return g===
0?i`<th scope="row"${X(p.style)}>${m}</th>`:i`<td${X(p.style)}>${m}</td>`});return i`<tr${o(a)}>${d}</tr>\n`});return i`<div class="scroll" role="group" aria-label="${n}" tabindex="0"><table${X(
r)}>
<thead>
${ie(s)}</thead>
<tbody>
${l}</tbody>
</table></div>
`}const X=t=>t===void 0?c:i` class="${t}"`;function ie(t){const e=Map.groupBy(t,({group:r,title:l})=>r??l),n=t.some(({group:r})=>r!==void 0),s=Array.from(e,([r,
[l,...a]])=>{if(l?.group===void 0){const d=n?i` rowspan="2"`:c;return i`<th scope="col"${d}${X(l?.style)}>${r}</th>`}return i`<th scope="colgroup" colspan="${a.
length+1}" class="group${l.style?.includes("minor")?" minor":""}">${r}</th>`}),o=t.filter(({group:r})=>r!==void 0).map(({title:r,style:l})=>i`<th scope="col"${X(
l)}>${r}</th>`);return i`<tr>${s}</tr>\n${n?i`<tr>${o}</tr>\n`:c}`}const re=500,pt=({context:{history:t}})=>Array.from(t??[],([e,{incidents:n}])=>n.map(s=>({...s,
host:e}))).flat().toSorted((e,n)=>Date.parse(n.from)-Date.parse(e.from));function le(t){const e=pt(t);if(e.length===0)return c;const n=e.filter(({until:l})=>l===
null).length,s=(0,H.zN)(e,re),o={title:"Host",style:"name",cell:l=>Z(l.host,(0,J.nx)(l.host),t)},r=O(s.shown,{caption:"Incidents",columns:[o,...ft(t)]});return i`<section id="incidents" aria-labelledby="incidents-title">
<h2 id="incidents-title">Incidents</h2>
<p>${(0,f.px)(e.length,"incident")}, ${n===0?"none":n} of which ${n>1?"continue":"continues"}.</p>
${r}${Q(s.more,"incident","in the history file")}</section>
`}const ae=(t,e)=>O(t,{caption:"Incidents",columns:ft(e)}),ft=t=>[{title:"From",style:"when",cell:({from:e})=>i`${(0,w.QN)(e)}`},{title:"Until",style:"when",cell:({
until:e})=>i`${e===null?"continues":(0,w.QN)(e)}`},{title:"Duration",style:"when",cell:e=>i`${(0,z.QY)(e,t.context.startedAt)}`},{title:"Failed runs",style:"num\
ber",cell:({runs:e})=>i`${e}`},{title:"Problems",cell:({codes:e})=>M(e.map(n=>F(n,t)),", ")}],ce=4,de=7;function ue({hosts:t,files:e},n){const{repositories:s}=n.
context;if(s.length===0)return c;const o=fe(t),r=gt(e),l=m=>(r.get(m)??[]).filter(({severity:B})=>B==="error").length,a=({name:m})=>(o.get(m)??0)+l(m),d=m=>m===
0?c:i`${m}`,p=[{title:"Repository",cell:({name:m})=>pe(m,n)},{title:"Commit",cell:mt},{title:"Failing hosts",style:"number",cell:({name:m})=>d(o.get(m)??0)},{title:"\
Errors in files",style:"number",cell:({name:m})=>d(l(m))}],g=s.filter(m=>a(m)>0).toSorted((m,B)=>a(B)-a(m)),b=s.filter(m=>a(m)===0);return i`<section id="repositories" aria-labelledby="repositories-title">
<h2 id="repositories-title">Repositories</h2>
${O(g,{caption:"Repositories with failures",columns:p,style:"compact"})}${b.length===0?c:i`<details><summary>${(0,f.px)(b.length,"repository")} without failing hosts and errors in files</summary>
${O(b,{caption:"Other repositories",columns:p.slice(0,2),style:"compact"})}</details>\n`}</section>
`}const pe=(t,{context:e})=>R((0,L.aE)(t,e),u(t)),mt=t=>t.commit===null?c:R((0,L.DZ)(t),u(t.commit.slice(0,de)));function fe(t){const e=new Map,n=t.filter(s=>["\
fails","unchecked"].includes((0,y.sG)(s)));for(const{requirements:s}of n){const o=new Set(s.flatMap(({because:r})=>r.map(ht)));for(const r of o)r!==null&&e.set(
r,(e.get(r)??0)+1)}return e}const ht=t=>typeof t=="string"?null:(0,T._M)(t.file);function gt(t){const e=new Map;for(const n of t){const s=Map.groupBy(n.places,ht);
s.size===0&&s.set(null,[]);for(const[o,r]of s){const l=e.get(o)??[];l.length===0&&e.set(o,l),l.push({...n,places:r})}}return e}function me({files:t},e){if(t.length===
0)return c;const n=Array.from(gt(t),([s,o])=>he(s,o,e));return i`<section id="files" aria-labelledby="files-title">
<h2 id="files-title">Findings in files</h2>
${n}</section>
`}function he(t,e,n){const s=O(e,{caption:"Findings in files",columns:[{title:"Place",cell:r=>ge(r,n)},{title:"Severity",cell:({severity:r})=>Lt(r)},{title:"Pro\
blem",style:"wide",cell:({problem:r})=>i`${S(K(r.message),h.h2)} (${F(r.code,n)})`}]}),o=t??n.context.repository?.name??"This checkout";return i`<details><summary><h3>${o}</h3> ${(0,f.
H8)(e)}</summary>
${s}</details>
`}const ge=({places:t},e)=>U(t,ce,{...e,isInRepository:!0}),$t=`'use strict'
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
`;function $e(t,e,n){const s=t.findings.some(({severity:r})=>r!=="notice"),o=t.passed?s?"warns":"works":"fails";return i`<header class="${o}">
<h1>${A(o)}<span>${e}</span></h1>
<p class="facts">${M(ye(n.context)," \xB7 ")}</p>
${xe(t)}${we(t,n)}</header>
`}function ye({startedAt:t,durationMs:e,dialect:n,...s}){return[i`<time datetime="${t}">${(0,w.QN)(t)}</time>`,i`took ${(0,w.kJ)(e)}`,...be(s),i`for ${(0,f.QI)(
n)}`]}function be({repository:t,repositories:e}){if(e.length>0)return[i`${(0,f.px)(e.length,"repository")}`];if(t===null)return[];const{name:n,commit:s}=t,o=R((0,L.
aE)(n,{repositories:[t]}),i`${n}`);return[s===null?o:i`${o} at ${mt(t)}`]}function xe({hosts:t}){if(t.length<2)return c;const e=Map.groupBy(t,s=>{const o=(0,y.sG)(
s);return o==="warns"?"with warnings":o==="fails"&&(0,y.JR)(s)?y.fX:y.nx[o]}),n=Array.from(e,([s,[o,...r]])=>o===void 0?c:i`<li>${A((0,y.sG)(o))} <b>${r.length+
1}</b> ${s}</li>`);return i`<ul class="tally">${n}</ul>\n`}function we({hosts:t,files:e,findings:n,roots:s},o){const r=n.filter(({severity:d})=>d!=="notice").length,
l=[{id:"problems",title:"Problems",count:r},{id:"hosts",title:"Hosts",count:t.length},{id:"incidents",title:"Incidents",count:pt(o).length},{id:"repositories",title:"\
Repositories",count:o.context.repositories.length},{id:"roots",title:"Root modules",count:s.length},{id:"files",title:"Findings in files",count:e.length},{id:"n\
otices",title:"Notices",count:n.length-r}].filter(({count:d})=>d>0),a=l.map(({id:d,title:p})=>i`<a href="#${d}">${p}</a>\n`);return l.length<2?c:i`<nav aria-label="Contents">${a}<a href="#about">About this check</a></nav>\n`}
const ke=(t,{context:e})=>i`<section id="about" aria-labelledby="about-title">
<h2 id="about-title">About this check</h2>
<ul>
${(0,oe.h$)(t,e).map(n=>i`<li>${S((0,f.Iu)(n))}.</li>\n`)}</ul>
</section>
`,ve=({version:t,docsUrl:e})=>i(It||(It=Ot(["<footer><p>tf-disco "," \xB7 ",`</p></footer>
<script>`,`<\/script>
</body>
</html>
`])),t,R(e,i`Problem codes and how to fix them`),N($t));var yt=$(1064),k=$(1505);function Me({services:t,servicesFrom:e},n){return[...t.map(s=>i`${u(s.id,k.tN)} ${Se(
s,n)}`),...e===null?[]:[i`from the host block at ${D(e,n)}`]]}function Se(t,e){switch(t.kind){case"url":return u((0,h.cq)(t.url));case"login":{const{client:n,authz:s,
token:o,ports:r}=t.login;return i`authz ${u((0,h.cq)(s??"none"))}, token ${u((0,h.cq)(o??"none"))}, client ${u(n,k.tN)}, ports ${r.join(" to ")}`}case"problem":
return i`${A("fails")} ${F(t.problem.code,e)}`}}const Ae=({visit:{attempt:t}})=>O(t.hops,{caption:"Requests",columns:Oe}),Oe=[{title:"Request",cell:({url:t})=>u(
(0,h.cq)(t))},{title:"Response",cell:({status:t,reason:e,mediaType:n})=>{const s=n===null?c:i`<br/>${u(n,k.tN)}`;return t===null?i`no response`:i`${t} ${S(e,k.tN)}${s}`}},
{title:"Token",cell:({authorization:t})=>i`${(0,f.Rk)(t)}`},{title:"Address",cell:({address:t,proxy:e})=>t!==null?u(t,k.tN):e===null?c:i`through ${u((0,h.cq)(e))}`},
{title:"Time",style:"number",cell:({ms:t})=>i`${(0,w.kJ)(t)}`}],Ie=({visit:{attempt:t}},{context:{startedAt:e}})=>O(t.certificates,{caption:"TLS certificates",columns:[
{title:"TLS certificate",cell:({host:n})=>u(n,k.tN)},{title:"Valid until",cell:({expires:n})=>i`${(0,w.nO)(n,e)}`},{title:"Subject",cell:({subject:n})=>u(n,k.tN)},
{title:"Issuer",cell:({issuer:n})=>u(n,k.tN)}]}),j=30,tt=4,bt=16,Ne={works:6,warns:10,fails:16,unchecked:2,skipped:2};function xt(t){const e=t.slice(-j);if(e.length===
0)return c;const n=j-e.length,s=new Map;for(let r=0;r<e.length;){const l=e[r]?.outcome??"skipped",a=Re(e,r),d=`M${(n+r)*tt} ${bt-Ne[l]/2}h${a*tt-1}`;s.set(l,(s.
get(l)??"")+d),r+=a}const o=Array.from(s,([r,l])=>i`<path class="${r}" d="${l}"/>`);return i`<svg class="runs" viewBox="0 0 ${j*tt} ${bt}" role="img"><title>${(0,z.
_N)(e)}</title>${o}</svg>`}function Re(t,e){const n=t.findIndex((s,o)=>o>e&&s.outcome!==t[e]?.outcome);return(n<0?t.length:n)-e}const et=8,nt=48;function Ee(t){
const e=t.slice(-j),[n,s]=[e[0],e.at(-1)],o=e.flatMap(({ms:p})=>p??[]),[r,l]=[Math.min(...o),Math.max(...o)];if(n===void 0||s===void 0||o.length<2)return c;const a=new Map;
for(const[p,{outcome:g,ms:b}]of e.entries()){const m=b===null?3:Math.max(1,Math.round(b/Math.max(l,1)*nt)),B=`M${p*et+et/2} ${nt}v-${m}`;a.set(g,(a.get(g)??"")+
B)}const d=Array.from(a,([p,g])=>i`<path class="${p}" d="${g}"/>`);return i`<figure class="latency"><svg viewBox="0 0 ${j*et} ${nt}" role="img" aria-label="latency of the last ${e.
length} runs">${d}</svg>
<figcaption>Latency from ${(0,w.QN)(n.at)} to ${(0,w.QN)(s.at)}: ${(0,w.kJ)(r)} to ${(0,w.kJ)(l)}</figcaption></figure>
`}const Te=t=>{const e=t===void 0?null:(0,z.mc)(t);return e===null?c:i`${e}`},Ce=12;function Le(t,e,n){const s=(0,y.sG)(t),o=(0,J.nx)(t.visit.host),[r]=(0,y.QK)(
t),l=r===void 0?c:i`: ${r.problem.title}`;return i`<details class="host"${e?i` open=""`:c}><summary>${A(s)} <h3>${u(o)}</h3> ${y.nx[s]}${l}</summary>
<div id="${q(t.visit.host)}">
${Fe(t.findings,n)}${ze(t,n)}${Ge(t,n)}${Ae(t)}${Ie(t,n)}</div>
</details>
`}function Fe(t,e){if(t.length===0)return c;const n=t.map(({severity:s,problem:o})=>{const r=o.help?i` <b>Help:</b> ${S(o.help,h.h2)}`:c,l=S(K(o.message),h.h2);
return i`<li>${rt(s)} ${l}.${r} (${F(o.code,e)})</li>\n`});return i`<ul class="findings">\n${n}</ul>\n`}function ze(t,e){const n=lt(e),{discovery:s}=t.visit.attempt,
o=[...(0,k.Zc)(t,n),...(0,k.o7)(t,n)],l=[{label:"result",texts:s.kind==="skipped"?[S(s.problem.message)]:[]},{label:"required",texts:He(t,e)},{label:"clients",texts:Xe(
t,e)},{label:"services",texts:Me(t,e)},...je(t,e),...o.map(({label:a,texts:d})=>({label:a,texts:d.map(N)}))].flatMap(({label:a,texts:d})=>{const p=d.filter(g=>!P(
g));return p.length===0?[]:[i`<dt>${(0,f.Iu)(a)}</dt>${p.map(g=>i`<dd>${g}</dd>`)}\n`]});return l.length===0?c:i`<dl>\n${l}</dl>\n`}function He({requirements:t},e){
const n=Map.groupBy(t,({because:s})=>U(s,Ce,e).text);return Array.from(n,([s,o])=>{const r=M(o.map(l=>Pe(l,e)),", ");return s===""?r:i`${r} by ${N(s)}`})}function Pe({
service:t,clients:e},{context:n}){const s=t==="any"?i`${(0,f.DO)(t)}`:u(t,k.tN);return n.dialect.clients.every(r=>e.includes(r))?s:i`${s} for ${(0,f.wO)(e)}`}const De=[
"fails","warns","works"],Xe=({clients:t},{context:e})=>De.flatMap(n=>{const s=e.clients.filter(r=>t[r]===n),o=s.map(r=>yt.bB[r]).join(", ");return s.length===0?
[]:[i`${A(n)} ${o}: ${y.nx[n]}`]});function je({visit:t},e){const n=e.context.history?.get(t.host);if(n===void 0)return[];const{medianMs:s}=n;return[{label:"run\
s",texts:[i`${xt(n.recent)} ${(0,z._N)(n.recent)}`]},{label:"uptime",texts:Be(n)},{label:"latency",texts:s===null?[]:[i`median ${(0,w.kJ)(s)} in 30 days${Ee(n.recent)}`]}]}
const Be=({uptime:t})=>{const e=t.flatMap(n=>{const s=(0,z.mc)(n);return s===null?[]:[i`${s} (${(0,z.eC)(n)})`]});return e.length===0?[]:[M(e,", ")]},Ge=({visit:t},e)=>ae(
e.context.history?.get(t.host)?.incidents??[],e),wt=200,Je=2,Qe=8,kt=[7,30,90],Ue=10;function*Ye(t,e){if(t.length===0)return;yield i`<section id="hosts" aria-labelledby="hosts-title">
<h2 id="hosts-title">Hosts</h2>
${t.length<Qe?c:Ke}`.text;const n=qe(t,e);for(let s=0;s<t.length;s+=wt){const o=t.slice(s,s+wt);yield O(o,{caption:t.length===o.length?"Hosts":`Hosts from ${s+1}`,
columns:n,style:"hosts",attributes:We}).text}yield`</section>
`}const Ke=i`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`,We=t=>{const e=(0,y.sG)(t),n=e==="fails"||e==="unchecked";return i` data-host="${q(t.visit.host)}"${n?i` data-failing=""`:c}`};function qe(t,e){const n=t.some(
({visit:s})=>s.attempt.certificates.length>0);return[{title:"Host",style:"name",cell:s=>Ze(s,e)},{title:"Status",style:"status",cell:s=>Ve(s,e)},...e.context.repositories.
length>0?[tn]:[],...en(e),...n?[nn]:[]]}function Ze({visit:{host:t},isNew:e},n){const s=e?i` <span class="small">${f.dy}</span>`:c;return i`${Z(t,(0,J.nx)(t),n)}${s}`}
const Ve=(t,e)=>i`${Ct((0,y.sG)(t))} <span class="small">${_e(t,e)}</span>`;function _e(t,e){const{discovery:n}=t.visit.attempt,s=[...new Set((0,y.QK)(t).map(({
problem:o})=>o.title))];return s.length>0?i`${(0,H.K4)(s,Je)}`:n.kind==="skipped"?i`${n.problem.title}`:N((0,k.Yj)(t,lt(e)))}const tn={title:"Repositories",style:"\
number repositories",cell:({requirements:t})=>{const e=t.flatMap(({because:n})=>n.map(s=>typeof s=="string"?null:(0,T._M)(s.file)));return i`${new Set(e.filter(
n=>n!==null)).size}`}};function en({context:{history:t}}){if(t===null)return[];const e=o=>({visit:r})=>{const l=t.get(r.host);return l===void 0?c:o(l)},n=e(({medianMs:o})=>o===
null?c:i`${(0,w.kJ)(o)}`),s=o=>({group:"Uptime",title:`${o} days`,style:o===kt[0]?"number uptime":"number older",cell:e(r=>Te(r.uptime.find(l=>l.days===o)))});return[
{title:"Last 30 runs",style:"history",cell:e(({recent:o})=>xt(o))},...kt.map(s),{title:"Median latency, 30 days",style:"number minor",cell:n}]}const nn={title:"\
Certificate expires",style:"minor when",cell:({visit:t})=>{const e=sn(t.attempt.certificates);return e===void 0?c:i`${e.expires.slice(0,Ue)}`}},sn=t=>t.toSorted(
(e,n)=>Date.parse(e.expires)-Date.parse(n.expires))[0];var x=$(4148);const on=1e3;function rn(t,e){if(t.length===0)return c;const{wrong:n,good:s}=(0,x.jB)(t),o=(0,H.
zN)([...n,...s],on);return i`<section id="roots" aria-labelledby="roots-title">
<h2 id="roots-title">Root modules</h2>
${n.length>1?ln(n,e):c}${o.shown.map(r=>an(r,e))}${Q(o.more,"root module")}</section>
`}function ln(t,e){const n=(0,x.cZ)(t),s=n.map(({row:a})=>a),o=yt.Du.filter(a=>t.some(d=>d.clients.includes(a))),r=(0,x.ie)(n,a=>vt(a).text),l=Mt(s,{clients:o},
[r],e);return O(s,{caption:"Problems of root modules",columns:l})}const vt=t=>N((0,x.fi)(t,e=>u((0,I.II)(e)).text));function an(t,e){const n=(0,x.qj)(t),{wrong:s,
good:o}=(0,x.P)(t),r=[...s,...o],l=n==="works"?(0,x.nS)(t.rows):x.pJ[n],a=Mt(r,t,[],e);return i`<details><summary>${A((0,x.Fg)(t.rows))} <h3>${vt(t)}</h3> ${l}</summary>
${O(r,{caption:"Modules and providers",columns:a})}</details>
`}function Mt(t,e,n,s){const o=({code:a,title:d})=>i`${d} (${F(a,s)})`.text,l=[...(0,x.ij)([(0,x.eX)(o)],t),...n,...(0,x.ns)({...e,rows:t},(a,d)=>u(a,d).text)];
return[{title:"Module or provider",cell:a=>cn(a,e,s)},...l.map(({title:a,cell:d})=>({title:(0,f.Iu)(a),cell:p=>N(d(p))}))]}function cn(t,e,n){const[s]=t.places,
o=t.kind==="module"&&t.source!==t.address?u(t.source):c,r=s===void 0?c:i` at ${D(s,n)}`;return i`${A((0,x.Fg)([t]))} ${u((0,x.mC)(t,e))}<br/><span class="small">${o}${r}</span>`}
const St=`
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
`,dn=2e3,un=1e3,pn=1e3;function*fn(t,e,n){const s=(0,y.md)(t.hosts),o=(0,H.zN)(s,dn),r={context:e,detailed:new Set(o.shown.map(({visit:a})=>a.host))},l=(0,f.Iu)(
(0,y.$N)(t,e));yield $n(t.passed,l,n).text,yield $e({...t,hosts:s},l,r).text,yield`<main>
`,yield Gt(t.findings,r).text,yield*Ye(s,r),yield*hn(o,r),yield le(r).text,yield ue(t,r).text,yield rn(t.roots,r).text,yield me(t,r).text,yield Jt(t.findings,r).
text,yield ke(t,r).text,yield`</main>
`,yield ve(e).text}const mn=3;function*hn({shown:t,more:e},n){if(t.length===0)return;const s=t.length<=mn,o=i`<h2 id="details-title">Details of ${(0,f.px)(t.length,
"host")}</h2>`;yield i`<section id="details" aria-labelledby="details-title">
${s?o:i`<details><summary>${o}</summary>`}
`.text;for(const r of t)yield Le(r,t.length===1,n).text;yield i`${Q(e,"host")}${s?c:i`</details>\n`}</section>\n`.text}const gn=t=>["default-src 'none'",`style-\
src 'sha256-${t(St)}'`,`script-src 'sha256-${t($t)}'`,"img-src data:","base-uri 'none'","form-action 'none'"].join("; "),$n=(t,e,n)=>i`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${C(gn(n),un)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${t?"\u2713":"\u2717"} ${e} – tf-disco</title>
<link rel="icon" href="${C(yn(t),pn)}"/>
<style>${N(St)}</style>
</head>
<body>
`;function yn(t){const[e,n]=t?["1a7f37","M4 8.5l3 3 5-6"]:["cf222e","M5 5l6 6m0-6l-6 6"],s=`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle \
cx='8' cy='8' r='8' fill='#${e}'/><path d='${n}' fill='none' stroke='#fff' stroke-width='2'/></svg>`;return`data:image/svg+xml,${encodeURIComponent(s)}`}})};export{wn as id,kn as ids,vn as modules};
