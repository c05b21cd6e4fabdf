const F=[639],N={9069:((I,w,e)=>{e.a(I,async(g,S)=>{try{let c=function(s,{redact:r}){for(const f of r(s))v.write(`tf-disco: ${(0,C.RK)(f)}
`);return 2};e.r(w);var l=e(9018),x=e(9077),$=e(3386),L=e(2057),M=e(3592),C=e(8641),E=e(9703),k=e(5727),a=e(3152),d=e(6875);const{env:h,stderr:v,stdout:O}=process;
h.UV_THREADPOOL_SIZE??="64",(0,$.p)();const A=(0,k.D)(process.argv.slice(2)),y=s=>{v.write(`tf-disco: the output was not written: ${(0,C.RK)(s)}
`),A.kind!=="check"&&process.exit(3)};(0,L.B_)(O,y),(0,L.B_)(v,()=>{});const m=new d.V,t=()=>performance.now();await(0,x.q)(process,await o(A));async function o(s){
const r=(0,l.c)("raw"in s?s.raw:{},h),f=u=>(v.write(`${(0,l.r)(P=>(0,E.p)(u,P),r)}
`),3),p=s.kind!=="check",j=(0,x.w)(process,m,{isFinal:p,crash:f,now:t});try{const u=await n(s,{program:process,secrets:r,stop:m,loseOutput:y});return j.aborted?
3:u}catch(u){return u instanceof a.GN?c(u.mistakes,r):f(u)}}async function n(s,r){switch(s.kind){case"help":return O.write((await e.e(513).then(e.bind(e,1513))).
renderHelp(s.topic)),0;case"completion":{const{renderCompletion:f}=await Promise.all([e.e(931),e.e(341),e.e(787)]).then(e.bind(e,8787));return O.write(f(s.shell)),
0}case"version":return O.write(`${M.xv}
`),0;case"mistakes":return c([...s.mistakes,...await i(s)],r.secrets);case"explain":return(await Promise.all([e.e(931),e.e(815),e.e(340)]).then(e.bind(e,6340))).
explain(s,r);case"usages":return(await Promise.all([e.e(931),e.e(815),e.e(345),e.e(827)]).then(e.bind(e,4827))).listUsages(s,r);case"check":return(await Promise.
all([e.e(931),e.e(815),e.e(345),e.e(827)]).then(e.bind(e,4827))).runCheck(s,r)}}async function i({raw:s}){const{readSettings:r}=await e.e(751).then(e.bind(e,5751)),
{OF_FLAGS:f}=await e.e(460).then(e.bind(e,1460));try{return await r(s,{environment:h,directory:process.cwd(),wording:f}),[]}catch(p){if(p instanceof a.GN)return p.
mistakes;throw p}}S()}catch(h){S(h)}},1)}),4627:((I,w,e)=>{e.d(w,{P:()=>S,t:()=>g});const g=(...l)=>process.getBuiltinModule("module").createRequire(import.meta.
url)("./tr46.cjs").toASCII(...l),S=(...l)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...l)}),7188:((I,w,e)=>{e.d(
w,{Lo:()=>O,OB:()=>y,OF:()=>d,Wg:()=>k,Y5:()=>E,bw:()=>A,l1:()=>C,u0:()=>a});var g=e(3474),S=e(3557);const l={name:"format",kind:(0,g.Yq)("text","json"),help:"O\
utput format.",default:"text"},x={name:"color",kind:(0,g.Yq)("auto","always","never"),help:"When to use colors. `auto` uses them in a terminal, unless NO_COLOR \
or FORCE_COLOR says otherwise.",default:"auto"},$={name:"quiet",short:"q",kind:g.lx,help:"Print only the verdict and what fails; show no progress.",default:"fal\
se"},L={name:"help",short:"h",kind:g.lx,help:"Show this help.",default:"false"},M={name:"version",short:"V",kind:g.lx,help:"Show the version.",default:"false"},
C={format:l,color:x,quiet:$,help:L,version:M},E=[...S.f,["Output",[l,x,$]],["Other",[L,M]]],k=E.flatMap(([,m])=>m),a=["host","module","provider"],d=["bash","zsh",
"fish"],h=["dialect","format"],v='"-" reads lines from standard input. No host is contacted. The exit code is 1 if a CLI rejects one of them.',O=[{name:"check",
usage:"[check] [PATH\u2026] [FLAGS]",summary:"Check the registry hosts that files use (default)",about:["Finds the registry hosts that Terraform and OpenTofu fi\
les use, and runs service discovery against each of them as init does. PATH is a directory, file or glob; without one, everything in the current directory is ch\
ecked.","Repeat a flag marked with \u2026 for several values. Prefer TF_TOKEN_ variables to --tokens: other users of the machine can see flags."],flags:k.map(({
name:m})=>m),examples:[["tf-disco","check everything in this directory"],["tf-disco network database --depth versions","also ask for versions, as init does"],["\
tf-disco --hostnames registry.example.com","check a host"]]},{name:"usages",usage:"usages [PATH\u2026] [FLAGS]",summary:"List the hosts that check would contact\
, and why",about:["Lists the hosts that files use, what check would require from each of them, and the lines that name them. No host is contacted."],flags:["sca\
n","exclude","allowed-hosts","dialect","cli-config","format","color"],examples:[["tf-disco usages","list the hosts that this directory uses"],["tf-disco usages \
network --format json","one JSON object per usage"]]},{name:"explain",usage:`explain ${a.join("|")} TEXT\u2026 [FLAGS]`,summary:"Show how the CLIs read a hostna\
me or an address",about:["Shows how Terraform and OpenTofu read a hostname, module source or provider address."],flags:[],examples:[["tf-disco explain host regi\
stry.example.com","its document and token"],["tf-disco explain module acme/network/aws","the registry that serves a module"]]},{name:"explain host",usage:"expla\
in host HOST\u2026 [FLAGS]",summary:"Show where a host\u2019s document and token are looked up",about:[`Shows how the CLIs read a hostname, the URL of its disco\
very document, and which credentials sources of this machine they use for it, without the tokens. ${v}`],flags:["dialect","tokens","cli-config","timeout-seconds",
"format"],examples:[["tf-disco explain host registry.example.com","discovery URL and credentials"],["tf-disco explain host m\xFCnchen.example:8443","a name that\
 is not ASCII"]]},{name:"explain module",usage:"explain module SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a module source",about:[`Shows how the \
CLIs read the source of a module block: which registry serves it, or why none does. ${v}`],flags:h,examples:[["tf-disco explain module registry.example.com/acme\
/vpc/aws",""],["tf-disco explain module acme/vpc/aws --dialect opentofu",""]]},{name:"explain provider",usage:"explain provider SOURCE\u2026 [FLAGS]",summary:"S\
how which registry serves a provider source",about:[`Shows how the CLIs read the source of a required provider, and which registry serves it. ${v}`],flags:h,examples:[
["tf-disco explain provider hashicorp/aws",""],["tf-disco explain provider registry.example.com/acme/box",""]]},{name:"completion",usage:`completion ${d.join("|")}`,
summary:"Print a completion script for bash, zsh or fish",about:["Prints a script with which the shell completes commands, flags and their values."],flags:[],examples:[
["source <(tf-disco completion bash)","in ~/.bashrc"],["source <(tf-disco completion zsh)","in ~/.zshrc, after compinit"],["tf-disco completion fish | source","\
in ~/.config/fish/config.fish"]]},{name:"help",usage:"help [COMMAND]",summary:"Show the help of a command",about:["Shows the help of a command, as COMMAND --hel\
p does."],flags:[],examples:[["tf-disco help check",""]]}],A=O.map(({name:m})=>m).filter(m=>!m.includes(" "));function y(m){const t=O.find(o=>o.name===m);if(t===
void 0)throw new Error(`no command ${m}`);return t}}),3254:((I,w,e)=>{e.d(w,{au:()=>k,et:()=>E,h7:()=>L,jP:()=>C,ti:()=>M});var g=e(8535),S=e(3557),l=e(7188);const x=l.
Wg.map(({name:a})=>a),$=new Map([["json","--format json"],["no-color","--color never"],["output","--report"],["host","--hostnames"],["silent","--quiet"],["v","-\
-version"]]);function L(a){const d=a.split("=",1)[0]??"",h=d.replace(/^--?/,"");if(S.y.some(y=>y.name===h&&!x.includes(h)))return`"${d}" is an input of the Acti\
on, not a flag`;const O=(0,g.q)(h,x),A=$.get(h)??(O===null?null:`--${O}`);return`"${d}" is not a flag; ${A===null?"see --help":`did you mean ${A}?`}`}function M(a,d,h){
return d===void 0?`--${a} has no value`:h||!/^-./.test(d)?null:`--${a} has no value; write --${a}=VALUE for a value that begins with "-"`}function C(a,d){if(a===
"")return'; see "tf-disco explain --help"';const h=(0,g.q)(a,l.u0);if(h!==null)return`, not "${a}"; did you mean "explain ${[h,...d].join(" ")}"?`;const v=E(a);
return v===null?`, not "${a}"`:`; did you mean "explain ${[v,a,...d].join(" ")}"?`}function E(a){if(/:\/\/|^\.|\s/.test(a))return null;const d=a.split("/").length;
return d>1?d===2?"provider":"module":a.includes(".")?"host":null}function k(a,d){const h=(0,g.q)(a,d);return h===null?"; see --help":`; did you mean "${h}"?`}}),
5727:((I,w,e)=>{e.d(w,{D:()=>C});var g=e(7975),S=e(3557),l=e(7188),x=e(3254);const $=({kind:t})=>t.value==="",L=new Map(l.Wg.map(t=>[t.name,t])),M=Object.fromEntries(
l.Wg.map(t=>[t.name,{type:$(t)?"boolean":"string",...t.short===void 0?{}:{short:t.short}}]));function C(t){const o={args:[...t],options:M,strict:!1,tokens:!0},{
tokens:n}=(0,g.parseArgs)(o),i=n.flatMap(u=>u.kind==="option"?[{...u,argument:t[u.index]??""}]:[]),c=i.filter(u=>d(u)===null&&u.value===void 0),s=n.flatMap(u=>u.
kind==="positional"&&!c.some(({index:P})=>P===u.index-1)?[u.value]:[]),r=u=>i.some(P=>d(P)===u);if(r(l.l1.help))return{kind:"help",topic:k(s)};if(r(l.l1.version))
return{kind:"version"};const f={positionals:s,...E(i)},p=h(f),j=[...f.mistakes];return j.length===0?p:{kind:"mistakes",mistakes:j,raw:"raw"in p?p.raw:{}}}function E(t){
const o=new Map,n=new Set;for(const i of t){const{name:c}=i,s=d(i),r=i.value??(s!==null&&$(s)?"true":void 0),f=o.get(c)??[],p=s===null?(0,x.h7)(i.argument):(0,x.
ti)(c,r,i.inlineValue===!0)??(f.length>0&&!s.kind.isList?`--${c} is given more than once`:null);p!==null?n.add(p):o.set(c,[...f,r??""])}return{values:o,mistakes:n}}
function k([t,o]){if(t===void 0)return null;const n=a(t),i=l.u0.find(c=>c===o);return n==="explain"&&i!==void 0?`explain ${i}`:n??"check"}const a=t=>l.bw.includes(
t)?t:null;function d({name:t,argument:o}){const n=L.get(t),i=o.startsWith("--")||o===`-${n?.short}`||o==="-help";return n!==void 0&&i?n:null}function h(t){const{
positionals:o,values:n}=t,[i="check",...c]=o;switch(a(i)){case"help":return v(c,t);case"completion":return O(c,t);case"explain":return A(c,t);case"usages":{const s=y(
"usages",t);return{kind:"usages",raw:m(n,c),output:s}}case"check":return{kind:"check",raw:m(n,c),output:y("check",t)};default:return{kind:"check",raw:m(n,o),output:y(
"check",t)}}}function v(t,o){y("help",o);const[n=""]=t;return t.length>0&&a(n)===null&&o.mistakes.add(`"${n}" is not a command${(0,x.au)(n,l.bw)}`),{kind:"help",
topic:k(t)}}function O([t=""],o){y("completion",o);const n=l.OF.find(i=>i===t);if(n===void 0){const i=t===""?"completion needs a shell":`"${t}" is not a known s\
hell`;o.mistakes.add(`${i}; expected one of ${l.OF.join(", ")}`)}return{kind:"completion",shell:n??"bash"}}function A([t="",...o],n){const{values:i,mistakes:c}=n,
s=l.u0.find(f=>f===t);if(s===void 0)return c.add(`explain needs "host", "module" or "provider" first${(0,x.jP)(t,o)}`),{kind:"help",topic:"explain"};const r=y(`\
explain ${s}`,n);if(o.length===0){const[f]=(0,l.OB)(`explain ${s}`).examples[0]??[""];c.add(`explain ${s} needs at least one ${s}: ${f}`)}return{kind:"explain",
subject:s,texts:o,raw:m(i,[]),output:r}}function y(t,{values:o,mistakes:n}){const{flags:i}=(0,l.OB)(t);for(const p of o.keys())i.includes(p)||n.add(`${t} does n\
ot take --${p}`);const c=({name:p,kind:j,default:u})=>{const{value:P,mistakes:R}=j.parse(o.get(p)?.[0]??u,`--${p}`);for(const T of R)n.add(T);return P},{format:s,
color:r,quiet:f}=l.l1;return{format:c(s),color:c(r),isQuiet:c(f)}}function m(t,o){const n=[...t.get("scan")??[],...o],i=n.length===0?t:new Map([...t,["scan",n]]),
c=S.y.flatMap(({name:s})=>{const r=i.get(s);return r===void 0?[]:[[s,r.join(`
`)]]});return Object.fromEntries(c)}})};export{F as ids,N as modules};
