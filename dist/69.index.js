const P=[69],D={9069:((F,E,s)=>{s.a(F,async(x,y)=>{try{s.r(E);var p=s(3368),r=s(785),k=s(3592),T=s(5727),M=s(3152),L=s(8820),S=s(6875);let m=function(...e){return{
checkCommand:m}=s.late([147,812,197,124,489],9489),new.target?new m(...e):m(...e)},$=function(...e){return{completionScript:$}=s.late([749],3749),new.target?new $(
...e):$(...e)},g=function(...e){return{renderHelp:g}=s.late([807],1807),new.target?new g(...e):g(...e)},w=function(...e){return{settingsMistakes:w}=s.late([296],
5296),new.target?new w(...e):w(...e)};const{env:A,stderr:u,stdout:O}=process,C=(0,T.D)(process.argv.slice(2)),R=e=>{u.write(`tf-disco: the output was not writte\
n: ${(0,L.RK)(e)}
`),C.kind!=="check"&&process.exit(3)};(0,r.kL)(process,R);const j=new S.VG,t=(0,p.cA)("raw"in C?C.raw:{},A);await(0,r.mB)(process,{stop:j,secrets:t,isFinal:C.kind!==
"check",act:async e=>{const o=await n(C,{program:process,secrets:t,stop:j,loseOutput:R});return e.aborted?3:o},reportMistakes:e=>{for(const o of e)u.write(`tf-d\
isco: ${(0,L.RK)(o)}
`)},reportCrash:e=>{u.write(`${e}
`)}});async function n(e,o){switch(e.kind){case"help":return O.write(g(e.topic)),0;case"completion":return O.write($(e.shell)),0;case"version":return O.write(`${k.
xv}
`),0;case"mistakes":{const a={environment:A,directory:process.cwd()};throw new M.GN([...e.mistakes,...w(e.raw,a)])}case"explain":return(await Promise.all([s.e(147),
s.e(812),s.e(197),s.e(977),s.e(340)]).then(s.bind(s,6340))).explain(e,o);case"usages":return(await Promise.all([s.e(147),s.e(760)]).then(s.bind(s,760))).listUsages(
e,o);case"check":return m(e,o)}}y()}catch(m){y(m)}},1)}),7188:((F,E,s)=>{s.d(E,{Lo:()=>g,OF:()=>L,Tb:()=>T,Wg:()=>k,Y5:()=>r,Zo:()=>w,bw:()=>A,l1:()=>p,u0:()=>M});
var x=s(3474),y=s(7773);const p={format:{name:"format",kind:(0,x.Yq)("text","json"),help:"Output format.",default:"text"},color:{name:"color",kind:(0,x.Yq)("aut\
o","always","never"),help:"When to use colors. `auto` follows NO_COLOR and FORCE_COLOR, else uses them in a terminal.",default:"auto"},quiet:{name:"quiet",short:"\
q",kind:x.lx,help:"Print only the verdict and what fails; show no progress.",default:"false"},help:{name:"help",short:"h",kind:x.lx,help:"Show this help.",default:"\
false"},version:{name:"version",short:"V",kind:x.lx,help:"Show the version.",default:"false"}},r=[...y.f,["Output",[p.format,p.color,p.quiet]],["Other",[p.help,
p.version]]],k=r.flatMap(([,u])=>u),T=({kind:u})=>u.value==="",M=["host","module","provider"],L=["bash","zsh","fish"],S=["dialect","format"],m='"-" reads lines \
from standard input. No host is contacted. The exit code is 1 if a CLI rejects any of the inputs.',g={check:{usage:"[check] [PATH\u2026] [FLAGS]",summary:"Check\
 the registry hosts that files use (default)",about:["Finds the registry hosts that Terraform and OpenTofu files use, and runs service discovery against each of\
 them as init does. PATH is a directory, file or glob; without one, everything in the current directory is checked.","Repeat a flag marked with \u2026 for several va\
lues. Prefer TF_TOKEN_ variables to --tokens: other users of the machine can see flags."],flags:k.map(({name:u})=>u),examples:[["tf-disco","check everything in \
this directory"],["tf-disco network database --depth versions","also ask for versions, like init"],["tf-disco --hostnames registry.example.com","check a host"]]},
usages:{usage:"usages [PATH\u2026] [FLAGS]",summary:"List the hosts that check would contact, and why",about:["Lists the hosts that files use, what check would \
require from each of them, and the lines that name them. No host is contacted."],flags:["scan","exclude","allowed-hosts","dialect","roots","cli-config","format",
"color"],examples:[["tf-disco usages","list the hosts of this directory"],["tf-disco usages --format json","one JSON object per line, for check --usages"]]},explain:{
usage:`explain ${M.join("|")} TEXT\u2026 [FLAGS]`,summary:"Show how the CLIs read a hostname or an address",about:["Shows how Terraform and OpenTofu read a host\
name, module source or provider address."],examples:[["tf-disco explain host registry.example.com","its discovery URL and token source"],["tf-disco explain modu\
le acme/network/aws","the registry that serves a module"]]},"explain host":{usage:"explain host HOST\u2026 [FLAGS]",summary:"Show the discovery URL and the toke\
n source of a host",about:[`Shows how the CLIs read a hostname, the URL of its discovery document, and which credentials sources of this machine they use for it\
, without the tokens. ${m}`],flags:["dialect","tokens","cli-config","timeout-seconds","format"],examples:[["tf-disco explain host registry.example.com","discove\
ry URL and credentials"],["tf-disco explain host m\xFCnchen.example:8443","a name that is not ASCII"]]},"explain module":{usage:"explain module SOURCE\u2026 [FLAGS]",
summary:"Show which registry serves a module source",about:[`Shows how the CLIs read the source of a module block: which registry serves it, or why none does. ${m}`],
flags:S,examples:[["tf-disco explain module registry.example.com/acme/vpc/aws",""],["tf-disco explain module acme/vpc/aws --dialect opentofu",""]]},"explain pro\
vider":{usage:"explain provider SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a provider source",about:[`Shows how the CLIs read the source of a req\
uired provider, and which registry serves it. ${m}`],flags:S,examples:[["tf-disco explain provider hashicorp/aws",""],["tf-disco explain provider registry.examp\
le.com/acme/box",""]]},completion:{usage:`completion ${L.join("|")}`,summary:"Print a completion script for bash, zsh or fish",about:["Prints a script that comp\
letes commands, flags and their values in a shell."],examples:[["source <(tf-disco completion bash)","in ~/.bashrc"],["source <(tf-disco completion zsh)","in ~/\
.zshrc, after compinit"],["tf-disco completion fish | source","in ~/.config/fish/config.fish"]]},help:{usage:"help [COMMAND]",summary:"Show the help of a comman\
d",about:["Shows the help of a command, as COMMAND --help does."],examples:[["tf-disco help check",""]]}},w=u=>k.filter(({name:O})=>O==="help"||g[u].flags?.includes(
O)),A=Object.keys(g).filter(u=>!u.includes(" "))}),5727:((F,E,s)=>{s.d(E,{D:()=>T,e:()=>j});var x=s(7975),y=s(8535),p=s(7773),r=s(7188);const k=Object.fromEntries(
r.Wg.map(t=>[t.name,{type:r.Tb(t)?"boolean":"string",...t.short===void 0?{}:{short:t.short}}]));function T(t){const n={args:[...t],options:k,strict:!1,tokens:!0},
{tokens:e}=(0,x.parseArgs)(n),o=e.flatMap(i=>{if(i.kind!=="option")return[];const d=t[i.index]??"";return[{...i,argument:d,flag:M(d,i.name)}]}),a=o.filter(({flag:i,
value:d})=>i===null&&d===void 0),h=e.flatMap(i=>i.kind==="positional"&&!a.some(({index:d})=>d===i.index-1)?[i.value]:[]),f=i=>o.some(({flag:d})=>d===i);if(f(r.l1.
help))return{kind:"help",topic:S(h)};if(f(r.l1.version))return{kind:"version"};const c={positionals:h,...L(o)},l=$(c),v=[...c.mistakes];return v.length===0?l:{kind:"\
mistakes",mistakes:v,raw:"raw"in l?l.raw:{}}}function M(t,n){const e=r.Wg.find(a=>a.name===n),o=t.startsWith("--")||t===`-${e?.short}`||t==="-help";return e!==void 0&&
o?e:null}function L(t){const n=new Map,e=new Set;for(const{flag:o,argument:a,value:h,inlineValue:f}of t){if(o===null){e.add(O(a));continue}const{name:c,kind:l}=o,
v=h??(r.Tb(o)?"true":void 0),i=n.get(c)??[],d=C(c,v,f===!0)??(i.length>0&&!l.isList?`--${c} is given more than once`:null);d!==null?e.add(d):n.set(c,[...i,v??""])}
return{values:n,mistakes:e}}function S([t,n]){if(t===void 0)return null;const e=r.u0.find(o=>o===n);return t==="explain"&&e!==void 0?`explain ${e}`:m(t)?t:"chec\
k"}const m=t=>r.bw.includes(t);function $(t){const{positionals:n,values:e,mistakes:o}=t,a=S(n)??"check",h=m(n[0]??""),f=n.slice(h?a.split(" ").length:0),[c="",...l]=f;
if(a==="explain")return o.add(`explain needs "host", "module" or "provider" first${R(c,l)}`),{kind:"help",topic:a};const v=g(a,t);switch(a){case"check":case"usa\
ges":return{kind:a,raw:w(e,f),output:v};case"help":return f.length>0&&!m(c)&&o.add(`"${c}" is not a command${(0,y.a)(c,r.bw,"; see --help")}`),{kind:"help",topic:S(
f)};case"completion":{const i=r.OF.find(I=>I===c);if(i!==void 0)return{kind:"completion",shell:i};const d=c===""?"completion needs a shell":`"${c}" is not a kno\
wn shell`;return o.add(`${d}; expected one of ${r.OF.join(", ")}`),{kind:"help",topic:a}}default:{const i=a.slice(8);if(f.length===0){const[d]=r.Lo[a].examples[0]??
[""];o.add(`${a} needs at least one ${i}: ${d}`)}return{kind:"explain",subject:i,texts:f,raw:w(e,[]),output:v}}}}function g(t,{values:n,mistakes:e}){const o=r.Zo(
t).map(l=>l.name);for(const l of n.keys())o.includes(l)||e.add(`${t} does not take --${l}`);const a=l=>{const v=n.get(l.name)?.[0]??l.default??"",{value:i,mistakes:d}=l.
kind.parse(v,`--${l.name}`);for(const I of d)e.add(I);return i},{format:h,color:f,quiet:c}=r.l1;return{format:a(h),color:a(f),isQuiet:a(c)}}function w(t,n){const e=[
...t.get("scan")??[],...n],o=e.length===0?t:new Map([...t,["scan",e]]),a=p.y.filter(({name:h})=>o.has(h));return Object.fromEntries(a.map(({name:h})=>[h,o.get(h)?.
join(`
`)]))}const A=r.Wg.map(({name:t})=>t),u=new Map([["json","--format json"],["no-color","--color never"],["output","--report"],["host","--hostnames"],["silent","-\
-quiet"],["v","--version"]]);function O(t){const n=t.split("=",1)[0]??"",e=n.replace(/^--?/,"");if(p.y.some(f=>f.name===e&&!A.includes(e)))return`"${n}" is an i\
nput of the Action, not a flag`;const a=(0,y.q)(e,A),h=u.get(e)??(a===null?null:`--${a}`);return`"${n}" is not a flag; ${h===null?"see --help":`did you mean ${h}\
?`}`}function C(t,n,e){return n===void 0?`--${t} has no value`:e||!/^-./.test(n)?null:`--${t} has no value; write --${t}=VALUE for a value that begins with "-"`}
function R(t,n){if(t==="")return'; see "tf-disco explain --help"';const e=(0,y.q)(t,r.u0);if(e!==null)return`, not "${t}"; did you mean "explain ${[e,...n].join(
" ")}"?`;const o=j(t);return o===null?`, not "${t}"`:`; did you mean "explain ${[o,t,...n].join(" ")}"?`}function j(t){if(/:\/\/|^\.|\s/.test(t))return null;const n=t.
split("/").length;return n>1?n===2?"provider":"module":t.includes(".")?"host":null}})};export{P as ids,D as modules};
