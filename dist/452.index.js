var W=Object.freeze,Vt=Object.defineProperty;var _=(M,k)=>W(Vt(M,"raw",{value:W(k||M.slice())}));var tt;const _t=452,te=[452],ee={2452:((M,k,d)=>{d.r(k),d.d(k,{renderHtml:()=>Jt});var et=d(4e3),g=d(5102),w=d(4120),S=d(2482),e=d(5973),nt=d(2328),c=d(9900),x=d(
2796),ot=d(8884),st=d(8641),it=d(3181),C=d(5150);const H=(t,o)=>(0,x.cZ)(t).map(n=>rt(n,o));function rt(t,o){const{severity:n,code:i}=t,{title:s,message:r,help:a,
items:l,where:p,messages:h,others:m,small:y}=(0,it.M)(t,o),u=at(t,o),f=!(0,x.hs)(t)&&t.message!==null&&(0,x.pq)(t)===1,R=u.length>0&&f?e.K$:(0,e.p_)(l);return(0,e.
qy)`<article class="cause ${n}">
<h3>${z(n,o)} ${s} ${(0,c.U1)(i,o)}</h3>
${q(r)}${q(a,"help")}${u}${R}${q(p)}${h}${m}${q(y,"small")}</article>
`}const z=(t,o)=>(0,e.qy)`${(0,c.ZF)(t,o)}<span class="unseen">${t}: </span>`,q=(t,o)=>(0,e.Im)(t)?e.K$:(0,e.qy)`<p${(0,e.I4)(o)}>${t}</p>\n`,at=(t,o)=>(0,x.cr)(
t).slice(0,x.Wi).flatMap(([,n])=>(0,ot.io)(n)?.line??[]).map(n=>lt(n,o)),A=t=>t.replaceAll("	"," "),lt=({place:t,before:o,literal:n,after:i},s)=>(0,e.qy)`<figure><figcaption>${(0,C.
ik)(t,s)}</figcaption><pre>${(0,st.J7)(A(o.trimStart()))}<mark>${A(n)}</mark>${A(i)}</pre></figure>\n`;var O=d(4503),b=d(7574),ct=d(6763);const dt={fails:"\u2717",
unchecked:"\u2717",warns:"!",skipped:"\u25CB",works:"\u2713",notice:"i"},E={sign:t=>(0,e.qy)`<span class="sign ${t}" aria-hidden="true">${dt[t]}</span>`,small:t=>(0,e.
qy)`<span class="small">${t}</span>`,heading:t=>(0,e.qy)`<h3>${t}</h3>`,items:e.p_,table:mt,isWhole:!0,limits:{message:4e3,ownMessage:4e3,url:Number.POSITIVE_INFINITY,
places:12,ownPlaces:3,items:Number.POSITIVE_INFINITY,roots:1e3,services:Number.POSITIVE_INFINITY}};function mt(t,o){if(t.length===0)return e.K$;const{caption:n,
columns:i,attributes:s=()=>e.K$,style:r}=o,a=t.map(l=>{const p=i.map((h,m)=>{const y=(0,e.qy)`${h.cell(l)}`,u=(0,e.Im)(y)?(0,e.qy)`–`:y;return m===0?(0,e.qy)`<th scope="row"${(0,e.
I4)(h.style)}>${u}</th>`:(0,e.qy)`<td${(0,e.I4)(h.style)}>${u}</td>`});return(0,e.qy)`<tr${s(l)}>${p}</tr>\n`});return(0,e.qy)`<div class="scroll" role="group" aria-label="${n}" tabindex="0"><table${(0,e.
I4)(r)}>
<thead>
${ft(i)}</thead>
<tbody>
${a}</tbody>
</table></div>
`}function ft(t){const o=Map.groupBy(t,({group:r,title:a})=>r??a),n=t.some(({group:r})=>r!==void 0),i=Array.from(o,([r,[a,...l]])=>{if(a?.group===void 0){const p=n?
(0,e.qy)` rowspan="2"`:e.K$;return(0,e.qy)`<th scope="col"${p}${(0,e.I4)(a?.style)}>${r}</th>`}return(0,e.qy)`<th scope="colgroup" colspan="${l.length+1}" class="group">${r}</th>`}),
s=t.filter(({group:r})=>r!==void 0).map(({title:r,style:a})=>(0,e.qy)`<th scope="col"${(0,e.I4)(a)}>${r}</th>`);return(0,e.qy)`<tr>${i}</tr>\n${n?(0,e.qy)`<tr>${s}</tr>\n`:
e.K$}`}var pt=d(5143);const ht=4,ut=7,B=t=>["fails","unchecked"].includes((0,g.sG)(t));function gt({hosts:t,files:o},n){const i=P(t.filter(B).flatMap(G)),s=o.filter(
({severity:f})=>f==="error"),r=P(s.flatMap(({places:f})=>[...new Set(f.map(T))])),a=f=>i(f)+r(f),l=[(0,c.fi)("Repository",({name:f})=>(0,e.q)((0,O.aE)(f,n.context),
(0,e.aY)(f))),(0,c.fi)("Commit",D),(0,c.fi)("Failing hosts",f=>i(f)||null,"number"),(0,c.fi)("Errors in files",f=>r(f)||null,"number")],{repositories:p}=n.context,
h=p.filter(f=>a(f)>0).toSorted((f,R)=>a(R)-a(f)),m=p.filter(f=>a(f)===0),y=(0,w.px)(m.length,"repository");return[n.medium.table(h,{caption:"Repositories with f\
ailures",columns:l,style:"compact"}),(0,e.zH)(`${y} without failing hosts and errors in files`,n.medium.table(m,{caption:"Other repositories",columns:l.slice(0,
2),style:"compact"}))]}function P(t){const o=Map.groupBy(t,n=>n);return({name:n})=>o.get(n)?.length??0}const D=t=>t.commit===null?e.K$:(0,e.q)((0,O.DZ)(t),(0,e.
aY)(t.commit.slice(0,ut))),G=({requirements:t})=>{const o=t.flatMap(({because:n})=>n.map(T));return[...new Set(o.filter(n=>n!==null))]},T=t=>typeof t=="string"?
null:(0,pt._M)(t.file);function yt(t,o){const n=new Map;for(const i of t){const s=Map.groupBy(i.places,T);s.size===0&&s.set(null,[]);for(const[r,a]of s){const l=n.
get(r)??[];l.length===0&&n.set(r,l),l.push({...i,places:a})}}return Array.from(n,([i,s])=>$t(i,s,o))}function $t(t,o,n){const i=t??n.context.repository?.name??"\
This checkout",s=[(0,c.fi)("Place",({places:r})=>(0,C.AZ)(r,ht,n,!0)),(0,c.fi)("Severity",({severity:r})=>(0,e.qy)`${(0,c.ZF)(r,n)} ${r}`),(0,c.fi)("Problem",({
problem:r})=>(0,e.qy)`${(0,c.em)(r.message)} (${(0,c.U1)(r.code,n)})`)];return(0,e.zH)((0,e.qy)`<h3>${i}</h3> ${(0,w.H8)(o)}`,n.medium.table(o,{caption:"Finding\
s in files",columns:s}))}const Y=`'use strict'
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
`;function wt(t,o,n,i){const s=(0,c.yF)(t);return(0,e.qy)`<header class="${s}">
<h1>${E.sign(s)}<span>${o}</span></h1>
<p class="facts">${(0,e.oR)(bt(i)," \xB7 ")}</p>
${vt(t)}${kt(n)}</header>
`}const bt=t=>[(0,e.qy)`<time datetime="${t.startedAt}">${(0,b.QN)(t.startedAt)}</time>`,(0,e.qy)`took ${(0,b.kJ)(t.durationMs)}`,...xt(t),(0,e.qy)`for ${(0,w.QI)(
t.dialect)}`];function xt({repository:t,repositories:o}){if(o.length>0)return[(0,e.qy)`${(0,w.px)(o.length,"repository")}`];if(t===null)return[];const{name:n,commit:i}=t,
s=(0,e.q)((0,O.aE)(n,{repositories:[t]}),(0,e.qy)`${n}`);return[i===null?s:(0,e.qy)`${s} at ${D(t)}`]}function vt({hosts:t}){if(t.length<2)return e.K$;const o=Map.
groupBy(t,i=>{const s=(0,g.sG)(i);return s==="warns"?"with warnings":s==="fails"&&(0,g.JR)(i)?g.fX:g.nx[s]}),n=Array.from(o,([i,[s,...r]])=>s===void 0?e.K$:(0,e.
qy)`<li>${E.sign((0,g.sG)(s))} <b>${r.length+1}</b> ${i}</li>`);return(0,e.qy)`<ul class="tally">${n}</ul>\n`}function kt(t){const o=t.flatMap(({id:n,title:i})=>i===
null?[]:[(0,e.qy)`<a href="#${n}">${i}</a>\n`]);return o.length>2?(0,e.qy)`<nav aria-label="Contents">${o}</nav>\n`:e.K$}const qt=(t,o)=>(0,e.p_)((0,ct.h$)(t,o).
map(n=>(0,e.qy)`${(0,c.em)(n)}.`)),It=({version:t,docsUrl:o})=>(0,e.qy)(tt||(tt=_(["<footer><p>tf-disco "," \xB7 ",`</p></footer>
<script>`,`<\/script>
</body>
</html>
`])),t,(0,e.q)(o,(0,e.qy)`Problem codes and how to fix them`),(0,e.xl)(Y));var v=d(4218);const N=30,K=4,J=16,Mt={works:6,warns:10,fails:16,unchecked:2,skipped:2};
function Q(t){if(t.length===0)return e.K$;const o=N-t.length,n=t.flatMap(({outcome:i},s)=>{if(t[s-1]?.outcome===i)return[];const r=t.findIndex((h,m)=>m>s&&h.outcome!==
i),a=(r<0?t.length:r)-s,[l,p]=[(o+s)*K,J-Mt[i]/2];return[{outcome:i,line:`M${l} ${p}h${a*K-1}`}]});return(0,e.qy)`<svg class="runs" viewBox="0 0 ${N*K} ${J}" role="img"><title>${(0,v.
_N)(t)}</title>${U(n)}</svg>`}const U=t=>Array.from(Map.groupBy(t,({outcome:o})=>o),([o,n])=>(0,e.qy)`<path class="${o}" d="${n.map(({line:i})=>i).join("")}"/>`),
L=8,F=48;function St(t){const[o,n]=[t[0],t.at(-1)],i=t.flatMap(({ms:l})=>l??[]),[s,r]=[Math.min(...i),Math.max(...i)];if(o===void 0||n===void 0||i.length<2)return e.
K$;const a=t.map(({outcome:l,ms:p},h)=>{const m=p===null?3:Math.max(1,Math.round(p/Math.max(r,1)*F));return{outcome:l,line:`M${h*L+L/2} ${F}v-${m}`}});return(0,e.
qy)`<figure class="latency"><svg viewBox="0 0 ${N*L} ${F}" role="img" aria-label="latency of the last ${t.length} runs">${U(a)}</svg>
<figcaption>Latency from ${(0,b.QN)(o.at)} to ${(0,b.QN)(n.at)}: ${(0,b.kJ)(s)} to ${(0,b.kJ)(r)}</figcaption></figure>
`}function At(t,o){const n=t.filter(({until:s})=>s===null).length,i=`${n===0?"none":n} of which ${n>1?"continue":"continues"}`;return[(0,e.qy)`<p>${(0,w.px)(t.length,
"incident")}, ${i}.</p>\n`,(0,S.cT)(t,o)]}function Ot({recent:t,uptime:o,medianMs:n}){const i=n===null?null:`median ${(0,b.kJ)(n)} in 30 days`,s=o.flatMap(r=>{const a=(0,v.
mc)(r);return a===null?[]:[(0,e.qy)`${a} (${(0,v.eC)(r)})`]});return[{label:"runs",texts:[(0,e.qy)`${Q(t)} ${(0,v._N)(t)}`]},{label:"uptime",texts:[(0,e.Rm)(s)]},
{label:"latency",texts:i===null?[]:[(0,e.qy)`${i}${St(t)}`]}]}var Et=d(1831),I=d(8436);function Tt(t,o,n){const i=(0,g.sG)(t),s=(0,Et.nx)(t.visit.host),[r]=(0,g.
QK)(t),a=r===void 0?e.K$:(0,e.qy)`: ${r.problem.title}`,l=n.context.history?.get(t.visit.host),p=(0,I.xS)(t,n,l&&Ot(l)).map(({label:h,texts:m})=>(0,e.qy)`<dt>${h}</dt>${m.
map(y=>(0,e.qy)`<dd>${y}</dd>`)}\n`);return(0,e.qy)`<details class="host"${o?(0,e.qy)` open=""`:e.K$}><summary>${n.medium.sign(i)} <h3>${(0,e.aY)(s)}</h3> ${g.nx[i]}${a}</summary>
<div id="${(0,c.dI)(t.visit.host)}">
${Nt(t.findings,n)}${p.length===0?e.K$:(0,e.qy)`<dl>\n${p}</dl>\n`}${(0,S.ih)(l?.incidents??[],n)}${(0,I.Y4)(t,n)}</div>
</details>
`}function Nt(t,o){if(t.length===0)return e.K$;const n=t.map(({severity:i,problem:s})=>{const r=s.help?(0,e.qy)` ${(0,c.BK)(s.help)}`:e.K$;return(0,e.qy)`<li>${z(
i,o)} ${(0,c.em)(s.message)}.${r} (${(0,c.U1)(s.code,o)})</li>\n`});return(0,e.qy)`<ul class="findings">\n${n}</ul>\n`}const X=200,Kt=8,Z=[7,30,90],Lt=10;function*Ft(t,o){
t.length>=Kt&&(yield Rt);const n=Ht(t,o);for(let i=0;i<t.length;i+=X){const s=t.slice(i,i+X);yield o.medium.table(s,{caption:t.length===s.length?"Hosts":`Hosts \
from ${i+1}`,columns:n,style:"hosts",attributes:Ct})}}const Rt=(0,e.qy)`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`,Ct=t=>(0,e.qy)` data-host="${(0,c.dI)(t.visit.host)}"${B(t)?(0,e.qy)` data-failing=""`:e.K$}`;function Ht(t,o){const n=t.some(({visit:s})=>s.attempt.certificates.
length>0),i=o.context.repositories.length>0;return[(0,c.fi)("Host",s=>(0,I.UQ)(s,o),"name"),(0,c.fi)("Status",s=>zt(s,o),"status"),...i?[(0,c.fi)("Repositories",
Bt,"number repositories")]:[],...Pt(o),...n?[(0,c.fi)("Certificate expires",Dt,"minor when")]:[]]}function zt(t,o){const{sign:n,small:i}=o.medium,s=(0,g.sG)(t);
return(0,e.qy)`${n(s)} ${g.nx[s]} ${i((0,I.Bg)(t,o))}`}const Bt=t=>G(t).length;function Pt({context:{history:t}}){if(t===null)return[];const o=s=>({visit:r})=>{
const a=t.get(r.host);return a===void 0?null:s(a)},n=s=>o(({uptime:r})=>{const a=r.find(l=>l.days===s);return a===void 0?null:(0,v.mc)(a)}),i=o(({medianMs:s})=>s===
null?null:(0,b.kJ)(s));return[(0,c.fi)("Last 30 runs",o(({recent:s})=>Q(s)),"history"),...Z.map(s=>({...(0,c.fi)(`${s} days`,n(s),s===Z[0]?"number uptime":"numb\
er older"),group:"Uptime"})),(0,c.fi)("Median latency, 30 days",i,"number minor")]}function Dt({visit:{attempt:t}}){const o=t.certificates.map(({expires:i})=>i),
[n=""]=o.toSorted((i,s)=>Date.parse(i)-Date.parse(s));return n.slice(0,Lt)}const $=(t,o,n,i,s={})=>({id:t,title:o,heading:o??"",of:n,content:i,...s});function*Gt({
id:t,heading:o,isFolded:n,content:i}){const s=(0,e.qy)`<h2 id="${t}-title">${o}</h2>`;yield(0,e.qy)`<section id="${t}" aria-labelledby="${t}-title">
${n?(0,e.qy)`<details><summary>${s}</summary>`:s}
`.text;for(const{text:r}of i())yield r;yield(0,e.qy)`${n?(0,e.qy)`</details>\n`:e.K$}</section>\n`.text}const j=`
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
.small, .more, figcaption, footer, .facts { color: var(--soft); font-size: .875rem; }
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
.cause li a[href^="http"] { color: var(--soft); }
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
`,V=2e3,Yt=3;function*Jt(t,o,n){const i=(0,w.Iu)((0,g.$N)(t,o)),s={...t,hosts:(0,g.md)(t.hosts)},r=Qt(s,o);yield Zt(t.passed,i,n).text,yield wt(s,i,r,o).text,yield`\
<main>
`;for(const a of r)yield*Gt(a);yield`</main>
`,yield It(o).text}function Qt(t,o){const{hosts:n,findings:i,roots:s,files:r}=t,a=i.filter(({severity:u})=>u==="notice"),l=i.filter(({severity:u})=>u!=="notice"),
{repositories:p}=o,h=n.slice(0,V),m={context:o,medium:E,rest:(0,e.qy)`in the JSON report`,isBrief:!1,detailed:new Set(h.map(({visit:u})=>u.host))},y=(0,S.W3)([...o.
history??[]]);return[$("problems","Problems",l,()=>H(l,m)),$("hosts","Hosts",n,()=>Ft(n,m)),$("details",null,n,()=>Ut(n,m),{heading:`Details of ${(0,w.px)(h.length,
"host")}`,isFolded:n.length>Yt}),$("incidents","Incidents",y,()=>At(y,m)),$("repositories","Repositories",p,()=>gt(t,m)),$("roots","Root modules",s,()=>(0,nt.R)(
s,m)),$("files","Findings in files",r,()=>yt(r,m)),$("notices","Notices",a,()=>H(a,m),{heading:(0,w.px)(a.length,"notice"),isFolded:!0}),$("about","About this c\
heck",[t],()=>[qt(t,o)])].filter(({of:u})=>u.length>0)}function*Ut(t,o){const{shown:n,more:i}=(0,et.zN)(t,V);for(const s of n)yield Tt(s,n.length===1,o);yield(0,c.
OS)(i,"host",o)}const Xt=t=>["default-src 'none'",`style-src 'sha256-${t(j)}'`,`script-src 'sha256-${t(Y)}'`,"img-src data:","base-uri 'none'","form-action 'non\
e'"].join("; "),Zt=(t,o,n)=>(0,e.qy)`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${Xt(n)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${t?"\u2713":"\u2717"} ${o} – tf-disco</title>
<link rel="icon" href="${jt(t)}"/>
<style>${(0,e.xl)(j)}</style>
</head>
<body>
`;function jt(t){const[o,n]=t?["1a7f37","M4 8.5l3 3 5-6"]:["cf222e","M5 5l6 6m0-6l-6 6"],i=`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle \
cx='8' cy='8' r='8' fill='#${o}'/><path d='${n}' fill='none' stroke='#fff' stroke-width='2'/></svg>`;return`data:image/svg+xml,${encodeURIComponent(i)}`}})};export{_t as id,te as ids,ee as modules};
