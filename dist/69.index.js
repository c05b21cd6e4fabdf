const j=[69],T={9069:((A,M,e)=>{e.a(A,async(w,k)=>{try{e.r(M);var g=e(9018),c=e(4178),x=e(3592),L=e(8641),E=e(5727),$=e(8189),O=e(6875);const o=function(...t){const{
checkCommand:n}=e.late([558,929,938,489],9489);return new.target?new n(...t):n(...t)},d=function(...t){const{renderCompletion:n}=e.late([558,773,579,726],7726);
return new.target?new n(...t):n(...t)},m=function(...t){const{renderHelp:n}=e.late([807],4188);return new.target?new n(...t):n(...t)},y=function(...t){const{settingsMistakes:n}=e.
late([296],5296);return new.target?new n(...t):n(...t)},{env:p,stderr:v,stdout:s}=process,a=(0,E.D)(process.argv.slice(2)),l=t=>{v.write(`tf-disco: the output w\
as not written: ${(0,L.RK)(t)}
`),a.kind!=="check"&&process.exit(3)};(0,c.k)(process,l);const i=new O.VG,r=(0,g.c)("raw"in a?a.raw:{},p);await(0,c.m)(process,{stop:i,secrets:r,isFinal:a.kind!==
"check",act:async t=>{const n=await f(a,{program:process,secrets:r,stop:i,loseOutput:l});return t.aborted?3:n},reportMistakes:t=>{for(const n of t)v.write(`tf-d\
isco: ${(0,L.RK)(n)}
`)},reportCrash:t=>{v.write(`${t}
`)}});async function f(t,n){switch(t.kind){case"help":return s.write(m(t.topic)),0;case"completion":return s.write(d(t.shell)),0;case"version":return s.write(`${x.
xv}
`),0;case"mistakes":{const h={environment:p,directory:process.cwd()};throw new $.GN([...t.mistakes,...y(t.raw,h)])}case"explain":return(await Promise.all([e.e(558),
e.e(705),e.e(929),e.e(641),e.e(456),e.e(918)]).then(e.bind(e,6340))).explain(t,n);case"usages":return(await Promise.all([e.e(558),e.e(705),e.e(929),e.e(499),e.e(
465)]).then(e.bind(e,8465))).listUsages(t,n);case"check":return o(t,n)}}k()}catch(o){k(o)}},1)}),7188:((A,M,e)=>{e.d(M,{Lo:()=>d,OF:()=>$,Tb:()=>L,Wg:()=>x,Y5:()=>c,
Zo:()=>m,bw:()=>y,l1:()=>g,u0:()=>E});var w=e(3474),k=e(3557);const g={format:{name:"format",kind:(0,w.Yq)("text","json"),help:"Output format.",default:"text"},
color:{name:"color",kind:(0,w.Yq)("auto","always","never"),help:"When to use colors. `auto` follows NO_COLOR and FORCE_COLOR, else uses them in a terminal.",default:"\
auto"},quiet:{name:"quiet",short:"q",kind:w.lx,help:"Print only the verdict and what fails; show no progress.",default:"false"},help:{name:"help",short:"h",kind:w.
lx,help:"Show this help.",default:"false"},version:{name:"version",short:"V",kind:w.lx,help:"Show the version.",default:"false"}},c=[...k.f,["Output",[g.format,
g.color,g.quiet]],["Other",[g.help,g.version]]],x=c.flatMap(([,p])=>p),L=({kind:p})=>p.value==="",E=["host","module","provider"],$=["bash","zsh","fish"],O=["dia\
lect","format"],o='"-" reads lines from standard input. No host is contacted. The exit code is 1 if a CLI rejects any of the inputs.',d={check:{usage:"[check] [\
PATH\u2026] [FLAGS]",summary:"Check the registry hosts that files use (default)",about:["Finds the registry hosts that Terraform and OpenTofu files use, and run\
s service discovery against each of them as init does. PATH is a directory, file or glob; without one, everything in the current directory is checked.","Repeat \
a flag marked with \u2026 for several values. Prefer TF_TOKEN_ variables to --tokens: other users of the machine can see flags."],flags:x.map(({name:p})=>p),examples:[
["tf-disco","check everything in this directory"],["tf-disco network database --depth versions","also ask for versions, like init"],["tf-disco --hostnames regis\
try.example.com","check a host"]]},usages:{usage:"usages [PATH\u2026] [FLAGS]",summary:"List the hosts that check would contact, and why",about:["Lists the host\
s that files use, what check would require from each of them, and the lines that name them. No host is contacted."],flags:["scan","exclude","allowed-hosts","dia\
lect","roots","cli-config","format","color"],examples:[["tf-disco usages","list the hosts of this directory"],["tf-disco usages --format json","one JSON object \
per line, for check --usages"]]},explain:{usage:`explain ${E.join("|")} TEXT\u2026 [FLAGS]`,summary:"Show how the CLIs read a hostname or an address",about:["Sh\
ows how Terraform and OpenTofu read a hostname, module source or provider address."],examples:[["tf-disco explain host registry.example.com","its discovery URL \
and token source"],["tf-disco explain module acme/network/aws","the registry that serves a module"]]},"explain host":{usage:"explain host HOST\u2026 [FLAGS]",summary:"\
Show the discovery URL and the token source of a host",about:[`Shows how the CLIs read a hostname, the URL of its discovery document, and which credentials sour\
ces of this machine they use for it, without the tokens. ${o}`],flags:["dialect","tokens","cli-config","timeout-seconds","format"],examples:[["tf-disco explain \
host registry.example.com","discovery URL and credentials"],["tf-disco explain host m\xFCnchen.example:8443","a name that is not ASCII"]]},"explain module":{usage:"\
explain module SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a module source",about:[`Shows how the CLIs read the source of a module block: which re\
gistry serves it, or why none does. ${o}`],flags:O,examples:[["tf-disco explain module registry.example.com/acme/vpc/aws",""],["tf-disco explain module acme/vpc\
/aws --dialect opentofu",""]]},"explain provider":{usage:"explain provider SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a provider source",about:[`\
Shows how the CLIs read the source of a required provider, and which registry serves it. ${o}`],flags:O,examples:[["tf-disco explain provider hashicorp/aws",""],
["tf-disco explain provider registry.example.com/acme/box",""]]},completion:{usage:`completion ${$.join("|")}`,summary:"Print a completion script for bash, zsh \
or fish",about:["Prints a script that completes commands, flags and their values in a shell."],examples:[["source <(tf-disco completion bash)","in ~/.bashrc"],[
"source <(tf-disco completion zsh)","in ~/.zshrc, after compinit"],["tf-disco completion fish | source","in ~/.config/fish/config.fish"]]},help:{usage:"help [CO\
MMAND]",summary:"Show the help of a command",about:["Shows the help of a command, as COMMAND --help does."],examples:[["tf-disco help check",""]]}},m=p=>x.filter(
({name:v})=>v==="help"||d[p].flags?.includes(v)),y=Object.keys(d).filter(p=>!p.includes(" "))}),3254:((A,M,e)=>{e.d(M,{et:()=>O,h7:()=>L,jP:()=>$,ti:()=>E});var w=e(
8535),k=e(3557),g=e(7188);const c=g.Wg.map(({name:o})=>o),x=new Map([["json","--format json"],["no-color","--color never"],["output","--report"],["host","--host\
names"],["silent","--quiet"],["v","--version"]]);function L(o){const d=o.split("=",1)[0]??"",m=d.replace(/^--?/,"");if(k.y.some(s=>s.name===m&&!c.includes(m)))return`\
"${d}" is an input of the Action, not a flag`;const p=(0,w.q)(m,c),v=x.get(m)??(p===null?null:`--${p}`);return`"${d}" is not a flag; ${v===null?"see --help":`di\
d you mean ${v}?`}`}function E(o,d,m){return d===void 0?`--${o} has no value`:m||!/^-./.test(d)?null:`--${o} has no value; write --${o}=VALUE for a value that b\
egins with "-"`}function $(o,d){if(o==="")return'; see "tf-disco explain --help"';const m=(0,w.q)(o,g.u0);if(m!==null)return`, not "${o}"; did you mean "explain\
 ${[m,...d].join(" ")}"?`;const y=O(o);return y===null?`, not "${o}"`:`; did you mean "explain ${[y,o,...d].join(" ")}"?`}function O(o){if(/:\/\/|^\.|\s/.test(o))
return null;const d=o.split("/").length;return d>1?d===2?"provider":"module":o.includes(".")?"host":null}}),5727:((A,M,e)=>{e.d(M,{D:()=>$});var w=e(7975),k=e(8535),
g=e(3557),c=e(7188),x=e(3254);const L=new Map(c.Wg.map(s=>[s.name,s])),E=Object.fromEntries(c.Wg.map(s=>[s.name,{type:(0,c.Tb)(s)?"boolean":"string",...s.short===
void 0?{}:{short:s.short}}]));function $(s){const a={args:[...s],options:E,strict:!1,tokens:!0},{tokens:l}=(0,w.parseArgs)(a),i=l.flatMap(u=>u.kind==="option"?[
{...u,argument:s[u.index]??""}]:[]),r=i.filter(u=>o(u)===null&&u.value===void 0),f=l.flatMap(u=>u.kind==="positional"&&!r.some(({index:S})=>S===u.index-1)?[u.value]:
[]),t=u=>i.some(S=>o(S)===u);if(t(c.l1.help))return{kind:"help",topic:d(f)};if(t(c.l1.version))return{kind:"version"};const n={positionals:f,...O(i)},h=y(n),C=[
...n.mistakes];return C.length===0?h:{kind:"mistakes",mistakes:C,raw:"raw"in h?h.raw:{}}}function O(s){const a=new Map,l=new Set;for(const i of s){const{name:r}=i,
f=o(i),t=i.value??(f!==null&&(0,c.Tb)(f)?"true":void 0),n=a.get(r)??[],h=f===null?(0,x.h7)(i.argument):(0,x.ti)(r,t,i.inlineValue===!0)??(n.length>0&&!f.kind.isList?
`--${r} is given more than once`:null);h!==null?l.add(h):a.set(r,[...n,t??""])}return{values:a,mistakes:l}}function o({name:s,argument:a}){const l=L.get(s),i=a.
startsWith("--")||a===`-${l?.short}`||a==="-help";return l!==void 0&&i?l:null}function d([s,a]){if(s===void 0)return null;const l=c.u0.find(i=>i===a);return s===
"explain"&&l!==void 0?`explain ${l}`:m(s)?s:"check"}const m=s=>c.bw.includes(s);function y(s){const{positionals:a,values:l,mistakes:i}=s,r=d(a)??"check",f=m(a[0]??
""),t=a.slice(f?r.split(" ").length:0),[n="",...h]=t;if(r==="explain")return i.add(`explain needs "host", "module" or "provider" first${(0,x.jP)(n,h)}`),{kind:"\
help",topic:r};const C=p(r,s);switch(r){case"check":case"usages":return{kind:r,raw:v(l,t),output:C};case"help":return t.length>0&&!m(n)&&i.add(`"${n}" is not a \
command${(0,k.a)(n,c.bw,"; see --help")}`),{kind:"help",topic:d(t)};case"completion":{const u=c.OF.find(P=>P===n);if(u!==void 0)return{kind:"completion",shell:u};
const S=n===""?"completion needs a shell":`"${n}" is not a known shell`;return i.add(`${S}; expected one of ${c.OF.join(", ")}`),{kind:"help",topic:r}}default:{
const u=r.slice(8);if(t.length===0){const[S]=c.Lo[r].examples[0]??[""];i.add(`${r} needs at least one ${u}: ${S}`)}return{kind:"explain",subject:u,texts:t,raw:v(
l,[]),output:C}}}}function p(s,{values:a,mistakes:l}){const i=(0,c.Zo)(s).map(h=>h.name);for(const h of a.keys())i.includes(h)||l.add(`${s} does not take --${h}`);
const r=h=>{const C=a.get(h.name)?.[0]??h.default??"",{value:u,mistakes:S}=h.kind.parse(C,`--${h.name}`);for(const P of S)l.add(P);return u},{format:f,color:t,quiet:n}=c.
l1;return{format:r(f),color:r(t),isQuiet:r(n)}}function v(s,a){const l=[...s.get("scan")??[],...a],i=l.length===0?s:new Map([...s,["scan",l]]),r=g.y.filter(({name:f})=>i.
has(f));return Object.fromEntries(r.map(({name:f})=>[f,i.get(f)?.join(`
`)]))}})};export{j as ids,T as modules};
