const T=749,E=[749],z={3749:((L,b,p)=>{p.r(b),p.d(b,{completionScript:()=>i});var e=p(709),a=p(7188),o=p(1513);function i(n){return{bash:O,zsh:v,fish:d}[n]()}const l=[
["check",null],["usages",null],["explain",a.u0],...a.u0.map(n=>[`explain ${n}`,[]]),["completion",a.OF],["help",a.bw]].map(([n,r])=>({command:n,flags:a.Zo(n),operands:r?.
join(" ")})),g=n=>n.replaceAll("'","\u2019"),_=Object.entries(a.Lo).filter(([n])=>a.bw.includes(n)).map(([n,{summary:r}])=>({name:n,summary:g(r)}));function k(n){
const{name:r,kind:t}=n;return a.Tb(n)?null:r==="ignore"?Object.keys((0,e.t9)()):t.choices??(/^(?:FILE|PATH|GLOB)$/.test(t.value)?"path":"text")}const M=n=>g((0,o.
K)(n).split(/[:;.](?:\s|$)/,1)[0]??""),w=({name:n,short:r})=>r===void 0?[`--${n}`]:[`-${r}`,`--${n}`],$=n=>n.join("|");function O(){return`# Completion of tf-di\
sco for bash.
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
      ${$(a.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${$(a.u0.map(n=>`explain:${n}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done
  case $previous in
${y().join(`
`)}
  esac
  case $command:$current in
${c().join(`
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
`}function y(){const n=a.Wg.map(t=>({name:`--${t.name}`,operand:k(t)})),r=t=>$(n.filter(({operand:u})=>u===t).map(({name:u})=>u));return[...n.flatMap(({name:t,operand:u})=>Array.
isArray(u)?`    ${t}) words='${u.join(" ")}' isPath= command= ;;`:[]),`    ${r("path")}) return ;;`,`    ${r("text")}) compopt +o default 2>/dev/null; return ;;`]}
function c(){return[...l.flatMap(({command:r,flags:t,operands:u})=>[`    '${r}':-*) words='${t.flatMap(w).join(" ")}' ;;`,...u===void 0?[]:[`    '${r}':*) words\
='${u}'; isPath= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${a.bw.join(" ")}' ;;`]}function v(){return`#compdef tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${_.map(({name:r,summary:t})=>`'${r}:${t}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${$(a.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${$(a.bw)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${f().join(`
`)}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`}const f=()=>l.map(({command:n,flags:r,operands:t})=>{const u=n.split(" ").map((R,S)=>`'${S+1}: : '`),C=t===void 0?["'*:path:_files'"]:[...u,`'*: :(${t})'`],P=[
...r.map(h),...C];return`    (${n.replace(" ","\\ ")})
      _arguments -S ${P.join(` \\
        `)} ;;`}),s={path:"_files",text:" "};function h(n){const r=`[${M(n).replace(/[[\]:\\]/g,"\\$&")}]`,t=k(n);if(t===null){const P=w(n);return P.length===1?
`'${P[0]}${r}'`:`'(${P.join(" ")})'{${P}}'${r}'`}const u=typeof t=="string"?s[t]:`(${t.join(" ")})`;return`'${n.kind.isList?"*":""}--${n.name}=${r}:${n.kind.value.
replaceAll(/[:[\]]/g,"\\$&")}:${u}'`}function d(){const n=_.map(({name:t,summary:u})=>`complete -c tf-disco -n __fish_use_subcommand -a ${t} -d '${u}'`),r=l.flatMap(
({command:t,operands:u})=>u===void 0?[]:`complete -c tf-disco -n '__tf_disco_is "${t}"' -f -a '${u}'`);return`# Completion of tf-disco for fish.
function __tf_disco_is
    set -l command check
    set -l words (commandline -opc)
    for i in (seq 2 (count $words))
        switch $words[$i]
            case ${a.u0.join(" ")}
                if test $command = explain
                    set command "explain $words[$i]"
                    break
                end
            case ${a.bw.join(" ")}
                set command $words[$i]
                test $command = explain; or break
        end
    end
    contains -- $command $argv
end
${[...n,...r,...a.Wg.map(D)].join(`
`)}
`}const m={path:" -r -F",text:" -x"};function D(n){const r=l.filter(({flags:R})=>R.includes(n)),t=k(n),u=typeof t=="string"?m[t]:t?` -x -a '${t.join(" ")}'`:"",
C=n.short===void 0?"":` -s ${n.short}`;return`complete -c tf-disco -n '__tf_disco_is ${r.map(({command:R})=>`"${R}"`).join(" ")}'${C} -l ${n.name}${u} -d '${M(n)}\
'`}}),709:((L,b,p)=>{p.d(b,{t9:()=>k});var e=p(1064);const a=w=>($,O=[],y={})=>({title:$,severity:w,affects:O,...y}),o=a("error"),i=a("warning"),l=a("notice"),g={
isCuredByScan:!0},_={"host-assumed":l("Default host of an assumed CLI was not contacted"),"host-check-crashed":o("tf-disco crashed while it checked the host",e.
zK),"host-dotless-module":o("Module host has no dot in its name",e.Du),"host-generic":l("Generic hostname was not contacted"),"host-http2":o("Host speaks only H\
TTP/2",e.zK),"host-idn-module":o("Terraform cannot use modules from an internationalized host",["terraform"]),"host-invalid":o("Hostname is invalid",e.Du),"host\
-missing":o("Hostname is missing",["opentofu"]),"host-not-allowed":o("Host is not allowed",e.zK),"host-not-checked":o("Host was not checked before the check end\
ed",e.zK),"host-private-redirect":o("Redirect to a non-public address",e.zK),"host-protocol":o("Host does not speak HTTP",e.zK),"host-recovered":l("Discovery su\
cceeded after a retry"),"host-slow":i("Host is slow"),"host-timeout":o("Host does not respond in time",e.zK),"host-unknown":o("Hostname does not resolve",e.zK),
"host-unreachable":o("Host is unreachable",e.zK),"proxy-refused":o("Proxy refused the request",e.zK),"tls-expired":o("TLS certificate has expired",e.zK),"tls-ex\
pires-soon":i("TLS certificate expires soon"),"tls-name-mismatch":o("TLS certificate is for another name",e.zK),"tls-not-yet-valid":o("TLS certificate is not va\
lid yet",e.zK),"tls-plain-http":o("Port serves plain HTTP",e.zK),"tls-protocol":o("TLS handshake failed",e.zK),"tls-untrusted":o("TLS certificate is not trusted",
e.zK),"redirect-insecure":i("Redirect to plain HTTP",e.Du),"redirect-invalid":o("Invalid redirect",e.zK),"redirect-limit":o("Too many redirects",e.Du),"redirect\
-loop":o("Redirect loop",e.zK),"redirect-nested":l("More than one redirect"),"document-absent":o("Host has no discovery document",e.zK),"document-encoding":o("D\
iscovery document cannot be decompressed",e.Du),"document-headers":o("Response headers are too large",e.zK),"document-incomplete":o("Discovery document is incom\
plete",e.zK),"document-not-json":o("Discovery document is not valid JSON",e.zK),"document-not-object":o("Discovery document is not a JSON object",e.zK),"documen\
t-size":o("Discovery document is too large",e.Du),"document-status":o("Unexpected HTTP status",e.zK),"document-type":o("Wrong Content-Type",e.Du),"document-unau\
thorized":o("Discovery requires valid credentials",e.zK),"service-missing":o("Service is not offered",e.zK),"service-type":o("Service URL is not a string",e.zK),
"service-url-credentials":o("Service URL contains a user name",e.zK),"service-url-cross-host":i("Service is on another host",["dependabot","renovate"]),"service\
-url-double-slash":i("Service URL has a double slash"),"service-url-empty":o("Service URL is empty",e.zK),"service-url-insecure":i("Service URL is not https",[...e.
Du,"dependabot"]),"service-url-invalid":o("Service URL cannot be used",e.zK),"service-url-looks-like-host":o("Service URL has no https://",e.zK),"service-url-no\
-slash":o("Service URL does not end with a slash",e.rG),"service-url-other-port":l("Service is on another port of the host"),"service-url-private":o("Service UR\
L has a non-public address",e.zK),"service-url-query":i("Service URL has a query",e.Du),"service-url-relative":i("Service URL is relative to the document",["dep\
endabot","renovate","terragrunt"]),"service-url-same":i("Two services have the same URL"),"service-version":o("Service is offered in another version",e.zK),"log\
in-authz-invalid":o("authz URL in login.v1 cannot be used",e.Du),"login-authz-missing":o("login.v1 has no authz URL",e.Du),"login-client-empty":i("login.v1 has \
an empty client",e.Du),"login-client-missing":o("login.v1 has no client",e.Du),"login-grant-types-invalid":o("grant_types in login.v1 is not an array",e.Du),"lo\
gin-grant-types-unknown":l("login.v1 has unknown grant types"),"login-grant-types-unsupported":o("login.v1 has no usable grant type",e.Du),"login-ports-count":o(
"ports in login.v1 is not two ports",e.Du),"login-ports-ignored":i("ports in login.v1 is not an array",e.Du),"login-ports-order":o("ports in login.v1 are in the\
 wrong order",e.Du),"login-ports-range":o("ports in login.v1 are out of range",e.Du),"login-ports-single":o("ports in login.v1 is a range of one port",e.Du),"lo\
gin-scopes-ignored":i("scopes in login.v1 is not an array",e.Du),"login-scopes-invalid":o("scopes in login.v1 contains a value that is not a string",e.Du),"logi\
n-token-invalid":o("token URL in login.v1 cannot be used",e.Du),"login-token-missing":o("login.v1 has no token URL",e.Du),"login-type":o("login.v1 is not an obj\
ect",e.Du),"login-url-port":i("Login URL has no port",e.Du),"source-dynamic":l("Source address is only known at init time"),"source-invalid":o("Source address i\
s invalid",e.Du),"source-near-miss":i("Source address is probably a mistake",e.Du),"constraint-invalid":o("Version constraint is invalid",e.Du),"constraint-unme\
etable":o("No version can meet the constraints",e.Du),"lock-invalid":o("Dependency lock file is invalid",e.Du),"lock-outside":o("Locked version does not match t\
he constraints",e.Du),"lock-platform-missing":o("Lock file lacks the checksum of a package",e.Du),"client-version":o("Configuration does not support this versio\
n of the CLI",e.Du),"module-described":i("Registry module can probably not be installed",e.Du),"module-unknown":o("Module is not in the registry",e.Du),"provide\
r-excluded":o("No installation method covers a provider",e.Du),"provider-unknown":o("Provider is not in the registry",e.Du),"provider-warning":l("Registry warns\
 about a provider"),"mirror-url":o("URL of a network mirror is wrong",e.Du),"mirror-version":o("Network mirror lacks the chosen version",e.Du),"versions-empty":o(
"Registry lists no versions",e.Du),"versions-shape":o("List of versions cannot be read",e.Du),"versions-status":o("Registry fails to list versions",e.Du),"versi\
ons-unauthorized":o("Registry requires a valid token",e.Du),"version-locked-gone":o("Locked version is no longer listed",e.Du),"version-none-fits":o("No listed \
version fits",e.Du),"version-unreadable":o("Listed version cannot be read",e.Du),"answer-incomplete":o("Response is incomplete",e.Du),"cloud-organization":o("Or\
ganization cannot be read",e.Du),"cloud-token":o("Token for the cloud block or remote backend is missing",e.Du),"cloud-version":o("API is too old for the cloud \
block",e.Du),"cloud-workspace":o("Workspace cannot be read",e.Du),"cloud-workspace-missing":l("Workspace does not exist"),"package-document":o("Description of a\
 provider package is wrong",e.Du),"package-location":o("Package location cannot be used",e.Du),"package-platform":o("Provider has no package for a platform",e.Du),
"package-protocol":o("CLI does not support the plugin protocol of a provider",e.Du),"package-sums":o("Checksums of a provider do not agree",e.Du),"package-unaut\
horized":o("Package requires credentials",e.Du),"package-unreachable":o("Package cannot be downloaded",e.Du),"package-unsigned":o("Provider has no usable signat\
ure",e.Du),"block-reserved":l("Block is reserved for a future version"),"block-unsupported":o("Block is not supported by this CLI",e.Du,g),"file-limit":i("Part \
of the repository exceeds a limit",[],g),"file-outside":i("Link points outside the checkout",[],g),"file-syntax":i("File has a syntax error",e.Du,g),"file-unrea\
dable":i("File cannot be read",[],g),"nothing-to-check":o("Nothing to check"),"credentials-config":i("CLI configuration has a mistake",e.Du),"credentials-differ":l(
"Clients use different tokens"),"credentials-empty":i("Token is empty",e.Du),"credentials-helper":o("Credentials helper failed",e.Du),"credentials-malformed":o(
"Malformed token",e.Du),"credentials-missing":i("Token is missing"),"credentials-near-miss":i("Token variable has a similar name"),"credentials-other-host":i("T\
oken is for another host",e.Du),"credentials-rejected":i("Token was rejected"),"credentials-short":i("Token is too short to be redacted"),"credentials-unused":l(
"Token for a host that is not checked"),"services-forced":l("A host block replaces service discovery",["terraform","opentofu"]),"services-forced-differ":l("A ho\
st block and the discovery document differ",["terraform","opentofu"]),"not-followed":l("Part of init was not checked")},k=()=>_,M="docs/problems.md"}),1513:((L,b,p)=>{
p.d(b,{K:()=>c,W:()=>k});var e=p(3592),a=p(7188),o=p(1460);const i=80,l=28,g=46,_="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was inte\
rrupted.";function k(s){return`${(s===null?M():w(s)).join(`
`)}
`}const M=()=>[...f("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does."),"","Usage: tf-disco [COMMAND] [ARGU\
MENTS] [FLAGS]","","Commands:",...$(s=>!s.includes(" "),14),"","Examples:",...O("check"),"","Flags:",...[a.l1.help,a.l1.version].flatMap(y),"",'"tf-disco COMMAN\
D --help" shows the flags and examples of a command.',...f(_),`Documentation: ${e.Bw}`];function w(s){const{about:h,usage:d}=a.Lo[s],m=$(n=>n.startsWith(`${s} `),
20),D=a.Zo(s);return[...h.flatMap((n,r)=>[...r===0?[]:[""],...f(n)]),"",`Usage: tf-disco ${d}`,...m.length===0?[]:["","Commands:",...m],"","Examples:",...O(s),...a.
Y5.flatMap(([n,r])=>{const t=r.filter(u=>D.includes(u));return t.length===0?[]:["",`${n.replaceAll("`","")}:`,...t.flatMap(y)]}),...s==="check"?["",...f(_)]:[]]}
const $=(s,h)=>Object.entries(a.Lo).filter(([d])=>s(d)).flatMap(([d,{summary:m}])=>v(d,m,h)),O=s=>a.Lo[s].examples.flatMap(([h,d])=>v(h,d,g));function y(s){const{
name:h,short:d,kind:m,default:D}=s,n=d===void 0?"":`-${d}, `,r=a.Tb(s)?"":` ${m.value}${m.isList?"\u2026":""}`,t=D===void 0||a.Tb(s)?"":` (${D})`;return v(`${n}\
--${h}${r}`,`${c(s)}${t}`,l)}const c=({help:s})=>(0,o.W)(s).replaceAll("`","").replace(", one per line","");function v(s,h,d){const m=f(h,i-d).map(r=>`${" ".repeat(
d)}${r}`);if(h==="")return[`  ${s}`];if(s.length+4>d)return[`  ${s}`,...m];const[D="",...n]=m;return[`  ${s}${D.slice(s.length+2)}`,...n]}function f(s,h=i){const d=[];
let m="";for(const D of s.split(" "))m!==""&&m.length+1+D.length>h&&(d.push(m),m=""),m+=m===""?D:` ${D}`;return[...d,m]}}),1460:((L,b,p)=>{p.d(b,{E:()=>M,W:()=>k});
var e=p(6760),a=p(5747),o=p(1831),i=p(8535),l=p(7773),g=p(7188);const _=new Set(l.f.flatMap(([,c])=>c.map(({name:v})=>v))),k=c=>c.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(v,f,s)=>_.has(f)?`\`--${f}${s===void 0?"":` ${s}`}\``:v).replaceAll("hostnames input","--hostnames"),M={setting:c=>`--${c}`,missingPath:(c,v)=>{const[f="",...s]=c.
split("=");if(s.length>0&&O(f))return`"${f}=\u2026" does not exist in ${v}; did you mean --tokens?`;const h=$(c,v),d=h===null?"":`; did you mean ${h}?`;return`"${c}\
" does not exist in ${v}${d}`}},w=new Map([...["init","lint","run","scan","test","validate"].map(c=>[c,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function $(c,v){const f=w.get(c)??(0,i.q)(c,g.bw);if(f!==null)return`"tf-disco ${f}"`;const s=(0,i.q)((0,e.basename)(c),(0,a.wX)((0,e.dirname)((0,e.
resolve)(v,c))));if(s!==null)return`"${(0,e.join)((0,e.dirname)(c),s)}"`;const h=c.replace(/^https:\/\/|\/$/g,""),d=(0,o.Pv)(h);return d.ok&&O(h)?`--hostnames ${(0,o.
nx)(d.value)}`:null}const O=c=>c.includes(".")&&!y.test(c)&&(0,o.Pv)(c).ok,y=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{T as id,E as ids,z as modules};
