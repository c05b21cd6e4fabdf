const S=749,T=[749],F={3749:((C,O,m)=>{m.r(O),m.d(O,{completionScript:()=>l});var e=m(709),d=m(7188),o=m(1513);function l(s){return{bash:b,zsh:i,fish:u}[s]()}const p=[
["check",null],["usages",null],["explain",d.u0],...d.u0.map(s=>[`explain ${s}`,[]]),["completion",d.OF],["help",d.bw]].map(([s,c])=>({command:s,flags:d.Zo(s),operands:c?.
join(" ")})),$=s=>s.replaceAll("'","\u2019"),k=Object.entries(d.Lo).filter(([s])=>d.bw.includes(s)).map(([s,{summary:c}])=>({name:s,summary:$(c)}));function D(s){
const{name:c,kind:a}=s;return d.Tb(s)?null:c==="ignore"?Object.keys((0,e.t9)()):a.choices??(/^(?:FILE|PATH|GLOB)$/.test(a.value)?"path":"text")}const M=s=>$((0,o.
K)(s).split(/[:;.](?:\s|$)/,1)[0]??""),w=({name:s,short:c})=>c===void 0?[`--${s}`]:[`-${c}`,`--${s}`],_=s=>s.join("|");function b(){return`# Completion of tf-di\
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
${E().join(`
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
`}function E(){const s=d.Wg.map(a=>({name:`--${a.name}`,operand:D(a)})),c=a=>_(s.filter(({operand:f})=>f===a).map(({name:f})=>f));return[...s.flatMap(({name:a,operand:f})=>Array.
isArray(f)?`    ${a}) words='${f.join(" ")}' isPath= command= ;;`:[]),`    ${c("path")}) return ;;`,`    ${c("text")}) compopt +o default 2>/dev/null; return ;;`]}
function n(){return[...p.flatMap(({command:c,flags:a,operands:f})=>[`    '${c}':-*) words='${a.flatMap(w).join(" ")}' ;;`,...f===void 0?[]:[`    '${c}':*) words\
='${f}'; isPath= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${d.bw.join(" ")}' ;;`]}function i(){return`#compdef tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${k.map(({name:c,summary:a})=>`'${c}:${a}'`).join(" ")})
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
${h().join(`
`)}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`}const h=()=>p.map(({command:s,flags:c,operands:a})=>{const f=s.split(" ").map((L,R)=>`'${R+1}: : '`),P=a===void 0?["'*:path:_files'"]:[...f,`'*: :(${a})'`],y=[
...c.map(r),...P];return`    (${s.replace(" ","\\ ")})
      _arguments -S ${y.join(` \\
        `)} ;;`}),t={path:"_files",text:" "};function r(s){const c=`[${M(s).replace(/[[\]:\\]/g,"\\$&")}]`,a=D(s);if(a===null){const y=w(s);return y.length===1?
`'${y[0]}${c}'`:`'(${y.join(" ")})'{${y}}'${c}'`}const f=typeof a=="string"?t[a]:`(${a.join(" ")})`;return`'${s.kind.isList?"*":""}--${s.name}=${c}:${s.kind.value.
replaceAll(/[:[\]]/g,"\\$&")}:${f}'`}function u(){const s=k.map(({name:a,summary:f})=>`complete -c tf-disco -n __fish_use_subcommand -a ${a} -d '${f}'`),c=p.flatMap(
({command:a,operands:f})=>f===void 0?[]:`complete -c tf-disco -n '__tf_disco_is "${a}"' -f -a '${f}'`);return`# Completion of tf-disco for fish.
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
${[...s,...c,...d.Wg.map(g)].join(`
`)}
`}const v={path:" -r -F",text:" -x"};function g(s){const c=p.filter(({flags:L})=>L.includes(s)),a=D(s),f=typeof a=="string"?v[a]:a?` -x -a '${a.join(" ")}'`:"",
P=s.short===void 0?"":` -s ${s.short}`;return`complete -c tf-disco -n '__tf_disco_is ${c.map(({command:L})=>`"${L}"`).join(" ")}'${P} -l ${s.name}${f} -d '${M(s)}\
'`}}),709:((C,O,m)=>{m.d(O,{t9:()=>D});var e=m(1064);const d=w=>(_,b=[],E={})=>({title:_,severity:w,affects:b,...E}),o=d("error"),l=d("warning"),p=d("notice"),$={
isCuredByScan:!0},k={"machine-network":o("This machine cannot reach any registry host",e.zK),"host-check-crashed":o("tf-disco crashed while it checked the host",
e.zK),"host-dotless-module":o("Module host has no dot in its name",e.Du),"host-generic":p("Generic hostname was not contacted"),"host-http2":o("Host speaks only\
 HTTP/2",e.zK),"host-idn-module":o("Terraform cannot use modules from an internationalized host",["terraform"]),"host-invalid":o("Hostname is invalid",e.Du),"ho\
st-missing":o("Hostname is missing",["opentofu"]),"host-not-allowed":o("Host is not allowed",e.zK),"host-not-checked":o("Host was not checked before the check e\
nded",e.zK),"host-private-redirect":o("Redirect to a non-public address",e.zK),"host-protocol":o("Host does not speak HTTP",e.zK),"host-recovered":p("Discovery \
succeeded after a retry"),"host-slow":l("Host is slow"),"host-timeout":o("Host does not respond in time",e.zK),"host-unknown":o("Hostname does not resolve",e.zK),
"host-unreachable":o("Host is unreachable",e.zK),"proxy-refused":o("Proxy refused the request",e.zK),"tls-expired":o("TLS certificate has expired",e.zK),"tls-ex\
pires-soon":l("TLS certificate expires soon"),"tls-name-mismatch":o("TLS certificate is for another name",e.zK),"tls-not-yet-valid":o("TLS certificate is not va\
lid yet",e.zK),"tls-plain-http":o("Port serves plain HTTP",e.zK),"tls-protocol":o("TLS handshake failed",e.zK),"tls-untrusted":o("TLS certificate is not trusted",
e.zK),"redirect-insecure":l("Redirect to plain HTTP",e.Du),"redirect-invalid":o("Invalid redirect",e.zK),"redirect-limit":o("Too many redirects",e.Du),"redirect\
-loop":o("Redirect loop",e.zK),"redirect-nested":p("More than one redirect"),"document-absent":o("Host has no discovery document",e.zK),"document-encoding":o("D\
iscovery document cannot be decompressed",e.Du),"document-headers":o("Response headers are too large",e.zK),"document-incomplete":o("Discovery document is incom\
plete",e.zK),"document-not-json":o("Discovery document is not valid JSON",e.zK),"document-not-object":o("Discovery document is not a JSON object",e.zK),"documen\
t-size":o("Discovery document is too large",e.Du),"document-status":o("Unexpected HTTP status",e.zK),"document-type":o("Wrong Content-Type",e.Du),"document-unau\
thorized":o("Discovery requires valid credentials",e.zK),"service-missing":o("Service is not offered",e.zK),"service-type":o("Service URL is not a string",e.zK),
"service-url-credentials":o("Service URL contains a user name",e.zK),"service-url-cross-host":l("Service is on another host",["dependabot","renovate"]),"service\
-url-double-slash":l("Service URL has a double slash"),"service-url-empty":o("Service URL is empty",e.zK),"service-url-insecure":l("Service URL is not https",[...e.
Du,"dependabot"]),"service-url-invalid":o("Service URL cannot be used",e.zK),"service-url-looks-like-host":o("Service URL has no https://",e.zK),"service-url-no\
-slash":o("Service URL does not end with a slash",e.rG),"service-url-other-port":p("Service is on another port of the host"),"service-url-private":o("Service UR\
L has a non-public address",e.zK),"service-url-query":l("Service URL has a query",e.Du),"service-url-relative":l("Service URL is relative to the document",["dep\
endabot","renovate","terragrunt"]),"service-url-same":l("Two services have the same URL"),"service-version":o("Service is offered in another version",e.zK),"log\
in-authz-invalid":o("authz URL in login.v1 cannot be used",e.Du),"login-authz-missing":o("login.v1 has no authz URL",e.Du),"login-client-empty":l("login.v1 has \
an empty client",e.Du),"login-client-missing":o("login.v1 has no client",e.Du),"login-grant-types-invalid":o("grant_types in login.v1 is not an array",e.Du),"lo\
gin-grant-types-unknown":p("login.v1 has unknown grant types"),"login-grant-types-unsupported":o("login.v1 has no usable grant type",e.Du),"login-ports-count":o(
"ports in login.v1 is not two ports",e.Du),"login-ports-ignored":l("ports in login.v1 is not an array",e.Du),"login-ports-order":o("ports in login.v1 are in the\
 wrong order",e.Du),"login-ports-range":o("ports in login.v1 are out of range",e.Du),"login-ports-single":o("ports in login.v1 is a range of one port",e.Du),"lo\
gin-scopes-ignored":l("scopes in login.v1 is not an array",e.Du),"login-scopes-invalid":o("scopes in login.v1 contains a value that is not a string",e.Du),"logi\
n-token-invalid":o("token URL in login.v1 cannot be used",e.Du),"login-token-missing":o("login.v1 has no token URL",e.Du),"login-type":o("login.v1 is not an obj\
ect",e.Du),"login-url-port":l("Login URL has no port",e.Du),"source-dynamic":p("Source address is only known at init time"),"source-invalid":o("Source address i\
s invalid",e.Du),"source-missing":o("Directory of a local module is missing",e.Du),"source-near-miss":l("Source address is probably a mistake",e.Du),"constraint\
-invalid":o("Version constraint is invalid",e.Du),"constraint-unmeetable":o("No version can meet the constraints",e.Du),"lock-invalid":o("Dependency lock file i\
s invalid",e.Du),"lock-outside":o("Locked version does not match the constraints",e.Du),"lock-platform-missing":o("Lock file lacks the checksum of a package",e.
Du),"lock-readonly":o("Lock file has to change and may not",e.Du),"client-version":o("Configuration does not support this version of the CLI",e.Du),"module-desc\
ribed":l("Registry module can probably not be installed",e.Du),"module-unknown":o("Module is not in the registry",e.Du),"provider-excluded":o("No installation m\
ethod covers a provider",e.Du),"provider-unknown":o("Provider is not in the registry",e.Du),"provider-warning":p("Registry warns about a provider"),"mirror-url":o(
"URL or path of a provider mirror is wrong",e.Du),"mirror-version":o("Network mirror lacks the chosen version",e.Du),"versions-empty":o("Registry lists no versi\
ons",e.Du),"versions-shape":o("List of versions cannot be read",e.Du),"versions-status":o("Registry fails to list versions",e.Du),"versions-unauthorized":o("Reg\
istry requires a valid token",e.Du),"version-locked-gone":o("Locked version is no longer listed",e.Du),"version-none-fits":o("No listed version fits",e.Du),"ver\
sion-unreadable":o("Listed version cannot be read",e.Du),"answer-incomplete":o("Response is incomplete",e.Du),"cloud-incomplete":o("Organization or workspaces a\
re missing",e.Du),"cloud-organization":o("Organization cannot be read",e.Du),"cloud-token":o("Token for the cloud block or remote backend is missing",e.Du),"clo\
ud-version":o("API is too old for the cloud block",e.Du),"cloud-workspace":o("Workspace cannot be read",e.Du),"cloud-workspace-missing":p("Workspace does not ex\
ist"),"package-document":o("Description of a provider package is wrong",e.Du),"package-location":o("Package location cannot be used",e.Du),"package-platform":o(
"Provider has no package for a platform",e.Du),"package-protocol":o("CLI does not support the plugin protocol of a provider",e.Du),"package-sums":o("Checksums o\
f a provider do not agree",e.Du),"package-unauthorized":o("Package requires credentials",e.Du),"package-unreachable":o("Package cannot be downloaded",e.Du),"pac\
kage-unsigned":o("Provider has no usable signature",e.Du),"block-invalid":o("Block is not accepted",e.Du),"block-reserved":p("Block is reserved for a future ver\
sion"),"block-unsupported":o("Block is not supported by this CLI",e.Du,$),"file-limit":l("Part of the repository exceeds a limit",[],$),"file-outside":l("Path l\
eads out of what is read",[],$),"file-stale":l("Usages file is old"),"file-syntax":o("File has a syntax error",e.Du,$),"file-unreadable":o("File cannot be read",
e.Du,$),"nothing-to-check":o("Nothing to check"),"credentials-config":l("CLI configuration has a mistake",e.Du),"credentials-differ":p("Clients use different to\
kens"),"credentials-empty":l("Token is empty",e.Du),"credentials-helper":o("Credentials helper failed",e.Du),"credentials-malformed":o("Malformed token",e.Du),"\
credentials-missing":l("Token is missing"),"credentials-near-miss":l("Token variable has a similar name"),"credentials-other-host":l("Token is for another host",
e.Du),"credentials-short":l("Token is too short to be redacted"),"credentials-unused":p("Token for a host that is not checked"),"services-forced":p("A host bloc\
k replaces service discovery",["terraform","opentofu"]),"services-forced-differ":p("A host block and the discovery document differ",["terraform","opentofu"]),"a\
llowlist-incomplete":p("Modules may use hosts that are not in allowed-hosts"),"not-followed":p("Part of init was not checked")},D=()=>k,M="docs/problems.md"}),1513:((C,O,m)=>{
m.d(O,{K:()=>i,W:()=>M});var e=m(3592),d=m(2935),o=m(7188),l=m(1460);const p=80,$=28,k=46,D="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run o\
r was interrupted.";function M(t){return`${(t===null?w():_(t)).join(`
`)}
`}const w=()=>[...(0,d.LV)("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does.",p),"","Usage: tf-disco [COMMA\
ND] [ARGUMENTS] [FLAGS]","","Commands:",...b(t=>!t.includes(" "),14),"","Examples:",...E("check"),"","Flags:",...[o.l1.help,o.l1.version].flatMap(n),"",'"tf-dis\
co COMMAND --help" shows the flags and examples of a command.',...(0,d.LV)(D,p),`Documentation: ${e.Bw}`];function _(t){const{about:r,usage:u}=o.Lo[t],v=b(s=>s.
startsWith(`${t} `),20),g=o.Zo(t);return[...r.flatMap((s,c)=>[...c===0?[]:[""],...(0,d.LV)(s,p)]),"",`Usage: tf-disco ${u}`,...v.length===0?[]:["","Commands:",...v],
"","Examples:",...E(t),...o.Y5.flatMap(([s,c])=>{const a=c.filter(f=>g.includes(f));return a.length===0?[]:["",`${s.replaceAll("`","")}:`,...a.flatMap(n)]}),...t===
"check"?["",...(0,d.LV)(D,p)]:[]]}const b=(t,r)=>Object.entries(o.Lo).filter(([u])=>t(u)).flatMap(([u,{summary:v}])=>h(u,v,r)),E=t=>o.Lo[t].examples.flatMap(([r,
u])=>h(r,u,k));function n(t){const{name:r,short:u,kind:v,default:g}=t,s=u===void 0?"":`-${u}, `,c=o.Tb(t)?"":` ${v.value}${v.isList?"\u2026":""}`,a=g===void 0||
o.Tb(t)?"":` (${g})`;return h(`${s}--${r}${c}`,`${i(t)}${a}`,$)}const i=({help:t})=>(0,l.W)(t).replaceAll("`","").replace(", one per line","");function h(t,r,u){
const v=(0,d.LV)(r,p-u).map(c=>`${" ".repeat(u)}${c}`);if(r==="")return[`  ${t}`];if(t.length+4>u)return[`  ${t}`,...v];const[g="",...s]=v;return[`  ${t}${g.slice(
t.length+2)}`,...s]}}),1460:((C,O,m)=>{m.d(O,{E:()=>M,W:()=>D});var e=m(6760),d=m(5747),o=m(1831),l=m(8535),p=m(7773),$=m(7188);const k=new Set(p.f.flatMap(([,n])=>n.
map(({name:i})=>i))),D=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(i,h,t)=>k.has(h)?`\`--${h}${t===void 0?"":` ${t}`}\``:i).replaceAll("hostnames inp\
ut","--hostnames"),M={isTerminal:!0,setting:n=>`--${n}`,missingPath:(n,i)=>{const[h="",...t]=n.split("=");if(t.length>0&&b(h))return`"${h}=\u2026" does not exist in ${i}\
; did you mean --tokens?`;const r=_(n,i),u=r===null?"":`; did you mean ${r}?`;return`"${n}" does not exist in ${i}${u}`}},w=new Map([...["init","lint","run","sc\
an","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function _(n,i){const h=w.get(n)??(0,l.q)(n,$.bw);if(h!==
null)return`"tf-disco ${h}"`;const t=(0,l.q)((0,e.basename)(n),(0,d.wX)((0,e.dirname)((0,e.resolve)(i,n))));if(t!==null)return`"${(0,e.join)((0,e.dirname)(n),t)}\
"`;const r=n.replace(/^https:\/\/|\/$/g,""),u=(0,o.Pv)(r);return u.ok&&b(r)?`--hostnames ${u.value}`:null}const b=n=>n.includes(".")&&!E.test(n)&&(0,o.Pv)(n).ok,
E=/\.(?:tf|tofu|hcl|json|tfvars)$/}),2935:((C,O,m)=>{m.d(O,{LV:()=>k,Wc:()=>E,ky:()=>p,nI:()=>d,nc:()=>M,wW:()=>l});const e={bold:1,dim:2,red:31,green:32,yellow:33,
blue:94},d=(n,i,{colour:h})=>h?`\x1B[${e[i]}m${n}\x1B[0m`:n,o=(n,i,{hyperlinks:h})=>i&&h?`\x1B]8;;${i}\x1B\\${n}\x1B]8;;\x1B\\`:n;function l(n,i){const h=" ".repeat(
n.indent),t=n.label.padEnd((n.column??0)-1),r=" ".repeat(n.indent+(n.column??2)),u=i.width-h.length-t.length-1,v=k($(n.text,i),u,i.width-r.length),[g="",...s]=v,
c=o(d(t,n.style,i),n.url,i),{text:a="",url:f}=n.linked??{},y=g.startsWith(a)?`${o(a,f,i)}${g.slice(a.length)}`:g;return[`${h}${c} ${y}`.trimEnd(),...s.map(L=>`${r}${L}`)]}
function p(n,i){const h=k($(n,i),i.width,i.width-2),[t="",...r]=h;return[t,...r.map(u=>`  ${u}`)]}const $=(n,i)=>i.withFlags?.(n)??n;function k(n,i,h=i){const t=[];
let r="",u=0;for(const v of n.split(" ")){const g=M(v),s=t.length===0?i:h;r!==""&&u+1+g>s&&(t.push(r),r=""),u=r===""?g:u+1+g,r=r===""?v:`${r} ${v}`}return[...t,
r]}const D=/^[ -~]*$/,M=n=>D.test(n)?n.length:Iterator.from(n).reduce((i,h)=>i+w(h),0);function w(n){return D.test(n)?1:_(n)?0:($late0??=new RegExp("\\p{Regional_Indicator}","u")).test(n)?
1:b(n)?2:1}const _=n=>($late1??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).test(n),b=n=>($late2??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(n);function E(n,i,h){let[t,r]=["",0];for(const u of n){const v=w(u),g=r+v;if(r>=i&&g<=h&&(v>0||r>i)?t+=u:t+=" ".repeat(Math.max(0,Math.min(g,h)-Math.max(r,
i))),r=g,r>h)break}return t}})};export{S as id,T as ids,F as modules};
var $late0,$late1,$late2;
