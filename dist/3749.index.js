const S=3749,z=[3749],F={3749:((P,M,f)=>{f.r(M),f.d(M,{completionScript:()=>c});var e=f(1629),d=f(7188),o=f(1513);function c(s){return{bash:O,zsh:i,fish:p}[s]()}
const h=[["check",null],["usages",null],["explain",d.u0],...d.u0.map(s=>[`explain ${s}`,[]]),["completion",d.OF],["help",d.bw]].map(([s,l])=>({command:s,flags:d.
Zo(s),operands:l?.join(" ")})),$=s=>s.replaceAll("'","\u2019"),k=Object.entries(d.Lo).filter(([s])=>d.bw.includes(s)).map(([s,{summary:l}])=>({name:s,summary:$(
l)}));function D(s){const{name:l,kind:a}=s;return d.Tb(s)?null:l==="ignore"?Object.keys((0,e.t)()):a.choices??(/^(?:FILE|PATH|GLOB)$/.test(a.value)?"path":"text")}
const b=s=>$((0,o.K)(s).split(/[:;.](?:\s|$)/,1)[0]??""),w=({name:s,short:l})=>l===void 0?[`--${s}`]:[`-${l}`,`--${s}`],_=s=>s.join("|");function O(){return`# C\
ompletion of tf-disco for bash.
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
      ${_(d.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${_(d.u0.map(s=>`explain:${s}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done
  case $previous in
${C().join(`
`)}
  esac
  case $command:$current in
${n().join(`
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
`}function C(){const s=d.Wg.map(a=>({name:`--${a.name}`,operand:D(a)})),l=a=>_(s.filter(({operand:m})=>m===a).map(({name:m})=>m));return[...s.flatMap(({name:a,operand:m})=>Array.
isArray(m)?`    ${a}) words='${m.join(" ")}' isPath= command= ;;`:[]),`    ${l("path")}) return ;;`,`    ${l("text")}) compopt +o default 2>/dev/null; return ;;`]}
function n(){return[...h.flatMap(({command:l,flags:a,operands:m})=>[`    '${l}':-*) words='${a.flatMap(w).join(" ")}' ;;`,...m===void 0?[]:[`    '${l}':*) words\
='${m}'; isPath= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${d.bw.join(" ")}' ;;`]}function i(){return`#compdef tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${k.map(({name:l,summary:a})=>`'${l}:${a}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${_(d.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${_(d.bw)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${u().join(`
`)}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`}const u=()=>h.map(({command:s,flags:l,operands:a})=>{const m=s.split(" ").map((T,L)=>`'${L+1}: : '`),y=a===void 0?["'*:path:_files'"]:[...m,`'*: :(${a})'`],E=[
...l.map(r),...y];return`    (${s.replace(" ","\\ ")})
      _arguments -S ${E.join(` \\
        `)} ;;`}),t={path:"_files",text:" "};function r(s){const l=`[${b(s).replace(/[[\]:\\]/g,"\\$&")}]`,a=D(s);if(a===null){const y=w(s);return y.length===1?
`'${y[0]}${l}'`:`'(${y.join(" ")})'{${y}}'${l}'`}const m=typeof a=="string"?t[a]:`(${a.join(" ")})`;return`'${s.kind.isList?"*":""}--${s.name}=${l}:${s.kind.value.
replaceAll(/[:[\]]/g,"\\$&")}:${m}'`}function p(){const s=k.map(({name:a,summary:m})=>`complete -c tf-disco -n __fish_use_subcommand -a ${a} -d '${m}'`),l=h.flatMap(
({command:a,operands:m})=>m===void 0?[]:`complete -c tf-disco -n '__tf_disco_is "${a}"' -f -a '${m}'`);return`# Completion of tf-disco for fish.
function __tf_disco_is
    set -l command check
    set -l words (commandline -opc)
    for i in (seq 2 (count $words))
        switch $words[$i]
            case ${d.u0.join(" ")}
                if test $command = explain
                    set command "explain $words[$i]"
                    break
                end
            case ${d.bw.join(" ")}
                set command $words[$i]
                test $command = explain; or break
        end
    end
    contains -- $command $argv
end
${[...s,...l,...d.Wg.map(g)].join(`
`)}
`}const v={path:" -r -F",text:" -x"};function g(s){const l=h.filter(({flags:L})=>L.includes(s)),a=D(s)??"",m=a==="path"||a==="text",R=a===""||m?"":` -x -a '${a.
join(" ")}'`,y=m?v[a]:R,E=s.short===void 0?"":` -s ${s.short}`;return`complete -c tf-disco -n '__tf_disco_is ${l.map(({command:L})=>`"${L}"`).join(" ")}'${E} -l\
 ${s.name}${y} -d '${b(s)}'`}}),1629:((P,M,f)=>{f.d(M,{t:()=>D});var e=f(8032);const d=b=>(w,_=[],O={})=>({title:w,severity:b,affects:_,...O}),o=d("error"),c=d(
"warning"),h=d("notice"),$={isCuredByScan:!0},k={"machine-network":o("No registry host can be reached",e.zK),"host-check-crashed":o("tf-disco crashed while it c\
hecked the host",e.zK),"host-dotless-module":o("Module host has no dot in its name",e.Du),"host-generic":c("Generic hostname was not contacted"),"host-http2":o(
"Host speaks only HTTP/2",e.zK),"host-idn-module":o("Terraform cannot use modules from an internationalized host",["terraform"]),"host-invalid":o("Hostname is i\
nvalid",e.Du),"host-missing":o("Hostname is missing",["opentofu"]),"host-not-allowed":o("Host is not allowed",e.zK),"host-not-checked":o("Host was not checked b\
efore the check ended",e.zK),"host-private-redirect":o("Redirect to a non-public address",e.zK),"host-protocol":o("Host does not speak HTTP",e.zK),"host-recover\
ed":h("Discovery succeeded after a retry"),"host-slow":c("Host is slow"),"host-timeout":o("Host does not respond in time",e.zK),"host-unknown":o("Hostname does \
not resolve",e.zK),"host-unreachable":o("Host is unreachable",e.zK),"proxy-refused":o("Proxy refused the request",e.zK),"tls-expired":o("TLS certificate has exp\
ired",e.zK),"tls-expires-soon":c("TLS certificate expires soon"),"tls-name-mismatch":o("TLS certificate is for another name",e.zK),"tls-not-yet-valid":o("TLS ce\
rtificate is not valid yet",e.zK),"tls-plain-http":o("Port serves plain HTTP",e.zK),"tls-protocol":o("TLS handshake failed",e.zK),"tls-untrusted":o("TLS certifi\
cate is not trusted",e.zK),"redirect-insecure":c("Redirect to plain HTTP",e.Du),"redirect-invalid":o("Invalid redirect",e.zK),"redirect-limit":o("Too many redir\
ects",e.Du),"redirect-loop":o("Redirect loop",e.zK),"redirect-nested":h("More than one redirect"),"document-absent":o("Host has no discovery document",e.zK),"do\
cument-encoding":o("Discovery document cannot be decompressed",e.Du),"document-headers":o("Response headers are too large",e.zK),"document-incomplete":o("Discov\
ery document is incomplete",e.zK),"document-not-json":o("Discovery document is not valid JSON",e.zK),"document-not-object":o("Discovery document is not a JSON o\
bject",e.zK),"document-size":o("Discovery document is too large",e.Du),"document-status":o("Unexpected HTTP status",e.zK),"document-type":o("Wrong Content-Type",
e.zK),"document-unauthorized":o("Discovery requires valid credentials",e.zK),"service-missing":o("Service is not offered",e.zK),"service-type":o("Service URL is\
 not a string",e.zK),"service-url-credentials":o("Service URL contains a user name",e.zK),"service-url-cross-host":h("Service is on another host"),"service-url-\
double-slash":c("Service URL has a double slash"),"service-url-empty":o("Service URL is empty",e.zK),"service-url-insecure":c("Service URL is not https",[...e.Du,
"dependabot"]),"service-url-invalid":o("Service URL cannot be used",e.zK),"service-url-looks-like-host":o("Service URL has no https://",e.zK),"service-url-no-sl\
ash":o("Service URL does not end with a slash",e.rG),"service-url-other-port":h("Service is on another port of the host"),"service-url-private":o("Service URL h\
as a non-public address",e.zK),"service-url-query":c("Service URL has a query",e.Du),"service-url-relative":c("Service URL is relative to the document",["depend\
abot","renovate","terragrunt"]),"service-url-same":c("Two services have the same URL"),"service-version":o("Service is offered in another version",e.zK),"login-\
authz-invalid":o("authz URL in login.v1 cannot be used",e.Du),"login-authz-missing":o("login.v1 has no authz URL",e.Du),"login-client-empty":c("login.v1 has an \
empty client",e.Du),"login-client-missing":o("login.v1 has no client",e.Du),"login-grant-types-invalid":o("grant_types in login.v1 is not an array",e.Du),"login\
-grant-types-unknown":h("login.v1 has unknown grant types"),"login-grant-types-unsupported":o("login.v1 has no usable grant type",e.Du),"login-ports-count":o("p\
orts in login.v1 is not two ports",e.Du),"login-ports-ignored":c("ports in login.v1 is not an array",e.Du),"login-ports-order":o("ports in login.v1 are in the w\
rong order",e.Du),"login-ports-range":o("ports in login.v1 are out of range",e.Du),"login-ports-single":o("ports in login.v1 is a range of one port",e.Du),"logi\
n-scopes-ignored":c("scopes in login.v1 is not an array",e.Du),"login-scopes-invalid":o("scopes in login.v1 contains a value that is not a string",e.Du),"login-\
token-invalid":o("token URL in login.v1 cannot be used",e.Du),"login-token-missing":o("login.v1 has no token URL",e.Du),"login-type":o("login.v1 is not an objec\
t",e.Du),"login-url-port":c("Login URL has no port",e.Du),"source-dynamic":h("Source address is only known at init time"),"source-invalid":o("Source address is \
invalid",e.Du),"source-missing":o("Directory of a local module is missing",e.Du),"source-near-miss":c("Source address is probably a mistake",e.Du),"constraint-i\
nvalid":o("Version constraint is invalid",e.Du),"constraint-unmeetable":o("No version can meet the constraints",e.Du),"lock-invalid":o("Dependency lock file is \
invalid",e.Du),"lock-outside":o("Locked version does not match the constraints",e.Du),"lock-platform-missing":o("Lock file lacks the checksum of a package",e.Du),
"lock-readonly":o("Lock file has to change and may not",e.Du),"client-version":o("Configuration does not support this version of the CLI",e.Du),"module-describe\
d":c("Registry module can probably not be installed",e.Du),"module-unknown":o("Module is not in the registry",e.Du),"provider-excluded":o("No installation metho\
d covers a provider",e.Du),"provider-unknown":o("Provider is not in the registry",e.Du),"provider-warning":h("Registry warns about a provider"),"mirror-url":o("\
URL or path of a provider mirror is wrong",e.Du),"mirror-version":o("Network mirror lacks the chosen version",e.Du),"versions-empty":o("Registry lists no versio\
ns",e.Du),"versions-shape":o("List of versions cannot be read",e.Du),"versions-status":o("Registry fails to list versions",e.Du),"versions-unauthorized":o("Regi\
stry requires a valid token",e.Du),"version-locked-gone":o("Locked version is no longer listed",e.Du),"version-none-fits":o("No listed version fits",e.Du),"vers\
ion-unreadable":o("Listed version cannot be read",e.Du),"answer-incomplete":o("Response is incomplete",e.Du),"cloud-incomplete":o("Organization or workspaces ar\
e missing",e.Du),"cloud-organization":o("Organization cannot be read",e.Du),"cloud-token":o("Token for the cloud block or remote backend is missing",e.Du),"clou\
d-version":o("API is too old for the cloud block",e.Du),"cloud-workspace":o("Workspace cannot be read",e.Du),"cloud-workspace-missing":h("Workspace does not exi\
st"),"package-broken":o("Package of a module cannot be read",e.Du),"package-document":o("Description of a provider package is wrong",e.Du),"package-location":o(
"Package location cannot be used",e.Du),"package-platform":o("Provider has no package for a platform",e.Du),"package-protocol":o("CLI does not support the plugi\
n protocol of a provider",e.Du),"package-sums":o("Checksums of a provider do not agree",e.Du),"package-unauthorized":o("Package requires credentials",e.Du),"pac\
kage-unreachable":o("Package cannot be downloaded",e.Du),"package-unsigned":o("Provider has no usable signature",e.Du),"block-backend":o("Backend or cloud block\
 is not accepted",e.Du),"block-invalid":o("Block is not accepted",e.Du),"block-providers":o("Call and module disagree about provider configurations",e.Du),"bloc\
k-unsupported":o("Block is not supported by this CLI",e.Du,$),"file-limit":c("Part of the repository exceeds a limit",[],$),"file-outside":c("Path leads out of \
what is read",[],$),"file-stale":c("Usages file is old"),"file-syntax":o("File has a syntax error",e.Du,$),"file-unreadable":o("File cannot be read",e.Du,$),"no\
thing-to-check":o("Nothing to check"),"credentials-bot":c("Bot has no token for a registry",["dependabot","renovate"]),"credentials-config":c("CLI configuration\
 has a mistake",e.Du),"credentials-differ":h("Clients use different tokens"),"credentials-empty":c("Token is empty",e.Du),"credentials-expiry":c("Token has expi\
red or expires soon",e.Du),"credentials-helper":o("Credentials helper failed",e.Du),"credentials-malformed":o("Malformed token",e.Du),"credentials-missing":c("T\
oken is missing"),"credentials-near-miss":c("Token variable has a similar name"),"credentials-other-host":c("Token is for another host",e.Du),"credentials-short":c(
"Token is too short to be redacted"),"credentials-unused":h("Token for a host that is not checked"),"services-forced":h("A host block replaces service discovery",
e.Du),"allowlist-incomplete":o("Modules may use hosts that are not in allowed-hosts",e.Du),"not-followed":h("Part of init was not checked")},D=()=>k}),3471:((P,M,f)=>{
f.d(M,{LV:()=>k,Wc:()=>C,ky:()=>h,nI:()=>d,nc:()=>b,wW:()=>c});const e={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},d=(n,i,{colour:u})=>u?`\x1B[${e[i]}m${n}\
\x1B[0m`:n,o=(n,i,{hyperlinks:u})=>i&&u?`\x1B]8;;${i}\x1B\\${n}\x1B]8;;\x1B\\`:n;function c(n,i){const u=" ".repeat(n.indent),t=n.label.padEnd((n.column??0)-1),
r=" ".repeat(n.indent+(n.column??2)),p=i.width-u.length-t.length-1,v=$(n.text,i),[g="",...s]=k(v,p,i.width-r.length),l=o(d(t,n.style,i),n.url,i),{text:a="",url:m}=n.
linked??{},y=g.startsWith(a)?`${o(a,m,i)}${g.slice(a.length)}`:g;return[`${u}${l} ${y}`.trimEnd(),...s.map(E=>`${r}${E}`)]}function h(n,i){const[u="",...t]=k($(
n,i),i.width,i.width-2);return[u,...t.map(r=>`  ${r}`)]}const $=(n,i)=>i.withFlags?.(n)??n;function k(n,i,u=i){const t=[];let r="",p=0;for(const v of n.split(" ")){
const g=b(v),s=t.length===0?i:u;r!==""&&p+1+g>s&&(t.push(r),r=""),p=r===""?g:p+1+g,r=r===""?v:`${r} ${v}`}return[...t,r]}const D=/^[ -~]*$/,b=n=>D.test(n)?n.length:
Iterator.from(n).reduce((i,u)=>i+w(u),0);function w(n){return D.test(n)?1:_(n)?0:($late0??=new RegExp("\\p{Regional_Indicator}","u")).test(n)?1:O(n)?2:1}const _=n=>($late1??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(n),O=n=>($late2??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(n);function C(n,i,u){let[t,r]=["",0];for(const p of n){const v=w(p),g=r+v;if(r>=i&&g<=u&&(v>0||r>i)?t+=p:t+=" ".repeat(Math.max(0,Math.min(g,u)-Math.max(r,
i))),r=g,r>u)break}return t}}),1513:((P,M,f)=>{f.d(M,{K:()=>i,W:()=>b});var e=f(2432),d=f(3471),o=f(7188),c=f(1460);const h=80,$=28,k=46,D="Exit codes: 0 passed\
, 1 failed, 2 wrong settings, 3 could not run, was interrupted, or could not write a report.";function b(t){return`${(t===null?w():_(t)).join(`
`)}
`}const w=()=>[...(0,d.LV)("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does.",h),"","Usage: tf-disco [COMMA\
ND] [ARGUMENTS] [FLAGS]","","Commands:",...O(t=>!t.includes(" "),14),"","Examples:",...C("check"),"","Flags:",...[o.l1.help,o.l1.version].flatMap(n),"",'"tf-dis\
co COMMAND --help" shows the flags and examples of a command.',...(0,d.LV)(D,h),`Documentation: ${e.Bw}`];function _(t){const{about:r,usage:p}=o.Lo[t],v=O(s=>s.
startsWith(`${t} `),20),g=o.Zo(t);return[...r.flatMap(s=>[...(0,d.LV)(s,h),""]),`Usage: tf-disco ${p}`,...v.length===0?[]:["","Commands:",...v],"","Examples:",...C(
t),...o.Y5.flatMap(([s,l])=>{const a=l.filter(m=>g.includes(m));return a.length===0?[]:["",`${s.replaceAll("`","")}:`,...a.flatMap(n)]}),...t==="check"?["",...(0,d.
LV)(D,h)]:[]]}const O=(t,r)=>Object.entries(o.Lo).filter(([p])=>t(p)).flatMap(([p,{summary:v}])=>u(p,v,r)),C=t=>o.Lo[t].examples.flatMap(([r,p])=>u(r,p,k));function n(t){
const{name:r,short:p,kind:v,default:g}=t,s=p===void 0?"":`-${p}, `,l=o.Tb(t)?"":` ${v.value}${v.isList?"\u2026":""}`,a=g===void 0||o.Tb(t)?"":` (${g})`;return u(
`${s}--${r}${l}`,`${i(t)}${a}`,$)}const i=({help:t})=>(0,c.W)(t).replaceAll("`","").replace(", one per line","");function u(t,r,p){const v=(0,d.LV)(r,h-p).map(l=>`${"\
 ".repeat(p)}${l}`);if(r==="")return[`  ${t}`];if(t.length+4>p)return[`  ${t}`,...v];const[g="",...s]=v;return[`  ${t}${g.slice(t.length+2)}`,...s]}}),1460:((P,M,f)=>{
f.d(M,{E:()=>b,W:()=>D});var e=f(6760),d=f(9968),o=f(255),c=f(8535),h=f(7773),$=f(7188);const k=new Set(h.fd.flatMap(([,n])=>n.map(({name:i})=>i))),D=n=>n.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(i,u,t)=>k.has(u)?`\`--${u}${t===void 0?"":` ${t}`}\``:i).replaceAll("hostnames input","--hostnames"),b={isTerminal:!0,
setting:n=>`--${n}`,missingPath:(n,i)=>{const[u="",...t]=n.split("="),r=t.length>0&&O(u),p=r?"--tokens":_(n,i),v=p===null?"":`; did you mean ${p}?`;return`"${r?
`${u}=\u2026`:n}" does not exist in ${i}${v}`}},w=new Map([...["init","lint","run","scan","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usa\
ges"],["version","--version"]]);function _(n,i){const u=w.get(n)??(0,c.q)(n,$.bw);if(u!==null)return`"tf-disco ${u}"`;const t=(0,c.q)((0,e.basename)(n),(0,d.wX)(
(0,e.dirname)((0,e.resolve)(i,n))));if(t!==null)return`"${(0,e.join)((0,e.dirname)(n),t)}"`;const r=n.replace(/^https:\/\/|\/$/g,""),p=(0,o.Pv)(r);return p.ok&&
O(r)?`--hostnames ${p.value}`:null}const O=n=>n.includes(".")&&!C.test(n)&&(0,o.Pv)(n).ok,C=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{S as id,z as ids,F as modules};
var $late0,$late1,$late2;
