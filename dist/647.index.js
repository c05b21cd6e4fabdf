const H=[647],K={647:((I,M,t)=>{t.a(I,async(P,u)=>{try{t.r(M);var F=t(9876),r=t(3214),p=t(2432),L=t(6092),T=t(5727),j=t(3152),A=t(4515);let g=function(...a){return{
completionScript:g}=t.late([3749],3749),new.target?new g(...a):g(...a)},v=function(...a){return{renderHelp:v}=t.late([1807],1807),new.target?new v(...a):v(...a)},
x=function(...a){return{settingsMistakes:x}=t.late([4815,5296],5296),new.target?new x(...a):x(...a)},w=function(...a){return{checkCommand:w}=t.late([6135,3403,4815,
2172,4276,5696,8580,8642],8642),new.target?new w(...a):w(...a)};const{env:R,stderr:y,stdout:$}=process,O=(0,T.D)(process.argv.slice(2)),f=a=>{y.write(`tf-disco:\
 the output was not written: ${(0,L.RK)(a)}
`),O.kind!=="check"&&process.exit(3)};(0,A.kL)(process,f);const S=new r.VG,C=(0,F.cA)("raw"in O?O.raw:{},R);await(0,A.mB)(process,{stop:S,secrets:C,isFinal:O.kind!==
"check",act:async a=>{const e=await N(O,{program:process,secrets:C,stop:S,loseOutput:f});return a.aborted?3:e},reportMistakes:a=>{for(const e of a)y.write(`tf-d\
isco: ${e.split(`
`).map(s=>(0,L.RK)(s)).join(`
`)}
`)},reportCrash:a=>{y.write(`${a}
`)}});async function N(a,e){switch(a.kind){case"help":return $.write(v(a.topic)),0;case"completion":return $.write(g(a.shell)),0;case"version":return $.write(`${p.
xv}
`),0;case"mistakes":{const s={environment:R,directory:process.cwd()},n=a.mistakes.map(c=>(0,L.RK)(c));throw new j.GN([...n,...x(a.raw,s)])}case"explain-codes":return(await Promise.
all([t.e(6135),t.e(3403),t.e(4815),t.e(2172),t.e(4276),t.e(5866),t.e(5696),t.e(8177)]).then(t.bind(t,8177))).explainCodes(a,e);case"explain":return(await Promise.
all([t.e(6135),t.e(3403),t.e(4815),t.e(2172),t.e(4276),t.e(5866),t.e(5696),t.e(8177)]).then(t.bind(t,8177))).explain(a,e);case"usages":return(await Promise.all(
[t.e(6135),t.e(3403),t.e(4815),t.e(2172),t.e(4276),t.e(2673)]).then(t.bind(t,2673))).listUsages(a,e);case"check":return w(a,e)}}u()}catch(g){u(g)}},1)}),7188:((I,M,t)=>{
t.d(M,{Lo:()=>y,OF:()=>g,Tb:()=>j,Wg:()=>L,Y5:()=>p,Zo:()=>$,bw:()=>O,l1:()=>r,u0:()=>A});var P=t(7811),u=t(3474),F=t(7773);const r={changedSince:{name:"changed\
-since",kind:(0,u.xH)("REF",P.Ju),help:"Check only what files use that have changed since the common commit with this branch, tag or commit."},format:{name:"for\
mat",kind:(0,u.Yq)("text","concise","sarif","markdown","json"),help:"Output format. `concise` prints one line for each finding.",default:"text"},color:{name:"co\
lor",kind:(0,u.Yq)("auto","always","never"),help:"When to use colors. `auto` follows NO_COLOR and FORCE_COLOR, else uses them in a terminal.",default:"auto"},quiet:{
name:"quiet",short:"q",kind:u.lx,help:"Print only the verdict and what fails; show no progress.",default:"false"},verbose:{name:"verbose",short:"v",kind:u.lx,help:"\
Print each request with its status and time to standard error.",default:"false"},help:{name:"help",short:"h",kind:u.lx,help:"Show this help.",default:"false"},version:{
name:"version",short:"V",kind:u.lx,help:"Show the version.",default:"false"}},p=[...F.fd,["Git",[r.changedSince]],["Output",[r.format,r.color,r.quiet,r.verbose]],
["Other",[r.help,r.version]]],L=p.flatMap(([,f])=>f),T={...r.format,kind:(0,u.Yq)("text","json"),help:"Output format."},j=({kind:f})=>f.value==="",A=["host","mo\
dule","provider"],g=["bash","zsh","fish"],v=["dialect","format"],x=["scan","exclude","dialect","roots"],w='"-" reads lines from standard input. No host is conta\
cted. The exit code is 1 if a CLI rejects any of the inputs.',y={check:{usage:"[check] [PATH\u2026] [FLAGS]",summary:"Check the registry hosts that files use (d\
efault)",about:["Finds the registry hosts that Terraform and OpenTofu files use, and runs service discovery against each of them as init does. PATH is a directo\
ry, file or glob; without one, everything in the current directory is checked.","Repeat a flag marked with \u2026 for several values. Prefer TF_TOKEN_ variables to -\
-tokens: other users of the machine can see flags."],flags:L.map(({name:f})=>f),examples:[["tf-disco","check everything in this directory"],["tf-disco network d\
atabase --depth versions","also ask for versions, like init"],["tf-disco --hostnames registry.example.com","check a host"]]},usages:{usage:"usages [PATH\u2026] [FLAG\
S]",summary:"List the hosts that check would contact, and why",about:["Lists the hosts that files use, what check would require from each of them, and the lines\
 that name them. No host is contacted."],flags:[...x,"allowed-hosts","format","color"],examples:[["tf-disco usages","list the hosts of this directory"],["tf-dis\
co usages --format json","one JSON object per line, for check --usages"]]},explain:{usage:`explain ${A.join("|")} TEXT\u2026 [FLAGS]
       tf-disco explain CODE\u2026 [FLAGS]`,summary:"Explain a problem code, a hostname or an address",about:["Shows what a problem code means, what the clients\
 print and how to fix it; or how Terraform and OpenTofu read a hostname, module source or provider address. No host is contacted."],flags:["format","color"],examples:[
["tf-disco explain tls-expired","a problem code"],["tf-disco explain host registry.example.com","its discovery URL and token source"],["tf-disco explain module \
acme/network/aws","the registry that serves a module"]]},"explain host":{usage:"explain host HOST\u2026 [FLAGS]",summary:"Show the discovery URL and the token s\
ource of a host",about:[`Shows how the CLIs read a hostname, the URL of its discovery document, and which credentials sources of this machine they use for it, w\
ithout the tokens. ${w}`],flags:["dialect","tokens","timeout-seconds","format"],examples:[["tf-disco explain host registry.example.com","discovery URL and crede\
ntials"],["tf-disco explain host m\xFCnchen.example:8443","a name that is not ASCII"]]},"explain module":{usage:"explain module SOURCE\u2026 [FLAGS]",summary:"S\
how which registry serves a module source",about:[`Shows how the CLIs read the source of a module block: which registry serves it, or why none does. ${w}`],flags:v,
examples:[["tf-disco explain module registry.example.com/acme/vpc/aws",""],["tf-disco explain module acme/vpc/aws --dialect opentofu",""]]},"explain provider":{
usage:"explain provider SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a provider source",about:[`Shows how the CLIs read the source of a required pr\
ovider, and which registry serves it. ${w}`],flags:v,examples:[["tf-disco explain provider hashicorp/aws",""],["tf-disco explain provider registry.example.com/a\
cme/box",""]]},completion:{usage:`completion ${g.join("|")}`,summary:"Print a completion script for bash, zsh or fish",about:["Prints a script that completes co\
mmands, flags and their values in a shell."],examples:[["source <(tf-disco completion bash)","in ~/.bashrc"],["source <(tf-disco completion zsh)","in ~/.zshrc, \
after compinit"],["tf-disco completion fish | source","in ~/.config/fish/config.fish"]]},help:{usage:"help [COMMAND]",summary:"Show the help of a command",about:[
"Shows the help of a command, as COMMAND --help does."],examples:[["tf-disco help check",""]]}},$=f=>L.filter(({name:S})=>S==="help"||y[f].flags?.includes(S)).map(
S=>S===r.format&&f!=="check"?T:S),O=Object.keys(y).filter(f=>!f.includes(" "))}),5727:((I,M,t)=>{t.d(M,{D:()=>j,e:()=>a});var P=t(7975),u=t(8535),F=t(7773),r=t(
7188);let p=function(...e){return{problemFacts:p}=t.late([4507],4507),new.target?new p(...e):p(...e)};const L=Object.fromEntries(r.Wg.map(e=>{const s=r.Tb(e)?"b\
oolean":"string";return[e.name,{type:s,...e.short&&{short:e.short}}]}));function T(e){const s={args:[...e],options:L,strict:!1,tokens:!0},{tokens:n}=(0,P.parseArgs)(
s),c=n.flatMap(o=>{if(o.kind!=="option")return[];const l=e[o.index]??"";return[{...o,argument:l,flag:A(l,o.name)}]}),i=c.filter(({flag:o,value:l})=>o===null&&l===
void 0),d=n.flatMap(o=>o.kind==="positional"&&!i.some(({index:l})=>l===o.index-1)?[o.value]:[]);return{flags:c,positionals:d}}function j(e){const{flags:s,positionals:n}=T(
e),c=l=>s.some(({flag:E})=>E===l);if(c(r.l1.help))return{kind:"help",topic:v(n)};if(c(r.l1.version))return{kind:"version"};const i={positionals:n,...g(s)},d=w(i),
o=[...i.mistakes];return o.length===0?d:{kind:"mistakes",mistakes:o,raw:"raw"in d?d.raw:{}}}function A(e,s){const n=r.Wg.find(i=>i.name===s)??null;return e.startsWith(
"--")||[`-${n?.short}`,"-help"].includes(e)?n:null}function g(e){const s=new Map,n=new Set;for(const{flag:c,argument:i,value:d,inlineValue:o}of e){if(c===null){
n.add(f(i));continue}const{name:l,kind:E}=c,k=d??(r.Tb(c)?"true":void 0),h=s.get(l)??[],m=S(l,k,o===!0)??(h.length>0&&!E.isList?`--${l} is given more than once`:
null);m!==null?n.add(m):s.set(l,[...h,k??""])}return{values:s,mistakes:n}}function v([e,s]){if(e===void 0)return null;const n=r.u0.find(c=>c===s);return e==="ex\
plain"&&n!==void 0?`explain ${n}`:x(e)?e:"check"}const x=e=>r.bw.includes(e);function w(e){const{positionals:s,values:n,mistakes:c}=e,i=v(s)??"check",d=x(s[0]??
""),o=s.slice(d?i.split(" ").length:0),[l="",...E]=o;if(i==="explain"&&!C(l)){const h=N(l,E);return c.add(`explain needs "host", "module", "provider" or a probl\
em code first${h}`),{kind:"help",topic:i}}const k=R(i,e);switch(i){case"check":case"usages":return{kind:i,raw:y(n,o),output:k};case"explain":for(const h of o.filter(
m=>!C(m))){const m=(0,u.a)(h,Object.keys(p()));c.add(`"${h}" is not a problem code${m}`)}return{kind:"explain-codes",codes:o.filter(C),output:k};case"help":return o.
length>0&&!x(l)&&c.add(`"${l}" is not a command${(0,u.a)(l,r.bw,"; see --help")}`),{kind:"help",topic:v(o)};case"completion":{const h=r.OF.find(D=>D===l);if(h!==
void 0)return{kind:"completion",shell:h};const m=l===""?"completion needs a shell":`"${l}" is not a known shell`;return c.add(`${m}; expected one of ${r.OF.join(
", ")}`),{kind:"help",topic:i}}default:{const h=i.slice(8);if(o.length===0){const[m]=r.Lo[i].examples[0]??[""];c.add(`${i} needs at least one ${h}: ${m}`)}return{
kind:"explain",subject:h,texts:o,raw:y(n,[]),output:k}}}}function R(e,{values:s,mistakes:n}){const c=new Map(r.Zo(e).map(h=>[h.name,h]));for(const h of s.keys())
c.has(h)||n.add(`${e} does not take --${h}`);const i=h=>{const m=s.get(h.name)?.[0]??h.default??"",{kind:D}=c.get(h.name)??h,G=e==="check"?"":` of ${e}`,{value:b,
mistakes:W}=D.parse(m,`--${h.name}${G}`);for(const U of W)n.add(U);return b},{format:d,color:o,quiet:l,verbose:E,changedSince:k}=r.l1;return{changedSince:i(k),format:i(
d),color:i(o),isQuiet:i(l),isVerbose:i(E)}}function y(e,s){const n=[...e.get("scan")??[],...s],c=n.length===0?e:new Map([...e,["scan",n]]),i=F.yy.filter(({name:o})=>c.
has(o)),d=Object.fromEntries(i.map(({name:o})=>[o,c.get(o)?.join(`
`)]));return e.get("changed-since")?.[0]?{...d,"changed-only":"true"}:d}const $=r.Wg.map(({name:e})=>e),O=new Map([["badge","--report NAME.badge.json"],["cli-co\
nfig","the variable TF_CLI_CONFIG_FILE"],["issue-open-after","the input issue-after of the Action"],["issue-close-after","the input issue-after of the Action"],
["json","--format json"],["no-color","--color never"],["output","--report"],["changed-only","--changed-since"],["host","--hostnames"],["silent","--quiet"]]);function f(e){
const s=e.split("=",1)[0]??"",n=s.replace(/^--?/,"");if(F.yy.some(o=>o.name===n&&!$.includes(n))&&!O.has(n))return`"${s}" is an input of the Action, not a flag`;
const i=(0,u.q)(n,$),d=O.get(n)??(i===null?null:`--${i}`);return`"${s}" is not a flag; ${d===null?"see --help":`did you mean ${d}?`}`}function S(e,s,n){return s===
void 0?`--${e} has no value`:n||!/^-./.test(s)?null:`--${e} has no value; write --${e}=VALUE for a value that begins with "-"`}const C=e=>Object.hasOwn(p(),e);function N(e,s){
if(e==="")return'; see "tf-disco explain --help"';const n=(0,u.q)(e,r.u0),c=a(e),i=s.find(C)??(0,u.q)(e,Object.keys(p())),d=c===null?[i]:[c,e,...s],o=n===null?d:
[n,...s],l=o[0]===null?"":`; did you mean "explain ${o.join(" ")}"?`;return n===null&&c!==null?l:`, not "${e}"${l}`}function a(e){if(/:\/\/|^\.|\s/.test(e))return null;
const s=e.split("/").length;return s>1?s===2?"provider":"module":e.includes(".")?"host":null}})};export{H as ids,K as modules};
