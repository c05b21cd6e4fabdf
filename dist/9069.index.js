const I=[9069],N={9069:((T,k,t)=>{t.a(T,async(O,A)=>{try{let l=function(s,{redact:c}){for(const u of c(s))g.write(`tf-disco: ${(0,L.RK)(u)}
`);return 2};t.r(k);var h=t(9018),y=t(4690),$=t(9077),M=t(3386),E=t(2057),C=t(3592),L=t(8641),w=t(9703),a=t(5727),r=t(3152),f=t(6875);const{env:v,stderr:g,stdout:S}=process;
v.UV_THREADPOOL_SIZE??="64",(0,M.p)();const x=(0,a.D)(process.argv.slice(2)),m=s=>{g.write(`tf-disco: the output was not written: ${(0,L.RK)(s)}
`),x.kind!=="check"&&process.exit(3)};(0,E.B_)(S,m),(0,E.B_)(g,()=>{});const e=new f.V;await(0,$.q)(process,await o(x));async function o(s){const c=(0,h.c)("raw"in
s?s.raw:{},v),u=d=>(g.write(`${(0,h.r)(P=>(0,w.p)(d,P),c)}
`),3),p=s.kind!=="check",R=(0,$.w)(process,e,{isFinal:p,crash:u,now:(0,y.i)(process)});try{const d=await n(s,{program:process,secrets:c,stop:e,loseOutput:m});return R.
aborted?3:d}catch(d){return d instanceof r.GN?l(d.mistakes,c):u(d)}}async function n(s,c){switch(s.kind){case"help":return S.write((await t.e(1513).then(t.bind(
t,1513))).renderHelp(s.topic)),0;case"completion":{const{renderCompletion:u}=await Promise.all([t.e(5931),t.e(7341),t.e(8787)]).then(t.bind(t,8787));return S.write(
u(s.shell)),0}case"version":return S.write(`${C.xv}
`),0;case"mistakes":return l([...s.mistakes,...await i(s)],c.secrets);case"explain":return(await Promise.all([t.e(5931),t.e(5751),t.e(2929),t.e(6340)]).then(t.bind(
t,6340))).explain(s,c);case"usages":return(await Promise.all([t.e(5931),t.e(5751),t.e(2929),t.e(263)]).then(t.bind(t,263))).listUsages(s,c);case"check":return(await Promise.
all([t.e(5931),t.e(5751),t.e(2929),t.e(5528),t.e(91)]).then(t.bind(t,91))).runCheck(s,c)}}async function i({raw:s}){const{readSettings:c}=await t.e(5751).then(t.
bind(t,5751)),{OF_FLAGS:u}=await t.e(1460).then(t.bind(t,1460));try{return await c(s,{environment:v,directory:process.cwd(),wording:u}),[]}catch(p){if(p instanceof
r.GN)return p.mistakes;throw p}}A()}catch(v){A(v)}},1)}),7188:((T,k,t)=>{t.d(k,{Lo:()=>g,OB:()=>x,OF:()=>r,Wg:()=>w,Y5:()=>L,bw:()=>S,l1:()=>C,u0:()=>a});var O=t(
3474),A=t(5100);const h={name:"format",kind:(0,O.Yq)("text","json"),help:"Output format.",default:"text"},y={name:"color",kind:(0,O.Yq)("auto","always","never"),
help:"When to use colors. `auto` follows NO_COLOR and FORCE_COLOR, else uses them in a terminal.",default:"auto"},$={name:"quiet",short:"q",kind:O.lx,help:"Prin\
t only the verdict and what fails; show no progress.",default:"false"},M={name:"help",short:"h",kind:O.lx,help:"Show this help.",default:"false"},E={name:"versi\
on",short:"V",kind:O.lx,help:"Show the version.",default:"false"},C={format:h,color:y,quiet:$,help:M,version:E},L=[...A.f,["Output",[h,y,$]],["Other",[M,E]]],w=L.
flatMap(([,m])=>m),a=["host","module","provider"],r=["bash","zsh","fish"],f=["dialect","format"],v='"-" reads lines from standard input. No host is contacted. T\
he exit code is 1 if a CLI rejects any of the inputs.',g=[{name:"check",usage:"[check] [PATH\u2026] [FLAGS]",summary:"Check the registry hosts that files use (d\
efault)",about:["Finds the registry hosts that Terraform and OpenTofu files use, and runs service discovery against each of them as init does. PATH is a directo\
ry, file or glob; without one, everything in the current directory is checked.","Repeat a flag marked with \u2026 for several values. Prefer TF_TOKEN_ variables to -\
-tokens: other users of the machine can see flags."],flags:w.map(({name:m})=>m),examples:[["tf-disco","check everything in this directory"],["tf-disco network d\
atabase --depth versions","also ask for versions, like init"],["tf-disco --hostnames registry.example.com","check a host"]]},{name:"usages",usage:"usages [PATH\u2026\
] [FLAGS]",summary:"List the hosts that check would contact, and why",about:["Lists the hosts that files use, what check would require from each of them, and th\
e lines that name them. No host is contacted."],flags:["scan","exclude","allowed-hosts","dialect","roots","cli-config","format","color"],examples:[["tf-disco us\
ages","list the hosts of this directory"],["tf-disco usages --format json","one JSON object per line, for check --usages"]]},{name:"explain",usage:`explain ${a.
join("|")} TEXT\u2026 [FLAGS]`,summary:"Show how the CLIs read a hostname or an address",about:["Shows how Terraform and OpenTofu read a hostname, module source\
 or provider address."],flags:[],examples:[["tf-disco explain host registry.example.com","its discovery URL and token source"],["tf-disco explain module acme/ne\
twork/aws","the registry that serves a module"]]},{name:"explain host",usage:"explain host HOST\u2026 [FLAGS]",summary:"Show the discovery URL and the token sou\
rce of a host",about:[`Shows how the CLIs read a hostname, the URL of its discovery document, and which credentials sources of this machine they use for it, wit\
hout the tokens. ${v}`],flags:["dialect","tokens","cli-config","timeout-seconds","format"],examples:[["tf-disco explain host registry.example.com","discovery UR\
L and credentials"],["tf-disco explain host m\xFCnchen.example:8443","a name that is not ASCII"]]},{name:"explain module",usage:"explain module SOURCE\u2026 [FLAGS]",
summary:"Show which registry serves a module source",about:[`Shows how the CLIs read the source of a module block: which registry serves it, or why none does. ${v}`],
flags:f,examples:[["tf-disco explain module registry.example.com/acme/vpc/aws",""],["tf-disco explain module acme/vpc/aws --dialect opentofu",""]]},{name:"expla\
in provider",usage:"explain provider SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a provider source",about:[`Shows how the CLIs read the source of \
a required provider, and which registry serves it. ${v}`],flags:f,examples:[["tf-disco explain provider hashicorp/aws",""],["tf-disco explain provider registry.\
example.com/acme/box",""]]},{name:"completion",usage:`completion ${r.join("|")}`,summary:"Print a completion script for bash, zsh or fish",about:["Prints a scri\
pt that completes commands, flags and their values in a shell."],flags:[],examples:[["source <(tf-disco completion bash)","in ~/.bashrc"],["source <(tf-disco co\
mpletion zsh)","in ~/.zshrc, after compinit"],["tf-disco completion fish | source","in ~/.config/fish/config.fish"]]},{name:"help",usage:"help [COMMAND]",summary:"\
Show the help of a command",about:["Shows the help of a command, as COMMAND --help does."],flags:[],examples:[["tf-disco help check",""]]}],S=g.map(({name:m})=>m).
filter(m=>!m.includes(" "));function x(m){const e=g.find(o=>o.name===m);if(e===void 0)throw new Error(`no command ${m}`);return e}}),3254:((T,k,t)=>{t.d(k,{au:()=>w,
et:()=>L,h7:()=>M,jP:()=>C,ti:()=>E});var O=t(8535),A=t(5100),h=t(7188);const y=h.Wg.map(({name:a})=>a),$=new Map([["json","--format json"],["no-color","--color\
 never"],["output","--report"],["host","--hostnames"],["silent","--quiet"],["v","--version"]]);function M(a){const r=a.split("=",1)[0]??"",f=r.replace(/^--?/,"");
if(A.y.some(x=>x.name===f&&!y.includes(f)))return`"${r}" is an input of the Action, not a flag`;const g=(0,O.q)(f,y),S=$.get(f)??(g===null?null:`--${g}`);return`\
"${r}" is not a flag; ${S===null?"see --help":`did you mean ${S}?`}`}function E(a,r,f){return r===void 0?`--${a} has no value`:f||!/^-./.test(r)?null:`--${a} ha\
s no value; write --${a}=VALUE for a value that begins with "-"`}function C(a,r){if(a==="")return'; see "tf-disco explain --help"';const f=(0,O.q)(a,h.u0);if(f!==
null)return`, not "${a}"; did you mean "explain ${[f,...r].join(" ")}"?`;const v=L(a);return v===null?`, not "${a}"`:`; did you mean "explain ${[v,a,...r].join(
" ")}"?`}function L(a){if(/:\/\/|^\.|\s/.test(a))return null;const r=a.split("/").length;return r>1?r===2?"provider":"module":a.includes(".")?"host":null}function w(a,r){
const f=(0,O.q)(a,r);return f===null?"; see --help":`; did you mean "${f}"?`}}),5727:((T,k,t)=>{t.d(k,{D:()=>C});var O=t(7975),A=t(5100),h=t(7188),y=t(3254);const $=({
kind:e})=>e.value==="",M=new Map(h.Wg.map(e=>[e.name,e])),E=Object.fromEntries(h.Wg.map(e=>[e.name,{type:$(e)?"boolean":"string",...e.short===void 0?{}:{short:e.
short}}]));function C(e){const o={args:[...e],options:E,strict:!1,tokens:!0},{tokens:n}=(0,O.parseArgs)(o),i=n.flatMap(d=>d.kind==="option"?[{...d,argument:e[d.
index]??""}]:[]),l=i.filter(d=>r(d)===null&&d.value===void 0),s=n.flatMap(d=>d.kind==="positional"&&!l.some(({index:P})=>P===d.index-1)?[d.value]:[]),c=d=>i.some(
P=>r(P)===d);if(c(h.l1.help))return{kind:"help",topic:w(s)};if(c(h.l1.version))return{kind:"version"};const u={positionals:s,...L(i)},p=f(u),R=[...u.mistakes];return R.
length===0?p:{kind:"mistakes",mistakes:R,raw:"raw"in p?p.raw:{}}}function L(e){const o=new Map,n=new Set;for(const i of e){const{name:l}=i,s=r(i),c=i.value??(s!==
null&&$(s)?"true":void 0),u=o.get(l)??[],p=s===null?(0,y.h7)(i.argument):(0,y.ti)(l,c,i.inlineValue===!0)??(u.length>0&&!s.kind.isList?`--${l} is given more tha\
n once`:null);p!==null?n.add(p):o.set(l,[...u,c??""])}return{values:o,mistakes:n}}function w([e,o]){if(e===void 0)return null;const n=a(e),i=h.u0.find(l=>l===o);
return n==="explain"&&i!==void 0?`explain ${i}`:n??"check"}const a=e=>h.bw.includes(e)?e:null;function r({name:e,argument:o}){const n=M.get(e),i=o.startsWith("-\
-")||o===`-${n?.short}`||o==="-help";return n!==void 0&&i?n:null}function f(e){const{positionals:o,values:n}=e,[i="check",...l]=o;switch(a(i)){case"help":return v(
l,e);case"completion":return g(l,e);case"explain":return S(l,e);case"usages":{const s=x("usages",e);return{kind:"usages",raw:m(n,l),output:s}}case"check":return{
kind:"check",raw:m(n,l),output:x("check",e)};default:return{kind:"check",raw:m(n,o),output:x("check",e)}}}function v(e,o){x("help",o);const[n=""]=e;return e.length>
0&&a(n)===null&&o.mistakes.add(`"${n}" is not a command${(0,y.au)(n,h.bw)}`),{kind:"help",topic:w(e)}}function g([e=""],o){x("completion",o);const n=h.OF.find(i=>i===
e);if(n===void 0){const i=e===""?"completion needs a shell":`"${e}" is not a known shell`;o.mistakes.add(`${i}; expected one of ${h.OF.join(", ")}`)}return{kind:"\
completion",shell:n??"bash"}}function S([e="",...o],n){const{values:i,mistakes:l}=n,s=h.u0.find(u=>u===e);if(s===void 0)return l.add(`explain needs "host", "mod\
ule" or "provider" first${(0,y.jP)(e,o)}`),{kind:"help",topic:"explain"};const c=x(`explain ${s}`,n);if(o.length===0){const[u]=(0,h.OB)(`explain ${s}`).examples[0]??
[""];l.add(`explain ${s} needs at least one ${s}: ${u}`)}return{kind:"explain",subject:s,texts:o,raw:m(i,[]),output:c}}function x(e,{values:o,mistakes:n}){const{
flags:i}=(0,h.OB)(e);for(const p of o.keys())i.includes(p)||n.add(`${e} does not take --${p}`);const l=({name:p,kind:R,default:d})=>{const{value:P,mistakes:j}=R.
parse(o.get(p)?.[0]??d,`--${p}`);for(const F of j)n.add(F);return P},{format:s,color:c,quiet:u}=h.l1;return{format:l(s),color:l(c),isQuiet:l(u)}}function m(e,o){
const n=[...e.get("scan")??[],...o],i=n.length===0?e:new Map([...e,["scan",n]]),l=A.y.flatMap(({name:s})=>{const c=i.get(s);return c===void 0?[]:[[s,c.join(`
`)]]});return Object.fromEntries(l)}})};export{I as ids,N as modules};
