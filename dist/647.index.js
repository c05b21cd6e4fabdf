const b=[647],H={647:((N,F,t)=>{t.a(N,async(R,d)=>{try{t.r(F);var E=t(9876),r=t(3214),l=t(2432),L=t(6092),$=t(5727),j=t(3152),C=t(4515);let p=function(...e){return{
completionScript:p}=t.late([3749],3749),new.target?new p(...e):p(...e)},g=function(...e){return{renderHelp:g}=t.late([1807],1807),new.target?new g(...e):g(...e)},
v=function(...e){return{settingsMistakes:v}=t.late([4815,5296],5296),new.target?new v(...e):v(...e)},x=function(...e){return{checkCommand:x}=t.late([6135,3403,4815,
2172,4276,5696,8580,8642],8642),new.target?new x(...e):x(...e)};const{env:M,stderr:w,stdout:k}=process,y=(0,$.D)(process.argv.slice(2));let h=!1;const A=e=>{w.write(
`tf-disco: the output was not written: ${(0,L.RK)(e)}
`),y.kind!=="check"&&process.exit(3),h=!0};(0,C.kL)(process,A);const T=new r.VG,P=(0,E.cA)("raw"in y?y.raw:{},M);await(0,C.mB)(process,{stop:T,secrets:P,isFinal:y.
kind!=="check",act:async e=>{const s=await I(y,{program:process,secrets:P,stop:T,loseOutput:A});return e.aborted||h?3:s},reportMistakes:e=>{for(const s of e){const n=s.
split(`
`).map(a=>(0,L.RK)(a));w.write(`tf-disco: ${n.join(`
`)}
`)}},reportCrash:e=>{w.write(`${e}
`)}});async function I(e,s){switch(e.kind){case"help":return k.write(g(e.topic)),0;case"completion":return k.write(p(e.shell)),0;case"version":return k.write(`${l.
xv}
`),0;case"mistakes":{const n={environment:M,directory:process.cwd()},a=e.mistakes.map(o=>(0,L.RK)(o));throw new j.GN([...a,...v(e.raw,n)])}case"explain-codes":return(await Promise.
all([t.e(6135),t.e(3403),t.e(4815),t.e(2172),t.e(4276),t.e(5866),t.e(5696),t.e(8177)]).then(t.bind(t,8177))).explainCodes(e,s);case"explain":return(await Promise.
all([t.e(6135),t.e(3403),t.e(4815),t.e(2172),t.e(4276),t.e(5866),t.e(5696),t.e(8177)]).then(t.bind(t,8177))).explain(e,s);case"usages":return(await Promise.all(
[t.e(6135),t.e(3403),t.e(4815),t.e(2172),t.e(4276),t.e(2673)]).then(t.bind(t,2673))).listUsages(e,s);case"check":return x(e,s)}}d()}catch(p){d(p)}},1)}),7188:((N,F,t)=>{
t.d(F,{Lo:()=>w,OF:()=>p,Tb:()=>j,Wg:()=>$,Y5:()=>L,Zo:()=>k,bw:()=>y,f3:()=>r,l1:()=>l,u0:()=>C});var R=t(7811),d=t(3474),E=t(7773);const r=["concise","sarif",
"markdown"],l={changedSince:{name:"changed-since",kind:(0,d.xH)("REF",R.Ju),help:"Check only what files use that have changed since the common commit with this \
branch, tag or commit."},format:{name:"format",kind:(0,d.Yq)("text","json",...r),help:"Output format. `concise` prints one line for each finding. Commands other\
 than check have text and json.",default:"text"},color:{name:"color",kind:(0,d.Yq)("auto","always","never"),help:"When to use colors. `auto` follows NO_COLOR an\
d FORCE_COLOR, else uses them in a terminal.",default:"auto"},quiet:{name:"quiet",short:"q",kind:d.lx,help:"Print only the verdict and what fails; show no progr\
ess.",default:"false"},verbose:{name:"verbose",short:"v",kind:d.lx,help:"Print each request with its status and time to standard error.",default:"false"},help:{
name:"help",short:"h",kind:d.lx,help:"Show this help.",default:"false"},version:{name:"version",short:"V",kind:d.lx,help:"Show the version.",default:"false"}},L=[
...E.fd,["Git",[l.changedSince]],["Output",[l.format,l.color,l.quiet,l.verbose]],["Other",[l.help,l.version]]],$=L.flatMap(([,h])=>h),j=({kind:h})=>h.value==="",
C=["host","module","provider"],p=["bash","zsh","fish"],g=["dialect","format"],v=["scan","exclude","dialect","roots"],x='"-" reads lines from standard input. No \
host is contacted. The exit code is 1 if a CLI rejects any of the inputs.',w={check:{usage:"[check] [PATH\u2026] [FLAGS]",summary:"Check the registry hosts that\
 files use (default)",about:["Finds the registry hosts that Terraform and OpenTofu files use, and runs service discovery against each of them as init does. PATH\
 is a directory, file or glob; without one, everything in the current directory is checked.","Repeat a flag marked with \u2026 for several values. Prefer TF_TOKEN_ v\
ariables to --tokens: other users of the machine can see flags."],flags:$.map(({name:h})=>h),examples:[["tf-disco","check everything in this directory"],["tf-di\
sco network database --depth versions","also ask for versions, like init"],["tf-disco --hostnames registry.example.com","check a host"]]},usages:{usage:"usages \
[PATH\u2026] [FLAGS]",summary:"List the hosts that check would contact, and why",about:["Lists the hosts that files use, what check would require from each of t\
hem, and the lines that name them. No host is contacted."],flags:[...v,"allowed-hosts","format","color"],examples:[["tf-disco usages","list the hosts of this di\
rectory"],["tf-disco usages --format json","one JSON object per line, for check --usages"]]},explain:{usage:`explain ${C.join("|")} TEXT\u2026 [FLAGS]
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
"Shows the help of a command, as COMMAND --help does."],examples:[["tf-disco help check",""]]}},k=h=>$.filter(({name:A})=>A==="help"||w[h].flags?.includes(A)),y=Object.
keys(w).filter(h=>!h.includes(" "))}),5727:((N,F,t)=>{t.d(F,{D:()=>j,e:()=>I});var R=t(7975),d=t(8535),E=t(7773),r=t(7188);let l=function(...e){return{problemFacts:l}=
t.late([4507],4507),new.target?new l(...e):l(...e)};const L=Object.fromEntries(r.Wg.map(e=>{const s=r.Tb(e)?"boolean":"string";return[e.name,{type:s,...e.short&&
{short:e.short}}]}));function $(e){const{tokens:s}=(0,R.parseArgs)({args:[...e],options:L,strict:!1,tokens:!0}),n=s.flatMap(c=>{if(c.kind!=="option")return[];const i=e[c.
index]??"";return[{...c,argument:i,flag:C(i,c.name)}]}),a=n.filter(({flag:c,value:i})=>c===null&&i===void 0),o=s.flatMap(c=>c.kind==="positional"&&!a.some(({index:i})=>i===
c.index-1)?[c.value]:[]);return{flags:n,positionals:o}}function j(e){const{flags:s,positionals:n}=$(e),a=f=>s.some(({flag:S})=>S===f);if(a(r.l1.help))return{kind:"\
help",topic:g(n)};if(a(r.l1.version))return{kind:"version"};const o={positionals:n,...p(s)},c=x(o);if(o.mistakes.size===0)return c;const i="raw"in c?c.raw:{};return{
kind:"mistakes",mistakes:[...o.mistakes],raw:i}}function C(e,s){const n=r.Wg.find(o=>o.name===s)??null;return e.startsWith("--")||[`-${n?.short}`,"-help"].includes(
e)?n:null}function p(e){const s=new Map,n=new Set;for(const{flag:a,argument:o,value:c,inlineValue:i}of e){if(a===null){n.add(h(o));continue}const{name:f,kind:S}=a,
m=c??(r.Tb(a)?"true":void 0),O=s.get(f)??[],u=A(f,m,i===!0)??(O.length>0&&!S.isList?`--${f} is given more than once`:null);u!==null?n.add(u):s.set(f,[...O,m??""])}
return{values:s,mistakes:n}}function g([e,s]){if(e===void 0)return null;const n=r.u0.find(a=>a===s);return e==="explain"&&n!==void 0?`explain ${n}`:v(e)?e:"chec\
k"}const v=e=>r.bw.includes(e);function x(e){const{positionals:s,values:n,mistakes:a}=e,o=g(s)??"check",c=v(s[0]??""),i=s.slice(c?o.split(" ").length:0),[f=""]=i,
S=M(o,e);if(o.startsWith("explain")&&i.length===0){const m=r.Lo[o].examples.map(([O])=>O).join(", ");a.add(`${o} has nothing to explain; examples: ${m}`)}switch(o){case"\
check":case"usages":return{kind:o,raw:w(n,i),output:S};case"explain":for(const m of i)T(m)||a.add(P(m));return{kind:"explain-codes",codes:i.filter(T),output:S};case"\
help":return i.length>0&&!v(f)&&a.add(`"${f}" is not a command${(0,d.a)(f,r.bw)}`),{kind:"help",topic:g(i)};case"completion":{const m=r.OF.find(O=>O===f);return m!==
void 0?{kind:"completion",shell:m}:(a.add(`completion needs one of ${r.OF.join(", ")}`),{kind:"help",topic:o})}default:return{kind:"explain",subject:o.slice(8),
texts:i,raw:w(n,[]),output:S}}}function M(e,{values:s,mistakes:n}){const a=r.Zo(e).map(u=>u.name);for(const u of s.keys())a.includes(u)||n.add(`${e} does not ta\
ke --${u}`);const o=u=>{const D=s.get(u.name)?.[0]??u.default??"",{value:G,mistakes:W}=u.kind.parse(D,`--${u.name}`);for(const U of W)n.add(U);return G},{format:c,
color:i,quiet:f,verbose:S,changedSince:m}=r.l1,O=r.f3.find(u=>u===s.get("format")?.[0]);return e!=="check"&&O&&n.add(`${e} does not take --format ${O}`),{changedSince:o(
m),format:o(c),color:o(i),isQuiet:o(f),isVerbose:o(S)}}function w(e,s){const n=[...e.get("scan")??[],...s],a=n.length===0?e:new Map([...e,["scan",n]]),o=E.yy.filter(
({name:i})=>a.has(i)),c=Object.fromEntries(o.map(({name:i})=>[i,a.get(i)?.join(`
`)]));return e.get("changed-since")?.[0]?{...c,"changed-only":"true"}:c}const k=r.Wg.map(({name:e})=>e),y=new Map([["json","--format json"],["no-color","--color\
 never"],["output","--report"],["changed-only","--changed-since"],["host","--hostnames"],["silent","--quiet"]]);function h(e){const s=e.split("=",1)[0]??"",n=s.
replace(/^--?/,"");if(E.yy.some(i=>i.name===n&&!k.includes(n))&&!y.has(n))return`"${s}" is an input of the Action, not a flag`;const o=(0,d.q)(n,k),c=y.get(n)??
(o===null?null:`--${o}`);return`"${s}" is not a flag; ${c===null?"see --help":`did you mean ${c}?`}`}function A(e,s,n){return s===void 0?`--${e} has no value`:n||
!/^-./.test(s)?null:`--${e} has no value; write --${e}=VALUE for a value that begins with "-"`}const T=e=>Object.hasOwn(l(),e);function P(e){const s=I(e),n=[...r.
u0,...Object.keys(l())],a=s===null?(0,d.a)(e,n):`; did you mean "explain ${s} ${e}"?`;return`"${e}" is not a problem code${a}`}function I(e){if(/:\/\/|^\.|\s/.test(
e))return null;const s=e.split("/").length;return s>1?s===2?"provider":"module":e.includes(".")?"host":null}})};export{b as ids,H as modules};
