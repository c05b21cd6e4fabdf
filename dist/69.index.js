const F=[69],N={9069:((j,R,t)=>{t.a(j,async(x,C)=>{try{let g=function(s,{redact:r}){for(const d of r(s))e.write(`tf-disco: ${(0,S.RK)(d)}
`);return 2};t.r(R);var h=t(9018),O=t(4690),w=t(9077),A=t(3386),$=t(2057),T=t(3592),S=t(8641),E=t(9703),a=t(5727),u=t(3152),f=t(6875);const v=function(...s){const{
runCheck:r}=t.late([558,751,929,528,489],9489);return new.target?new r(...s):r(...s)},k=function(...s){const{renderCompletion:r}=t.late([558,914,341,726],7726);
return new.target?new r(...s):r(...s)},P=function(...s){const{renderHelp:r}=t.late([807],4188);return new.target?new r(...s):r(...s)},y=function(...s){const{settingsMistakes:r}=t.
late([751,296],5296);return new.target?new r(...s):r(...s)},{env:m,stderr:e,stdout:n}=process;m.UV_THREADPOOL_SIZE??="64",(0,A.p)();const o=(0,a.D)(process.argv.
slice(2)),i=s=>{e.write(`tf-disco: the output was not written: ${(0,S.RK)(s)}
`),o.kind!=="check"&&process.exit(3)};(0,$.B_)(n,i),(0,$.B_)(e,()=>{});const c=new f.V;await(0,w.q)(process,await l(o));async function l(s){const r=(0,h.c)("raw"in
s?s.raw:{},m),d=M=>(e.write(`${(0,h.r)(D=>(0,E.p)(M,D),r)}
`),3),L=s.kind!=="check",I=(0,w.w)(process,c,{isFinal:L,crash:d,now:(0,O.i)(process)});try{const M=await p(s,{program:process,secrets:r,stop:c,loseOutput:i});return I.
aborted?3:M}catch(M){return M instanceof u.GN?g(M.mistakes,r):d(M)}}async function p(s,r){switch(s.kind){case"help":return n.write(P(s.topic)),0;case"completion":
return n.write(k(s.shell)),0;case"version":return n.write(`${T.xv}
`),0;case"mistakes":{const d={environment:m,directory:process.cwd()},L=y(s.raw,d);return g([...s.mistakes,...L],r.secrets)}case"explain":return(await Promise.all(
[t.e(558),t.e(751),t.e(929),t.e(456),t.e(918)]).then(t.bind(t,6340))).explain(s,r);case"usages":return(await Promise.all([t.e(558),t.e(751),t.e(929),t.e(400),t.
e(465)]).then(t.bind(t,8465))).listUsages(s,r);case"check":return v(s,r)}}C()}catch(v){C(v)}},1)}),7188:((j,R,t)=>{t.d(R,{Lo:()=>k,OB:()=>y,OF:()=>u,Wg:()=>E,Y5:()=>S,
bw:()=>P,l1:()=>T,u0:()=>a});var x=t(3474),C=t(5100);const h={name:"format",kind:(0,x.Yq)("text","json"),help:"Output format.",default:"text"},O={name:"color",kind:(0,x.
Yq)("auto","always","never"),help:"When to use colors. `auto` follows NO_COLOR and FORCE_COLOR, else uses them in a terminal.",default:"auto"},w={name:"quiet",short:"\
q",kind:x.lx,help:"Print only the verdict and what fails; show no progress.",default:"false"},A={name:"help",short:"h",kind:x.lx,help:"Show this help.",default:"\
false"},$={name:"version",short:"V",kind:x.lx,help:"Show the version.",default:"false"},T={format:h,color:O,quiet:w,help:A,version:$},S=[...C.f,["Output",[h,O,w]],
["Other",[A,$]]],E=S.flatMap(([,m])=>m),a=["host","module","provider"],u=["bash","zsh","fish"],f=["dialect","format"],v='"-" reads lines from standard input. No\
 host is contacted. The exit code is 1 if a CLI rejects any of the inputs.',k=[{name:"check",usage:"[check] [PATH\u2026] [FLAGS]",summary:"Check the registry ho\
sts that files use (default)",about:["Finds the registry hosts that Terraform and OpenTofu files use, and runs service discovery against each of them as init do\
es. PATH is a directory, file or glob; without one, everything in the current directory is checked.","Repeat a flag marked with \u2026 for several values. Prefer TF_\
TOKEN_ variables to --tokens: other users of the machine can see flags."],flags:E.map(({name:m})=>m),examples:[["tf-disco","check everything in this directory"],
["tf-disco network database --depth versions","also ask for versions, like init"],["tf-disco --hostnames registry.example.com","check a host"]]},{name:"usages",
usage:"usages [PATH\u2026] [FLAGS]",summary:"List the hosts that check would contact, and why",about:["Lists the hosts that files use, what check would require \
from each of them, and the lines that name them. No host is contacted."],flags:["scan","exclude","allowed-hosts","dialect","roots","cli-config","format","color"],
examples:[["tf-disco usages","list the hosts of this directory"],["tf-disco usages --format json","one JSON object per line, for check --usages"]]},{name:"expla\
in",usage:`explain ${a.join("|")} TEXT\u2026 [FLAGS]`,summary:"Show how the CLIs read a hostname or an address",about:["Shows how Terraform and OpenTofu read a \
hostname, module source or provider address."],flags:[],examples:[["tf-disco explain host registry.example.com","its discovery URL and token source"],["tf-disco\
 explain module acme/network/aws","the registry that serves a module"]]},{name:"explain host",usage:"explain host HOST\u2026 [FLAGS]",summary:"Show the discover\
y URL and the token source of a host",about:[`Shows how the CLIs read a hostname, the URL of its discovery document, and which credentials sources of this machi\
ne they use for it, without the tokens. ${v}`],flags:["dialect","tokens","cli-config","timeout-seconds","format"],examples:[["tf-disco explain host registry.exa\
mple.com","discovery URL and credentials"],["tf-disco explain host m\xFCnchen.example:8443","a name that is not ASCII"]]},{name:"explain module",usage:"explain \
module SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a module source",about:[`Shows how the CLIs read the source of a module block: which registry s\
erves it, or why none does. ${v}`],flags:f,examples:[["tf-disco explain module registry.example.com/acme/vpc/aws",""],["tf-disco explain module acme/vpc/aws --d\
ialect opentofu",""]]},{name:"explain provider",usage:"explain provider SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a provider source",about:[`Sho\
ws how the CLIs read the source of a required provider, and which registry serves it. ${v}`],flags:f,examples:[["tf-disco explain provider hashicorp/aws",""],["\
tf-disco explain provider registry.example.com/acme/box",""]]},{name:"completion",usage:`completion ${u.join("|")}`,summary:"Print a completion script for bash,\
 zsh or fish",about:["Prints a script that completes commands, flags and their values in a shell."],flags:[],examples:[["source <(tf-disco completion bash)","in\
 ~/.bashrc"],["source <(tf-disco completion zsh)","in ~/.zshrc, after compinit"],["tf-disco completion fish | source","in ~/.config/fish/config.fish"]]},{name:"\
help",usage:"help [COMMAND]",summary:"Show the help of a command",about:["Shows the help of a command, as COMMAND --help does."],flags:[],examples:[["tf-disco h\
elp check",""]]}],P=k.map(({name:m})=>m).filter(m=>!m.includes(" "));function y(m){const e=k.find(n=>n.name===m);if(e===void 0)throw new Error(`no command ${m}`);
return e}}),3254:((j,R,t)=>{t.d(R,{au:()=>E,et:()=>S,h7:()=>A,jP:()=>T,ti:()=>$});var x=t(8535),C=t(5100),h=t(7188);const O=h.Wg.map(({name:a})=>a),w=new Map([[
"json","--format json"],["no-color","--color never"],["output","--report"],["host","--hostnames"],["silent","--quiet"],["v","--version"]]);function A(a){const u=a.
split("=",1)[0]??"",f=u.replace(/^--?/,"");if(C.y.some(y=>y.name===f&&!O.includes(f)))return`"${u}" is an input of the Action, not a flag`;const k=(0,x.q)(f,O),
P=w.get(f)??(k===null?null:`--${k}`);return`"${u}" is not a flag; ${P===null?"see --help":`did you mean ${P}?`}`}function $(a,u,f){return u===void 0?`--${a} has\
 no value`:f||!/^-./.test(u)?null:`--${a} has no value; write --${a}=VALUE for a value that begins with "-"`}function T(a,u){if(a==="")return'; see "tf-disco ex\
plain --help"';const f=(0,x.q)(a,h.u0);if(f!==null)return`, not "${a}"; did you mean "explain ${[f,...u].join(" ")}"?`;const v=S(a);return v===null?`, not "${a}\
"`:`; did you mean "explain ${[v,a,...u].join(" ")}"?`}function S(a){if(/:\/\/|^\.|\s/.test(a))return null;const u=a.split("/").length;return u>1?u===2?"provide\
r":"module":a.includes(".")?"host":null}function E(a,u){const f=(0,x.q)(a,u);return f===null?"; see --help":`; did you mean "${f}"?`}}),5727:((j,R,t)=>{t.d(R,{D:()=>T});
var x=t(7975),C=t(5100),h=t(7188),O=t(3254);const w=({kind:e})=>e.value==="",A=new Map(h.Wg.map(e=>[e.name,e])),$=Object.fromEntries(h.Wg.map(e=>[e.name,{type:w(
e)?"boolean":"string",...e.short===void 0?{}:{short:e.short}}]));function T(e){const n={args:[...e],options:$,strict:!1,tokens:!0},{tokens:o}=(0,x.parseArgs)(n),
i=o.flatMap(d=>d.kind==="option"?[{...d,argument:e[d.index]??""}]:[]),c=i.filter(d=>u(d)===null&&d.value===void 0),l=o.flatMap(d=>d.kind==="positional"&&!c.some(
({index:L})=>L===d.index-1)?[d.value]:[]),p=d=>i.some(L=>u(L)===d);if(p(h.l1.help))return{kind:"help",topic:E(l)};if(p(h.l1.version))return{kind:"version"};const g={
positionals:l,...S(i)},s=f(g),r=[...g.mistakes];return r.length===0?s:{kind:"mistakes",mistakes:r,raw:"raw"in s?s.raw:{}}}function S(e){const n=new Map,o=new Set;
for(const i of e){const{name:c}=i,l=u(i),p=i.value??(l!==null&&w(l)?"true":void 0),g=n.get(c)??[],s=l===null?(0,O.h7)(i.argument):(0,O.ti)(c,p,i.inlineValue===!0)??
(g.length>0&&!l.kind.isList?`--${c} is given more than once`:null);s!==null?o.add(s):n.set(c,[...g,p??""])}return{values:n,mistakes:o}}function E([e,n]){if(e===
void 0)return null;const o=a(e),i=h.u0.find(c=>c===n);return o==="explain"&&i!==void 0?`explain ${i}`:o??"check"}const a=e=>h.bw.includes(e)?e:null;function u({
name:e,argument:n}){const o=A.get(e),i=n.startsWith("--")||n===`-${o?.short}`||n==="-help";return o!==void 0&&i?o:null}function f(e){const{positionals:n,values:o}=e,
[i="check",...c]=n;switch(a(i)){case"help":return v(c,e);case"completion":return k(c,e);case"explain":return P(c,e);case"usages":{const l=y("usages",e);return{kind:"\
usages",raw:m(o,c),output:l}}case"check":return{kind:"check",raw:m(o,c),output:y("check",e)};default:return{kind:"check",raw:m(o,n),output:y("check",e)}}}function v(e,n){
y("help",n);const[o=""]=e;return e.length>0&&a(o)===null&&n.mistakes.add(`"${o}" is not a command${(0,O.au)(o,h.bw)}`),{kind:"help",topic:E(e)}}function k([e=""],n){
y("completion",n);const o=h.OF.find(i=>i===e);if(o===void 0){const i=e===""?"completion needs a shell":`"${e}" is not a known shell`;n.mistakes.add(`${i}; expec\
ted one of ${h.OF.join(", ")}`)}return{kind:"completion",shell:o??"bash"}}function P([e="",...n],o){const{values:i,mistakes:c}=o,l=h.u0.find(g=>g===e);if(l===void 0)
return c.add(`explain needs "host", "module" or "provider" first${(0,O.jP)(e,n)}`),{kind:"help",topic:"explain"};const p=y(`explain ${l}`,o);if(n.length===0){const[
g]=(0,h.OB)(`explain ${l}`).examples[0]??[""];c.add(`explain ${l} needs at least one ${l}: ${g}`)}return{kind:"explain",subject:l,texts:n,raw:m(i,[]),output:p}}
function y(e,{values:n,mistakes:o}){const{flags:i}=(0,h.OB)(e);for(const s of n.keys())i.includes(s)||o.add(`${e} does not take --${s}`);const c=({name:s,kind:r,
default:d})=>{const{value:L,mistakes:I}=r.parse(n.get(s)?.[0]??d,`--${s}`);for(const M of I)o.add(M);return L},{format:l,color:p,quiet:g}=h.l1;return{format:c(l),
color:c(p),isQuiet:c(g)}}function m(e,n){const o=[...e.get("scan")??[],...n],i=o.length===0?e:new Map([...e,["scan",o]]),c=C.y.flatMap(({name:l})=>{const p=i.get(
l);return p===void 0?[]:[[l,p.join(`
`)]]});return Object.fromEntries(c)}})};export{F as ids,N as modules};
