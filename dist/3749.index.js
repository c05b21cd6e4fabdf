const F=3749,z=[3749],K={3749:((P,M,f)=>{f.r(M),f.d(M,{completionScript:()=>c});var e=f(1629),p=f(7188),o=f(1513);function c(s){return{bash:L,zsh:d,fish:v}[s]()}
const h=[["check",null],["usages",null],["explain",[...p.u0,...Object.keys((0,e.t)())]],...p.u0.map(s=>[`explain ${s}`,[]]),["completion",p.OF],["help",p.bw]].map(
([s,a])=>({command:s,flags:p.Zo(s),operands:a?.join(" ")})),$=[...new Set(h.flatMap(({flags:s})=>s))].map(s=>({flag:s,commands:h.filter(({flags:a})=>a.includes(
s)).map(({command:a})=>a)})),k=s=>s.replaceAll("'","\u2019"),b=Object.entries(p.Lo).filter(([s])=>p.bw.includes(s)).map(([s,{summary:a}])=>({name:s,summary:k(a)}));
function w(s){const{name:a,kind:l}=s;return p.Tb(s)?null:a==="ignore"?Object.keys((0,e.t)()):l.choices??(/^(?:FILE|PATH|GLOB)$/.test(l.value)?"path":"text")}const O=s=>k(
(0,o.K)(s).split(/[:;.](?:\s|$)/,1)[0]??""),y=({name:s,short:a})=>a===void 0?[`--${s}`]:[`-${a}`,`--${s}`],D=s=>s.join("|");function L(){return`# Completion of \
tf-disco for bash.
# shellcheck shell=bash
_tf_disco() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local command=check isPath=1 words= i
  # Bash splits --flag=value into three words.
  if [[ $current == '=' ]]; then
    current=
  elif [[ $previous == '=' ]]; then
    previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      ${D(p.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${D(p.u0.map(s=>`explain:${s}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done
  case $command:$previous in
${n().join(`
`)}
  esac
  case $command:$current in
${i().join(`
`)}
  esac
  if [[ $isPath ]]; then
    # Bash 3 has no compopt, and offers paths only where nothing else fits.
    [[ $current != -* ]] && compopt -o plusdirs 2>/dev/null
  else
    compopt +o default 2>/dev/null
  fi
  # shellcheck disable=SC2207
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _tf_disco tf-disco
`}function n(){const s=$.map(({flag:l,commands:[m,...C]})=>({name:`${C.length===0?m:"*"}:--${l.name}`,operand:w(l)})),a=l=>D(s.filter(({operand:m})=>m===l).map(
({name:m})=>m));return[...s.flatMap(({name:l,operand:m})=>Array.isArray(m)?`    ${l}) words='${m.join(" ")}' isPath= command= ;;`:[]),`    ${a("path")}) return \
;;`,`    ${a("text")}) compopt +o default 2>/dev/null; return ;;`]}function i(){return[...h.flatMap(({command:a,flags:l,operands:m})=>[`    '${a}':-*) words='${l.
flatMap(y).join(" ")}' ;;`,...m===void 0?[]:[`    '${a}':*) words='${m}'; isPath= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${p.bw.join(" ")}' ;;`]}function d(){
return`#compdef tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${b.map(({name:a,summary:l})=>`'${a}:${l}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${D(p.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${D(p.bw)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${t().join(`
`)}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`}const t=()=>h.map(({command:s,flags:a,operands:l})=>{const m=s.split(" ").map((T,S)=>`'${S+1}: : '`),E=l===void 0?["'*:path:_files'"]:[...m,`'*: :(${l})'`],R=[
...a.map(u),...E];return`    (${s.replace(" ","\\ ")})
      _arguments -S ${R.join(` \\
        `)} ;;`}),r={path:"_files",text:" "};function u(s){const a=`[${O(s).replace(/[[\]:\\]/g,"\\$&")}]`,l=w(s);if(l===null){const E=y(s);return E.length===1?
`'${E[0]}${a}'`:`'(${E.join(" ")})'{${E}}'${a}'`}const m=typeof l=="string"?r[l]:`(${l.join(" ")})`;return`'${s.kind.isList?"*":""}--${s.name}=${a}:${s.kind.value.
replaceAll(/[:[\]]/g,"\\$&")}:${m}'`}function v(){const s=b.map(({name:l,summary:m})=>`complete -c tf-disco -n __fish_use_subcommand -a ${l} -d '${m}'`),a=h.flatMap(
({command:l,operands:m})=>m===void 0?[]:`complete -c tf-disco -n '__tf_disco_is "${l}"' -f -a '${m}'`);return`# Completion of tf-disco for fish.
function __tf_disco_is
    set -l command check
    set -l words (commandline -opc)
    for i in (seq 2 (count $words))
        switch $words[$i]
            case ${p.u0.join(" ")}
                if test $command = explain
                    set command "explain $words[$i]"
                    break
                end
            case ${p.bw.join(" ")}
                set command $words[$i]
                test $command = explain; or break
        end
    end
    contains -- $command $argv
end
${[...s,...a,...$.map(_)].join(`
`)}
`}const g={path:" -r -F",text:" -x"};function _({flag:s,commands:a}){const l=w(s)??"",m=l==="path"||l==="text",C=l===""||m?"":` -x -a '${l.join(" ")}'`,E=m?g[l]:
C,R=s.short===void 0?"":` -s ${s.short}`;return`complete -c tf-disco -n '__tf_disco_is ${a.map(S=>`"${S}"`).join(" ")}'${R} -l ${s.name}${E} -d '${O(s)}'`}}),1629:((P,M,f)=>{
f.d(M,{t:()=>b});var e=f(8032);const p=w=>(O,y=[],D={})=>({title:O,severity:w,affects:y,...D}),o=p("error"),c=p("warning"),h=p("notice"),$={isCuredByScan:!0},k={
"machine-network":o("No registry host can be reached",e.zK),"host-check-crashed":o("tf-disco crashed while it checked the host",e.zK),"host-dotless-module":o("M\
odule host has no dot in its name",e.Du),"host-generic":c("Generic hostname was not contacted"),"host-http2":o("Host speaks only HTTP/2",e.zK),"host-idn-module":o(
"Terraform cannot use modules from an internationalized host",["terraform"]),"host-invalid":o("Hostname is invalid",e.Du),"host-missing":o("Hostname is missing",
["opentofu"]),"host-not-allowed":o("Host is not allowed",e.zK),"host-not-checked":o("Host was not checked before the check ended",e.zK),"host-private-redirect":o(
"Redirect to a non-public address",e.zK),"host-protocol":o("Host does not speak HTTP",e.zK),"host-recovered":h("Discovery succeeded after a retry"),"host-slow":c(
"Host is slow"),"host-timeout":o("Host does not respond in time",e.zK),"host-unknown":o("Hostname does not resolve",e.zK),"host-unreachable":o("Host is unreacha\
ble",e.zK),"proxy-refused":o("Proxy refused the request",e.zK),"tls-expired":o("TLS certificate has expired",e.zK),"tls-expires-soon":c("TLS certificate expires\
 soon"),"tls-name-mismatch":o("TLS certificate is for another name",e.zK),"tls-not-yet-valid":o("TLS certificate is not valid yet",e.zK),"tls-plain-http":o("Por\
t serves plain HTTP",e.zK),"tls-protocol":o("TLS handshake failed",e.zK),"tls-untrusted":o("TLS certificate is not trusted",e.zK),"redirect-insecure":c("Redirec\
t to plain HTTP",e.Du),"redirect-invalid":o("Invalid redirect",e.zK),"redirect-limit":o("Too many redirects",e.Du),"redirect-loop":o("Redirect loop",e.zK),"redi\
rect-nested":h("More than one redirect"),"document-absent":o("Host has no discovery document",e.zK),"document-encoding":o("Discovery document cannot be decompre\
ssed",e.Du),"document-headers":o("Response headers are too large",e.zK),"document-incomplete":o("Discovery document is incomplete",e.zK),"document-not-json":o("\
Discovery document is not valid JSON",e.zK),"document-not-object":o("Discovery document is not a JSON object",e.zK),"document-size":o("Discovery document is too\
 large",e.Du),"document-status":o("Unexpected HTTP status",e.zK),"document-type":o("Wrong Content-Type",e.zK),"document-unauthorized":o("Discovery requires vali\
d credentials",e.zK),"service-missing":o("Service is not offered",e.zK),"service-type":o("Service URL is not a string",e.zK),"service-url-credentials":o("Servic\
e URL contains a user name",e.zK),"service-url-cross-host":h("Service is on another host"),"service-url-double-slash":c("Service URL has a double slash"),"servi\
ce-url-empty":o("Service URL is empty",e.zK),"service-url-insecure":c("Service URL is not https",[...e.Du,"dependabot"]),"service-url-invalid":o("Service URL ca\
nnot be used",e.zK),"service-url-looks-like-host":o("Service URL has no https://",e.zK),"service-url-no-slash":o("Service URL does not end with a slash",e.rG),"\
service-url-other-port":h("Service is on another port of the host"),"service-url-private":o("Service URL has a non-public address",e.zK),"service-url-query":c("\
Service URL has a query",e.Du),"service-url-relative":c("Service URL is relative to the document",["dependabot","renovate","terragrunt"]),"service-url-same":c("\
Two services have the same URL"),"service-version":o("Service is offered in another version",e.zK),"login-authz-invalid":o("authz URL in login.v1 cannot be used",
e.Du),"login-authz-missing":o("login.v1 has no authz URL",e.Du),"login-client-empty":c("login.v1 has an empty client",e.Du),"login-client-missing":o("login.v1 h\
as no client",e.Du),"login-grant-types-invalid":o("grant_types in login.v1 is not an array",e.Du),"login-grant-types-unknown":h("login.v1 has unknown grant type\
s"),"login-grant-types-unsupported":o("login.v1 has no usable grant type",e.Du),"login-ports-count":o("ports in login.v1 is not two ports",e.Du),"login-ports-ig\
nored":c("ports in login.v1 is not an array",e.Du),"login-ports-order":o("ports in login.v1 are in the wrong order",e.Du),"login-ports-range":o("ports in login.\
v1 are out of range",e.Du),"login-ports-single":o("ports in login.v1 is a range of one port",e.Du),"login-scopes-ignored":c("scopes in login.v1 is not an array",
e.Du),"login-scopes-invalid":o("scopes in login.v1 contains a value that is not a string",e.Du),"login-token-invalid":o("token URL in login.v1 cannot be used",e.
Du),"login-token-missing":o("login.v1 has no token URL",e.Du),"login-type":o("login.v1 is not an object",e.Du),"login-url-port":c("Login URL has no port",e.Du),
"source-dynamic":h("Source address is only known at init time"),"source-invalid":o("Source address is invalid",e.Du),"source-missing":o("Directory of a local mo\
dule is missing",e.Du),"source-near-miss":c("Source address is probably a mistake",e.Du),"constraint-invalid":o("Version constraint is invalid",e.Du),"constrain\
t-unmeetable":o("No version can meet the constraints",e.Du),"lock-invalid":o("Dependency lock file is invalid",e.Du),"lock-outside":o("Locked version does not m\
atch the constraints",e.Du),"lock-platform-missing":o("Lock file lacks the checksum of a package",e.Du),"lock-readonly":o("Lock file has to change and may not",
e.Du),"client-version":o("Configuration does not support this version of the CLI",e.Du),"module-described":c("Registry module can probably not be installed",e.Du),
"module-unknown":o("Module is not in the registry",e.Du),"provider-excluded":o("No installation method covers a provider",e.Du),"provider-unknown":o("Provider i\
s not in the registry",e.Du),"provider-warning":h("Registry warns about a provider"),"mirror-url":o("URL or path of a provider mirror is wrong",e.Du),"mirror-ve\
rsion":o("Network mirror lacks the chosen version",e.Du),"versions-empty":o("Registry lists no versions",e.Du),"versions-shape":o("List of versions cannot be re\
ad",e.Du),"versions-status":o("Registry fails to list versions",e.Du),"versions-unauthorized":o("Registry requires a valid token",e.Du),"version-locked-gone":o(
"Locked version is no longer listed",e.Du),"version-none-fits":o("No listed version fits",e.Du),"version-unreadable":o("Listed version cannot be read",e.Du),"an\
swer-incomplete":o("Response is incomplete",e.Du),"cloud-incomplete":o("Organization or workspaces are missing",e.Du),"cloud-organization":o("Organization canno\
t be read",e.Du),"cloud-token":o("Token for the cloud block or remote backend is missing",e.Du),"cloud-version":o("API is too old for the cloud block",e.Du),"cl\
oud-workspace":o("Workspace cannot be read",e.Du),"cloud-workspace-missing":h("Workspace does not exist"),"package-broken":o("Package of a module cannot be read",
e.Du),"package-document":o("Description of a provider package is wrong",e.Du),"package-location":o("Package location cannot be used",e.Du),"package-platform":o(
"Provider has no package for a platform",e.Du),"package-protocol":o("CLI does not support the plugin protocol of a provider",e.Du),"package-sums":o("Checksums o\
f a provider do not agree",e.Du),"package-unauthorized":o("Package requires credentials",e.Du),"package-unreachable":o("Package cannot be downloaded",e.Du),"pac\
kage-unsigned":o("Provider has no usable signature",e.Du),"block-backend":o("Backend or cloud block is not accepted",e.Du),"block-invalid":o("Block is not accep\
ted",e.Du),"block-providers":o("Call and module disagree about provider configurations",e.Du),"block-unsupported":o("Block is not supported by this CLI",e.Du,$),
"file-limit":c("Part of the repository exceeds a limit",[],$),"file-outside":c("Path leads out of what is read",[],$),"file-stale":c("Usages file is old"),"file\
-syntax":o("File has a syntax error",e.Du,$),"file-unreadable":o("File cannot be read",e.Du,$),"nothing-to-check":o("Nothing to check"),"credentials-bot":c("Bot\
 has no token for a registry",["dependabot","renovate"]),"credentials-config":c("CLI configuration has a mistake",e.Du),"credentials-differ":h("Clients use diff\
erent tokens"),"credentials-empty":c("Token is empty",e.Du),"credentials-expiry":c("Token has expired or expires soon",e.Du),"credentials-helper":o("Credentials\
 helper failed",e.Du),"credentials-malformed":o("Malformed token",e.Du),"credentials-missing":c("Token is missing"),"credentials-near-miss":c("Token variable ha\
s a similar name"),"credentials-other-host":c("Token is for another host",e.Du),"credentials-short":c("Token is too short to be redacted"),"credentials-unused":h(
"Token for a host that is not checked"),"services-forced":h("A host block replaces service discovery",e.Du),"allowlist-incomplete":o("Modules may use hosts that\
 are not in allowed-hosts",e.Du),"not-followed":h("Part of init was not checked"),"ignore-unused":h("Nothing is ignored here")},b=()=>k}),3471:((P,M,f)=>{f.d(M,
{LV:()=>k,Wc:()=>L,ky:()=>h,nI:()=>p,nc:()=>w,wW:()=>c});const e={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},p=(n,i,{colour:d})=>d?`\x1B[${e[i]}m${n}\x1B[0m`:
n,o=(n,i,{hyperlinks:d})=>i&&d?`\x1B]8;;${i}\x1B\\${n}\x1B]8;;\x1B\\`:n;function c(n,i){const d=" ".repeat(n.indent),t=n.label.padEnd((n.column??0)-1),r=" ".repeat(
n.indent+(n.column??2)),u=i.width-d.length-t.length-1,v=$(n.text,i),[g="",..._]=k(v,u,i.width-r.length),s=o(p(t,n.style,i),n.url,i),{text:a="",url:l}=n.linked??
{},C=g.startsWith(a)?`${o(a,l,i)}${g.slice(a.length)}`:g;return[`${d}${s} ${C}`.trimEnd(),..._.map(E=>`${r}${E}`)]}function h(n,i){const[d="",...t]=k($(n,i),i.width,
i.width-2);return[d,...t.map(r=>`  ${r}`)]}const $=(n,i)=>i.withFlags?.(n)??n;function k(n,i,d=i){const t=[];let r="",u=0;for(const v of n.split(" ")){const g=w(
v),_=t.length===0?i:d;r!==""&&u+1+g>_&&(t.push(r),r=""),u=r===""?g:u+1+g,r=r===""?v:`${r} ${v}`}return[...t,r]}const b=/^[ -~]*$/,w=n=>b.test(n)?n.length:Iterator.
from(n).reduce((i,d)=>i+O(d),0);function O(n){return b.test(n)?1:y(n)?0:($late0??=new RegExp("\\p{Regional_Indicator}","u")).test(n)?1:D(n)?2:1}const y=n=>($late1??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).test(
n),D=n=>($late2??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(n);function L(n,i,d){let[t,r]=["",0];for(const u of n){const v=O(u),g=r+v;if(r>=i&&g<=d&&(v>0||r>i)?t+=u:t+=" ".repeat(Math.max(0,Math.min(g,d)-Math.max(r,
i))),r=g,r>d)break}return t}}),1513:((P,M,f)=>{f.d(M,{K:()=>i,W:()=>w});var e=f(2432),p=f(3471),o=f(7188),c=f(1460);const h=80,$=28,k=46,b="Exit codes: 0 passed\
, 1 failed, 2 wrong settings, 3 could not run, was interrupted, or could not write a report.";function w(t){return`${(t===null?O():y(t)).join(`
`)}
`}const O=()=>[...(0,p.LV)("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does.",h),"","Usage: tf-disco [COMMA\
ND] [ARGUMENTS] [FLAGS]","","Commands:",...D(t=>!t.includes(" "),14),"","Examples:",...L("check"),"","Flags:",...[o.l1.help,o.l1.version].flatMap(n),"",'"tf-dis\
co COMMAND --help" shows the flags and examples of a command.',...(0,p.LV)(b,h),`Documentation: ${e.Bw}`];function y(t){const{about:r,usage:u}=o.Lo[t],v=D(_=>_.
startsWith(`${t} `),20),g=o.Zo(t);return[...r.flatMap(_=>[...(0,p.LV)(_,h),""]),`Usage: tf-disco ${u}`,...v.length===0?[]:["","Commands:",...v],"","Examples:",...L(
t),...o.Y5.flatMap(([_,s])=>{const a=g.filter(({name:l})=>s.some(m=>m.name===l));return a.length===0?[]:["",`${_.replaceAll("`","")}:`,...a.flatMap(n)]}),...t===
"check"?["",...(0,p.LV)(b,h)]:[]]}const D=(t,r)=>Object.entries(o.Lo).filter(([u])=>t(u)).flatMap(([u,{summary:v}])=>d(u,v,r)),L=t=>o.Lo[t].examples.flatMap(([r,
u])=>d(r,u,k));function n(t){const{name:r,short:u,kind:v,default:g}=t,_=u===void 0?"":`-${u}, `,s=o.Tb(t)?"":` ${v.value}${v.isList?"\u2026":""}`,a=g===void 0||
o.Tb(t)?"":` (${g})`;return d(`${_}--${r}${s}`,`${i(t)}${a}`,$)}const i=({help:t})=>(0,c.W)(t).replaceAll("`","").replace(", one per line","");function d(t,r,u){
const v=(0,p.LV)(r,h-u).map(s=>`${" ".repeat(u)}${s}`);if(r==="")return[`  ${t}`];if(t.length+4>u)return[`  ${t}`,...v];const[g="",..._]=v;return[`  ${t}${g.slice(
t.length+2)}`,..._]}}),1460:((P,M,f)=>{f.d(M,{E:()=>w,W:()=>b});var e=f(6760),p=f(9968),o=f(255),c=f(8535),h=f(7773),$=f(7188);const k=new Set(h.fd.flatMap(([,n])=>n.
map(({name:i})=>i))),b=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(i,d,t)=>k.has(d)?`\`--${d}${t===void 0?"":` ${t}`}\``:i).replaceAll("hostnames inp\
ut","--hostnames"),w={isTerminal:!0,setting:n=>n==="changed-only"?"--changed-since":`--${n}`,missingPath:(n,i)=>{const[d="",...t]=n.split("="),r=t.length>0&&D(d),
u=r?"--tokens":y(n,i),v=u===null?"":`; did you mean ${u}?`;return`"${r?`${d}=\u2026`:n}" does not exist in ${i}${v}`}},O=new Map([...["init","lint","run","scan",
"test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function y(n,i){const d=O.get(n)??(0,c.q)(n,$.bw);if(d!==null)
return`"tf-disco ${d}"`;const t=(0,c.q)((0,e.basename)(n),(0,p.wX)((0,e.dirname)((0,e.resolve)(i,n))));if(t!==null)return`"${(0,e.join)((0,e.dirname)(n),t)}"`;const r=n.
replace(/^https:\/\/|\/$/g,""),u=(0,o.Pv)(r);return u.ok&&D(r)?`--hostnames ${u.value}`:null}const D=n=>n.includes(".")&&!L.test(n)&&(0,o.Pv)(n).ok,L=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{F as id,z as ids,K as modules};
var $late0,$late1,$late2;
