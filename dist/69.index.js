const I=[69],N={9069:((T,C,t)=>{t.a(T,async(y,A)=>{try{let l=function(n,{redact:c}){for(const f of c(n))v.write(`tf-disco: ${(0,M.RK)(f)}
`);return 2};t.r(C);var d=t(9018),g=t(9077),S=t(3386),$=t(2057),k=t(3592),M=t(8641),L=t(9703),w=t(5727),a=t(3152),r=t(6875);const{env:h,stderr:v,stdout:x}=process;
h.UV_THREADPOOL_SIZE??="64",(0,S.p)();const E=(0,w.D)(process.argv.slice(2)),O=n=>{v.write(`tf-disco: the output was not written: ${(0,M.RK)(n)}
`),E.kind!=="check"&&process.exit(3)};(0,$.B_)(x,O),(0,$.B_)(v,()=>{});const m=new r.V,e=()=>performance.now();await(0,g.q)(process,await o(E));async function o(n){
const c=(0,d.c)("raw"in n?n.raw:{},h),f=u=>(v.write(`${(0,d.r)(P=>(0,L.p)(u,P),c)}
`),3),p=n.kind!=="check",R=(0,g.w)(process,m,{isFinal:p,crash:f,now:e});try{const u=await s(n,{program:process,secrets:c,stop:m,loseOutput:O});return R.aborted?
3:u}catch(u){return u instanceof a.GN?l(u.mistakes,c):f(u)}}async function s(n,c){switch(n.kind){case"help":return x.write((await t.e(513).then(t.bind(t,1513))).
renderHelp(n.topic)),0;case"completion":{const{renderCompletion:f}=await Promise.all([t.e(660),t.e(558),t.e(341),t.e(371),t.e(787)]).then(t.bind(t,8787));return x.
write(f(n.shell)),0}case"version":return x.write(`${k.xv}
`),0;case"mistakes":return l([...n.mistakes,...await i(n)],c.secrets);case"explain":return(await Promise.all([t.e(558),t.e(815),t.e(340)]).then(t.bind(t,6340))).
explain(n,c);case"usages":return(await Promise.all([t.e(558),t.e(815),t.e(345),t.e(827)]).then(t.bind(t,4827))).listUsages(n,c);case"check":return(await Promise.
all([t.e(558),t.e(815),t.e(345),t.e(827)]).then(t.bind(t,4827))).runCheck(n,c)}}async function i({raw:n}){const{readSettings:c}=await t.e(751).then(t.bind(t,5751)),
{OF_FLAGS:f}=await t.e(460).then(t.bind(t,1460));try{return await c(n,{environment:h,directory:process.cwd(),wording:f}),[]}catch(p){if(p instanceof a.GN)return p.
mistakes;throw p}}A()}catch(h){A(h)}},1)}),7188:((T,C,t)=>{t.d(C,{Lo:()=>x,OB:()=>O,OF:()=>r,Wg:()=>w,Y5:()=>L,bw:()=>E,l1:()=>M,u0:()=>a});var y=t(3474),A=t(4844);
const d={name:"format",kind:(0,y.Yq)("text","json"),help:"Output format.",default:"text"},g={name:"color",kind:(0,y.Yq)("auto","always","never"),help:"When to u\
se colors. `auto` follows NO_COLOR and FORCE_COLOR, else uses them in a terminal.",default:"auto"},S={name:"quiet",short:"q",kind:y.lx,help:"Print only the verd\
ict and what fails; show no progress.",default:"false"},$={name:"help",short:"h",kind:y.lx,help:"Show this help.",default:"false"},k={name:"version",short:"V",kind:y.
lx,help:"Show the version.",default:"false"},M={format:d,color:g,quiet:S,help:$,version:k},L=[...A.f,["Output",[d,g,S]],["Other",[$,k]]],w=L.flatMap(([,m])=>m),
a=["host","module","provider"],r=["bash","zsh","fish"],h=["dialect","format"],v='"-" reads lines from standard input. No host is contacted. The exit code is 1 i\
f a CLI rejects any of the inputs.',x=[{name:"check",usage:"[check] [PATH\u2026] [FLAGS]",summary:"Check the registry hosts that files use (default)",about:["Fi\
nds the registry hosts that Terraform and OpenTofu files use, and runs service discovery against each of them as init does. PATH is a directory, file or glob; w\
ithout one, everything in the current directory is checked.","Repeat a flag marked with \u2026 for several values. Prefer TF_TOKEN_ variables to --tokens: other user\
s of the machine can see flags."],flags:w.map(({name:m})=>m),examples:[["tf-disco","check everything in this directory"],["tf-disco network database --depth ver\
sions","also ask for versions, like init"],["tf-disco --hostnames registry.example.com","check a host"]]},{name:"usages",usage:"usages [PATH\u2026] [FLAGS]",summary:"\
List the hosts that check would contact, and why",about:["Lists the hosts that files use, what check would require from each of them, and the lines that name th\
em. No host is contacted."],flags:["scan","exclude","allowed-hosts","dialect","cli-config","format","color"],examples:[["tf-disco usages","list the hosts of thi\
s directory"],["tf-disco usages network --format json","one JSON object per usage"]]},{name:"explain",usage:`explain ${a.join("|")} TEXT\u2026 [FLAGS]`,summary:"\
Show how the CLIs read a hostname or an address",about:["Shows how Terraform and OpenTofu read a hostname, module source or provider address."],flags:[],examples:[
["tf-disco explain host registry.example.com","its discovery URL and token source"],["tf-disco explain module acme/network/aws","the registry that serves a modu\
le"]]},{name:"explain host",usage:"explain host HOST\u2026 [FLAGS]",summary:"Show the discovery URL and the token source of a host",about:[`Shows how the CLIs r\
ead a hostname, the URL of its discovery document, and which credentials sources of this machine they use for it, without the tokens. ${v}`],flags:["dialect","t\
okens","cli-config","timeout-seconds","format"],examples:[["tf-disco explain host registry.example.com","discovery URL and credentials"],["tf-disco explain host\
 m\xFCnchen.example:8443","a name that is not ASCII"]]},{name:"explain module",usage:"explain module SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a\
 module source",about:[`Shows how the CLIs read the source of a module block: which registry serves it, or why none does. ${v}`],flags:h,examples:[["tf-disco ex\
plain module registry.example.com/acme/vpc/aws",""],["tf-disco explain module acme/vpc/aws --dialect opentofu",""]]},{name:"explain provider",usage:"explain pro\
vider SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a provider source",about:[`Shows how the CLIs read the source of a required provider, and which \
registry serves it. ${v}`],flags:h,examples:[["tf-disco explain provider hashicorp/aws",""],["tf-disco explain provider registry.example.com/acme/box",""]]},{name:"\
completion",usage:`completion ${r.join("|")}`,summary:"Print a completion script for bash, zsh or fish",about:["Prints a script that completes commands, flags a\
nd their values in a shell."],flags:[],examples:[["source <(tf-disco completion bash)","in ~/.bashrc"],["source <(tf-disco completion zsh)","in ~/.zshrc, after \
compinit"],["tf-disco completion fish | source","in ~/.config/fish/config.fish"]]},{name:"help",usage:"help [COMMAND]",summary:"Show the help of a command",about:[
"Shows the help of a command, as COMMAND --help does."],flags:[],examples:[["tf-disco help check",""]]}],E=x.map(({name:m})=>m).filter(m=>!m.includes(" "));function O(m){
const e=x.find(o=>o.name===m);if(e===void 0)throw new Error(`no command ${m}`);return e}}),3254:((T,C,t)=>{t.d(C,{au:()=>w,et:()=>L,h7:()=>$,jP:()=>M,ti:()=>k});
var y=t(8535),A=t(4844),d=t(7188);const g=d.Wg.map(({name:a})=>a),S=new Map([["json","--format json"],["no-color","--color never"],["output","--report"],["host",
"--hostnames"],["silent","--quiet"],["v","--version"]]);function $(a){const r=a.split("=",1)[0]??"",h=r.replace(/^--?/,"");if(A.y.some(O=>O.name===h&&!g.includes(
h)))return`"${r}" is an input of the Action, not a flag`;const x=(0,y.q)(h,g),E=S.get(h)??(x===null?null:`--${x}`);return`"${r}" is not a flag; ${E===null?"see \
--help":`did you mean ${E}?`}`}function k(a,r,h){return r===void 0?`--${a} has no value`:h||!/^-./.test(r)?null:`--${a} has no value; write --${a}=VALUE for a v\
alue that begins with "-"`}function M(a,r){if(a==="")return'; see "tf-disco explain --help"';const h=(0,y.q)(a,d.u0);if(h!==null)return`, not "${a}"; did you me\
an "explain ${[h,...r].join(" ")}"?`;const v=L(a);return v===null?`, not "${a}"`:`; did you mean "explain ${[v,a,...r].join(" ")}"?`}function L(a){if(/:\/\/|^\.|\s/.
test(a))return null;const r=a.split("/").length;return r>1?r===2?"provider":"module":a.includes(".")?"host":null}function w(a,r){const h=(0,y.q)(a,r);return h===
null?"; see --help":`; did you mean "${h}"?`}}),5727:((T,C,t)=>{t.d(C,{D:()=>M});var y=t(7975),A=t(4844),d=t(7188),g=t(3254);const S=({kind:e})=>e.value==="",$=new Map(
d.Wg.map(e=>[e.name,e])),k=Object.fromEntries(d.Wg.map(e=>[e.name,{type:S(e)?"boolean":"string",...e.short===void 0?{}:{short:e.short}}]));function M(e){const o={
args:[...e],options:k,strict:!1,tokens:!0},{tokens:s}=(0,y.parseArgs)(o),i=s.flatMap(u=>u.kind==="option"?[{...u,argument:e[u.index]??""}]:[]),l=i.filter(u=>r(u)===
null&&u.value===void 0),n=s.flatMap(u=>u.kind==="positional"&&!l.some(({index:P})=>P===u.index-1)?[u.value]:[]),c=u=>i.some(P=>r(P)===u);if(c(d.l1.help))return{
kind:"help",topic:w(n)};if(c(d.l1.version))return{kind:"version"};const f={positionals:n,...L(i)},p=h(f),R=[...f.mistakes];return R.length===0?p:{kind:"mistakes",
mistakes:R,raw:"raw"in p?p.raw:{}}}function L(e){const o=new Map,s=new Set;for(const i of e){const{name:l}=i,n=r(i),c=i.value??(n!==null&&S(n)?"true":void 0),f=o.
get(l)??[],p=n===null?(0,g.h7)(i.argument):(0,g.ti)(l,c,i.inlineValue===!0)??(f.length>0&&!n.kind.isList?`--${l} is given more than once`:null);p!==null?s.add(p):
o.set(l,[...f,c??""])}return{values:o,mistakes:s}}function w([e,o]){if(e===void 0)return null;const s=a(e),i=d.u0.find(l=>l===o);return s==="explain"&&i!==void 0?
`explain ${i}`:s??"check"}const a=e=>d.bw.includes(e)?e:null;function r({name:e,argument:o}){const s=$.get(e),i=o.startsWith("--")||o===`-${s?.short}`||o==="-he\
lp";return s!==void 0&&i?s:null}function h(e){const{positionals:o,values:s}=e,[i="check",...l]=o;switch(a(i)){case"help":return v(l,e);case"completion":return x(
l,e);case"explain":return E(l,e);case"usages":{const n=O("usages",e);return{kind:"usages",raw:m(s,l),output:n}}case"check":return{kind:"check",raw:m(s,l),output:O(
"check",e)};default:return{kind:"check",raw:m(s,o),output:O("check",e)}}}function v(e,o){O("help",o);const[s=""]=e;return e.length>0&&a(s)===null&&o.mistakes.add(
`"${s}" is not a command${(0,g.au)(s,d.bw)}`),{kind:"help",topic:w(e)}}function x([e=""],o){O("completion",o);const s=d.OF.find(i=>i===e);if(s===void 0){const i=e===
""?"completion needs a shell":`"${e}" is not a known shell`;o.mistakes.add(`${i}; expected one of ${d.OF.join(", ")}`)}return{kind:"completion",shell:s??"bash"}}
function E([e="",...o],s){const{values:i,mistakes:l}=s,n=d.u0.find(f=>f===e);if(n===void 0)return l.add(`explain needs "host", "module" or "provider" first${(0,g.
jP)(e,o)}`),{kind:"help",topic:"explain"};const c=O(`explain ${n}`,s);if(o.length===0){const[f]=(0,d.OB)(`explain ${n}`).examples[0]??[""];l.add(`explain ${n} n\
eeds at least one ${n}: ${f}`)}return{kind:"explain",subject:n,texts:o,raw:m(i,[]),output:c}}function O(e,{values:o,mistakes:s}){const{flags:i}=(0,d.OB)(e);for(const p of o.
keys())i.includes(p)||s.add(`${e} does not take --${p}`);const l=({name:p,kind:R,default:u})=>{const{value:P,mistakes:j}=R.parse(o.get(p)?.[0]??u,`--${p}`);for(const F of j)
s.add(F);return P},{format:n,color:c,quiet:f}=d.l1;return{format:l(n),color:l(c),isQuiet:l(f)}}function m(e,o){const s=[...e.get("scan")??[],...o],i=s.length===
0?e:new Map([...e,["scan",s]]),l=A.y.flatMap(({name:n})=>{const c=i.get(n);return c===void 0?[]:[[n,c.join(`
`)]]});return Object.fromEntries(l)}})};export{I as ids,N as modules};
