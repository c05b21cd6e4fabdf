const N=[9069],D={9069:((P,T,e)=>{e.a(P,async(x,M)=>{try{let i=function(s,{redact:a}){for(const h of a(s))v.write(`tf-disco: ${(0,E.RK)(h)}
`);return 2};e.r(T);var c=e(9018),O=e(4690),L=e(9077),R=e(3386),k=e(2057),j=e(3592),E=e(8641),w=e(9703),r=e(5727),l=e(3152),u=e(6875);const{env:p,stderr:v,stdout:S}=process;
p.UV_THREADPOOL_SIZE??="64",(0,R.p)();const A=(0,r.D)(process.argv.slice(2)),d=s=>{v.write(`tf-disco: the output was not written: ${(0,E.RK)(s)}
`),A.kind!=="check"&&A.kind!=="merge"&&process.exit(3)};(0,k.B_)(S,d),(0,k.B_)(v,()=>{});const $=new u.V;await(0,L.q)(process,await t(A));async function t(s){const a=(0,c.
c)("raw"in s?s.raw:{},p),h=y=>(v.write(`${(0,c.r)(m=>(0,w.p)(y,m),a)}
`),3),f=s.kind!=="check",g=(0,L.w)(process,$,{isFinal:f,crash:h,now:(0,O.i)(process)});try{const y=await o(s,{program:process,secrets:a,stop:$,loseOutput:d});return g.
aborted?3:y}catch(y){return y instanceof l.GN?i(y.mistakes,a):h(y)}}async function o(s,a){switch(s.kind){case"help":return S.write((await e.e(1513).then(e.bind(
e,1513))).renderHelp(s.topic)),0;case"completion":{const{renderCompletion:h}=await Promise.all([e.e(5931),e.e(7341),e.e(8787)]).then(e.bind(e,8787));return S.write(
h(s.shell)),0}case"version":return S.write(`${j.xv}
`),0;case"mistakes":return i([...s.mistakes,...await n(s)],a.secrets);case"explain":return(await Promise.all([e.e(5931),e.e(5751),e.e(2929),e.e(6340)]).then(e.bind(
e,6340))).explain(s,a);case"usages":return(await Promise.all([e.e(5931),e.e(5751),e.e(2929),e.e(263)]).then(e.bind(e,263))).listUsages(s,a);case"merge":case"che\
ck":return(await Promise.all([e.e(5931),e.e(5751),e.e(2929),e.e(5528),e.e(91)]).then(e.bind(e,91))).runCheck(s,a)}}async function n({raw:s}){const{readSettings:a}=await e.
e(5751).then(e.bind(e,5751)),{OF_FLAGS:h}=await e.e(1460).then(e.bind(e,1460));try{return await a(s,{environment:p,directory:process.cwd(),wording:h}),[]}catch(f){
if(f instanceof l.GN)return f.mistakes;throw f}}M()}catch(p){M(p)}},1)}),7188:((P,T,e)=>{e.d(T,{Lo:()=>v,OB:()=>A,OF:()=>l,Wg:()=>w,Y5:()=>E,bw:()=>S,l1:()=>j,u0:()=>r});
var x=e(3474),M=e(772);const c={name:"format",kind:(0,x.Yq)("text","json"),help:"Output format.",default:"text"},O={name:"color",kind:(0,x.Yq)("auto","always","\
never"),help:"When to use colors. `auto` follows NO_COLOR and FORCE_COLOR, else uses them in a terminal.",default:"auto"},L={name:"quiet",short:"q",kind:x.lx,help:"\
Print only the verdict and what fails; show no progress.",default:"false"},R={name:"help",short:"h",kind:x.lx,help:"Show this help.",default:"false"},k={name:"v\
ersion",short:"V",kind:x.lx,help:"Show the version.",default:"false"},j={format:c,color:O,quiet:L,help:R,version:k},E=[...M.f,["Output",[c,O,L]],["Other",[R,k]]],
w=E.flatMap(([,d])=>d),r=["host","module","provider"],l=["bash","zsh","fish"],u=["dialect","format"],p='"-" reads lines from standard input. No host is contacte\
d. The exit code is 1 if a CLI rejects any of the inputs.',v=[{name:"check",usage:"[check] [PATH\u2026] [FLAGS]",summary:"Check the registry hosts that files us\
e (default)",about:["Finds the registry hosts that Terraform and OpenTofu files use, and runs service discovery against each of them as init does. PATH is a dir\
ectory, file or glob; without one, everything in the current directory is checked.","Repeat a flag marked with \u2026 for several values. Prefer TF_TOKEN_ variables \
to --tokens: other users of the machine can see flags."],flags:w.map(({name:d})=>d),examples:[["tf-disco","check everything in this directory"],["tf-disco netwo\
rk database --depth versions","also ask for versions, like init"],["tf-disco --hostnames registry.example.com","check a host"]]},{name:"usages",usage:"usages [P\
ATH\u2026] [FLAGS]",summary:"List the hosts that check would contact, and why",about:["Lists the hosts that files use, what check would require from each of the\
m, and the lines that name them. No host is contacted."],flags:["scan","exclude","allowed-hosts","dialect","roots","cli-config","format","color"],examples:[["tf\
-disco usages","list the hosts of this directory"],["tf-disco usages --format json","one JSON object per line, for check --usages"]]},{name:"merge",usage:"merge\
 REPORT\u2026 [FLAGS]",summary:"Make one report of those of shards or repositories",about:["Makes one report with one verdict of the JSON reports of shards or r\
epositories. REPORT is a file, or a directory of .json files. The merge passes if every report passed and no shard is missing; the strictest --fail-on of the re\
ports holds. All reports must be of this version of tf-disco.","No host is contacted. The exit code is that of a check."],flags:["repositories","report","histor\
y","badge","format","color","quiet"],examples:[["tf-disco merge reports","all reports in a directory"],["tf-disco merge shard-*.json --report all.json","also wr\
ite the result"]]},{name:"explain",usage:`explain ${r.join("|")} TEXT\u2026 [FLAGS]`,summary:"Show how the CLIs read a hostname or an address",about:["Shows how\
 Terraform and OpenTofu read a hostname, module source or provider address."],flags:[],examples:[["tf-disco explain host registry.example.com","its discovery UR\
L and token source"],["tf-disco explain module acme/network/aws","the registry that serves a module"]]},{name:"explain host",usage:"explain host HOST\u2026 [FLAGS]",
summary:"Show the discovery URL and the token source of a host",about:[`Shows how the CLIs read a hostname, the URL of its discovery document, and which credent\
ials sources of this machine they use for it, without the tokens. ${p}`],flags:["dialect","tokens","cli-config","timeout-seconds","format"],examples:[["tf-disco\
 explain host registry.example.com","discovery URL and credentials"],["tf-disco explain host m\xFCnchen.example:8443","a name that is not ASCII"]]},{name:"expla\
in module",usage:"explain module SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a module source",about:[`Shows how the CLIs read the source of a modu\
le block: which registry serves it, or why none does. ${p}`],flags:u,examples:[["tf-disco explain module registry.example.com/acme/vpc/aws",""],["tf-disco expla\
in module acme/vpc/aws --dialect opentofu",""]]},{name:"explain provider",usage:"explain provider SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a pr\
ovider source",about:[`Shows how the CLIs read the source of a required provider, and which registry serves it. ${p}`],flags:u,examples:[["tf-disco explain prov\
ider hashicorp/aws",""],["tf-disco explain provider registry.example.com/acme/box",""]]},{name:"completion",usage:`completion ${l.join("|")}`,summary:"Print a c\
ompletion script for bash, zsh or fish",about:["Prints a script that completes commands, flags and their values in a shell."],flags:[],examples:[["source <(tf-d\
isco completion bash)","in ~/.bashrc"],["source <(tf-disco completion zsh)","in ~/.zshrc, after compinit"],["tf-disco completion fish | source","in ~/.config/fi\
sh/config.fish"]]},{name:"help",usage:"help [COMMAND]",summary:"Show the help of a command",about:["Shows the help of a command, as COMMAND --help does."],flags:[],
examples:[["tf-disco help check",""]]}],S=v.map(({name:d})=>d).filter(d=>!d.includes(" "));function A(d){const $=v.find(t=>t.name===d);if($===void 0)throw new Error(
`no command ${d}`);return $}}),3254:((P,T,e)=>{e.d(T,{au:()=>w,et:()=>E,h7:()=>R,jP:()=>j,ti:()=>k});var x=e(8535),M=e(772),c=e(7188);const O=c.Wg.map(({name:r})=>r),
L=new Map([["json","--format json"],["no-color","--color never"],["output","--report"],["host","--hostnames"],["silent","--quiet"],["v","--version"]]);function R(r){
const l=r.split("=",1)[0]??"",u=l.replace(/^--?/,"");if(M.y.some(A=>A.name===u&&!O.includes(u)))return`"${l}" is an input of the Action, not a flag`;const v=(0,x.
q)(u,O),S=L.get(u)??(v===null?null:`--${v}`);return`"${l}" is not a flag; ${S===null?"see --help":`did you mean ${S}?`}`}function k(r,l,u){return l===void 0?`--${r}\
 has no value`:u||!/^-./.test(l)?null:`--${r} has no value; write --${r}=VALUE for a value that begins with "-"`}function j(r,l){if(r==="")return'; see "tf-disc\
o explain --help"';const u=(0,x.q)(r,c.u0);if(u!==null)return`, not "${r}"; did you mean "explain ${[u,...l].join(" ")}"?`;const p=E(r);return p===null?`, not "${r}\
"`:`; did you mean "explain ${[p,r,...l].join(" ")}"?`}function E(r){if(/:\/\/|^\.|\s/.test(r))return null;const l=r.split("/").length;return l>1?l===2?"provide\
r":"module":r.includes(".")?"host":null}function w(r,l){const u=(0,x.q)(r,l);return u===null?"; see --help":`; did you mean "${u}"?`}}),5727:((P,T,e)=>{e.d(T,{D:()=>j});
var x=e(7975),M=e(772),c=e(7188),O=e(3254);const L=({kind:t})=>t.value==="",R=new Map(c.Wg.map(t=>[t.name,t])),k=Object.fromEntries(c.Wg.map(t=>[t.name,{type:L(
t)?"boolean":"string",...t.short===void 0?{}:{short:t.short}}]));function j(t){const o={args:[...t],options:k,strict:!1,tokens:!0},{tokens:n}=(0,x.parseArgs)(o),
i=n.flatMap(m=>m.kind==="option"?[{...m,argument:t[m.index]??""}]:[]),s=i.filter(m=>l(m)===null&&m.value===void 0),a=n.flatMap(m=>m.kind==="positional"&&!s.some(
({index:C})=>C===m.index-1)?[m.value]:[]),h=m=>i.some(C=>l(C)===m);if(h(c.l1.help))return{kind:"help",topic:w(a)};if(h(c.l1.version))return{kind:"version"};const f={
positionals:a,...E(i)},g=u(f),y=[...f.mistakes];return y.length===0?g:{kind:"mistakes",mistakes:y,raw:"raw"in g?g.raw:{}}}function E(t){const o=new Map,n=new Set;
for(const i of t){const{name:s}=i,a=l(i),h=i.value??(a!==null&&L(a)?"true":void 0),f=o.get(s)??[],g=a===null?(0,O.h7)(i.argument):(0,O.ti)(s,h,i.inlineValue===!0)??
(f.length>0&&!a.kind.isList?`--${s} is given more than once`:null);g!==null?n.add(g):o.set(s,[...f,h??""])}return{values:o,mistakes:n}}function w([t,o]){if(t===
void 0)return null;const n=r(t),i=c.u0.find(s=>s===o);return n==="explain"&&i!==void 0?`explain ${i}`:n??"check"}const r=t=>c.bw.includes(t)?t:null;function l({
name:t,argument:o}){const n=R.get(t),i=o.startsWith("--")||o===`-${n?.short}`||o==="-help";return n!==void 0&&i?n:null}function u(t){const{positionals:o,values:n}=t,
[i="check",...s]=o;switch(r(i)){case"help":return v(s,t);case"completion":return S(s,t);case"explain":return A(s,t);case"usages":{const a=d("usages",t);return{kind:"\
usages",raw:$(n,s),output:a}}case"merge":return p(s,t);case"check":return{kind:"check",raw:$(n,s),output:d("check",t)};default:return{kind:"check",raw:$(n,o),output:d(
"check",t)}}}function p(t,o){const n=d("merge",o);return t.length===0&&o.mistakes.add("merge needs at least one report: tf-disco merge reports"),{kind:"merge",raw:{
...$(o.values,[]),merge:t.join(`
`)},output:n}}function v(t,o){d("help",o);const[n=""]=t;return t.length>0&&r(n)===null&&o.mistakes.add(`"${n}" is not a command${(0,O.au)(n,c.bw)}`),{kind:"help",
topic:w(t)}}function S([t=""],o){d("completion",o);const n=c.OF.find(i=>i===t);if(n===void 0){const i=t===""?"completion needs a shell":`"${t}" is not a known s\
hell`;o.mistakes.add(`${i}; expected one of ${c.OF.join(", ")}`)}return{kind:"completion",shell:n??"bash"}}function A([t="",...o],n){const{values:i,mistakes:s}=n,
a=c.u0.find(f=>f===t);if(a===void 0)return s.add(`explain needs "host", "module" or "provider" first${(0,O.jP)(t,o)}`),{kind:"help",topic:"explain"};const h=d(`\
explain ${a}`,n);if(o.length===0){const[f]=(0,c.OB)(`explain ${a}`).examples[0]??[""];s.add(`explain ${a} needs at least one ${a}: ${f}`)}return{kind:"explain",
subject:a,texts:o,raw:$(i,[]),output:h}}function d(t,{values:o,mistakes:n}){const{flags:i}=(0,c.OB)(t);for(const g of o.keys())i.includes(g)||n.add(`${t} does n\
ot take --${g}`);const s=({name:g,kind:y,default:m})=>{const{value:C,mistakes:F}=y.parse(o.get(g)?.[0]??m,`--${g}`);for(const I of F)n.add(I);return C},{format:a,
color:h,quiet:f}=c.l1;return{format:s(a),color:s(h),isQuiet:s(f)}}function $(t,o){const n=[...t.get("scan")??[],...o],i=n.length===0?t:new Map([...t,["scan",n]]),
s=M.y.flatMap(({name:a})=>{const h=i.get(a);return h===void 0?[]:[[a,h.join(`
`)]]});return Object.fromEntries(s)}})};export{N as ids,D as modules};
