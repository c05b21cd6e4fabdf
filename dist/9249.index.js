const Lt=9249,Dt=[9249],jt={9249:((Ft,E,l)=>{l.r(E),l.d(E,{readTools:()=>St,toolSigns:()=>X});var S=l(4e3),m=l(2161),V=l(7854);const Y=1e3,Z=/(^|\s)#.*$/s,J=/(^|\s)(\/\/|\/?\*).*$/s;
function h(t,o){const n=/jenkinsfile|\.json$/i.test(t);return o.split(`
`).map((e,s)=>({text:e.slice(0,Y).replace(n?J:Z,"").trimEnd(),number:s+1}))}function I(t,{text:o,number:n},e,s){const r=Array.from(o.slice(0,e)).length+1,i=Array.
from(o.slice(e,e+s)).length;return{file:t,line:n,column:r,endColumn:r+i}}const K=t=>t.length-t.trimStart().length,N=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],b=t=>N.some(({path:o})=>o.test(t)),A=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function Q({file:t,text:o}){if(b(t)){const n=h(t,o);return N.filter(({path:e,line:s})=>e.test(t)&&(s===void 0||n.some(r=>s.test(r.text)))).map(({client:e})=>e)}
return o.search(A)<0?[]:h(t,o).flatMap(n=>n.text.match(A)?.map(e=>e.toLowerCase())??[])}var v=l(3024),x=l(6760),g=l(5747),M=l(9664),R=l(6195);const q=[["",m.Z8],
[".github",()=>!1],...[".github/workflows",".circleci",".buildkite",".woodpecker",".gitlab",".gitlab/ci",".azure",".azuredevops",".azure-pipelines",".pipelines",
".spacelift"].map(t=>[t,_]),[".devcontainer",t=>t==="devcontainer.json"||(0,m.Z8)(t)],[".config",m.TD],[".config/mise",y],[".mise",y]];function _(t){return/\.ya?ml$/i.
test(t)}function y(t){return t==="config.toml"}const C=".github/actions",tt=128*1024,et=200,nt=1e3;function*ot({root:t,exclude:o},n){const e=(0,R.Ls)(o),s=(0,v.
realpathSync)(t),r=st(s).filter(({file:c})=>!e(c)),i=new Map([...r,...n].map(c=>[c.file,c])),a=({file:c})=>c.split("/").length,u=[...i.values()].sort((c,p)=>a(c)-
a(p)||(c.file<p.file?-1:1));for(const{path:c,file:p}of u.slice(0,et)){const d=rt(c,s);d!==null&&(yield{file:p,text:d})}}function st(t){const o=q.flatMap(([e,s])=>k(
(0,x.join)(t,e)).filter(r=>s(r)||b((0,M.Gz)(e,r))).map(r=>(0,M.Gz)(e,r))),n=k((0,x.join)(t,C)).flatMap(e=>["action.yml","action.yaml"].map(s=>`${C}/${e}/${s}`));
return[...o,...n].map(e=>({file:e,path:(0,x.join)(t,e)}))}function k(t){try{return(0,v.readdirSync)(t).sort().slice(0,nt)}catch(o){return(0,g.Oj)(o),[]}}function rt(t,o){
try{const n=(0,v.realpathSync)(t);if(!(0,R.UO)(n,o))return null;const e=(0,v.statSync)(n);if(!e.isFile()||e.size>tt)return null;const s=(0,g.yR)(n);return s.ok?
s.text:null}catch(n){return(0,g.Oj)(n),null}}const it={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu"},$=t=>it[(t??"").toLowerCase()]??"terraform",f=(t,o)=>({
form:t,read:n=>({client:$(n[1]),text:o(n),...n[2]===void 0?{}:{version:n[2]}})}),ct="init|plan|apply|destroy|validate|fmt|(?:workspace|state)\\s+(?:select|new|li\
st|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",at=/\buses:\s*["']?([\w.-]+)\/([\w.-]+)/,ft=new Map([["hashicorp/setup-te\
rraform","terraform"],["opentofu/setup-opentofu","opentofu"]]);function ut(t){const[,o="",n=""]=t,e=`${o}/${n}`,s=ft.get(e.toLowerCase());if(s!==void 0)return{client:s,
text:`uses ${e}`,step:{otherwise:"latest"}};const r=/^(?:dflook\/(terraform|tofu)-|clowdhaus\/(terraform)-composite-actions)/.exec(e);return r===null?null:{client:$(
r[1]??r[2]),text:`uses ${e}`,step:{otherwise:null}}}const lt=`(?=["'\\s,\\]})@]|$)`,F="^[\\s-]*\\w[\\w-]*:\\s*\\[",L=`(?=["']?\\s*[,\\]])`,D=([,t])=>`lists ${t}`,
pt=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@]([\\w.\${}-]+))?${lt}`),read:([,t="",o])=>({client:t.startsWith(
"hashicorp")?"terraform":"opentofu",text:`uses ${t}`,version:o===void 0||/^(light|full|minimal)$/.test(o)?"latest":o})},f(new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(te\
rraform|tofu)(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${ct})(?![\\w-])`),([,t])=>`runs ${t}`),f(/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
([,t])=>`sets ${t} as the command`),f(new RegExp(`${F}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${L}`),D),f(new RegExp(`${F}(?=[^\\]]*\\bterraform\\b\
)[^\\]]*?\\b(tofu|opentofu)${L}`),D),f(/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,([,t])=>`sets ${t}`),f(/--tf-path=\S*?(terraform|tofu)\b/,([,t])=>`\
runs ${t}`),{form:/\bid:\s*["']?(terraform|tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,read:([,t])=>({client:$(t),text:`has hooks that run ${t}`,...t===
"terraform"?{isHook:!0}:{}})},f(/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,([,t])=>`uses components/${t}`),f(/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
([,t])=>`uses the template ${t}`),f(/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,()=>"uses terraform-images"),{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
read:([,t])=>({client:$(t),text:`uses a task of ${t}`,step:{otherwise:null}})},f(/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,([,t])=>`uses th\
e orb ${t}`),f(/\/features\/(terraform|opentofu)\b/,([,t])=>`uses the feature ${t}`),f(/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,
()=>"downloads Terraform"),f(/\b(?:get|packages)\.(opentofu)\.org\b/,()=>"downloads OpenTofu"),f(/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,()=>"\
downloads OpenTofu"),f(/\btenv (?:install )?(terraform|tofu|opentofu)\b/,([,t])=>`runs tenv ${t}`),{form:/\btfenv (?:install|use)\b/,read:()=>({client:"terrafor\
m",text:"runs tfenv"})},{form:/\btofuenv (?:install|use)\b/,read:()=>({client:"opentofu",text:"runs tofuenv"})},f(/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
([,t])=>`installs ${t}`),f(/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,([,t])=>`sets ${t}_version`),f(/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
([,t])=>`sets ${t}_VERSION`)],dt=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,mt=/\b(?:echo|printf)\b[^;&|]*/g;function ht(t){
if(!/terraform|tofu|tfenv/i.test(t))return[];const o=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(t);if(dt.test(t)&&!o)return[];const n=t.replace(mt,r=>" ".repeat(
r.length)),e=at.exec(n),s=e===null?null:ut(e);return e!==null?s===null?[]:[j(e,s)]:pt.flatMap(({form:r,read:i})=>{const a=r.exec(n);return a===null?[]:[j(a,i(a))]})}
const j=({index:t,0:{length:o}},n)=>({version:null,start:t,length:o,...n}),U={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu","hashicorp/terraform":"t\
erraform","opentofu/opentofu":"opentofu"},vt=/[^\s"',\]}]+/;function $t({file:t,text:o}){const n=h(t,o);return t.endsWith(".terraform-version")?P(t,n,"terraform"):
t.endsWith(".opentofu-version")?P(t,n,"opentofu"):t.endsWith(".toml")?wt(t,n):bt(t,n)}function w(t,o,n,e,s=0){const r=I(t,o,s,o.text.length-s),i=e===null?`selec\
ts ${n}`:`selects ${n} ${e}`;return{client:n,level:"version-file",place:r,text:(0,S.dh)(i,100),version:e}}function P(t,o,n){const e=o.find(({text:s})=>s.trim()!==
"");return e===void 0?[]:[w(t,e,n,vt.exec(e.text)?.[0]??null)]}function bt(t,o){return o.flatMap(n=>{const[e="",s=null]=n.text.trim().split(/\s+/),r=T(e);return r===
void 0?[]:[w(t,n,r,s)]})}const T=t=>Object.hasOwn(U,t)?U[t]:void 0,xt=/^\s*\[\s*([\w."':/-]+)\s*\]/,gt=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;
function wt(t,o){const n=[];let e="";for(const s of o){const r=xt.exec(s.text);r!==null&&(e=(r[1]??"").replaceAll('"',""));const[,i="",a=""]=gt.exec(s.text)??[],
u=/^tools\.(?:\w+:)?(.+)$/.exec(e)?.[1],c=T(e==="tools"?i:i==="version"?u??"":"");if(c===void 0)continue;const p=/\bversion\s*=\s*(.*)$/s.exec(a)?.[1]??a,d=p.match(
/[^\s"',[\]{}=]+/g)??[];for(const O of p.startsWith("[")?d:d.slice(0,1))n.push(w(t,s,c,O,s.text.length-s.text.trimStart().length))}return n}const Tt=200,H=50,Ot=100,
Et=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;function St(t,o){const n=[],e=new Set;let s=!1;for(const r of ot(t,o)){for(const c of Q(r))e.add(c);if(b(r.file))continue;
const i=r.file.slice(r.file.lastIndexOf("/")+1),a=(0,m.TD)(i)||r.file.endsWith("mise/config.toml"),u=a?$t(r):X(r);s||=!a&&Et.test(r.text);for(const c of u)n.length<
Tt&&n.push(c)}return{signs:n,setsCloudHostname:s,others:e}}function X({file:t,text:o}){if(!/terraform|tofu|tfenv/i.test(o))return[];const n=h(t,o),e=new Map;let s=0;
const r=(0,V.Oo)(i=>(s+=1,s>H?[i]:yt(i,n)));for(const[i,a]of n.entries()){if(e.size>=H)break;for(const u of ht(a.text)){const{client:c,start:p,length:d,isHook:O}=u,
W=O===!0?"hook":"tool";for(const B of At(u,n,i,r)){const G=`${c} ${W} ${B}`;if(e.has(G))continue;const kt=I(t,a,p,d);e.set(G,{client:c,level:W,place:kt,text:(0,S.
dh)(u.text,Ot),version:B})}}}return It(t,[...e.values()])}function It(t,o){return!o.some(({client:e})=>e==="opentofu")||!/atlantis\.ya?ml$/.test(t)?o:o.filter(({
client:e,version:s})=>e==="opentofu"||s!==null).map(e=>({...e,client:"opentofu"}))}const Nt=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function At({version:t,step:o},n,e,s){if(o===void 0)return t===null?[null]:s(t);const r=Mt(n,e).map(({text:i})=>Nt.exec(i)?.[1]?.replace(/^["']|["']$/g,"")).find(
i=>i!==void 0);return r===void 0?[o.otherwise]:s(r)}function Mt(t,o){const n=t[o]?.text??"",e=n.search(/\b(uses|task):/),s=({text:c})=>c!==""&&K(c)<e,r=t.slice(
o+1,o+z),i=r.findIndex(s),a=n.trimStart().startsWith("-")?[]:t.slice(Math.max(0,o-z),o),u=a.findLastIndex(s);return[...a.slice(u<0?a.length:u),...r.slice(0,i<0?
void 0:i)]}const z=40,Rt=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;function yt(t,o){const[,n,e,
s]=Rt.exec(t.trim())??[],r=n??e??s;if(r===void 0)return[t.trim()];for(const{text:i}of o){const a=i.indexOf(r),u=a<0?void 0:Ct.exec(i.slice(a+r.length))?.[1];if(u===
void 0||/[\w-]$/.test(i.slice(0,a)))continue;const c=u.startsWith("[")?u.match(/[^\s"',[\]]+/g):[u.replace(/["']/g,"")];if(c!==null&&c.length>0)return c}return[
t]}const Ct=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/})};export{Lt as id,Dt as ids,jt as modules};
