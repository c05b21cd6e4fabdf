const A=[69],T={9069:((P,M,t)=>{t.a(P,async(x,L)=>{try{t.r(M);var v=t(9018),c=t(4178),O=t(3592),k=t(8641),E=t(5727),$=t(8189),S=t(6875);const o=function(...e){const{
checkCommand:s}=t.late([558,929,428,489],9489);return new.target?new s(...e):s(...e)},l=function(...e){const{bashScript:s}=t.late([773,558,579,290],3290);return new.target?
new s(...e):s(...e)},g=function(...e){const{fishScript:s}=t.late([773,558,579,290],3290);return new.target?new s(...e):s(...e)},y=function(...e){const{zshScript:s}=t.
late([773,558,579,290],3290);return new.target?new s(...e):s(...e)},m=function(...e){const{renderHelp:s}=t.late([807],4188);return new.target?new s(...e):s(...e)},
n=function(...e){const{settingsMistakes:s}=t.late([296],5296);return new.target?new s(...e):s(...e)},h={bash:l,zsh:y,fish:g},{env:i,stderr:r,stdout:a}=process,f=(0,E.
D)(process.argv.slice(2)),p=e=>{r.write(`tf-disco: the output was not written: ${(0,k.RK)(e)}
`),f.kind!=="check"&&process.exit(3)};(0,c.k)(process,p);const d=new S.VG,u=(0,v.c)("raw"in f?f.raw:{},i);await(0,c.m)(process,{stop:d,secrets:u,isFinal:f.kind!==
"check",act:async e=>{const s=await w(f,{program:process,secrets:u,stop:d,loseOutput:p});return e.aborted?3:s},reportMistakes:e=>{for(const s of e)r.write(`tf-d\
isco: ${(0,k.RK)(s)}
`)},reportCrash:e=>{r.write(`${e}
`)}});async function w(e,s){switch(e.kind){case"help":return a.write(m(e.topic)),0;case"completion":return a.write(h[e.shell]()),0;case"version":return a.write(
`${O.xv}
`),0;case"mistakes":{const C={environment:i,directory:process.cwd()};throw new $.GN([...e.mistakes,...n(e.raw,C)])}case"explain":return(await Promise.all([t.e(558),
t.e(9),t.e(929),t.e(576),t.e(456),t.e(918)]).then(t.bind(t,6340))).explain(e,s);case"usages":return(await Promise.all([t.e(558),t.e(9),t.e(929),t.e(71),t.e(465)]).
then(t.bind(t,8465))).listUsages(e,s);case"check":return o(e,s)}}L()}catch(o){L(o)}},1)}),7188:((P,M,t)=>{t.d(M,{Lo:()=>l,OF:()=>$,Tb:()=>k,Wg:()=>O,Y5:()=>c,Zo:()=>g,
bw:()=>y,l1:()=>v,u0:()=>E});var x=t(3474),L=t(7773);const v={format:{name:"format",kind:(0,x.Yq)("text","json"),help:"Output format.",default:"text"},color:{name:"\
color",kind:(0,x.Yq)("auto","always","never"),help:"When to use colors. `auto` follows NO_COLOR and FORCE_COLOR, else uses them in a terminal.",default:"auto"},
quiet:{name:"quiet",short:"q",kind:x.lx,help:"Print only the verdict and what fails; show no progress.",default:"false"},help:{name:"help",short:"h",kind:x.lx,help:"\
Show this help.",default:"false"},version:{name:"version",short:"V",kind:x.lx,help:"Show the version.",default:"false"}},c=[...L.f,["Output",[v.format,v.color,v.
quiet]],["Other",[v.help,v.version]]],O=c.flatMap(([,m])=>m),k=({kind:m})=>m.value==="",E=["host","module","provider"],$=["bash","zsh","fish"],S=["dialect","for\
mat"],o='"-" reads lines from standard input. No host is contacted. The exit code is 1 if a CLI rejects any of the inputs.',l={check:{usage:"[check] [PATH\u2026] [FL\
AGS]",summary:"Check the registry hosts that files use (default)",about:["Finds the registry hosts that Terraform and OpenTofu files use, and runs service disco\
very against each of them as init does. PATH is a directory, file or glob; without one, everything in the current directory is checked.","Repeat a flag marked w\
ith \u2026 for several values. Prefer TF_TOKEN_ variables to --tokens: other users of the machine can see flags."],flags:O.map(({name:m})=>m),examples:[["tf-dis\
co","check everything in this directory"],["tf-disco network database --depth versions","also ask for versions, like init"],["tf-disco --hostnames registry.exam\
ple.com","check a host"]]},usages:{usage:"usages [PATH\u2026] [FLAGS]",summary:"List the hosts that check would contact, and why",about:["Lists the hosts that f\
iles use, what check would require from each of them, and the lines that name them. No host is contacted."],flags:["scan","exclude","allowed-hosts","dialect","r\
oots","cli-config","format","color"],examples:[["tf-disco usages","list the hosts of this directory"],["tf-disco usages --format json","one JSON object per line\
, for check --usages"]]},explain:{usage:`explain ${E.join("|")} TEXT\u2026 [FLAGS]`,summary:"Show how the CLIs read a hostname or an address",about:["Shows how \
Terraform and OpenTofu read a hostname, module source or provider address."],examples:[["tf-disco explain host registry.example.com","its discovery URL and toke\
n source"],["tf-disco explain module acme/network/aws","the registry that serves a module"]]},"explain host":{usage:"explain host HOST\u2026 [FLAGS]",summary:"S\
how the discovery URL and the token source of a host",about:[`Shows how the CLIs read a hostname, the URL of its discovery document, and which credentials sourc\
es of this machine they use for it, without the tokens. ${o}`],flags:["dialect","tokens","cli-config","timeout-seconds","format"],examples:[["tf-disco explain h\
ost registry.example.com","discovery URL and credentials"],["tf-disco explain host m\xFCnchen.example:8443","a name that is not ASCII"]]},"explain module":{usage:"\
explain module SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a module source",about:[`Shows how the CLIs read the source of a module block: which re\
gistry serves it, or why none does. ${o}`],flags:S,examples:[["tf-disco explain module registry.example.com/acme/vpc/aws",""],["tf-disco explain module acme/vpc\
/aws --dialect opentofu",""]]},"explain provider":{usage:"explain provider SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a provider source",about:[`\
Shows how the CLIs read the source of a required provider, and which registry serves it. ${o}`],flags:S,examples:[["tf-disco explain provider hashicorp/aws",""],
["tf-disco explain provider registry.example.com/acme/box",""]]},completion:{usage:`completion ${$.join("|")}`,summary:"Print a completion script for bash, zsh \
or fish",about:["Prints a script that completes commands, flags and their values in a shell."],examples:[["source <(tf-disco completion bash)","in ~/.bashrc"],[
"source <(tf-disco completion zsh)","in ~/.zshrc, after compinit"],["tf-disco completion fish | source","in ~/.config/fish/config.fish"]]},help:{usage:"help [CO\
MMAND]",summary:"Show the help of a command",about:["Shows the help of a command, as COMMAND --help does."],examples:[["tf-disco help check",""]]}},g=m=>O.filter(
({name:n})=>n==="help"||l[m].flags?.includes(n)),y=Object.keys(l).filter(m=>!m.includes(" "))}),3254:((P,M,t)=>{t.d(M,{et:()=>S,h7:()=>k,jP:()=>$,ti:()=>E});var x=t(
8535),L=t(7773),v=t(7188);const c=v.Wg.map(({name:o})=>o),O=new Map([["json","--format json"],["no-color","--color never"],["output","--report"],["host","--host\
names"],["silent","--quiet"],["v","--version"]]);function k(o){const l=o.split("=",1)[0]??"",g=l.replace(/^--?/,"");if(L.y.some(h=>h.name===g&&!c.includes(g)))return`\
"${l}" is an input of the Action, not a flag`;const m=(0,x.q)(g,c),n=O.get(g)??(m===null?null:`--${m}`);return`"${l}" is not a flag; ${n===null?"see --help":`di\
d you mean ${n}?`}`}function E(o,l,g){return l===void 0?`--${o} has no value`:g||!/^-./.test(l)?null:`--${o} has no value; write --${o}=VALUE for a value that b\
egins with "-"`}function $(o,l){if(o==="")return'; see "tf-disco explain --help"';const g=(0,x.q)(o,v.u0);if(g!==null)return`, not "${o}"; did you mean "explain\
 ${[g,...l].join(" ")}"?`;const y=S(o);return y===null?`, not "${o}"`:`; did you mean "explain ${[y,o,...l].join(" ")}"?`}function S(o){if(/:\/\/|^\.|\s/.test(o))
return null;const l=o.split("/").length;return l>1?l===2?"provider":"module":o.includes(".")?"host":null}}),5727:((P,M,t)=>{t.d(M,{D:()=>E});var x=t(7975),L=t(8535),
v=t(7773),c=t(7188),O=t(3254);const k=Object.fromEntries(c.Wg.map(n=>[n.name,{type:(0,c.Tb)(n)?"boolean":"string",...n.short===void 0?{}:{short:n.short}}]));function E(n){
const h={args:[...n],options:k,strict:!1,tokens:!0},{tokens:i}=(0,x.parseArgs)(h),r=i.flatMap(e=>{if(e.kind!=="option")return[];const s=n[e.index]??"";return[{...e,
argument:s,flag:$(s,e.name)}]}),a=r.filter(({flag:e,value:s})=>e===null&&s===void 0),f=i.flatMap(e=>e.kind==="positional"&&!a.some(({index:s})=>s===e.index-1)?[
e.value]:[]),p=e=>r.some(({flag:s})=>s===e);if(p(c.l1.help))return{kind:"help",topic:o(f)};if(p(c.l1.version))return{kind:"version"};const d={positionals:f,...S(
r)},u=g(d),w=[...d.mistakes];return w.length===0?u:{kind:"mistakes",mistakes:w,raw:"raw"in u?u.raw:{}}}function $(n,h){const i=c.Wg.find(a=>a.name===h),r=n.startsWith(
"--")||n===`-${i?.short}`||n==="-help";return i!==void 0&&r?i:null}function S(n){const h=new Map,i=new Set;for(const{flag:r,argument:a,value:f,inlineValue:p}of n){
if(r===null){i.add((0,O.h7)(a));continue}const{name:d,kind:u}=r,w=f??((0,c.Tb)(r)?"true":void 0),e=h.get(d)??[],s=(0,O.ti)(d,w,p===!0)??(e.length>0&&!u.isList?`\
--${d} is given more than once`:null);s!==null?i.add(s):h.set(d,[...e,w??""])}return{values:h,mistakes:i}}function o([n,h]){if(n===void 0)return null;const i=c.
u0.find(r=>r===h);return n==="explain"&&i!==void 0?`explain ${i}`:l(n)?n:"check"}const l=n=>c.bw.includes(n);function g(n){const{positionals:h,values:i,mistakes:r}=n,
a=o(h)??"check",f=l(h[0]??""),p=h.slice(f?a.split(" ").length:0),[d="",...u]=p;if(a==="explain")return r.add(`explain needs "host", "module" or "provider" first${(0,O.
jP)(d,u)}`),{kind:"help",topic:a};const w=y(a,n);switch(a){case"check":case"usages":return{kind:a,raw:m(i,p),output:w};case"help":return p.length>0&&!l(d)&&r.add(
`"${d}" is not a command${(0,L.a)(d,c.bw,"; see --help")}`),{kind:"help",topic:o(p)};case"completion":{const e=c.OF.find(C=>C===d);if(e!==void 0)return{kind:"co\
mpletion",shell:e};const s=d===""?"completion needs a shell":`"${d}" is not a known shell`;return r.add(`${s}; expected one of ${c.OF.join(", ")}`),{kind:"help",
topic:a}}default:{const e=a.slice(8);if(p.length===0){const[s]=c.Lo[a].examples[0]??[""];r.add(`${a} needs at least one ${e}: ${s}`)}return{kind:"explain",subject:e,
texts:p,raw:m(i,[]),output:w}}}}function y(n,{values:h,mistakes:i}){const r=(0,c.Zo)(n).map(u=>u.name);for(const u of h.keys())r.includes(u)||i.add(`${n} does n\
ot take --${u}`);const a=u=>{const w=h.get(u.name)?.[0]??u.default??"",{value:e,mistakes:s}=u.kind.parse(w,`--${u.name}`);for(const C of s)i.add(C);return e},{format:f,
color:p,quiet:d}=c.l1;return{format:a(f),color:a(p),isQuiet:a(d)}}function m(n,h){const i=[...n.get("scan")??[],...h],r=i.length===0?n:new Map([...n,["scan",i]]),
a=v.y.filter(({name:f})=>r.has(f));return Object.fromEntries(a.map(({name:f})=>[f,r.get(f)?.join(`
`)]))}})};export{A as ids,T as modules};
