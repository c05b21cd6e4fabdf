const P=[647],D={647:((R,T,n)=>{n.a(R,async(w,x)=>{try{n.r(T);var m=n(9876),l=n(3214),O=n(2432),C=n(6092),E=n(5727),M=n(3152),k=n(4515);let u=function(...e){return{
completionScript:u}=n.late([3749],3749),new.target?new u(...e):u(...e)},f=function(...e){return{renderHelp:f}=n.late([1807],1807),new.target?new f(...e):f(...e)},
L=function(...e){return{settingsMistakes:L}=n.late([5296],5296),new.target?new L(...e):L(...e)},p=function(...e){return{checkCommand:p}=n.late([6135,2172,8297,1427,
8580,4617],4617),new.target?new p(...e):p(...e)};const{env:$,stderr:y,stdout:h}=process,g=(0,E.D)(process.argv.slice(2)),j=e=>{y.write(`tf-disco: the output was\
 not written: ${(0,C.RK)(e)}
`),g.kind!=="check"&&process.exit(3)};(0,k.kL)(process,j);const I=new l.VG,F=(0,m.cA)("raw"in g?g.raw:{},$);await(0,k.mB)(process,{stop:I,secrets:F,isFinal:g.kind!==
"check",act:async e=>{const s=await t(g,{program:process,secrets:F,stop:I,loseOutput:j});return e.aborted?3:s},reportMistakes:e=>{for(const s of e)y.write(`tf-d\
isco: ${(0,C.RK)(s)}
`)},reportCrash:e=>{y.write(`${e}
`)}});async function t(e,s){switch(e.kind){case"help":return h.write(f(e.topic)),0;case"completion":return h.write(u(e.shell)),0;case"version":return h.write(`${O.
xv}
`),0;case"mistakes":{const a={environment:$,directory:process.cwd()};throw new M.GN([...e.mistakes,...L(e.raw,a)])}case"explain":return(await Promise.all([n.e(6135),
n.e(2172),n.e(8297),n.e(5866),n.e(1427),n.e(9217)]).then(n.bind(n,9217))).explain(e,s);case"usages":return(await Promise.all([n.e(6135),n.e(2172),n.e(8297),n.e(
2673)]).then(n.bind(n,2673))).listUsages(e,s);case"check":return p(e,s)}}x()}catch(u){x(u)}},1)}),7188:((R,T,n)=>{n.d(T,{Lo:()=>p,OF:()=>M,Tb:()=>C,Wg:()=>O,Y5:()=>l,
Zo:()=>$,bw:()=>y,l1:()=>m,u0:()=>E});var w=n(3474),x=n(7773);const m={format:{name:"format",kind:(0,w.Yq)("text","json"),help:"Output format.",default:"text"},
color:{name:"color",kind:(0,w.Yq)("auto","always","never"),help:"When to use colors. `auto` follows NO_COLOR and FORCE_COLOR, else uses them in a terminal.",default:"\
auto"},quiet:{name:"quiet",short:"q",kind:w.lx,help:"Print only the verdict and what fails; show no progress.",default:"false"},help:{name:"help",short:"h",kind:w.
lx,help:"Show this help.",default:"false"},version:{name:"version",short:"V",kind:w.lx,help:"Show the version.",default:"false"}},l=[...x.fd,["Output",[m.format,
m.color,m.quiet]],["Other",[m.help,m.version]]],O=l.flatMap(([,h])=>h),C=({kind:h})=>h.value==="",E=["host","module","provider"],M=["bash","zsh","fish"],k=["dia\
lect","format"],u=["scan","exclude","dialect","roots"],f='"-" reads lines from standard input. No host is contacted. The exit code is 1 if a CLI rejects any of \
the inputs.',p={check:{usage:"[check] [PATH\u2026] [FLAGS]",summary:"Check the registry hosts that files use (default)",about:["Finds the registry hosts that Te\
rraform and OpenTofu files use, and runs service discovery against each of them as init does. PATH is a directory, file or glob; without one, everything in the \
current directory is checked.","Repeat a flag marked with \u2026 for several values. Prefer TF_TOKEN_ variables to --tokens: other users of the machine can see flags\
."],flags:O.map(({name:h})=>h),examples:[["tf-disco","check everything in this directory"],["tf-disco network database --depth versions","also ask for versions,\
 like init"],["tf-disco --hostnames registry.example.com","check a host"]]},usages:{usage:"usages [PATH\u2026] [FLAGS]",summary:"List the hosts that check would\
 contact, and why",about:["Lists the hosts that files use, what check would require from each of them, and the lines that name them. No host is contacted."],flags:[
...u,"allowed-hosts","format","color"],examples:[["tf-disco usages","list the hosts of this directory"],["tf-disco usages --format json","one JSON object per li\
ne, for check --usages"]]},explain:{usage:`explain ${E.join("|")} TEXT\u2026 [FLAGS]`,summary:"Show how the CLIs read a hostname or an address",about:["Shows ho\
w Terraform and OpenTofu read a hostname, module source or provider address."],examples:[["tf-disco explain host registry.example.com","its discovery URL and to\
ken source"],["tf-disco explain module acme/network/aws","the registry that serves a module"]]},"explain host":{usage:"explain host HOST\u2026 [FLAGS]",summary:"\
Show the discovery URL and the token source of a host",about:[`Shows how the CLIs read a hostname, the URL of its discovery document, and which credentials sour\
ces of this machine they use for it, without the tokens. ${f}`],flags:["dialect","tokens","timeout-seconds","format"],examples:[["tf-disco explain host registry\
.example.com","discovery URL and credentials"],["tf-disco explain host m\xFCnchen.example:8443","a name that is not ASCII"]]},"explain module":{usage:"explain m\
odule SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a module source",about:[`Shows how the CLIs read the source of a module block: which registry se\
rves it, or why none does. ${f}`],flags:k,examples:[["tf-disco explain module registry.example.com/acme/vpc/aws",""],["tf-disco explain module acme/vpc/aws --di\
alect opentofu",""]]},"explain provider":{usage:"explain provider SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a provider source",about:[`Shows how\
 the CLIs read the source of a required provider, and which registry serves it. ${f}`],flags:k,examples:[["tf-disco explain provider hashicorp/aws",""],["tf-dis\
co explain provider registry.example.com/acme/box",""]]},completion:{usage:`completion ${M.join("|")}`,summary:"Print a completion script for bash, zsh or fish",
about:["Prints a script that completes commands, flags and their values in a shell."],examples:[["source <(tf-disco completion bash)","in ~/.bashrc"],["source <\
(tf-disco completion zsh)","in ~/.zshrc, after compinit"],["tf-disco completion fish | source","in ~/.config/fish/config.fish"]]},help:{usage:"help [COMMAND]",summary:"\
Show the help of a command",about:["Shows the help of a command, as COMMAND --help does."],examples:[["tf-disco help check",""]]}},$=h=>O.filter(({name:g})=>g===
"help"||p[h].flags?.includes(g)),y=Object.keys(p).filter(h=>!h.includes(" "))}),5727:((R,T,n)=>{n.d(T,{D:()=>E,e:()=>F});var w=n(7975),x=n(8535),m=n(7773),l=n(7188);
const O=Object.fromEntries(l.Wg.map(t=>{const e=l.Tb(t)?"boolean":"string";return[t.name,{type:e,...t.short&&{short:t.short}}]}));function C(t){const e={args:[...t],
options:O,strict:!1,tokens:!0},{tokens:s}=(0,w.parseArgs)(e),a=s.flatMap(i=>{if(i.kind!=="option")return[];const r=t[i.index]??"";return[{...i,argument:r,flag:M(
r,i.name)}]}),o=a.filter(({flag:i,value:r})=>i===null&&r===void 0),c=s.flatMap(i=>i.kind==="positional"&&!o.some(({index:r})=>r===i.index-1)?[i.value]:[]);return{
flags:a,positionals:c}}function E(t){const{flags:e,positionals:s}=C(t),a=r=>e.some(({flag:d})=>d===r);if(a(l.l1.help))return{kind:"help",topic:u(s)};if(a(l.l1.version))
return{kind:"version"};const o={positionals:s,...k(e)},c=L(o),i=[...o.mistakes];return i.length===0?c:{kind:"mistakes",mistakes:i,raw:"raw"in c?c.raw:{}}}function M(t,e){
const s=l.Wg.find(o=>o.name===e)??null;return t.startsWith("--")||[`-${s?.short}`,"-help"].includes(t)?s:null}function k(t){const e=new Map,s=new Set;for(const{
flag:a,argument:o,value:c,inlineValue:i}of t){if(a===null){s.add(g(o));continue}const{name:r,kind:d}=a,A=c??(l.Tb(a)?"true":void 0),v=e.get(r)??[],S=j(r,A,i===!0)??
(v.length>0&&!d.isList?`--${r} is given more than once`:null);S!==null?s.add(S):e.set(r,[...v,A??""])}return{values:e,mistakes:s}}function u([t,e]){if(t===void 0)
return null;const s=l.u0.find(a=>a===e);return t==="explain"&&s!==void 0?`explain ${s}`:f(t)?t:"check"}const f=t=>l.bw.includes(t);function L(t){const{positionals:e,
values:s,mistakes:a}=t,o=u(e)??"check",c=f(e[0]??""),i=e.slice(c?o.split(" ").length:0),[r="",...d]=i;if(o==="explain")return a.add(`explain needs "host", "modu\
le" or "provider" first${I(r,d)}`),{kind:"help",topic:o};const A=p(o,t);switch(o){case"check":case"usages":return{kind:o,raw:$(s,i),output:A};case"help":return i.
length>0&&!f(r)&&a.add(`"${r}" is not a command${(0,x.a)(r,l.bw,"; see --help")}`),{kind:"help",topic:u(i)};case"completion":{const v=l.OF.find(N=>N===r);if(v!==
void 0)return{kind:"completion",shell:v};const S=r===""?"completion needs a shell":`"${r}" is not a known shell`;return a.add(`${S}; expected one of ${l.OF.join(
", ")}`),{kind:"help",topic:o}}default:{const v=o.slice(8);if(i.length===0){const[S]=l.Lo[o].examples[0]??[""];a.add(`${o} needs at least one ${v}: ${S}`)}return{
kind:"explain",subject:v,texts:i,raw:$(s,[]),output:A}}}}function p(t,{values:e,mistakes:s}){const a=l.Zo(t).map(d=>d.name);for(const d of e.keys())a.includes(d)||
s.add(`${t} does not take --${d}`);const o=d=>{const A=e.get(d.name)?.[0]??d.default??"",{value:v,mistakes:S}=d.kind.parse(A,`--${d.name}`);for(const N of S)s.add(
N);return v},{format:c,color:i,quiet:r}=l.l1;return{format:o(c),color:o(i),isQuiet:o(r)}}function $(t,e){const s=[...t.get("scan")??[],...e],a=s.length===0?t:new Map(
[...t,["scan",s]]),o=m.yy.filter(({name:c})=>a.has(c));return Object.fromEntries(o.map(({name:c})=>[c,a.get(c)?.join(`
`)]))}const y=l.Wg.map(({name:t})=>t),h=new Map([["badge","--report NAME.badge.json"],["cli-config","the variable TF_CLI_CONFIG_FILE"],["issue-open-after","the \
input issue-after of the Action"],["issue-close-after","the input issue-after of the Action"],["json","--format json"],["no-color","--color never"],["output","-\
-report"],["host","--hostnames"],["silent","--quiet"],["v","--version"]]);function g(t){const e=t.split("=",1)[0]??"",s=e.replace(/^--?/,"");if(m.yy.some(i=>i.name===
s&&!y.includes(s)))return`"${e}" is an input of the Action, not a flag`;const o=(0,x.q)(s,y),c=h.get(s)??(o===null?null:`--${o}`);return`"${e}" is not a flag; ${c===
null?"see --help":`did you mean ${c}?`}`}function j(t,e,s){return e===void 0?`--${t} has no value`:s||!/^-./.test(e)?null:`--${t} has no value; write --${t}=VAL\
UE for a value that begins with "-"`}function I(t,e){if(t==="")return'; see "tf-disco explain --help"';const s=(0,x.q)(t,l.u0),a=F(t),o=s===null?[a,t,...e]:[s,...e],
c=s??a?`; did you mean "explain ${o.join(" ")}"?`:"";return s===null&&a!==null?c:`, not "${t}"${c}`}function F(t){if(/:\/\/|^\.|\s/.test(t))return null;const e=t.
split("/").length;return e>1?e===2?"provider":"module":t.includes(".")?"host":null}})};export{P as ids,D as modules};
