const F=[639],N={9069:((j,$,e)=>{e.a(j,async(g,S)=>{try{let c=function(n,{redact:r}){for(const f of r(n))v.write(`tf-disco: ${(0,C.RK)(f)}
`);return 2};e.r($);var l=e(9018),x=e(9077),w=e(3386),L=e(2057),M=e(3592),C=e(8641),E=e(9703),k=e(5727),a=e(3152),d=e(6875);const{env:u,stderr:v,stdout:O}=process;
u.UV_THREADPOOL_SIZE??="64",(0,w.p)();const A=(0,k.D)(process.argv.slice(2)),y=n=>{v.write(`tf-disco: the output was not written: ${(0,C.RK)(n)}
`),A.kind!=="check"&&process.exit(3)};(0,L.B_)(O,y),(0,L.B_)(v,()=>{});const m=new d.V,t=()=>performance.now();await(0,x.q)(process,await o(A));async function o(n){
const r=(0,l.c)("raw"in n?n.raw:{},u),f=h=>(v.write(`${(0,l.r)(P=>(0,E.p)(h,P),r)}
`),3),p=n.kind!=="check",R=(0,x.w)(process,m,{isFinal:p,crash:f,now:t});try{const h=await s(n,{program:process,secrets:r,stop:m,loseOutput:y});return R.aborted?
3:h}catch(h){return h instanceof a.GN?c(h.mistakes,r):f(h)}}async function s(n,r){switch(n.kind){case"help":return O.write((await e.e(513).then(e.bind(e,1513))).
renderHelp(n.topic)),0;case"completion":{const{renderCompletion:f}=await Promise.all([e.e(931),e.e(341),e.e(787)]).then(e.bind(e,8787));return O.write(f(n.shell)),
0}case"version":return O.write(`${M.xv}
`),0;case"mistakes":return c([...n.mistakes,...await i(n)],r.secrets);case"explain":return(await Promise.all([e.e(931),e.e(815),e.e(340)]).then(e.bind(e,6340))).
explain(n,r);case"usages":return(await Promise.all([e.e(931),e.e(815),e.e(345),e.e(827)]).then(e.bind(e,4827))).listUsages(n,r);case"check":return(await Promise.
all([e.e(931),e.e(815),e.e(345),e.e(827)]).then(e.bind(e,4827))).runCheck(n,r)}}async function i({raw:n}){const{readSettings:r}=await e.e(751).then(e.bind(e,5751)),
{OF_FLAGS:f}=await e.e(460).then(e.bind(e,1460));try{return await r(n,{environment:u,directory:process.cwd(),wording:f}),[]}catch(p){if(p instanceof a.GN)return p.
mistakes;throw p}}S()}catch(u){S(u)}},1)}),4627:((j,$,e)=>{e.d($,{P:()=>S,t:()=>g});const g=(...l)=>process.getBuiltinModule("module").createRequire(import.meta.
url)("./tr46.cjs").toASCII(...l),S=(...l)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...l)}),7188:((j,$,e)=>{e.d(
$,{Lo:()=>O,OB:()=>y,OF:()=>d,Wg:()=>k,Y5:()=>E,bw:()=>A,l1:()=>C,u0:()=>a});var g=e(3474),S=e(4844);const l={name:"format",kind:(0,g.Yq)("text","json"),help:"O\
utput format.",default:"text"},x={name:"color",kind:(0,g.Yq)("auto","always","never"),help:"When to use colors. `auto` follows NO_COLOR and FORCE_COLOR, else us\
es them in a terminal.",default:"auto"},w={name:"quiet",short:"q",kind:g.lx,help:"Print only the verdict and what fails; show no progress.",default:"false"},L={
name:"help",short:"h",kind:g.lx,help:"Show this help.",default:"false"},M={name:"version",short:"V",kind:g.lx,help:"Show the version.",default:"false"},C={format:l,
color:x,quiet:w,help:L,version:M},E=[...S.f,["Output",[l,x,w]],["Other",[L,M]]],k=E.flatMap(([,m])=>m),a=["host","module","provider"],d=["bash","zsh","fish"],u=[
"dialect","format"],v='"-" reads lines from standard input. No host is contacted. The exit code is 1 if a CLI rejects any of the inputs.',O=[{name:"check",usage:"\
[check] [PATH\u2026] [FLAGS]",summary:"Check the registry hosts that files use (default)",about:["Finds the registry hosts that Terraform and OpenTofu files use\
, and runs service discovery against each of them as init does. PATH is a directory, file or glob; without one, everything in the current directory is checked.",
"Repeat a flag marked with \u2026 for several values. Prefer TF_TOKEN_ variables to --tokens: other users of the machine can see flags."],flags:k.map(({name:m})=>m),
examples:[["tf-disco","check everything in this directory"],["tf-disco network database --depth versions","also ask for versions, like init"],["tf-disco --hostn\
ames registry.example.com","check a host"]]},{name:"usages",usage:"usages [PATH\u2026] [FLAGS]",summary:"List the hosts that check would contact, and why",about:[
"Lists the hosts that files use, what check would require from each of them, and the lines that name them. No host is contacted."],flags:["scan","exclude","allo\
wed-hosts","dialect","cli-config","format","color"],examples:[["tf-disco usages","list the hosts of this directory"],["tf-disco usages network --format json","o\
ne JSON object per usage"]]},{name:"explain",usage:`explain ${a.join("|")} TEXT\u2026 [FLAGS]`,summary:"Show how the CLIs read a hostname or an address",about:[
"Shows how Terraform and OpenTofu read a hostname, module source or provider address."],flags:[],examples:[["tf-disco explain host registry.example.com","its di\
scovery URL and token source"],["tf-disco explain module acme/network/aws","the registry that serves a module"]]},{name:"explain host",usage:"explain host HOST\u2026\
 [FLAGS]",summary:"Show the discovery URL and the token source of a host",about:[`Shows how the CLIs read a hostname, the URL of its discovery document, and whi\
ch credentials sources of this machine they use for it, without the tokens. ${v}`],flags:["dialect","tokens","cli-config","timeout-seconds","format"],examples:[
["tf-disco explain host registry.example.com","discovery URL and credentials"],["tf-disco explain host m\xFCnchen.example:8443","a name that is not ASCII"]]},{name:"\
explain module",usage:"explain module SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a module source",about:[`Shows how the CLIs read the source of a\
 module block: which registry serves it, or why none does. ${v}`],flags:u,examples:[["tf-disco explain module registry.example.com/acme/vpc/aws",""],["tf-disco \
explain module acme/vpc/aws --dialect opentofu",""]]},{name:"explain provider",usage:"explain provider SOURCE\u2026 [FLAGS]",summary:"Show which registry serves\
 a provider source",about:[`Shows how the CLIs read the source of a required provider, and which registry serves it. ${v}`],flags:u,examples:[["tf-disco explain\
 provider hashicorp/aws",""],["tf-disco explain provider registry.example.com/acme/box",""]]},{name:"completion",usage:`completion ${d.join("|")}`,summary:"Prin\
t a completion script for bash, zsh or fish",about:["Prints a script that completes commands, flags and their values in a shell."],flags:[],examples:[["source <\
(tf-disco completion bash)","in ~/.bashrc"],["source <(tf-disco completion zsh)","in ~/.zshrc, after compinit"],["tf-disco completion fish | source","in ~/.conf\
ig/fish/config.fish"]]},{name:"help",usage:"help [COMMAND]",summary:"Show the help of a command",about:["Shows the help of a command, as COMMAND --help does."],
flags:[],examples:[["tf-disco help check",""]]}],A=O.map(({name:m})=>m).filter(m=>!m.includes(" "));function y(m){const t=O.find(o=>o.name===m);if(t===void 0)throw new Error(
`no command ${m}`);return t}}),3254:((j,$,e)=>{e.d($,{au:()=>k,et:()=>E,h7:()=>L,jP:()=>C,ti:()=>M});var g=e(8535),S=e(4844),l=e(7188);const x=l.Wg.map(({name:a})=>a),
w=new Map([["json","--format json"],["no-color","--color never"],["output","--report"],["host","--hostnames"],["silent","--quiet"],["v","--version"]]);function L(a){
const d=a.split("=",1)[0]??"",u=d.replace(/^--?/,"");if(S.y.some(y=>y.name===u&&!x.includes(u)))return`"${d}" is an input of the Action, not a flag`;const O=(0,g.
q)(u,x),A=w.get(u)??(O===null?null:`--${O}`);return`"${d}" is not a flag; ${A===null?"see --help":`did you mean ${A}?`}`}function M(a,d,u){return d===void 0?`--${a}\
 has no value`:u||!/^-./.test(d)?null:`--${a} has no value; write --${a}=VALUE for a value that begins with "-"`}function C(a,d){if(a==="")return'; see "tf-disc\
o explain --help"';const u=(0,g.q)(a,l.u0);if(u!==null)return`, not "${a}"; did you mean "explain ${[u,...d].join(" ")}"?`;const v=E(a);return v===null?`, not "${a}\
"`:`; did you mean "explain ${[v,a,...d].join(" ")}"?`}function E(a){if(/:\/\/|^\.|\s/.test(a))return null;const d=a.split("/").length;return d>1?d===2?"provide\
r":"module":a.includes(".")?"host":null}function k(a,d){const u=(0,g.q)(a,d);return u===null?"; see --help":`; did you mean "${u}"?`}}),5727:((j,$,e)=>{e.d($,{D:()=>C});
var g=e(7975),S=e(4844),l=e(7188),x=e(3254);const w=({kind:t})=>t.value==="",L=new Map(l.Wg.map(t=>[t.name,t])),M=Object.fromEntries(l.Wg.map(t=>[t.name,{type:w(
t)?"boolean":"string",...t.short===void 0?{}:{short:t.short}}]));function C(t){const o={args:[...t],options:M,strict:!1,tokens:!0},{tokens:s}=(0,g.parseArgs)(o),
i=s.flatMap(h=>h.kind==="option"?[{...h,argument:t[h.index]??""}]:[]),c=i.filter(h=>d(h)===null&&h.value===void 0),n=s.flatMap(h=>h.kind==="positional"&&!c.some(
({index:P})=>P===h.index-1)?[h.value]:[]),r=h=>i.some(P=>d(P)===h);if(r(l.l1.help))return{kind:"help",topic:k(n)};if(r(l.l1.version))return{kind:"version"};const f={
positionals:n,...E(i)},p=u(f),R=[...f.mistakes];return R.length===0?p:{kind:"mistakes",mistakes:R,raw:"raw"in p?p.raw:{}}}function E(t){const o=new Map,s=new Set;
for(const i of t){const{name:c}=i,n=d(i),r=i.value??(n!==null&&w(n)?"true":void 0),f=o.get(c)??[],p=n===null?(0,x.h7)(i.argument):(0,x.ti)(c,r,i.inlineValue===!0)??
(f.length>0&&!n.kind.isList?`--${c} is given more than once`:null);p!==null?s.add(p):o.set(c,[...f,r??""])}return{values:o,mistakes:s}}function k([t,o]){if(t===
void 0)return null;const s=a(t),i=l.u0.find(c=>c===o);return s==="explain"&&i!==void 0?`explain ${i}`:s??"check"}const a=t=>l.bw.includes(t)?t:null;function d({
name:t,argument:o}){const s=L.get(t),i=o.startsWith("--")||o===`-${s?.short}`||o==="-help";return s!==void 0&&i?s:null}function u(t){const{positionals:o,values:s}=t,
[i="check",...c]=o;switch(a(i)){case"help":return v(c,t);case"completion":return O(c,t);case"explain":return A(c,t);case"usages":{const n=y("usages",t);return{kind:"\
usages",raw:m(s,c),output:n}}case"check":return{kind:"check",raw:m(s,c),output:y("check",t)};default:return{kind:"check",raw:m(s,o),output:y("check",t)}}}function v(t,o){
y("help",o);const[s=""]=t;return t.length>0&&a(s)===null&&o.mistakes.add(`"${s}" is not a command${(0,x.au)(s,l.bw)}`),{kind:"help",topic:k(t)}}function O([t=""],o){
y("completion",o);const s=l.OF.find(i=>i===t);if(s===void 0){const i=t===""?"completion needs a shell":`"${t}" is not a known shell`;o.mistakes.add(`${i}; expec\
ted one of ${l.OF.join(", ")}`)}return{kind:"completion",shell:s??"bash"}}function A([t="",...o],s){const{values:i,mistakes:c}=s,n=l.u0.find(f=>f===t);if(n===void 0)
return c.add(`explain needs "host", "module" or "provider" first${(0,x.jP)(t,o)}`),{kind:"help",topic:"explain"};const r=y(`explain ${n}`,s);if(o.length===0){const[
f]=(0,l.OB)(`explain ${n}`).examples[0]??[""];c.add(`explain ${n} needs at least one ${n}: ${f}`)}return{kind:"explain",subject:n,texts:o,raw:m(i,[]),output:r}}
function y(t,{values:o,mistakes:s}){const{flags:i}=(0,l.OB)(t);for(const p of o.keys())i.includes(p)||s.add(`${t} does not take --${p}`);const c=({name:p,kind:R,
default:h})=>{const{value:P,mistakes:I}=R.parse(o.get(p)?.[0]??h,`--${p}`);for(const T of I)s.add(T);return P},{format:n,color:r,quiet:f}=l.l1;return{format:c(n),
color:c(r),isQuiet:c(f)}}function m(t,o){const s=[...t.get("scan")??[],...o],i=s.length===0?t:new Map([...t,["scan",s]]),c=S.y.flatMap(({name:n})=>{const r=i.get(
n);return r===void 0?[]:[[n,r.join(`
`)]]});return Object.fromEntries(c)}})};export{F as ids,N as modules};
