const P=[647],N={647:((F,T,s)=>{s.a(F,async(y,O)=>{try{s.r(T);var p=s(9876),r=s(3214),k=s(2432),C=s(6092),M=s(5727),E=s(3152),S=s(4515);let m=function(...e){return{
completionScript:m}=s.late([749],3749),new.target?new m(...e):m(...e)},v=function(...e){return{renderHelp:v}=s.late([807],1807),new.target?new v(...e):v(...e)},
L=function(...e){return{settingsMistakes:L}=s.late([296],5296),new.target?new L(...e):L(...e)},g=function(...e){return{checkCommand:g}=s.late([172,699,33,919,427,
580,617],4617),new.target?new g(...e):g(...e)};const{env:$,stderr:A,stdout:u}=process,w=(0,M.D)(process.argv.slice(2)),j=e=>{A.write(`tf-disco: the output was n\
ot written: ${(0,C.RK)(e)}
`),w.kind!=="check"&&process.exit(3)};(0,S.kL)(process,j);const R=new r.VG,t=(0,p.cA)("raw"in w?w.raw:{},$);await(0,S.mB)(process,{stop:R,secrets:t,isFinal:w.kind!==
"check",act:async e=>{const o=await n(w,{program:process,secrets:t,stop:R,loseOutput:j});return e.aborted?3:o},reportMistakes:e=>{for(const o of e)A.write(`tf-d\
isco: ${(0,C.RK)(o)}
`)},reportCrash:e=>{A.write(`${e}
`)}});async function n(e,o){switch(e.kind){case"help":return u.write(v(e.topic)),0;case"completion":return u.write(m(e.shell)),0;case"version":return u.write(`${k.
xv}
`),0;case"mistakes":{const a={environment:$,directory:process.cwd()};throw new E.GN([...e.mistakes,...L(e.raw,a)])}case"explain":return(await Promise.all([s.e(172),
s.e(699),s.e(33),s.e(919),s.e(427),s.e(798),s.e(217)]).then(s.bind(s,9217))).explain(e,o);case"usages":return(await Promise.all([s.e(172),s.e(699),s.e(33),s.e(673)]).
then(s.bind(s,2673))).listUsages(e,o);case"check":return g(e,o)}}O()}catch(m){O(m)}},1)}),7188:((F,T,s)=>{s.d(T,{Lo:()=>g,OF:()=>E,Tb:()=>C,Wg:()=>k,Y5:()=>r,Zo:()=>$,
bw:()=>A,l1:()=>p,u0:()=>M});var y=s(3474),O=s(7773);const p={format:{name:"format",kind:(0,y.Yq)("text","json"),help:"Output format.",default:"text"},color:{name:"\
color",kind:(0,y.Yq)("auto","always","never"),help:"When to use colors. `auto` follows NO_COLOR and FORCE_COLOR, else uses them in a terminal.",default:"auto"},
quiet:{name:"quiet",short:"q",kind:y.lx,help:"Print only the verdict and what fails; show no progress.",default:"false"},help:{name:"help",short:"h",kind:y.lx,help:"\
Show this help.",default:"false"},version:{name:"version",short:"V",kind:y.lx,help:"Show the version.",default:"false"}},r=[...O.f,["Output",[p.format,p.color,p.
quiet]],["Other",[p.help,p.version]]],k=r.flatMap(([,u])=>u),C=({kind:u})=>u.value==="",M=["host","module","provider"],E=["bash","zsh","fish"],S=["dialect","for\
mat"],m=["scan","exclude","dialect","roots"],v='"-" reads lines from standard input. No host is contacted. The exit code is 1 if a CLI rejects any of the inputs\
.',g={check:{usage:"[check] [PATH\u2026] [FLAGS]",summary:"Check the registry hosts that files use (default)",about:["Finds the registry hosts that Terraform an\
d OpenTofu files use, and runs service discovery against each of them as init does. PATH is a directory, file or glob; without one, everything in the current di\
rectory is checked.","Repeat a flag marked with \u2026 for several values. Prefer TF_TOKEN_ variables to --tokens: other users of the machine can see flags."],flags:k.
map(({name:u})=>u),examples:[["tf-disco","check everything in this directory"],["tf-disco network database --depth versions","also ask for versions, like init"],
["tf-disco --hostnames registry.example.com","check a host"]]},usages:{usage:"usages [PATH\u2026] [FLAGS]",summary:"List the hosts that check would contact, and\
 why",about:["Lists the hosts that files use, what check would require from each of them, and the lines that name them. No host is contacted."],flags:[...m,"all\
owed-hosts","cli-config","format","color"],examples:[["tf-disco usages","list the hosts of this directory"],["tf-disco usages --format json","one JSON object pe\
r line, for check --usages"]]},explain:{usage:`explain ${M.join("|")} TEXT\u2026 [FLAGS]`,summary:"Show how the CLIs read a hostname or an address",about:["Show\
s how Terraform and OpenTofu read a hostname, module source or provider address."],examples:[["tf-disco explain host registry.example.com","its discovery URL an\
d token source"],["tf-disco explain module acme/network/aws","the registry that serves a module"]]},"explain host":{usage:"explain host HOST\u2026 [FLAGS]",summary:"\
Show the discovery URL and the token source of a host",about:[`Shows how the CLIs read a hostname, the URL of its discovery document, and which credentials sour\
ces of this machine they use for it, without the tokens. ${v}`],flags:["dialect","tokens","cli-config","timeout-seconds","format"],examples:[["tf-disco explain \
host registry.example.com","discovery URL and credentials"],["tf-disco explain host m\xFCnchen.example:8443","a name that is not ASCII"]]},"explain module":{usage:"\
explain module SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a module source",about:[`Shows how the CLIs read the source of a module block: which re\
gistry serves it, or why none does. ${v}`],flags:S,examples:[["tf-disco explain module registry.example.com/acme/vpc/aws",""],["tf-disco explain module acme/vpc\
/aws --dialect opentofu",""]]},"explain provider":{usage:"explain provider SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a provider source",about:[`\
Shows how the CLIs read the source of a required provider, and which registry serves it. ${v}`],flags:S,examples:[["tf-disco explain provider hashicorp/aws",""],
["tf-disco explain provider registry.example.com/acme/box",""]]},completion:{usage:`completion ${E.join("|")}`,summary:"Print a completion script for bash, zsh \
or fish",about:["Prints a script that completes commands, flags and their values in a shell."],examples:[["source <(tf-disco completion bash)","in ~/.bashrc"],[
"source <(tf-disco completion zsh)","in ~/.zshrc, after compinit"],["tf-disco completion fish | source","in ~/.config/fish/config.fish"]]},help:{usage:"help [CO\
MMAND]",summary:"Show the help of a command",about:["Shows the help of a command, as COMMAND --help does."],examples:[["tf-disco help check",""]]}},$=u=>k.filter(
({name:w})=>w==="help"||g[u].flags?.includes(w)),A=Object.keys(g).filter(u=>!u.includes(" "))}),5727:((F,T,s)=>{s.d(T,{D:()=>C,e:()=>R});var y=s(7975),O=s(8535),
p=s(7773),r=s(7188);const k=Object.fromEntries(r.Wg.map(t=>{const n=r.Tb(t)?"boolean":"string";return[t.name,{type:n,...t.short&&{short:t.short}}]}));function C(t){
const n={args:[...t],options:k,strict:!1,tokens:!0},{tokens:e}=(0,y.parseArgs)(n),o=e.flatMap(i=>{if(i.kind!=="option")return[];const d=t[i.index]??"";return[{...i,
argument:d,flag:M(d,i.name)}]}),a=o.filter(({flag:i,value:d})=>i===null&&d===void 0),l=e.flatMap(i=>i.kind==="positional"&&!a.some(({index:d})=>d===i.index-1)?[
i.value]:[]),f=i=>o.some(({flag:d})=>d===i);if(f(r.l1.help))return{kind:"help",topic:S(l)};if(f(r.l1.version))return{kind:"version"};const c={positionals:l,...E(
o)},h=v(c),x=[...c.mistakes];return x.length===0?h:{kind:"mistakes",mistakes:x,raw:"raw"in h?h.raw:{}}}function M(t,n){const e=r.Wg.find(a=>a.name===n)??null;return t.
startsWith("--")||[`-${e?.short}`,"-help"].includes(t)?e:null}function E(t){const n=new Map,e=new Set;for(const{flag:o,argument:a,value:l,inlineValue:f}of t){if(o===
null){e.add(u(a));continue}const{name:c,kind:h}=o,x=l??(r.Tb(o)?"true":void 0),i=n.get(c)??[],d=w(c,x,f===!0)??(i.length>0&&!h.isList?`--${c} is given more than\
 once`:null);d!==null?e.add(d):n.set(c,[...i,x??""])}return{values:n,mistakes:e}}function S([t,n]){if(t===void 0)return null;const e=r.u0.find(o=>o===n);return t===
"explain"&&e!==void 0?`explain ${e}`:m(t)?t:"check"}const m=t=>r.bw.includes(t);function v(t){const{positionals:n,values:e,mistakes:o}=t,a=S(n)??"check",l=m(n[0]??
""),f=n.slice(l?a.split(" ").length:0),[c="",...h]=f;if(a==="explain")return o.add(`explain needs "host", "module" or "provider" first${j(c,h)}`),{kind:"help",topic:a};
const x=L(a,t);switch(a){case"check":case"usages":return{kind:a,raw:g(e,f),output:x};case"help":return f.length>0&&!m(c)&&o.add(`"${c}" is not a command${(0,O.a)(
c,r.bw,"; see --help")}`),{kind:"help",topic:S(f)};case"completion":{const i=r.OF.find(I=>I===c);if(i!==void 0)return{kind:"completion",shell:i};const d=c===""?
"completion needs a shell":`"${c}" is not a known shell`;return o.add(`${d}; expected one of ${r.OF.join(", ")}`),{kind:"help",topic:a}}default:{const i=a.slice(
8);if(f.length===0){const[d]=r.Lo[a].examples[0]??[""];o.add(`${a} needs at least one ${i}: ${d}`)}return{kind:"explain",subject:i,texts:f,raw:g(e,[]),output:x}}}}
function L(t,{values:n,mistakes:e}){const o=r.Zo(t).map(h=>h.name);for(const h of n.keys())o.includes(h)||e.add(`${t} does not take --${h}`);const a=h=>{const x=n.
get(h.name)?.[0]??h.default??"",{value:i,mistakes:d}=h.kind.parse(x,`--${h.name}`);for(const I of d)e.add(I);return i},{format:l,color:f,quiet:c}=r.l1;return{format:a(
l),color:a(f),isQuiet:a(c)}}function g(t,n){const e=[...t.get("scan")??[],...n],o=e.length===0?t:new Map([...t,["scan",e]]),a=p.y.filter(({name:l})=>o.has(l));return Object.
fromEntries(a.map(({name:l})=>[l,o.get(l)?.join(`
`)]))}const $=r.Wg.map(({name:t})=>t),A=new Map([["json","--format json"],["no-color","--color never"],["output","--report"],["host","--hostnames"],["silent","-\
-quiet"],["v","--version"]]);function u(t){const n=t.split("=",1)[0]??"",e=n.replace(/^--?/,"");if(p.y.some(f=>f.name===e&&!$.includes(e)))return`"${n}" is an i\
nput of the Action, not a flag`;const a=(0,O.q)(e,$),l=A.get(e)??(a===null?null:`--${a}`);return`"${n}" is not a flag; ${l===null?"see --help":`did you mean ${l}\
?`}`}function w(t,n,e){return n===void 0?`--${t} has no value`:e||!/^-./.test(n)?null:`--${t} has no value; write --${t}=VALUE for a value that begins with "-"`}
function j(t,n){if(t==="")return'; see "tf-disco explain --help"';const e=(0,O.q)(t,r.u0),o=R(t),a=e===null?[o,t,...n]:[e,...n],l=e??o?`; did you mean "explain ${a.
join(" ")}"?`:"";return e===null&&o!==null?l:`, not "${t}"${l}`}function R(t){if(/:\/\/|^\.|\s/.test(t))return null;const n=t.split("/").length;return n>1?n===2?
"provider":"module":t.includes(".")?"host":null}})};export{P as ids,N as modules};
