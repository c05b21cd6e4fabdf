const V=8594,X=[8594],q={6213:((U,z,r)=>{r.r(z),r.d(z,{renderHtml:()=>B});var G=r(9432),L=r(9119),f=r(6092),v=r(5517),T=r(4503);const E=`
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
code, pre { font: .875em/1.5 ui-monospace, monospace; unicode-bidi: isolate; }
pre { margin: 0; padding: .5rem .75rem; background: var(--raised); border-radius: .25rem; white-space: pre-wrap; }
mark { background: var(--mark); color: inherit; }
.unseen {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.small, figcaption, footer, .facts { color: var(--soft); font-size: .875rem; }
.facts { font-size: 1rem; }

.fails, .unchecked { --tone: var(--bad); }
.warns { --tone: var(--warn); }
.works { --tone: var(--good); }
.skipped, .notice, g.unchecked { --tone: var(--soft); }
.sign { display: inline-block; width: 1.1em; text-align: center; font-weight: 700; color: var(--tone); }

header { padding-top: 2.5rem; }
h1 .sign {
  flex: none; width: 1.25em; height: 1.25em; line-height: 1.25; border-radius: 50%;
  background: var(--tone); color: var(--back);
}
nav {
  display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-top: 1.25rem; padding: .625rem 0;
  border: solid var(--line); border-width: 1px 0;
}

.cause { border-left: .25rem solid var(--bad); padding-left: 1rem; margin: 1.5rem 0; }
.cause.warning { border-color: var(--warn); }
.cause.notice { border-color: var(--soft); }
.cause h3 b ~ a { font-weight: 400; }

.scroll { overflow-x: auto; }
#details > details:not(.host) { margin-top: 2rem; }
#hosts > .scroll + .scroll { content-visibility: auto; contain-intrinsic-size: auto 7500px; margin-top: 1.5rem; }
table { border-collapse: collapse; font-size: .9375rem; overflow-wrap: normal; }
th, td { text-align: left; vertical-align: baseline; padding: .4375rem 1rem .4375rem 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--soft); font-size: .875rem; font-weight: 600; vertical-align: bottom; }
tbody th { font-weight: 400; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.when, .history { white-space: nowrap; }
td > a > code { white-space: nowrap; }
.hosts { width: 100%; }
.name { width: 15rem; }
.status { min-width: 13rem; }
tbody th, .status { overflow-wrap: anywhere; }
tbody th { min-width: 12rem; }
.results { width: 120px; height: 16px; }
.latency { display: block; margin: .25rem 0; width: 320px; max-width: 100%; height: 64px; }
.history .small { font-size: .75rem; font-weight: 400; }
.history .results { width: 150px; height: 20px; }
svg path { stroke: var(--tone); stroke-width: 3; }
svg text { fill: var(--soft); font-size: 11px; }
.latency path { stroke-width: 6; }
.latency .axis { stroke: var(--line); stroke-width: 1; }
/* The first path of a bar is the area that shows its label. */
g path:nth-child(2) { stroke: transparent; }
g:hover path:nth-child(2) { stroke: var(--line); }

details { border-bottom: 1px solid var(--line); }
summary { padding: .4375rem 0; cursor: pointer; }
summary h2, summary h3 { display: inline; margin: 0; }
article details { border: 0; }
.host { content-visibility: auto; contain-intrinsic-size: auto 2.4rem; }
.host > div { padding: 0 0 1.25rem 1.125rem; scroll-margin-top: 3rem; }
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

@media (max-width: 82rem) { .minor { display: none; } }
@media (max-width: 62rem) {
  .hosts .older, .hosts .repositories { display: none; }
  .when { white-space: normal; }
}
@media (max-width: 48rem) {
  body { padding-inline: 1rem; }
  header { padding-top: 1.5rem; }
  dl { grid-template-columns: minmax(0, 1fr); }
  dd { grid-column: 1; margin-bottom: .375rem; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, th, td { display: block; width: auto; overflow-wrap: anywhere; }
  tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .hosts tr { display: grid; grid-template-columns: 1fr auto; }
  th, td { border: 0; padding: .0625rem 0; }
  td[data-title], td > a > code { text-align: left; white-space: normal; }
  [data-title]::before { content: attr(data-title) ': '; color: var(--soft); }
  .hosts .name, .hosts .status { grid-column: 1 / -1; }
  .hosts .uptime::after { content: ' in 7 days'; }
}
@media print {
  :root { color-scheme: light; font-size: 75%; }
  body { padding: 0; }
  .scroll { overflow: visible; }
  .when, .name { width: auto; white-space: normal; }
  nav, #filter { display: none; }
  svg path, .cause, h1 .sign { print-color-adjust: exact; }
  tr, .cause { break-inside: avoid; }
}
`,M=`'use strict'
const find = (id) => document.getElementById(id)
const filter = find('filter')
if (filter !== null) {
  const [text, failing, count] = ['filter-text', 'filter-failing', 'filter-count'].map(find)
  const rows = Array.from(document.querySelectorAll('[data-host]'), (row) => {
    return { row, details: find(row.dataset.host)?.closest('details') }
  })
  const apply = () => {
    const wanted = text.value.trim().toLowerCase()
    let shown = 0
    for (const { row, details } of rows) {
      const words = row.textContent + ' ' + (details?.textContent ?? '')
      const isWanted = failing.checked ? 'failing' in row.dataset : true
      row.hidden = isWanted ? !words.toLowerCase().includes(wanted) : true
      if (details) details.hidden = row.hidden
      if (!row.hidden) shown += 1
    }
    for (const part of document.querySelectorAll('#hosts :is(.scroll, details)')) {
      part.hidden = part.querySelector('tbody tr:not([hidden])') === null
      if (part.localName === 'details') part.open = wanted === '' ? part.open : true
    }
    count.value = shown === rows.length ? '' : shown + ' of ' + rows.length + ' hosts'
  }
  text.addEventListener('input', apply)
  failing.addEventListener('change', apply)
  // Fewer than eight hosts need no filter.
  filter.hidden = rows[7] === undefined
  // A browser keeps what was typed when the page is loaded again.
  apply()
}
`;var g=r(2307),A=r(5102),x=r(7035),P=r(3435),y=r(4073),S=r(806),j=r(4120),C=r(6906),F=r(6097),m=r(7792);const I={sign:t=>`<span class="sign ${t}" aria-hidden="\
true">${t==="notice"?"i":C.B2[t].text}</span>`,small:t=>`<span class="small">${t}</span>`,name:t=>`<h3>${t}</h3>`,chart:K,problem:(t,e,o)=>`<article class="caus\
e ${t}">
<h3><span class="unseen">${t}: </span>${e}</h3>
${o}</article>
`,table:(t,e,o)=>`<div class="scroll" role="group" aria-label="${t}" tabindex="0"><table${(0,g.I4)(e)}>
${o}</table></div>
`,cell:(t,e,o,a="")=>t==="row"?`<td${(0,g.I4)(o)}${a===""?"":` data-title="${a}"`}>${e}</td>`:`<th scope="${t==="head"?"col":"row"}"${(0,g.I4)(o)}>${e}</th>`,end:"\
/>",space:"&#160;"},b=t=>(0,g.PT)(t,I);function*B(t,e,o,a=null){const n=(0,S.du)(e,"page",S.h,t.lines),i={...n,detailed:(0,y.WQ)(t,n)},l=(0,y.Ks)(y.KL,t,i),d=(0,A.
fi)(t),h=(0,f.js)((0,j.Iu)((0,F.$N)(t,e))),p=a===null?h:(0,f.js)(a),$=m.Gy.link(e.docsUrl,m.Gy.words("Problem codes and how to fix them"));yield`<!DOCTYPE html>\

<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${o(E)}'; script-src 'sha256-${o(M)}'; img-src data:; base-uri 'none';\
 form-action 'none'"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${d==="fails"?"\u2717":"\u2713"} ${a===null?`${h} \u2013 tf-disco`:p}</title>
<link rel="icon" href="data:,"/>
<style>${E}</style>
</head>
<body>
<header class="${d}">
<h1>${b(m.Gy.sign(d))}<span>${p}</span></h1>
${a===null?"":`<p>${h}</p>
`}${N(e,l)}</header>
<main>
`;for(const k of l)yield*H(k);yield`</main>
<footer><p>tf-disco ${(0,f.js)(e.version)} \xB7 ${b($)}</p></footer>
<script>${M}<\/script>
</body>
</html>
`}function N(t,e){const o=[(0,j.QN)(t.startedAt),...W(t)],a=e.map(({id:n,title:i})=>`<a href="#${n}">${i}</a>
`);return`<p class="facts">${o.map(b).join(" \xB7 ")}</p>
${a.length>3?`<nav aria-label="Contents">${a.join("")}</nav>
`:""}`}function W({repository:t,repositories:e}){if(e.length>0)return[(0,G.px)(e.length,"repository")];if(t===null)return[];const o=m.Gy.link((0,T.aE)(t),t.name);
return[m.Gy.joined([o,(0,P.wn)(t)],m.Gy.words(" at "))]}const Y=`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`;function*H({id:t,title:e,isFolded:o,blocks:a}){const n=`<h2 id="${t}-title">${e}</h2>`;yield`<section id="${t}" aria-labelledby="${t}-title">
${o?`<details><summary>${n}</summary>`:n}
${t==="hosts"?Y:""}`;for(const i of a)yield(0,g.g8)(i,I);yield`${o?`</details>
`:""}</section>
`}const O={results:{slot:4,height:16,box:"120 16"},latency:{slot:8,height:48,box:"320 64"}};function K({of:t,runs:e,label:o,isLabelled:a}){const{slot:n,height:i,
box:l}=O[t],d=Math.max(1,...e.map(({ms:s})=>s??0)),h=({outcome:s,ms:c})=>t==="results"?C.B2[s].height:c===null?3:Math.max(1,Math.round(c/d*i)),p=v.Ot-e.length,$=e.
map((s,c)=>{const u=(p+c)*n+n/2,w=`M${u} ${i}v-${h(s)}`;return{outcome:s.outcome,x:u,line:w,said:a?(0,x.vZ)(s):null}}),k=(0,L.c1)($,({outcome:s,said:c})=>c??s).
map(s=>{const[{outcome:c,x:u,said:w}]=s,Z=w?`<title>${(0,f.My)(w)}</title><path d="M${u} 0v${i}"/>`:"";return`<g class="${c}">${Z}<path d="${s.map(({line:D})=>D).
join("")}"/></g>`}),R=(0,f.My)(`${o} (${(0,x.hF)(e)})`);return`<svg class="${t}" viewBox="0 0 ${l}" role="${a?"group":"img"}"><title>${R}</title>${k.join("")}${t===
"latency"?Q(e,d):""}</svg>`}function Q(t,e){const[o="",a=o]=(0,x.hF)(t).split(" to "),{slot:n,height:i}=O.latency,[l,d]=[v.Ot*n,i+14],h=Math.min((v.Ot-t.length)*
n,100),p=o===a?"":`<text x="${h}" y="${d}">${o}</text>`;return`<path class="axis" d="M0 ${i}h${l}"/><text x="${l+4}" y="10">${Math.round(e)} ms</text><text x="${l+
4}" y="${i}">0 ms</text>${p}<text x="${l}" y="${d}" text-anchor="end">${a}</text>`}})};export{V as id,X as ids,q as modules};
