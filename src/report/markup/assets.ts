// The style and the script of the page. They have no sign that XML gives a meaning to, so that the page is XML as well.

/** Light and dark, narrow and wide, on screen and on paper. */
export const STYLE = `
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
`

/** A filter for the table of hosts and their details. Without it, there is no filter. */
export const SCRIPT = `'use strict'
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
`
