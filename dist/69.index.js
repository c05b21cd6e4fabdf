const F=[69],N={9069:((R,C,t)=>{t.a(R,async(v,E)=>{try{let m=function(a,{redact:s}){for(const y of s(a))o.write(`tf-disco: ${(0,w.RK)(y)}
`);return 2};t.r(C);var l=t(9018),x=t(4690),k=t(9077),A=t(3386),$=t(2057),M=t(3592),w=t(8641),S=t(9703),i=t(5727),d=t(3152),f=t(6875);const h=function(...a){const{
runCheck:s}=t.late([558,751,929,528,489],9489);return new.target?new s(...a):s(...a)},L=function(...a){const{renderCompletion:s}=t.late([558,914,341,726],7726);
return new.target?new s(...a):s(...a)},O=function(...a){const{renderHelp:s}=t.late([807],4188);return new.target?new s(...a):s(...a)},T=function(...a){const{settingsMistakes:s}=t.
late([751,296],5296);return new.target?new s(...a):s(...a)},{env:e,stderr:o,stdout:n}=process;e.UV_THREADPOOL_SIZE??="64",(0,A.p)();const r=(0,i.D)(process.argv.
slice(2)),u=a=>{o.write(`tf-disco: the output was not written: ${(0,w.RK)(a)}
`),r.kind!=="check"&&process.exit(3)};(0,$.B_)(n,u),(0,$.B_)(o,()=>{});const c=new f.V;await(0,k.q)(process,await p(r));async function p(a){const s=(0,l.c)("raw"in
a?a.raw:{},e),y=j=>(o.write(`${(0,l.r)(I=>(0,S.p)(j,I),s)}
`),3),P=a.kind!=="check",D=(0,k.w)(process,c,{isFinal:P,crash:y,now:(0,x.i)(process)});try{const j=await g(a,{program:process,secrets:s,stop:c,loseOutput:u});return D.
aborted?3:j}catch(j){return j instanceof d.GN?m(j.mistakes,s):y(j)}}async function g(a,s){switch(a.kind){case"help":return n.write(O(a.topic)),0;case"completion":
return n.write(L(a.shell)),0;case"version":return n.write(`${M.xv}
`),0;case"mistakes":{const y={environment:e,directory:process.cwd()},P=T(a.raw,y);return m([...a.mistakes,...P],s.secrets)}case"explain":return(await Promise.all(
[t.e(558),t.e(751),t.e(929),t.e(217),t.e(456),t.e(918)]).then(t.bind(t,6340))).explain(a,s);case"usages":return(await Promise.all([t.e(558),t.e(751),t.e(929),t.
e(400),t.e(465)]).then(t.bind(t,8465))).listUsages(a,s);case"check":return h(a,s)}}E()}catch(h){E(h)}},1)}),7188:((R,C,t)=>{t.d(C,{Lo:()=>i,OB:()=>f,OF:()=>M,Tb:()=>A,
Wg:()=>k,Y5:()=>x,bw:()=>d,l1:()=>l,u0:()=>$});var v=t(3474),E=t(5100);const l={format:{name:"format",kind:(0,v.Yq)("text","json"),help:"Output format.",default:"\
text"},color:{name:"color",kind:(0,v.Yq)("auto","always","never"),help:"When to use colors. `auto` follows NO_COLOR and FORCE_COLOR, else uses them in a termina\
l.",default:"auto"},quiet:{name:"quiet",short:"q",kind:v.lx,help:"Print only the verdict and what fails; show no progress.",default:"false"},help:{name:"help",short:"\
h",kind:v.lx,help:"Show this help.",default:"false"},version:{name:"version",short:"V",kind:v.lx,help:"Show the version.",default:"false"}},x=[...E.f,["Output",
[l.format,l.color,l.quiet]],["Other",[l.help,l.version]]],k=x.flatMap(([,h])=>h),A=({kind:h})=>h.value==="",$=["host","module","provider"],M=["bash","zsh","fish"],
w=["dialect","format"],S='"-" reads lines from standard input. No host is contacted. The exit code is 1 if a CLI rejects any of the inputs.',i=[{name:"check",usage:"\
[check] [PATH\u2026] [FLAGS]",summary:"Check the registry hosts that files use (default)",about:["Finds the registry hosts that Terraform and OpenTofu files use\
, and runs service discovery against each of them as init does. PATH is a directory, file or glob; without one, everything in the current directory is checked.",
"Repeat a flag marked with \u2026 for several values. Prefer TF_TOKEN_ variables to --tokens: other users of the machine can see flags."],flags:k.map(({name:h})=>h),
examples:[["tf-disco","check everything in this directory"],["tf-disco network database --depth versions","also ask for versions, like init"],["tf-disco --hostn\
ames registry.example.com","check a host"]]},{name:"usages",usage:"usages [PATH\u2026] [FLAGS]",summary:"List the hosts that check would contact, and why",about:[
"Lists the hosts that files use, what check would require from each of them, and the lines that name them. No host is contacted."],flags:["scan","exclude","allo\
wed-hosts","dialect","roots","cli-config","format","color"],examples:[["tf-disco usages","list the hosts of this directory"],["tf-disco usages --format json","o\
ne JSON object per line, for check --usages"]]},{name:"explain",usage:`explain ${$.join("|")} TEXT\u2026 [FLAGS]`,summary:"Show how the CLIs read a hostname or \
an address",about:["Shows how Terraform and OpenTofu read a hostname, module source or provider address."],flags:[],examples:[["tf-disco explain host registry.e\
xample.com","its discovery URL and token source"],["tf-disco explain module acme/network/aws","the registry that serves a module"]]},{name:"explain host",usage:"\
explain host HOST\u2026 [FLAGS]",summary:"Show the discovery URL and the token source of a host",about:[`Shows how the CLIs read a hostname, the URL of its disc\
overy document, and which credentials sources of this machine they use for it, without the tokens. ${S}`],flags:["dialect","tokens","cli-config","timeout-second\
s","format"],examples:[["tf-disco explain host registry.example.com","discovery URL and credentials"],["tf-disco explain host m\xFCnchen.example:8443","a name t\
hat is not ASCII"]]},{name:"explain module",usage:"explain module SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a module source",about:[`Shows how t\
he CLIs read the source of a module block: which registry serves it, or why none does. ${S}`],flags:w,examples:[["tf-disco explain module registry.example.com/a\
cme/vpc/aws",""],["tf-disco explain module acme/vpc/aws --dialect opentofu",""]]},{name:"explain provider",usage:"explain provider SOURCE\u2026 [FLAGS]",summary:"\
Show which registry serves a provider source",about:[`Shows how the CLIs read the source of a required provider, and which registry serves it. ${S}`],flags:w,examples:[
["tf-disco explain provider hashicorp/aws",""],["tf-disco explain provider registry.example.com/acme/box",""]]},{name:"completion",usage:`completion ${M.join("|")}`,
summary:"Print a completion script for bash, zsh or fish",about:["Prints a script that completes commands, flags and their values in a shell."],flags:[],examples:[
["source <(tf-disco completion bash)","in ~/.bashrc"],["source <(tf-disco completion zsh)","in ~/.zshrc, after compinit"],["tf-disco completion fish | source","\
in ~/.config/fish/config.fish"]]},{name:"help",usage:"help [COMMAND]",summary:"Show the help of a command",about:["Shows the help of a command, as COMMAND --hel\
p does."],flags:[],examples:[["tf-disco help check",""]]}],d=i.map(({name:h})=>h).filter(h=>!h.includes(" "));function f(h){const L=i.find(O=>O.name===h);if(L===
void 0)throw new Error(`no command ${h}`);return L}}),3254:((R,C,t)=>{t.d(C,{au:()=>S,et:()=>w,h7:()=>A,jP:()=>M,ti:()=>$});var v=t(8535),E=t(5100),l=t(7188);const x=l.
Wg.map(({name:i})=>i),k=new Map([["json","--format json"],["no-color","--color never"],["output","--report"],["host","--hostnames"],["silent","--quiet"],["v","-\
-version"]]);function A(i){const d=i.split("=",1)[0]??"",f=d.replace(/^--?/,"");if(E.y.some(T=>T.name===f&&!x.includes(f)))return`"${d}" is an input of the Acti\
on, not a flag`;const L=(0,v.q)(f,x),O=k.get(f)??(L===null?null:`--${L}`);return`"${d}" is not a flag; ${O===null?"see --help":`did you mean ${O}?`}`}function $(i,d,f){
return d===void 0?`--${i} has no value`:f||!/^-./.test(d)?null:`--${i} has no value; write --${i}=VALUE for a value that begins with "-"`}function M(i,d){if(i===
"")return'; see "tf-disco explain --help"';const f=(0,v.q)(i,l.u0);if(f!==null)return`, not "${i}"; did you mean "explain ${[f,...d].join(" ")}"?`;const h=w(i);
return h===null?`, not "${i}"`:`; did you mean "explain ${[h,i,...d].join(" ")}"?`}function w(i){if(/:\/\/|^\.|\s/.test(i))return null;const d=i.split("/").length;
return d>1?d===2?"provider":"module":i.includes(".")?"host":null}function S(i,d){const f=(0,v.q)(i,d);return f===null?"; see --help":`; did you mean "${f}"?`}}),
5727:((R,C,t)=>{t.d(C,{D:()=>$});var v=t(7975),E=t(5100),l=t(7188),x=t(3254);const k=new Map(l.Wg.map(e=>[e.name,e])),A=Object.fromEntries(l.Wg.map(e=>[e.name,{
type:(0,l.Tb)(e)?"boolean":"string",...e.short===void 0?{}:{short:e.short}}]));function $(e){const o={args:[...e],options:A,strict:!1,tokens:!0},{tokens:n}=(0,v.
parseArgs)(o),r=n.flatMap(s=>s.kind==="option"?[{...s,argument:e[s.index]??""}]:[]),u=r.filter(s=>i(s)===null&&s.value===void 0),c=n.flatMap(s=>s.kind==="positi\
onal"&&!u.some(({index:y})=>y===s.index-1)?[s.value]:[]),p=s=>r.some(y=>i(y)===s);if(p(l.l1.help))return{kind:"help",topic:w(c)};if(p(l.l1.version))return{kind:"\
version"};const g={positionals:c,...M(r)},m=d(g),a=[...g.mistakes];return a.length===0?m:{kind:"mistakes",mistakes:a,raw:"raw"in m?m.raw:{}}}function M(e){const o=new Map,
n=new Set;for(const r of e){const{name:u}=r,c=i(r),p=r.value??(c!==null&&(0,l.Tb)(c)?"true":void 0),g=o.get(u)??[],m=c===null?(0,x.h7)(r.argument):(0,x.ti)(u,p,
r.inlineValue===!0)??(g.length>0&&!c.kind.isList?`--${u} is given more than once`:null);m!==null?n.add(m):o.set(u,[...g,p??""])}return{values:o,mistakes:n}}function w([
e,o]){if(e===void 0)return null;const n=S(e),r=l.u0.find(u=>u===o);return n==="explain"&&r!==void 0?`explain ${r}`:n??"check"}const S=e=>l.bw.includes(e)?e:null;
function i({name:e,argument:o}){const n=k.get(e),r=o.startsWith("--")||o===`-${n?.short}`||o==="-help";return n!==void 0&&r?n:null}function d(e){const{positionals:o,
values:n}=e,[r="check",...u]=o;switch(S(r)){case"help":return f(u,e);case"completion":return h(u,e);case"explain":return L(u,e);case"usages":case"check":{const c=r===
"usages"?"usages":"check";return{kind:c,raw:T(n,u),output:O(c,e)}}default:return{kind:"check",raw:T(n,o),output:O("check",e)}}}function f(e,o){O("help",o);const[
n=""]=e;return e.length>0&&S(n)===null&&o.mistakes.add(`"${n}" is not a command${(0,x.au)(n,l.bw)}`),{kind:"help",topic:w(e)}}function h([e=""],o){O("completion",
o);const n=l.OF.find(r=>r===e);if(n===void 0){const r=e===""?"completion needs a shell":`"${e}" is not a known shell`;o.mistakes.add(`${r}; expected one of ${l.
OF.join(", ")}`)}return{kind:"completion",shell:n??"bash"}}function L([e="",...o],n){const{values:r,mistakes:u}=n,c=l.u0.find(g=>g===e);if(c===void 0)return u.add(
`explain needs "host", "module" or "provider" first${(0,x.jP)(e,o)}`),{kind:"help",topic:"explain"};const p=O(`explain ${c}`,n);if(o.length===0){const[g]=(0,l.OB)(
`explain ${c}`).examples[0]??[""];u.add(`explain ${c} needs at least one ${c}: ${g}`)}return{kind:"explain",subject:c,texts:o,raw:T(r,[]),output:p}}function O(e,{
values:o,mistakes:n}){const{flags:r}=(0,l.OB)(e);for(const m of o.keys())r.includes(m)||n.add(`${e} does not take --${m}`);const u=({name:m,kind:a,default:s})=>{
const{value:y,mistakes:P}=a.parse(o.get(m)?.[0]??s,`--${m}`);for(const D of P)n.add(D);return y},{format:c,color:p,quiet:g}=l.l1;return{format:u(c),color:u(p),isQuiet:u(
g)}}function T(e,o){const n=[...e.get("scan")??[],...o],r=n.length===0?e:new Map([...e,["scan",n]]),u=E.y.flatMap(({name:c})=>{const p=r.get(c);return p===void 0?
[]:[[c,p.join(`
`)]]});return Object.fromEntries(u)}})};export{F as ids,N as modules};
