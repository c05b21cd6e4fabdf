var Tt=Object.freeze,on=Object.defineProperty;var It=(U,H)=>Tt(on(U,"raw",{value:Tt(H||U.slice())}));var Et;const ln=394,an=[394],cn={6394:((U,H,$)=>{$.r(H),$.d(H,{renderHtml:()=>Ve});var F=$(4e3),y=$(5102),h=$(4120),D=$(5143),B=$(1831),k=$(2796),A=$(8884),x=$(
8641);class R{text;constructor(e){this.text=e}}const r=(t,...e)=>new R(String.raw({raw:t},...e.map(Lt)));function Lt(t){return typeof t=="string"?(0,x.My)((0,x.
RK)(t)):typeof t=="number"?String(t):[t??[]].flat().map(({text:e})=>e).join("")}const u=r``,P=({text:t})=>t==="",T=t=>new R(t),X=(t,e)=>new R(t.map(({text:n})=>n).
join((0,x.My)(e))),E=t=>X(t,", "),p=t=>t===""?r`<i>empty</i>`:r`<code>${t}</code>`,Rt=t=>new R(p(t).text.replace(/(?<!<)[./](?=[^./<])/g,"$&<wbr/>")),Ct=4e3;function L(t){
const e=(0,x.RK)(t,Ct).split("`"),n=e.length%2===0?e.length-1:e.length,s=e.map((o,i)=>{const l=(0,x.My)(o);return i>=n?`\`${l}`:i%2===0?l:o===""?"``":`<code>${l}\
</code>`});return new R(s.join(""))}const I=(t,e)=>t!==null&&/^https?:\/\/[!-~]+$/.test(t)?new R(`<a href="${(0,x.My)(t)}">${e.text}</a>`):e;var C=$(4503);const Nt={
fails:"\u2717",unchecked:"\u2717",warns:"!",skipped:"\u25CB",works:"\u2713",notice:"i"},lt={error:"fails",warning:"warns",notice:"notice"},at=t=>["fails","unche\
cked"].includes((0,y.sG)(t)),M=t=>r`<span class="sign ${t}" aria-hidden="true">${Nt[t]}</span>`,zt=t=>r`${M(t)} ${y.nx[t]}`,ct=t=>r`${M(lt[t])}<span class="unseen">${t}: </span>`,
Ft=t=>r`${M(lt[t])} ${t}`,Dt=/^[a-z]+(?=[ ,;]|$)/,G=t=>L(Dt.test(t)?(0,h.Iu)(t):t),Z=t=>r`<b>Help:</b> ${L(t)}`,J=(t,e)=>P(e)?u:r`<details><summary>${t}</summary>\n${e}</details>\n`,
Q=(t,e,n="in the JSON report")=>t>0?r`<p class="more">and ${(0,h.px)(t,`more ${e}`)} ${n}</p>`:u,Pt=/^[a-z\d]+(?:-[a-z\d]+)*$/,N=(t,{context:e})=>{const n=Pt.test(
t)?`${e.docsUrl}#${t}`:null;return r`<span class="code">${I(n,p(t))}</span>`},W=(t,{context:e})=>typeof t=="string"?V(t):I((0,C.uM)(t,e),p((0,A.eo)(t))),V=t=>t.
endsWith(" input")?r`the ${p(t.replace(/ input$/,""))} input`:p(t);function Y(t,e,n){const{lines:s,settings:o}=(0,A.yv)([{places:t}]),i=s.slice(e),l=Array.from(
Map.groupBy(s.slice(0,e),({file:f})=>(0,D._M)(f)),([f,m])=>jt(f,m,n)),a=new Set(i.flatMap(({file:f})=>(0,D._M)(f)??[])),c=a.size>0?` in ${(0,h.px)(a.size,"repos\
itory")}`:"",d=i.length>0?[r`${(0,h.px)(i.length,"more place")}${c}`]:[];return E([...o.map(V),...l,...d])}function jt(t,e,n){const s=e.map(i=>{const l={...i,file:(0,D.
bH)(i.file).path};return I((0,C.uM)(i,n.context),p((0,A.eo)(l)))});if(t===null||n.isInRepository)return E(s);const o=(0,C.aE)(t,n.context);return r`${I(o,r`<b>${t}</b>`)}: ${E(
s)}`}const q=t=>`host-${t}`;function _(t,e,{detailed:n}){const s=Rt(e);return n.has(t)?r`<a href="#${q(t)}">${s}</a>`:s}const tt=t=>({value:e=>p(e).text,prose:e=>L(
e).text,because:e=>W(e,t).text}),dt=6,Ht=300,ut=12,Bt=3;function pt(t,e){const n=(0,k.cZ)(t),s=(0,k.YM)(n);return n.map(o=>Xt(o,e,s.get(o)??null))}function Xt(t,e,n){
const{severity:s,code:o,message:i,help:l,findings:a}=t,c=a.length>1&&a[0]?.exclude!==void 0,d=Kt(t,e),f=!(0,k.hs)(t)&&i!==null&&(0,k.pq)(t)===1,m=d.length>0&&f?
u:Jt(t,e),b=n===null?m:r`<p>The same hosts as for ${n}.</p>\n`;return r`<article class="cause ${s}">
<h3>${ct(s)} ${Gt(t,e)} ${N(o,e)}</h3>
${i===null?u:r`<p>${G(i)}</p>\n`}${l===null||c?u:r`<p class="help">${Z(l)}</p>\n`}${d}${b}${Yt(t,e)}</article>
`}function Gt(t,{context:e}){const n=(0,k.pq)(t),s=(0,A.mj)(t.findings,e.repositories.length),o=n>1?[(0,h.px)(n,(0,k.a2)(t))]:[],i=s===""?o:[...o,s];return i.length===
0?t.title:`${i.join(" in ")}: ${t.title}`}function Jt(t,e){const n=(0,k.S3)(t),s=Map.groupBy(n,b=>"file"in b&&(0,D._M)(b.file)||b),o=(0,F.zN)([...s.values()],Ht),
i=o.shown.map(b=>r`<li>${Qt(b,t,e)}</li>\n`),a=i.length<=dt+1?i:i.slice(0,dt),c=i.slice(a.length),f=n.some(b=>"file"in b&&(0,A.cC)(b))?"repository":(0,k.a2)(t),
m=t.message===null?"finding":f;return r`${ft(a)}${J((0,h.px)(c.length,`more ${m}`),ft(c))}${Q(o.more,m)}`}const ft=t=>t.length===0?u:r`<ul>\n${t}</ul>\n`;function Qt(t,e,n){
const s=t.flatMap(l=>"file"in l?[l]:[]);if(s.length>0)return Y(s,ut,n);const o=t.flatMap(l=>"file"in l?[]:l),i=Wt(o,e,n);return e.message!==null?i:X(o.map(({problem:l})=>{
const a=e.help===null&&l.help,c=P(i)?G(l.message):r`${i}: ${L(l.message)}`;return a?r`${c}<br/>${Z(l.help)}`:c})," ")}function Wt(t,e,n){const[s]=t,o=e.hosts.length>
1||e.message===null?Bt:ut,i=Y((0,A.yv)(t).lines,o,n);if(!(0,k.hs)(e)||!s?.host)return i;const l=_(s.host,(0,B.nx)(s.host),n),a=s.isHostNew?r` (${h.dy})`:u;return r`${l}${a}${P(
i)?u:r` <span class="where">${i}</span>`}`}function Yt(t,e){const n=(0,h.od)(t.affects,e.context.clients),{settings:s}=(0,A.yv)(t.findings),o=[...n===""?[]:[r`Affects ${n}.`],
...s.length===0?[]:[r`Required by ${E(s.map(V))}.`]];return o.length===0?u:r`<p class="small">${X(o," ")}</p>\n`}const Kt=(t,e)=>(0,k.cr)(t).slice(0,k.Wi).flatMap(
([,n])=>{const s=(0,A.tN)(n),o=e.context.sources.find(i=>s!==null&&Ut(i.place,s));return o===void 0?[]:[Zt(o,e)]}),et=t=>t.replaceAll("	"," "),Ut=(t,e)=>t.file===
e.file&&t.line===e.line&&t.column===e.column,Zt=({place:t,before:e,literal:n,after:s},o)=>r`<figure><figcaption>${W(t,o)}</figcaption><pre>${(0,x.J7)(et(e.trimStart()))}<mark>${et(
n)}</mark>${et(s)}</pre></figure>\n`;var v=$(7574),Vt=$(6763);function S(t,e){if(t.length===0)return u;const{caption:n,columns:s,attributes:o=()=>u,style:i}=e,l=t.
map(a=>{const c=s.map((d,f)=>{const m=r`${d.cell(a)}`,b=P(m)?r`–`:m;return f===0?r`<th scope="row"${j(d.style)}>${b}</th>`:r`<td${j(d.style)}>${b}</td>`});return r`<tr${o(
a)}>${c}</tr>\n`});return r`<div class="scroll" role="group" aria-label="${n}" tabindex="0"><table${j(i)}>
<thead>
${qt(s)}</thead>
<tbody>
${l}</tbody>
</table></div>
`}const j=t=>t===void 0?u:r` class="${t}"`;function qt(t){const e=Map.groupBy(t,({group:i,title:l})=>i??l),n=t.some(({group:i})=>i!==void 0),s=Array.from(e,([i,
[l,...a]])=>{if(l?.group===void 0){const c=n?r` rowspan="2"`:u;return r`<th scope="col"${c}${j(l?.style)}>${i}</th>`}return r`<th scope="colgroup" colspan="${a.
length+1}" class="group">${i}</th>`}),o=t.filter(({group:i})=>i!==void 0).map(({title:i,style:l})=>r`<th scope="col"${j(l)}>${i}</th>`);return r`<tr>${s}</tr>\n${n?
r`<tr>${o}</tr>\n`:u}`}const _t=4,te=7;function ee({hosts:t,files:e},n){const s=mt(t.filter(at).flatMap(gt)),o=e.filter(({severity:g})=>g==="error"),i=mt(o.flatMap(
({places:g})=>[...new Set(g.map(nt))])),l=g=>s(g)+i(g),a=[{title:"Repository",cell:({name:g})=>ne(g,n)},{title:"Commit",cell:ht},{title:"Failing hosts",style:"n\
umber",cell:g=>s(g)||null},{title:"Errors in files",style:"number",cell:g=>i(g)||null}],{repositories:c}=n.context,d=c.filter(g=>l(g)>0).toSorted((g,sn)=>l(sn)-
l(g)),f=c.filter(g=>l(g)===0),m=(0,h.px)(f.length,"repository");return[S(d,{caption:"Repositories with failures",columns:a,style:"compact"}),J(`${m} without fai\
ling hosts and errors in files`,S(f,{caption:"Other repositories",columns:a.slice(0,2),style:"compact"}))]}function mt(t){const e=Map.groupBy(t,n=>n);return({name:n})=>e.
get(n)?.length??0}const ne=(t,{context:e})=>I((0,C.aE)(t,e),p(t)),ht=t=>t.commit===null?u:I((0,C.DZ)(t),p(t.commit.slice(0,te))),gt=({requirements:t})=>{const e=t.
flatMap(({because:n})=>n.map(nt));return[...new Set(e.filter(n=>n!==null))]},nt=t=>typeof t=="string"?null:(0,D._M)(t.file);function se(t,e){const n=new Map;for(const s of t){
const o=Map.groupBy(s.places,nt);o.size===0&&o.set(null,[]);for(const[i,l]of o){const a=n.get(i)??[];a.length===0&&n.set(i,a),a.push({...s,places:l})}}return Array.
from(n,([s,o])=>oe(s,o,e))}function oe(t,e,n){const s={...n,isInRepository:!0},o=[{title:"Place",cell:({places:l})=>Y(l,_t,s)},{title:"Severity",cell:({severity:l})=>Ft(
l)},{title:"Problem",style:"wide",cell:({problem:l})=>r`${G(l.message)} (${N(l.code,n)})`}],i=t??n.context.repository?.name??"This checkout";return J(r`<h3>${i}</h3> ${(0,h.
H8)(e)}`,S(e,{caption:"Findings in files",columns:o}))}const $t=`'use strict'
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
`;function ie(t,e,n,s){const o=t.findings.some(({severity:l})=>l!=="notice"),i=t.passed?o?"warns":"works":"fails";return r`<header class="${i}">
<h1>${M(i)}<span>${e}</span></h1>
<p class="facts">${X(re(s)," \xB7 ")}</p>
${ae(t)}${ce(n)}</header>
`}const re=t=>[r`<time datetime="${t.startedAt}">${(0,v.QN)(t.startedAt)}</time>`,r`took ${(0,v.kJ)(t.durationMs)}`,...le(t),r`for ${(0,h.QI)(t.dialect)}`];function le({
repository:t,repositories:e}){if(e.length>0)return[r`${(0,h.px)(e.length,"repository")}`];if(t===null)return[];const{name:n,commit:s}=t,o=I((0,C.aE)(n,{repositories:[
t]}),r`${n}`);return[s===null?o:r`${o} at ${ht(t)}`]}function ae({hosts:t}){if(t.length<2)return u;const e=Map.groupBy(t,s=>{const o=(0,y.sG)(s);return o==="war\
ns"?"with warnings":o==="fails"&&(0,y.JR)(s)?y.fX:y.nx[o]}),n=Array.from(e,([s,[o,...i]])=>o===void 0?u:r`<li>${M((0,y.sG)(o))} <b>${i.length+1}</b> ${s}</li>`);
return r`<ul class="tally">${n}</ul>\n`}function ce(t){const e=t.flatMap(({id:n,title:s})=>s===null?[]:[r`<a href="#${n}">${s}</a>\n`]);return e.length>2?r`<nav aria-label="Contents">${e}</nav>\n`:
u}const de=(t,e)=>r`<ul>
${(0,Vt.h$)(t,e).map(n=>r`<li>${L((0,h.Iu)(n))}.</li>\n`)}</ul>
`,ue=({version:t,docsUrl:e})=>r(Et||(Et=It(["<footer><p>tf-disco "," \xB7 ",`</p></footer>
<script>`,`<\/script>
</body>
</html>
`])),t,I(e,r`Problem codes and how to fix them`),T($t));var z=$(7361);const st=30,ot=4,yt=16,pe={works:6,warns:10,fails:16,unchecked:2,skipped:2};function wt(t){
if(t.length===0)return u;const e=st-t.length,n=t.flatMap(({outcome:s},o)=>{if(t[o-1]?.outcome===s)return[];const i=t.findIndex((d,f)=>f>o&&d.outcome!==s),l=(i<0?
t.length:i)-o,[a,c]=[(e+o)*ot,yt-pe[s]/2];return[{outcome:s,line:`M${a} ${c}h${l*ot-1}`}]});return r`<svg class="runs" viewBox="0 0 ${st*ot} ${yt}" role="img"><title>${(0,z.
_N)(t)}</title>${bt(n)}</svg>`}const bt=t=>Array.from(Map.groupBy(t,({outcome:e})=>e),([e,n])=>r`<path class="${e}" d="${n.map(({line:s})=>s).join("")}"/>`),it=8,
rt=48;function fe(t){const[e,n]=[t[0],t.at(-1)],s=t.flatMap(({ms:a})=>a??[]),[o,i]=[Math.min(...s),Math.max(...s)];if(e===void 0||n===void 0||s.length<2)return u;
const l=t.map(({outcome:a,ms:c},d)=>{const f=c===null?3:Math.max(1,Math.round(c/Math.max(i,1)*rt));return{outcome:a,line:`M${d*it+it/2} ${rt}v-${f}`}});return r`<figure class="latency"><svg viewBox="0 0 ${st*
it} ${rt}" role="img" aria-label="latency of the last ${t.length} runs">${bt(l)}</svg>
<figcaption>Latency from ${(0,v.QN)(e.at)} to ${(0,v.QN)(n.at)}: ${(0,v.kJ)(o)} to ${(0,v.kJ)(i)}</figcaption></figure>
`}const me=500,he=({history:t})=>[...t??[]].flatMap(([e,{incidents:n}])=>n.map(s=>({...s,host:e}))).toSorted((e,n)=>Date.parse(n.from)-Date.parse(e.from));function ge(t,e){
const n=t.filter(({until:l})=>l===null).length,s=(0,F.zN)(t,me),o={title:"Host",style:"name",cell:l=>_(l.host,(0,B.nx)(l.host),e)},i=`${n===0?"none":n} of which\
 ${n>1?"continue":"continues"}`;return[r`<p>${(0,h.px)(t.length,"incident")}, ${i}.</p>\n`,S(s.shown,{caption:"Incidents",columns:[o,...xt(e)]}),Q(s.more,"incid\
ent","in the history file")]}const $e=(t,e)=>S(t,{caption:"Incidents",columns:xt(e)}),xt=t=>[{title:"From",style:"when",cell:({from:e})=>(0,v.QN)(e)},{title:"Un\
til",style:"when",cell:({until:e})=>e===null?"continues":(0,v.QN)(e)},{title:"Duration",style:"when",cell:e=>(0,z.QY)(e,t.context.startedAt)},{title:"Failed run\
s",style:"number",cell:({runs:e})=>e},{title:"Problems",cell:({codes:e})=>E(e.map(n=>N(n,t)))}];var vt=$(1064),K=$(1505);function ye({services:t,servicesFrom:e},n){
return[...t.map(s=>r`${p(s.id)} ${we(s,n)}`),...e===null?[]:[r`from the host block at ${W(e,n)}`]]}function we(t,e){switch(t.kind){case"url":return p((0,x.cq)(t.
url));case"login":{const{client:n,authz:s,token:o,ports:i}=t.login;return r`authz ${p((0,x.cq)(s??"none"))}, token ${p((0,x.cq)(o??"none"))}, client ${p(n)}, ports ${i.
join(" to ")}`}case"problem":return r`${M("fails")} ${N(t.problem.code,e)}`}}const be=({visit:{attempt:t}})=>S(t.hops,{caption:"Requests",columns:xe}),xe=[{title:"\
Request",cell:({url:t})=>p((0,x.cq)(t))},{title:"Response",cell:({status:t,reason:e,mediaType:n})=>{const s=n===null?null:r`<br/>${p(n)}`;return t===null?"no re\
sponse":r`${t} ${L(e)}${s}`}},{title:"Token",cell:({authorization:t})=>(0,h.Rk)(t)},{title:"Address",cell:({address:t,proxy:e})=>t!==null?p(t):e===null?null:r`through ${p(
(0,x.cq)(e))}`},{title:"Time",style:"number",cell:({ms:t})=>(0,v.kJ)(t)}],ve=({visit:{attempt:t}},{context:{startedAt:e}})=>S(t.certificates,{caption:"TLS certi\
ficates",columns:[{title:"TLS certificate",cell:({host:n})=>p(n)},{title:"Valid until",cell:({expires:n})=>(0,v.nO)(n,e)},{title:"Subject",cell:({subject:n})=>p(
n)},{title:"Issuer",cell:({issuer:n})=>p(n)}]}),ke=12;function Me(t,e,n){const s=(0,y.sG)(t),o=(0,B.nx)(t.visit.host),[i]=(0,y.QK)(t),l=i===void 0?u:r`: ${i.problem.
title}`,a=n.context.history?.get(t.visit.host)?.incidents??[];return r`<details class="host"${e?r` open=""`:u}><summary>${M(s)} <h3>${p(o)}</h3> ${y.nx[s]}${l}</summary>
<div id="${q(t.visit.host)}">
${Se(t.findings,n)}${Ae(t,n)}${$e(a,n)}${be(t)}${ve(t,n)}</div>
</details>
`}function Se(t,e){if(t.length===0)return u;const n=t.map(({severity:s,problem:o})=>{const i=o.help?r` ${Z(o.help)}`:u;return r`<li>${ct(s)} ${G(o.message)}.${i} (${N(
o.code,e)})</li>\n`});return r`<ul class="findings">\n${n}</ul>\n`}function Ae(t,e){const n=tt(e),{discovery:s}=t.visit.attempt,o=s.kind==="skipped"?[L(s.problem.
message)]:[],i=[...(0,K.Zc)(t,n),...(0,K.o7)(t,n)],a=[{label:"result",texts:o},{label:"required",texts:Oe(t,e)},{label:"clients",texts:Te(t,e)},{label:"services",
texts:ye(t,e)},...Ie(t,e),...i.map(({label:c,texts:d})=>({label:c,texts:d.map(T)}))].flatMap(({label:c,texts:d})=>{const f=d.filter(m=>!P(m));return f.length===
0?[]:[r`<dt>${(0,h.Iu)(c)}</dt>${f.map(m=>r`<dd>${m}</dd>`)}\n`]});return a.length===0?u:r`<dl>\n${a}</dl>\n`}function Oe({requirements:t},e){const n=Map.groupBy(
t,({because:s})=>Y(s,ke,e).text);return Array.from(n,([s,o])=>{const i=o.map(a=>(0,K.pk)(a,e.context,tt(e))),l=E(i.map(T));return s===""?l:r`${l} by ${T(s)}`})}
const Te=({clients:t},{context:e})=>["fails","warns","works"].flatMap(n=>{const s=e.clients.filter(i=>t[i]===n),o=s.map(i=>vt.bB[i]).join(", ");return s.length===
0?[]:[r`${M(n)} ${o}: ${y.nx[n]}`]});function Ie({visit:t},e){const n=e.context.history?.get(t.host);if(n===void 0)return[];const{recent:s,uptime:o,medianMs:i}=n,
l=i===null?null:`median ${(0,v.kJ)(i)} in 30 days`,a=o.flatMap(c=>{const d=(0,z.mc)(c);return d===null?[]:[r`${d} (${(0,z.eC)(c)})`]});return[{label:"runs",texts:[
r`${wt(s)} ${(0,z._N)(s)}`]},{label:"uptime",texts:[E(a)]},{label:"latency",texts:l===null?[]:[r`${l}${fe(s)}`]}]}const kt=200,Ee=2,Le=8,Mt=[7,30,90],Re=10;function*Ce(t,e){
t.length>=Le&&(yield Ne);const n=Fe(t,e);for(let s=0;s<t.length;s+=kt){const o=t.slice(s,s+kt);yield S(o,{caption:t.length===o.length?"Hosts":`Hosts from ${s+1}`,
columns:n,style:"hosts",attributes:ze})}}const Ne=r`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`,ze=t=>r` data-host="${q(t.visit.host)}"${at(t)?r` data-failing=""`:u}`;function Fe(t,e){const n=t.some(({visit:s})=>s.attempt.certificates.length>0);return[{title:"\
Host",style:"name",cell:s=>De(s,e)},{title:"Status",style:"status",cell:s=>Pe(s,e)},...e.context.repositories.length>0?[He]:[],...Be(e),...n?[Xe]:[]]}function De({
visit:{host:t},isNew:e},n){const s=e?r` <span class="small">${h.dy}</span>`:u;return r`${_(t,(0,B.nx)(t),n)}${s}`}const Pe=(t,e)=>r`${zt((0,y.sG)(t))} <span class="small">${je(
t,e)}</span>`;function je(t,e){const{discovery:n}=t.visit.attempt,s=[...new Set((0,y.QK)(t).map(({problem:o})=>o.title))];return s.length>0?r`${(0,F.K4)(s,Ee)}`:
n.kind==="skipped"?r`${n.problem.title}`:T((0,K.Yj)(t,tt(e)))}const He={title:"Repositories",style:"number repositories",cell:t=>gt(t).length};function Be({context:{
history:t}}){if(t===null)return[];const e=s=>({visit:o})=>{const i=t.get(o.host);return i===void 0?null:s(i)},n=s=>({group:"Uptime",title:`${s} days`,style:s===
Mt[0]?"number uptime":"number older",cell:e(o=>{const i=o.uptime.find(l=>l.days===s);return i===void 0?null:(0,z.mc)(i)})});return[{title:"Last 30 runs",style:"\
history",cell:e(({recent:s})=>wt(s))},...Mt.map(n),{title:"Median latency, 30 days",style:"number minor",cell:e(({medianMs:s})=>s===null?null:(0,v.kJ)(s))}]}const Xe={
title:"Certificate expires",style:"minor when",cell:({visit:{attempt:t}})=>{const e=t.certificates.map(({expires:s})=>s),[n=""]=e.toSorted((s,o)=>Date.parse(s)-
Date.parse(o));return n.slice(0,Re)}};var w=$(4148);const Ge=1e3;function Je(t,e){const{wrong:n,good:s}=(0,w.jB)(t),o=(0,F.zN)([...n,...s],Ge);return[...n.length>
1?[Qe(n,e)]:[],...o.shown.map(i=>We(i,e)),Q(o.more,"root module")]}function Qe(t,e){const n=(0,w.cZ)(t),s=n.map(({row:a})=>a),o=vt.Du.filter(a=>t.some(c=>c.clients.
includes(a))),i=(0,w.ie)(n,a=>St(a).text),l=At(s,{clients:o},[i],e);return S(s,{caption:"Problems of root modules",columns:l})}const St=t=>T((0,w.fi)(t,e=>p((0,A.
II)(e)).text));function We(t,e){const n=(0,w.qj)(t),{wrong:s,good:o}=(0,w.P)(t),i=[...s,...o],l=n==="works"?(0,w.nS)(t.rows):w.pJ[n],a=At(i,t,[],e);return J(r`${M(
(0,w.Fg)(t.rows))} <h3>${St(t)}</h3> ${l}`,S(i,{caption:"Modules and providers",columns:a}))}function At(t,e,n,s){const o=({code:a,title:c})=>r`${c} (${N(a,s)})`.
text,l=[...(0,w.ij)([(0,w.eX)(o)],t),...n,...(0,w.ns)({...e,rows:t},a=>p(a).text)];return[{title:"Module or provider",cell:a=>Ye(a,e,s)},...l.map(({title:a,cell:c})=>({
title:(0,h.Iu)(a),cell:d=>T(c(d))}))]}function Ye(t,e,n){const[s]=t.places,o=t.kind==="module"&&t.source!==t.address?p(t.source):u,i=s===void 0?u:r` at ${W(s,n)}`;
return r`${M((0,w.Fg)([t]))} ${p((0,w.mC)(t,e))}<br/><span class="small">${o}${i}</span>`}const O=(t,e,n,s)=>({id:t,title:e,heading:e,of:n,content:s});function*Ke({
id:t,heading:e,isFolded:n,content:s}){const o=r`<h2 id="${t}-title">${e}</h2>`;yield r`<section id="${t}" aria-labelledby="${t}-title">
${n?r`<details><summary>${o}</summary>`:o}
`.text;for(const{text:i}of s())yield i;yield r`${n?r`</details>\n`:u}</section>\n`.text}const Ot=`
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
`,Ue=2e3,Ze=3;function*Ve(t,e,n){const s=(0,h.Iu)((0,y.$N)(t,e)),o={...t,hosts:(0,y.md)(t.hosts)},i=qe(o,e);yield en(t.passed,s,n).text,yield ie(o,s,i,e).text,yield`\
<main>
`;for(const l of i)yield*Ke(l);yield`</main>
`,yield ue(e).text}function qe(t,e){const{hosts:n,findings:s,roots:o,files:i}=t,l=s.filter(({severity:m})=>m==="notice"),a=s.filter(({severity:m})=>m!=="notice"),
c=(0,F.zN)(n,Ue),d={context:e,detailed:new Set(c.shown.map(({visit:m})=>m.host))},f=he(e);return[O("problems","Problems",a,()=>pt(a,d)),O("hosts","Hosts",n,()=>Ce(
n,d)),{...O("details",`Details of ${(0,h.px)(c.shown.length,"host")}`,n,()=>_e(c,d)),title:null,isFolded:n.length>Ze},O("incidents","Incidents",f,()=>ge(f,d)),O(
"repositories","Repositories",e.repositories,()=>ee(t,d)),O("roots","Root modules",o,()=>Je(o,d)),O("files","Findings in files",i,()=>se(i,d)),{...O("notices","\
Notices",l,()=>pt(l,d)),heading:(0,h.px)(l.length,"notice"),isFolded:!0},O("about","About this check",[t],()=>[de(t,e)])].filter(({of:m})=>m.length>0)}function*_e({
shown:t,more:e},n){for(const s of t)yield Me(s,t.length===1,n);yield Q(e,"host")}const tn=t=>["default-src 'none'",`style-src 'sha256-${t(Ot)}'`,`script-src 'sh\
a256-${t($t)}'`,"img-src data:","base-uri 'none'","form-action 'none'"].join("; "),en=(t,e,n)=>r`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${tn(n)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${t?"\u2713":"\u2717"} ${e} – tf-disco</title>
<link rel="icon" href="${nn(t)}"/>
<style>${T(Ot)}</style>
</head>
<body>
`;function nn(t){const[e,n]=t?["1a7f37","M4 8.5l3 3 5-6"]:["cf222e","M5 5l6 6m0-6l-6 6"],s=`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle \
cx='8' cy='8' r='8' fill='#${e}'/><path d='${n}' fill='none' stroke='#fff' stroke-width='2'/></svg>`;return`data:image/svg+xml,${encodeURIComponent(s)}`}})};export{ln as id,an as ids,cn as modules};
