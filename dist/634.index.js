var j=Object.freeze,Ut=Object.defineProperty;var V=(M,q)=>j(Ut(M,"raw",{value:j(q||M.slice())}));var W;const Zt=634,jt=[634],Vt={3634:((M,q,f)=>{f.r(q),f.d(q,{renderHtml:()=>Pt});var _=f(4e3),g=f(5102),w=f(4120),tt=f(6763),x=f(8436),e=f(5973),et=f(2328),d=f(
9900);const R=`
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
`,C=`'use strict'
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
`;var v=f(2796),nt=f(8884),ot=f(8641),st=f(3181);const H=(t,o)=>(0,v.cZ)(t).map(n=>rt(n,o));function rt(t,o){const{severity:n,code:s}=t,{title:i,message:r,help:a,
items:c,where:m,messages:h,others:u,small:p}=(0,st.M)(t,o),$=it(t,o),l=!(0,v.hs)(t)&&t.message!==null&&(0,v.pq)(t)===1,L=$.length>0&&l?e.K$:(0,e.p_)(c);return(0,e.
qy)`<article class="cause ${n}">
<h3>${z(n,o)} ${i} ${(0,d.U1)(s,o)}</h3>
${I(r)}${I(a,"help")}${$}${L}${I(m)}${h}${u}${I(p,"small")}</article>
`}const z=(t,o)=>(0,e.qy)`${(0,d.ZF)(t,o)}<span class="unseen">${t}: </span>`,I=(t,o)=>t.isEmpty?e.K$:(0,e.qy)`<p${(0,e.I4)(o)}>${t}</p>\n`,it=(t,o)=>(0,v.cr)(t).
slice(0,v.Wi).flatMap(([,n])=>(0,nt.io)(n)?.line??[]).map(n=>at(n,o)),S=t=>t.replaceAll("	"," "),at=({place:t,before:o,literal:n,after:s},i)=>(0,e.qy)`<figure><figcaption>${(0,d.
ik)(t,i)}</figcaption><pre>${(0,ot.J7)(S(o.trimStart()))}<mark>${S(n)}</mark>${S(s)}</pre></figure>\n`;var E=f(4503),b=f(7574);const lt={fails:"\u2717",unchecked:"\
\u2717",warns:"!",skipped:"\u25CB",works:"\u2713",notice:"i"},A={sign:t=>(0,e.qy)`<span class="sign ${t}" aria-hidden="true">${lt[t]}</span>`,small:t=>(0,e.qy)`<span class="small">${t}</span>`,
heading:t=>(0,e.qy)`<h3>${t}</h3>`,items:e.p_,table:ct,isWhole:!0,limits:{message:4e3,ownMessage:4e3,url:Number.POSITIVE_INFINITY,places:12,ownPlaces:3,items:Number.
POSITIVE_INFINITY,roots:1e3,services:Number.POSITIVE_INFINITY}};function ct(t,o){if(t.length===0)return e.K$;const{caption:n,columns:s,attributes:i=()=>e.K$,style:r}=o,
a=t.map(c=>{const m=s.map((h,u)=>{const p=(0,e.qy)`${h.cell(c)}`,$=p.isEmpty?(0,e.qy)`–`:p;return u===0?(0,e.qy)`<th scope="row"${(0,e.I4)(h.style)}>${$}</th>`:
(0,e.qy)`<td${(0,e.I4)(h.style)}>${$}</td>`});return(0,e.qy)`<tr${i(c)}>${m}</tr>\n`});return(0,e.qy)`<div class="scroll" role="group" aria-label="${n}" tabindex="0"><table${(0,e.
I4)(r)}>
<thead>
${dt(s)}</thead>
<tbody>
${a}</tbody>
</table></div>
`}function dt(t){const o=Map.groupBy(t,({group:r,title:a})=>r??a),n=t.some(({group:r})=>r!==void 0),s=Array.from(o,([r,[a,...c]])=>{if(a?.group===void 0){const m=n?
(0,e.qy)` rowspan="2"`:e.K$;return(0,e.qy)`<th scope="col"${m}${(0,e.I4)(a?.style)}>${r}</th>`}return(0,e.qy)`<th scope="colgroup" colspan="${c.length+1}" class="group">${r}</th>`}),
i=t.filter(({group:r})=>r!==void 0).map(({title:r,style:a})=>(0,e.qy)`<th scope="col"${(0,e.I4)(a)}>${r}</th>`);return(0,e.qy)`<tr>${s}</tr>\n${n?(0,e.qy)`<tr>${i}</tr>\n`:
e.K$}`}var mt=f(5143);const ft=4,pt=7,B=t=>["fails","unchecked"].includes((0,g.sG)(t));function ht({hosts:t,files:o},n){const s=P(t.filter(B).flatMap(G)),i=o.filter(
({severity:l})=>l==="error"),r=P(i.flatMap(({places:l})=>[...new Set(l.map(O))])),a=l=>s(l)+r(l),c=[(0,d.fi)("Repository",({name:l})=>(0,e.q)((0,E.aE)(l,n.context),
(0,e.aY)(l))),(0,d.fi)("Commit",D),(0,d.fi)("Failing hosts",l=>s(l)||null,"number"),(0,d.fi)("Errors in files",l=>r(l)||null,"number")],{repositories:m}=n.context,
h=m.filter(l=>a(l)>0).toSorted((l,L)=>a(L)-a(l)),u=m.filter(l=>a(l)===0),p=(0,w.px)(u.length,"repository");return[n.medium.table(h,{caption:"Repositories with f\
ailures",columns:c,style:"compact"}),(0,e.zH)(`${p} without failing hosts and errors in files`,n.medium.table(u,{caption:"Other repositories",columns:c.slice(0,
2),style:"compact"}))]}function P(t){const o=Map.groupBy(t,n=>n);return({name:n})=>o.get(n)?.length??0}const D=t=>t.commit===null?e.K$:(0,e.q)((0,E.DZ)(t),(0,e.
aY)(t.commit.slice(0,pt))),G=({requirements:t})=>{const o=t.flatMap(({because:n})=>n.map(O));return[...new Set(o.filter(n=>n!==null))]},O=t=>typeof t=="string"?
null:(0,mt._M)(t.file);function ut(t,o){const n=t.flatMap(i=>{const r=Map.groupBy(i.places,O);return r.size===0&&r.set(null,[]),Array.from(r,([a,c])=>({...i,places:c,
repository:a}))}),s=Map.groupBy(n,({repository:i})=>i);return Array.from(s,([i,r])=>gt(i,r,o))}function gt(t,o,n){const s=t??n.context.repository?.name??"This c\
heckout",i=[(0,d.fi)("Place",({places:r})=>(0,d.AZ)(r,ft,n,!0)),(0,d.fi)("Severity",({severity:r})=>(0,e.qy)`${(0,d.ZF)(r,n)} ${r}`),(0,d.fi)("Problem",({problem:r})=>(0,e.
qy)`${(0,d.em)(r.message)} (${(0,d.U1)(r.code,n)})`)];return(0,e.zH)((0,e.qy)`<h3>${s}</h3> ${(0,w.H8)(o)}`,n.medium.table(o,{caption:"Findings in files",columns:i}))}
function yt(t,o,n,s){const i=(0,d.yF)(t);return(0,e.qy)`<header class="${i}">
<h1>${A.sign(i)}<span>${o}</span></h1>
<p class="facts">${(0,e.oR)($t(s)," \xB7 ")}</p>
${bt(t)}${xt(n)}</header>
`}const $t=t=>[(0,e.qy)`<time datetime="${t.startedAt}">${(0,b.QN)(t.startedAt)}</time>`,(0,e.qy)`took ${(0,b.kJ)(t.durationMs)}`,...wt(t),(0,e.qy)`for ${(0,w.QI)(
t.dialect)}`];function wt({repository:t,repositories:o}){if(o.length>0)return[(0,e.qy)`${(0,w.px)(o.length,"repository")}`];if(t===null)return[];const{name:n,commit:s}=t,
i=(0,e.q)((0,E.aE)(n,{repositories:[t]}),(0,e.qy)`${n}`);return[s===null?i:(0,e.qy)`${i} at ${D(t)}`]}function bt({hosts:t}){if(t.length<2)return e.K$;const o=Map.
groupBy(t,s=>{const i=(0,g.sG)(s);return i==="warns"?"with warnings":i==="fails"&&(0,g.JR)(s)?g.fX:g.nx[i]}),n=Array.from(o,([s,[i,...r]])=>i===void 0?e.K$:(0,e.
qy)`<li>${A.sign((0,g.sG)(i))} <b>${r.length+1}</b> ${s}</li>`);return(0,e.qy)`<ul class="tally">${n}</ul>\n`}function xt(t){const o=t.flatMap(({id:n,title:s})=>s===
null?[]:[(0,e.qy)`<a href="#${n}">${s}</a>\n`]);return o.length>2?(0,e.qy)`<nav aria-label="Contents">${o}</nav>\n`:e.K$}const vt=({version:t,docsUrl:o})=>(0,e.
qy)(W||(W=V(["<footer><p>tf-disco "," \xB7 ",`</p></footer>
<script>`,`<\/script>
</body>
</html>
`])),t,(0,e.q)(o,(0,e.qy)`Problem codes and how to fix them`),new e.Ed(C)),y=(t,o,n,s,i={})=>({id:t,title:o,heading:o??"",of:n,content:s,...i});function*kt({id:t,
heading:o,isFolded:n,content:s}){const i=(0,e.qy)`<h2 id="${t}-title">${o}</h2>`;yield(0,e.qy)`<section id="${t}" aria-labelledby="${t}-title">
${n?(0,e.qy)`<details><summary>${i}</summary>`:i}
`.text;for(const{text:r}of s())yield r;yield(0,e.qy)`${n?(0,e.qy)`</details>\n`:e.K$}</section>\n`.text}var k=f(4218);const T=30,N=4,Y=16,qt={works:6,warns:10,fails:16,
unchecked:2,skipped:2};function J(t){if(t.length===0)return e.K$;const o=T-t.length,n=t.flatMap(({outcome:s},i)=>{if(t[i-1]?.outcome===s)return[];const r=t.findIndex(
(h,u)=>u>i&&h.outcome!==s),a=(r<0?t.length:r)-i,[c,m]=[(o+i)*N,Y-qt[s]/2];return[{outcome:s,line:`M${c} ${m}h${a*N-1}`}]});return(0,e.qy)`<svg class="runs" viewBox="0 0 ${T*
N} ${Y}" role="img"><title>${(0,k._N)(t)}</title>${Q(n)}</svg>`}const Q=t=>Array.from(Map.groupBy(t,({outcome:o})=>o),([o,n])=>(0,e.qy)`<path class="${o}" d="${n.
map(({line:s})=>s).join("")}"/>`),K=8,F=48;function It(t){const[o,n]=[t[0],t.at(-1)],s=t.flatMap(({ms:c})=>c??[]),[i,r]=[Math.min(...s),Math.max(...s)];if(o===void 0||
n===void 0||s.length<2)return e.K$;const a=t.map(({outcome:c,ms:m},h)=>{const u=m===null?3:Math.max(1,Math.round(m/Math.max(r,1)*F));return{outcome:c,line:`M${h*
K+K/2} ${F}v-${u}`}});return(0,e.qy)`<figure class="latency"><svg viewBox="0 0 ${T*K} ${F}" role="img" aria-label="latency of the last ${t.length} runs">${Q(a)}</svg>
<figcaption>Latency from ${(0,b.QN)(o.at)} to ${(0,b.QN)(n.at)}: ${(0,b.kJ)(i)} to ${(0,b.kJ)(r)}</figcaption></figure>
`}function Mt(t,o){const n=t.filter(({until:i})=>i===null).length,s=`${n===0?"none":n} of which ${n>1?"continue":"continues"}`;return[(0,e.qy)`<p>${(0,w.px)(t.length,
"incident")}, ${s}.</p>\n`,(0,x.cT)(t,o)]}function St({recent:t,uptime:o,medianMs:n}){const s=n===null?null:`median ${(0,b.kJ)(n)} in 30 days`,i=o.flatMap(r=>{const a=(0,k.
mc)(r);return a===null?[]:[(0,e.qy)`${a} (${(0,k.eC)(r)})`]});return[{label:"runs",texts:[(0,e.qy)`${J(t)} ${(0,k._N)(t)}`]},{label:"uptime",texts:[(0,e.oR)(i)]},
{label:"latency",texts:s===null?[]:[(0,e.qy)`${s}${It(t)}`]}]}var Et=f(1831);const U=200,At=8,X=[7,30,90],Ot=10;function*Tt(t,o){t.length>=At&&(yield Nt);const n=Ft(
t,o);for(let s=0;s<t.length;s+=U){const i=t.slice(s,s+U);yield o.medium.table(i,{caption:t.length===i.length?"Hosts":`Hosts from ${s+1}`,columns:n,style:"hosts",
attributes:Kt})}}const Nt=(0,e.qy)`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`,Kt=t=>(0,e.qy)` data-host="${(0,d.dI)(t.visit.host)}"${B(t)?(0,e.qy)` data-failing=""`:e.K$}`;function Ft(t,o){const n=t.some(({visit:r})=>r.attempt.certificates.
length>0),s=r=>G(r).length,i=o.context.repositories.length>0;return[(0,d.fi)("Host",r=>(0,x.UQ)(r,o),"name"),(0,d.fi)("Status",r=>Lt(r,o),"status"),...i?[(0,d.fi)(
"Repositories",s,"number repositories")]:[],...Rt(o),...n?[(0,d.fi)("Certificate expires",Ct,"minor when")]:[]]}function Lt(t,o){const{sign:n,small:s}=o.medium,
i=(0,g.sG)(t);return(0,e.qy)`${n(i)} ${g.nx[i]} ${s((0,x.Bg)(t,o))}`}function Rt({context:{history:t}}){if(t===null)return[];const o=r=>({visit:a})=>{const c=t.
get(a.host);return c===void 0?null:r(c)},n=r=>o(({uptime:a})=>{const c=a.find(m=>m.days===r);return c===void 0?null:(0,k.mc)(c)}),s=o(({recent:r})=>J(r)),i=o(({
medianMs:r})=>r===null?null:(0,b.kJ)(r));return[(0,d.fi)("Last 30 runs",s,"history"),...X.map(r=>({title:`${r} days`,group:"Uptime",style:r===X[0]?"number uptim\
e":"number older",cell:n(r)})),(0,d.fi)("Median latency, 30 days",i,"number minor")]}function Ct({visit:{attempt:t}}){const o=t.certificates.map(({expires:s})=>s),
[n=""]=o.toSorted((s,i)=>Date.parse(s)-Date.parse(i));return n.slice(0,Ot)}function Ht(t,o,n){const s=(0,g.sG)(t),i=(0,Et.nx)(t.visit.host),[r]=(0,g.QK)(t),a=r===
void 0?e.K$:(0,e.qy)`: ${r.problem.title}`,c=n.context.history?.get(t.visit.host),m=(0,x.xS)(t,n,c&&St(c)).map(({label:h,texts:u})=>(0,e.qy)`<dt>${h}</dt>${u.map(
p=>(0,e.qy)`<dd>${p}</dd>`)}\n`);return(0,e.qy)`<details class="host"${o?(0,e.qy)` open=""`:e.K$}><summary>${n.medium.sign(s)} <h3>${(0,e.aY)(i)}</h3> ${g.nx[s]}${a}</summary>
<div id="${(0,d.dI)(t.visit.host)}">
${zt(t.findings,n)}${m.length===0?e.K$:(0,e.qy)`<dl>\n${m}</dl>\n`}${(0,x.cT)(c?.incidents??[],n)}${(0,x.Y4)(t,n)}</div>
</details>
`}function zt(t,o){if(t.length===0)return e.K$;const n=t.map(({severity:s,problem:i})=>{const r=i.help?(0,e.qy)` ${(0,d.BK)(i.help)}`:e.K$;return(0,e.qy)`<li>${z(
s,o)} ${(0,d.em)(i.message)}.${r} (${(0,d.U1)(i.code,o)})</li>\n`});return(0,e.qy)`<ul class="findings">\n${n}</ul>\n`}const Z=2e3,Bt=3;function*Pt(t,o,n){const s=(0,w.
Iu)((0,g.$N)(t,o)),i={...t,hosts:(0,g.md)(t.hosts)},r=Dt(i,o);yield Jt(t.passed,s,n).text,yield yt(i,s,r,o).text,yield`<main>
`;for(const a of r)yield*kt(a);yield`</main>
`,yield vt(o).text}function Dt(t,o){const{hosts:n,findings:s,roots:i,files:r}=t,a=s.filter(({severity:l})=>l==="notice"),c=s.filter(({severity:l})=>l!=="notice"),
{repositories:m}=o,h=(0,tt.h$)(t,o).map(l=>(0,e.qy)`${(0,d.em)(l)}.`),u=n.slice(0,Z),p={context:o,medium:A,rest:(0,e.qy)`in the JSON report`,isBrief:!1,detailed:new Set(
u.map(({visit:l})=>l.host))},$=(0,x.W3)([...o.history??[]]);return[y("problems","Problems",c,()=>H(c,p)),y("hosts","Hosts",n,()=>Tt(n,p)),y("details",null,n,()=>Gt(
n,p),{heading:`Details of ${(0,w.px)(u.length,"host")}`,isFolded:n.length>Bt}),y("incidents","Incidents",$,()=>Mt($,p)),y("repositories","Repositories",m,()=>ht(
t,p)),y("roots","Root modules",i,()=>(0,et.R)(i,p)),y("files","Findings in files",r,()=>ut(r,p)),y("notices","Notices",a,()=>H(a,p),{heading:(0,w.px)(a.length,"\
notice"),isFolded:!0}),y("about","About this check",h,()=>[(0,e.p_)(h)])].filter(({of:l})=>l.length>0)}function*Gt(t,o){const{shown:n,more:s}=(0,_.zN)(t,Z);for(const i of n)
yield Ht(i,n.length===1,o);yield(0,d.OS)(s,"host",o)}const Yt=t=>["default-src 'none'",`style-src 'sha256-${t(R)}'`,`script-src 'sha256-${t(C)}'`,"img-src data:",
"base-uri 'none'","form-action 'none'"].join("; "),Jt=(t,o,n)=>(0,e.qy)`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${Yt(n)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${t?"\u2713":"\u2717"} ${o} – tf-disco</title>
<link rel="icon" href="${Qt(t)}"/>
<style>${new e.Ed(R)}</style>
</head>
<body>
`;function Qt(t){const[o,n]=t?["1a7f37","M4 8.5l3 3 5-6"]:["cf222e","M5 5l6 6m0-6l-6 6"],s=`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle \
cx='8' cy='8' r='8' fill='#${o}'/><path d='${n}' fill='none' stroke='#fff' stroke-width='2'/></svg>`;return`data:image/svg+xml,${encodeURIComponent(s)}`}})};export{Zt as id,jt as ids,Vt as modules};
