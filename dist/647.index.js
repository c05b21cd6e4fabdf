const b=[647],H={647:((N,E,t)=>{t.a(N,async(R,h)=>{try{t.r(E);var j=t(9876),r=t(3214),l=t(2432),L=t(6092),$=t(5727),F=t(3152),C=t(4515);let p=function(...e){return{
completionScript:p}=t.late([3749],3749),new.target?new p(...e):p(...e)},g=function(...e){return{renderHelp:g}=t.late([1807],1807),new.target?new g(...e):g(...e)},
v=function(...e){return{settingsMistakes:v}=t.late([345,5296],5296),new.target?new v(...e):v(...e)},x=function(...e){return{checkCommand:x}=t.late([6135,3403,345,
2172,4276,5696,8580,8642],8642),new.target?new x(...e):x(...e)};const{env:M,stderr:w,stdout:k}=process,S=(0,$.D)(process.argv.slice(2));let d=!1;const A=e=>{w.write(
`tf-disco: the output was not written: ${(0,L.RK)(e)}
`),S.kind!=="check"&&process.exit(3),d=!0};(0,C.kL)(process,A);const T=new r.VG,P=(0,j.cA)("raw"in S?S.raw:{},M);await(0,C.mB)(process,{stop:T,secrets:P,isFinal:S.
kind!=="check",act:async e=>{const s=await I(S,{program:process,secrets:P,stop:T,loseOutput:A});return e.aborted||d?3:s},reportMistakes:e=>{for(const s of e){const o=s.
split(`
`).map(a=>(0,L.RK)(a));w.write(`tf-disco: ${o.join(`
`)}
`)}},reportCrash:e=>{w.write(`${e}
`)}});async function I(e,s){switch(e.kind){case"help":return k.write(g(e.topic)),0;case"completion":return k.write(p(e.shell)),0;case"version":return k.write(`${l.
xv}
`),0;case"mistakes":{const o={environment:M,directory:process.cwd()},a=e.mistakes.map(n=>(0,L.RK)(n));throw new F.GN([...a,...v(e.raw,o)])}case"explain-codes":return(await Promise.
all([t.e(6135),t.e(3403),t.e(345),t.e(2172),t.e(4276),t.e(5866),t.e(5696),t.e(8177)]).then(t.bind(t,8177))).explainCodes(e,s);case"explain":return(await Promise.
all([t.e(6135),t.e(3403),t.e(345),t.e(2172),t.e(4276),t.e(5866),t.e(5696),t.e(8177)]).then(t.bind(t,8177))).explain(e,s);case"usages":return(await Promise.all([
t.e(6135),t.e(3403),t.e(345),t.e(2172),t.e(4276),t.e(2673)]).then(t.bind(t,2673))).listUsages(e,s);case"check":return x(e,s)}}h()}catch(p){h(p)}},1)}),7188:((N,E,t)=>{
t.d(E,{Lo:()=>w,OF:()=>p,Tb:()=>F,Wg:()=>$,Y5:()=>L,Zo:()=>k,bw:()=>S,f3:()=>r,l1:()=>l,u0:()=>C});var R=t(7811),h=t(3474),j=t(7773);const r=["concise","sarif",
"markdown"],l={changedSince:{name:"changed-since",kind:(0,h.xH)("REF",R.Ju),help:"Check only what files use that have changed since the common commit with this \
branch, tag or commit."},format:{name:"format",kind:(0,h.Yq)("text","json",...r),help:"Output format. `concise` prints one line for each finding. Commands other\
 than check have text and json.",default:"text"},color:{name:"color",kind:(0,h.Yq)("auto","always","never"),help:"When to use colors. `auto` follows NO_COLOR an\
d FORCE_COLOR, else uses them in a terminal.",default:"auto"},quiet:{name:"quiet",short:"q",kind:h.lx,help:"Print only the verdict and what fails; show no progr\
ess.",default:"false"},verbose:{name:"verbose",short:"v",kind:h.lx,help:"Print each request with its status and time to standard error.",default:"false"},help:{
name:"help",short:"h",kind:h.lx,help:"Show this help.",default:"false"},version:{name:"version",short:"V",kind:h.lx,help:"Show the version.",default:"false"}},L=[
...j.fd,["Git",[l.changedSince]],["Output",[l.format,l.color,l.quiet,l.verbose]],["Other",[l.help,l.version]]],$=L.flatMap(([,d])=>d),F=({kind:d})=>d.value==="",
C=["host","module","provider"],p=["bash","zsh","fish"],g=["dialect","format"],v=["scan","exclude","dialect","roots"],x='"-" reads lines from standard input. No \
host is contacted. The exit code is 1 if a CLI rejects any of the inputs.',w={check:{usage:"[check] [PATH\u2026] [FLAGS]",summary:"Check the registry hosts that\
 files use (default)",about:["Finds the registry hosts that Terraform and OpenTofu files use, and runs service discovery against each of them as init does. PATH\
 is a directory, file or glob; without one, everything in the current directory is checked.","Settings that all checks of a project share are in .tf-disco.hcl, \
at the top of the checkout.","Repeat a flag marked with \u2026 for several values. Prefer TF_TOKEN_ variables to --tokens: other users of the machine can see flags."],
flags:$.map(({name:d})=>d),examples:[["tf-disco","check everything in this directory"],["tf-disco network database --depth versions","also ask for versions, lik\
e init"],["tf-disco --hostnames registry.example.com","check a host"]]},usages:{usage:"usages [PATH\u2026] [FLAGS]",summary:"List the hosts that check would con\
tact, and why",about:["Lists the hosts that files use, what check would require from each of them, and the lines that name them. No host is contacted."],flags:[
...v,"allowed-hosts","format","color"],examples:[["tf-disco usages","list the hosts of this directory"],["tf-disco usages --format json","one JSON object per li\
ne, for check --usages"]]},explain:{usage:`explain ${C.join("|")} TEXT\u2026 [FLAGS]
       tf-disco explain CODE\u2026 [FLAGS]`,summary:"Explain a problem code, a hostname or an address",about:["Shows what a problem code means, what the clients\
 print and how to fix it; or how Terraform and OpenTofu read a hostname, module source or provider address. No host is contacted."],flags:["color"],examples:[["\
tf-disco explain tls-expired","a problem code"],["tf-disco explain host registry.example.com","its discovery URL and token source"],["tf-disco explain module ac\
me/network/aws","the registry that serves a module"]]},"explain host":{usage:"explain host HOST\u2026 [FLAGS]",summary:"Show the discovery URL and the token sou\
rce of a host",about:[`Shows how the CLIs read a hostname, the URL of its discovery document, and which credentials sources of this machine they use for it, wit\
hout the tokens. ${x}`],flags:["dialect","tokens","timeout-seconds","format"],examples:[["tf-disco explain host registry.example.com","discovery URL and credent\
ials"],["tf-disco explain host m\xFCnchen.example:8443","a name that is not ASCII"]]},"explain module":{usage:"explain module SOURCE\u2026 [FLAGS]",summary:"Sho\
w which registry serves a module source",about:[`Shows how the CLIs read the source of a module block: which registry serves it, or why none does. ${x}`],flags:g,
examples:[["tf-disco explain module registry.example.com/acme/vpc/aws",""],["tf-disco explain module acme/vpc/aws --dialect opentofu",""]]},"explain provider":{
usage:"explain provider SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a provider source",about:[`Shows how the CLIs read the source of a required pr\
ovider, and which registry serves it. ${x}`],flags:g,examples:[["tf-disco explain provider hashicorp/aws",""],["tf-disco explain provider registry.example.com/a\
cme/box",""]]},completion:{usage:`completion ${p.join("|")}`,summary:"Print a completion script for bash, zsh or fish",about:["Prints a script that completes co\
mmands, flags and their values in a shell."],examples:[["source <(tf-disco completion bash)","in ~/.bashrc"],["source <(tf-disco completion zsh)","in ~/.zshrc, \
after compinit"],["tf-disco completion fish | source","in ~/.config/fish/config.fish"]]},help:{usage:"help [COMMAND]",summary:"Show the help of a command",about:[
"Shows the help of a command, as COMMAND --help does."],examples:[["tf-disco help check",""]]}},k=d=>$.filter(({name:A})=>A==="help"||w[d].flags?.includes(A)),S=Object.
keys(w).filter(d=>!d.includes(" "))}),5727:((N,E,t)=>{t.d(E,{D:()=>F,e:()=>I});var R=t(7975),h=t(8535),j=t(7773),r=t(7188);let l=function(...e){return{problemFacts:l}=
t.late([4507],4507),new.target?new l(...e):l(...e)};const L=Object.fromEntries(r.Wg.map(e=>{const s=r.Tb(e)?"boolean":"string";return[e.name,{type:s,...e.short&&
{short:e.short}}]}));function $(e){const{tokens:s}=(0,R.parseArgs)({args:[...e],options:L,strict:!1,tokens:!0}),o=s.flatMap(c=>{if(c.kind!=="option")return[];const i=e[c.
index]??"";return[{...c,argument:i,flag:C(i,c.name)}]}),a=o.filter(({flag:c,value:i})=>c===null&&i===void 0),n=s.flatMap(c=>c.kind==="positional"&&!a.some(({index:i})=>i===
c.index-1)?[c.value]:[]);return{flags:o,positionals:n}}function F(e){const{flags:s,positionals:o}=$(e),a=f=>s.some(({flag:y})=>y===f);if(a(r.l1.help))return{kind:"\
help",topic:g(o)};if(a(r.l1.version))return{kind:"version"};const n={positionals:o,...p(s)},c=x(n);if(n.mistakes.size===0)return c;const i="raw"in c?c.raw:{};return{
kind:"mistakes",mistakes:[...n.mistakes],raw:i}}function C(e,s){const o=r.Wg.find(n=>n.name===s)??null;return e.startsWith("--")||[`-${o?.short}`,"-help"].includes(
e)?o:null}function p(e){const s=new Map,o=new Set;for(const{flag:a,argument:n,value:c,inlineValue:i}of e){if(a===null){o.add(d(n));continue}const{name:f,kind:y}=a,
m=c??(r.Tb(a)?"true":void 0),O=s.get(f)??[],u=A(f,m,i===!0)??(O.length>0&&!y.isList?`--${f} is given more than once`:null);u!==null?o.add(u):s.set(f,[...O,m??""])}
return{values:s,mistakes:o}}function g([e,s]){if(e===void 0)return null;const o=r.u0.find(a=>a===s);return e==="explain"&&o!==void 0?`explain ${o}`:v(e)?e:"chec\
k"}const v=e=>r.bw.includes(e);function x(e){const{positionals:s,values:o,mistakes:a}=e,n=g(s)??"check",c=v(s[0]??""),i=s.slice(c?n.split(" ").length:0),[f=""]=i,
y=M(n,e);if(n.startsWith("explain")&&i.length===0){const m=r.Lo[n].examples.map(([O])=>O).join(", ");a.add(`${n} has nothing to explain; examples: ${m}`)}switch(n){case"\
check":case"usages":return{kind:n,raw:w(o,i),output:y};case"explain":for(const m of i)T(m)||a.add(P(m));return{kind:"explain-codes",codes:i.filter(T),output:y};case"\
help":return i.length>0&&!v(f)&&a.add(`"${f}" is not a command${(0,h.a)(f,r.bw)}`),{kind:"help",topic:g(i)};case"completion":{const m=r.OF.find(O=>O===f);return m!==
void 0?{kind:"completion",shell:m}:(a.add(`completion needs one of ${r.OF.join(", ")}`),{kind:"help",topic:n})}default:return{kind:"explain",subject:n.slice(8),
texts:i,raw:w(o,[]),output:y}}}function M(e,{values:s,mistakes:o}){const a=r.Zo(e).map(u=>u.name);for(const u of s.keys())a.includes(u)||o.add(`${e} does not ta\
ke --${u}`);const n=u=>{const D=s.get(u.name)?.[0]??u.default??"",{value:G,mistakes:W}=u.kind.parse(D,`--${u.name}`);for(const U of W)o.add(U);return G},{format:c,
color:i,quiet:f,verbose:y,changedSince:m}=r.l1,O=r.f3.find(u=>u===s.get("format")?.[0]);return e!=="check"&&O&&o.add(`${e} does not take --format ${O}`),{changedSince:n(
m),format:n(c),color:n(i),isQuiet:n(f),isVerbose:n(y)}}function w(e,s){const o=[...e.get("scan")??[],...s],a=o.length===0?e:new Map([...e,["scan",o]]),n=j.yy.filter(
({name:i})=>a.has(i)),c=Object.fromEntries(n.map(({name:i})=>[i,a.get(i)?.join(`
`)]));return e.get("changed-since")?.[0]?{...c,"changed-only":"true"}:c}const k=r.Wg.map(({name:e})=>e),S=new Map([["json","--format json"],["no-color","--color\
 never"],["output","--report"],["changed-only","--changed-since"],["host","--hostnames"],["silent","--quiet"]]);function d(e){const s=e.split("=",1)[0]??"",o=s.
replace(/^--?/,"");if(j.yy.some(i=>i.name===o&&!k.includes(o))&&!S.has(o))return`"${s}" is an input of the Action, not a flag`;const n=(0,h.q)(o,k),c=S.get(o)??
(n===null?null:`--${n}`);return`"${s}" is not a flag; ${c===null?"see --help":`did you mean ${c}?`}`}function A(e,s,o){return s===void 0?`--${e} has no value`:o||
!/^-./.test(s)?null:`--${e} has no value; write --${e}=VALUE for a value that begins with "-"`}const T=e=>Object.hasOwn(l(),e);function P(e){const s=I(e),o=[...r.
u0,...Object.keys(l())],a=s===null?(0,h.a)(e,o):`; did you mean "explain ${s} ${e}"?`;return`"${e}" is not a problem code${a}`}function I(e){if(/:\/\/|^\.|\s/.test(
e))return null;const s=e.split("/").length;return s>1?s===2?"provider":"module":e.includes(".")?"host":null}})};export{b as ids,H as modules};
