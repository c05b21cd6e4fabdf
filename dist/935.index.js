const q=935,_=[935],ee={5316:((Z,b,a)=>{a.r(b),a.d(b,{renderHtml:()=>W});var m=a(8820),s=a(7792);const $=`
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
.cause h3 b ~ a { font-weight: 400; }

.scroll { overflow-x: auto; }
#hosts > .scroll + .scroll { content-visibility: auto; contain-intrinsic-size: auto 7500px; margin-top: 1.5rem; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; overflow-wrap: normal; }
caption { text-align: left; font-weight: 600; padding-top: .75rem; }
th, td { text-align: left; vertical-align: baseline; padding: .4375rem 1.25rem .4375rem 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--soft); font-size: .875rem; font-weight: 600; vertical-align: bottom; }
tbody th { font-weight: 400; }
.cause li a[href^="http"] { color: var(--soft); }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.when, .history { white-space: nowrap; }
.name { width: 16rem; }
.status { min-width: 15rem; }
.compact { width: auto; }
.runs { width: 120px; height: 16px; }
.runs path { fill: none; stroke: var(--tone); stroke-dasharray: 3 1; }
.runs .works { stroke-width: 6; }
.runs .warns { stroke-width: 10; }
.runs .fails { stroke-width: 16; }
.runs .skipped, .runs .unchecked { stroke-width: 2; }
.latency { display: block; margin: .25rem 0; width: 240px; height: 48px; border-bottom: 1px solid var(--line); }
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
#filter label { display: flex; gap: .5rem; align-items: center; max-width: 100%; overflow-wrap: normal; }
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
`,x=`'use strict'
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
    for (const part of document.querySelectorAll('#hosts :is(.scroll, details)')) {
      part.hidden = part.querySelector('tbody tr:not([hidden])') === null
      if (part.localName === 'details') part.open = wanted === '' ? part.open : true
    }
    count.value = shown === rows.length ? '' : shown + ' of ' + rows.length + ' hosts'
  }
  text.addEventListener('input', apply)
  failing.addEventListener('change', apply)
  filter.hidden = false
  // A browser keeps what was typed when the page is loaded again.
  apply()
}
`;var I=a(2809);const g=30,u=4,k=16,w=8,v=48,j={works:6,warns:10,fails:16,unchecked:2,skipped:2},z=({of:e,runs:n,label:t})=>e==="results"?`<svg class="runs" vie\
wBox="0 0 ${g*u} ${k}" role="img"><title>${(0,m.My)(t)}</title>${M(O(n))}</svg>`:`<svg class="latency" viewBox="0 0 ${g*w} ${v}" role="img"><title>${(0,m.My)(t)}\
</title>${M(T(n))}</svg>`;function O(e){const n=g-e.length;return e.flatMap(({outcome:t},o)=>{if(e[o-1]?.outcome===t)return[];const r=e.findIndex((h,f)=>f>o&&h.
outcome!==t),i=(r<0?e.length:r)-o,[l,c]=[(n+o)*u,k-j[t]/2];return[{outcome:t,line:`M${l} ${c}h${i*u-1}`}]})}function T(e){const n=Math.max(1,...e.flatMap(({ms:t})=>t??
[]));return e.map(({outcome:t,ms:o},r)=>{const i=o===null?3:Math.max(1,Math.round(o/n*v));return{outcome:t,line:`M${r*w+w/2} ${v}v-${i}`}})}const M=e=>Array.from(
Map.groupBy(e,({outcome:n})=>n),([n,t])=>`<path class="${n}" d="${t.map(({line:o})=>o).join("")}"/>`).join("");var C=a(6230);const A={fails:"\u2717",unchecked:"\
\u2717",warns:"!",skipped:"\u25CB",works:"\u2713",notice:"i"},S={sign:e=>`<span class="sign ${e}" aria-hidden="true">${A[e]}</span>`,small:e=>`<span class="smal\
l">${e}</span>`,name:e=>`<h3>${e}</h3>`,chart:z,problem:({severity:e,title:n,message:t,sources:o,lines:r,rest:i})=>{const[l,c]=[[t],r].map(h=>{const f=h.filter(
X=>X!=="");return f.length===0?"":`<p>${f.join(`<br/>
`)}</p>
`});return`<article class="cause ${e}">
<h3><span class="unseen">${e}: </span>${n}</h3>
${l}${o}${c}${i}</article>
`},table:(e,n)=>`<div class="scroll" role="group" aria-label="${e}" tabindex="0">${n}</div>
`},p=e=>(0,C.P)(e,S);function*B(e,n){const{sentence:t,passed:o,version:r}=e,i=s.Gy.link(e.docsUrl,s.Gy.words("Problem codes and how to fix them"));yield`<!DOCTY\
PE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${H(n)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${o?"\u2713":"\u2717"} ${(0,m.js)(t)} \u2013 tf-disco</title>
<link rel="icon" href="${P(o)}"/>
<style>${$}</style>
</head>
<body>
${F(e)}<main>
`;for(const l of e.sections)yield*R(l,e.hasFilter);yield`</main>
<footer><p>tf-disco ${(0,m.js)(r)} \xB7 ${p(i)}</p></footer>
<script>${x}<\/script>
</body>
</html>
`}function F({sentence:e,sign:n,facts:t,tally:o,sections:r}){const i=r.map(({id:c,title:h})=>`<a href="#${c}">${h}</a>
`),l=o.map(c=>`<li>${p(c)}</li>`);return`<header class="${n}">
<h1>${p({kind:"sign",of:n})}<span>${(0,m.js)(e)}</span></h1>
<p class="facts">${t.map(p).join(" \xB7 ")}</p>
${l.length===0?"":`<ul class="tally">${l.join("")}</ul>
`}${i.length>3?`<nav aria-label="Contents">${i.join("")}</nav>
`:""}</header>
`}const N=`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`;function*R({id:e,heading:n,isFolded:t,blocks:o},r){const i=`<h2 id="${e}-title">${n}</h2>`;yield`<section id="${e}" aria-labelledby="${e}-title">
${t?`<details><summary>${i}</summary>`:i}
${e==="hosts"&&r?N:""}`;for(const l of o())yield(0,I.g)(l,S);yield`${t?`</details>
`:""}</section>
`}const H=e=>["default-src 'none'",`style-src 'sha256-${e($)}'`,`script-src 'sha256-${e(x)}'`,"img-src data:","base-uri 'none'","form-action 'none'"].join("; ");
function P(e){const[n,t]=e?["1a7f37","M4 8.5l3 3 5-6"]:["cf222e","M5 5l6 6m0-6l-6 6"],o=`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle cx=\
'8' cy='8' r='8' fill='#${n}'/><path d='${t}' fill='none' stroke='#fff' stroke-width='2'/></svg>`;return`data:image/svg+xml,${encodeURIComponent(o)}`}var d=a(5102),
K=a(4e3),U=a(4503),G=a(7574),L=a(4120),Y=a(3435);const Q=e=>[(0,G.QN)(e.startedAt),(0,s.mG)`took ${(0,G.kJ)(e.durationMs)}`,...D(e),(0,s.mG)`for ${(0,L.QI)(e.dialect)}`];
function D({repository:e,repositories:n}){if(n.length>0)return[(0,K.px)(n.length,"repository")];if(e===null)return[];const{name:t,commit:o}=e,r=s.Gy.link((0,U.aE)(
t,{repositories:[e]}),t);return[(0,s.mG)`${r}${o===null?s.Gy.nothing:(0,s.mG)` at ${(0,Y.wn)(e)}`}`]}function J({hosts:e}){return e.length<2?[]:[...Map.groupBy(
(0,d.md)(e),t=>{const o=(0,d.sG)(t);return o==="warns"?"with warnings":o==="fails"&&(0,d.JR)(t)?d.fX:d.nx[o]})].flatMap(([t,o])=>o.slice(0,1).map(r=>(0,s.mG)`${s.
Gy.sign((0,d.sG)(r))} ${s.Gy.strong(String(o.length))} ${t}`))}var y=a(9287),E=a(806);const V=8;function W(e,n,t){const o={...(0,E.du)(n,"page",E.h),detailed:(0,y.
WQ)(e)};return B({sentence:(0,L.Iu)((0,d.$N)(e,n)),passed:e.passed,sign:(0,d.fi)(e),facts:Q(n),tally:J(e),sections:(0,y.Ks)(y.KL,e,o),hasFilter:e.hosts.length>=
V,version:n.version,docsUrl:n.docsUrl},t)}})};export{q as id,_ as ids,ee as modules};
