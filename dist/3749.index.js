const S=3749,z=[3749],F={3749:((L,y,m)=>{m.r(y),m.d(y,{completionScript:()=>l});var e=m(1629),d=m(7188),o=m(1513);function l(s){return{bash:O,zsh:i,fish:p}[s]()}
const h=[["check",null],["usages",null],["explain",[...d.u0,...Object.keys((0,e.t)())]],...d.u0.map(s=>[`explain ${s}`,[]]),["completion",d.OF],["help",d.bw]].map(
([s,a])=>({command:s,flags:d.Zo(s),operands:a?.join(" ")})),$=s=>s.replaceAll("'","\u2019"),k=Object.entries(d.Lo).filter(([s])=>d.bw.includes(s)).map(([s,{summary:a}])=>({
name:s,summary:$(a)}));function D(s){const{name:a,kind:c}=s;return d.Tb(s)?null:a==="ignore"?Object.keys((0,e.t)()):c.choices??(/^(?:FILE|PATH|GLOB)$/.test(c.value)?
"path":"text")}const b=s=>$((0,o.K)(s).split(/[:;.](?:\s|$)/,1)[0]??""),w=({name:s,short:a})=>a===void 0?[`--${s}`]:[`-${a}`,`--${s}`],_=s=>s.join("|");function O(){
return`# Completion of tf-disco for bash.
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
`}function C(){const s=d.Wg.map(c=>({name:`--${c.name}`,operand:D(c)})),a=c=>_(s.filter(({operand:f})=>f===c).map(({name:f})=>f));return[...s.flatMap(({name:c,operand:f})=>Array.
isArray(f)?`    ${c}) words='${f.join(" ")}' isPath= command= ;;`:[]),`    ${a("path")}) return ;;`,`    ${a("text")}) compopt +o default 2>/dev/null; return ;;`]}
function n(){return[...h.flatMap(({command:a,flags:c,operands:f})=>[`    '${a}':-*) words='${c.flatMap(w).join(" ")}' ;;`,...f===void 0?[]:[`    '${a}':*) words\
='${f}'; isPath= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${d.bw.join(" ")}' ;;`]}function i(){return`#compdef tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${k.map(({name:a,summary:c})=>`'${a}:${c}'`).join(" ")})
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
`}const u=()=>h.map(({command:s,flags:a,operands:c})=>{const f=s.split(" ").map((T,E)=>`'${E+1}: : '`),M=c===void 0?["'*:path:_files'"]:[...f,`'*: :(${c})'`],R=[
...a.map(r),...M];return`    (${s.replace(" ","\\ ")})
      _arguments -S ${R.join(` \\
        `)} ;;`}),t={path:"_files",text:" "};function r(s){const a=`[${b(s).replace(/[[\]:\\]/g,"\\$&")}]`,c=D(s);if(c===null){const M=w(s);return M.length===1?
`'${M[0]}${a}'`:`'(${M.join(" ")})'{${M}}'${a}'`}const f=typeof c=="string"?t[c]:`(${c.join(" ")})`;return`'${s.kind.isList?"*":""}--${s.name}=${a}:${s.kind.value.
replaceAll(/[:[\]]/g,"\\$&")}:${f}'`}function p(){const s=k.map(({name:c,summary:f})=>`complete -c tf-disco -n __fish_use_subcommand -a ${c} -d '${f}'`),a=h.flatMap(
({command:c,operands:f})=>f===void 0?[]:`complete -c tf-disco -n '__tf_disco_is "${c}"' -f -a '${f}'`);return`# Completion of tf-disco for fish.
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
${[...s,...a,...d.Wg.map(g)].join(`
`)}
`}const v={path:" -r -F",text:" -x"};function g(s){const a=D(s)??"",c=a==="path"||a==="text",f=a===""||c?"":` -x -a '${a.join(" ")}'`,P=c?v[a]:f,M=s.short===void 0?
"":` -s ${s.short}`;return`complete -c tf-disco -n '__tf_disco_is ${h.filter(({flags:E})=>E.includes(s)).map(({command:E})=>`"${E}"`).join(" ")}'${M} -l ${s.name}${P}\
 -d '${b(s)}'`}}),1629:((L,y,m)=>{m.d(y,{t:()=>D});var e=m(8032);const d=b=>(w,_=[],O={})=>({title:w,severity:b,affects:_,...O}),o=d("error"),l=d("warning"),h=d(
"notice"),$={isCuredByScan:!0},k={"machine-network":o("No registry host can be reached",e.zK),"host-check-crashed":o("tf-disco crashed while it checked the host",
e.zK),"host-dotless-module":o("Module host has no dot in its name",e.Du),"host-generic":l("Generic hostname was not contacted"),"host-http2":o("Host speaks only\
 HTTP/2",e.zK),"host-idn-module":o("Terraform cannot use modules from an internationalized host",["terraform"]),"host-invalid":o("Hostname is invalid",e.Du),"ho\
st-missing":o("Hostname is missing",["opentofu"]),"host-not-allowed":o("Host is not allowed",e.zK),"host-not-checked":o("Host was not checked before the check e\
nded",e.zK),"host-private-redirect":o("Redirect to a non-public address",e.zK),"host-protocol":o("Host does not speak HTTP",e.zK),"host-recovered":h("Discovery \
succeeded after a retry"),"host-slow":l("Host is slow"),"host-timeout":o("Host does not respond in time",e.zK),"host-unknown":o("Hostname does not resolve",e.zK),
"host-unreachable":o("Host is unreachable",e.zK),"proxy-refused":o("Proxy refused the request",e.zK),"tls-expired":o("TLS certificate has expired",e.zK),"tls-ex\
pires-soon":l("TLS certificate expires soon"),"tls-name-mismatch":o("TLS certificate is for another name",e.zK),"tls-not-yet-valid":o("TLS certificate is not va\
lid yet",e.zK),"tls-plain-http":o("Port serves plain HTTP",e.zK),"tls-protocol":o("TLS handshake failed",e.zK),"tls-untrusted":o("TLS certificate is not trusted",
e.zK),"redirect-insecure":l("Redirect to plain HTTP",e.Du),"redirect-invalid":o("Invalid redirect",e.zK),"redirect-limit":o("Too many redirects",e.Du),"redirect\
-loop":o("Redirect loop",e.zK),"redirect-nested":h("More than one redirect"),"document-absent":o("Host has no discovery document",e.zK),"document-encoding":o("D\
iscovery document cannot be decompressed",e.Du),"document-headers":o("Response headers are too large",e.zK),"document-incomplete":o("Discovery document is incom\
plete",e.zK),"document-not-json":o("Discovery document is not valid JSON",e.zK),"document-not-object":o("Discovery document is not a JSON object",e.zK),"documen\
t-size":o("Discovery document is too large",e.Du),"document-status":o("Unexpected HTTP status",e.zK),"document-type":o("Wrong Content-Type",e.zK),"document-unau\
thorized":o("Discovery requires valid credentials",e.zK),"service-missing":o("Service is not offered",e.zK),"service-type":o("Service URL is not a string",e.zK),
"service-url-credentials":o("Service URL contains a user name",e.zK),"service-url-cross-host":h("Service is on another host"),"service-url-double-slash":l("Serv\
ice URL has a double slash"),"service-url-empty":o("Service URL is empty",e.zK),"service-url-insecure":l("Service URL is not https",[...e.Du,"dependabot"]),"ser\
vice-url-invalid":o("Service URL cannot be used",e.zK),"service-url-looks-like-host":o("Service URL has no https://",e.zK),"service-url-no-slash":o("Service URL\
 does not end with a slash",e.rG),"service-url-other-port":h("Service is on another port of the host"),"service-url-private":o("Service URL has a non-public add\
ress",e.zK),"service-url-query":l("Service URL has a query",e.Du),"service-url-relative":l("Service URL is relative to the document",["dependabot","renovate","t\
erragrunt"]),"service-url-same":l("Two services have the same URL"),"service-version":o("Service is offered in another version",e.zK),"login-authz-invalid":o("a\
uthz URL in login.v1 cannot be used",e.Du),"login-authz-missing":o("login.v1 has no authz URL",e.Du),"login-client-empty":l("login.v1 has an empty client",e.Du),
"login-client-missing":o("login.v1 has no client",e.Du),"login-grant-types-invalid":o("grant_types in login.v1 is not an array",e.Du),"login-grant-types-unknown":h(
"login.v1 has unknown grant types"),"login-grant-types-unsupported":o("login.v1 has no usable grant type",e.Du),"login-ports-count":o("ports in login.v1 is not \
two ports",e.Du),"login-ports-ignored":l("ports in login.v1 is not an array",e.Du),"login-ports-order":o("ports in login.v1 are in the wrong order",e.Du),"login\
-ports-range":o("ports in login.v1 are out of range",e.Du),"login-ports-single":o("ports in login.v1 is a range of one port",e.Du),"login-scopes-ignored":l("sco\
pes in login.v1 is not an array",e.Du),"login-scopes-invalid":o("scopes in login.v1 contains a value that is not a string",e.Du),"login-token-invalid":o("token \
URL in login.v1 cannot be used",e.Du),"login-token-missing":o("login.v1 has no token URL",e.Du),"login-type":o("login.v1 is not an object",e.Du),"login-url-port":l(
"Login URL has no port",e.Du),"source-dynamic":h("Source address is only known at init time"),"source-invalid":o("Source address is invalid",e.Du),"source-missi\
ng":o("Directory of a local module is missing",e.Du),"source-near-miss":l("Source address is probably a mistake",e.Du),"constraint-invalid":o("Version constrain\
t is invalid",e.Du),"constraint-unmeetable":o("No version can meet the constraints",e.Du),"lock-invalid":o("Dependency lock file is invalid",e.Du),"lock-outside":o(
"Locked version does not match the constraints",e.Du),"lock-platform-missing":o("Lock file lacks the checksum of a package",e.Du),"lock-readonly":o("Lock file h\
as to change and may not",e.Du),"client-version":o("Configuration does not support this version of the CLI",e.Du),"module-described":l("Registry module can prob\
ably not be installed",e.Du),"module-unknown":o("Module is not in the registry",e.Du),"provider-excluded":o("No installation method covers a provider",e.Du),"pr\
ovider-unknown":o("Provider is not in the registry",e.Du),"provider-warning":h("Registry warns about a provider"),"mirror-url":o("URL or path of a provider mirr\
or is wrong",e.Du),"mirror-version":o("Network mirror lacks the chosen version",e.Du),"versions-empty":o("Registry lists no versions",e.Du),"versions-shape":o("\
List of versions cannot be read",e.Du),"versions-status":o("Registry fails to list versions",e.Du),"versions-unauthorized":o("Registry requires a valid token",e.
Du),"version-locked-gone":o("Locked version is no longer listed",e.Du),"version-none-fits":o("No listed version fits",e.Du),"version-unreadable":o("Listed versi\
on cannot be read",e.Du),"answer-incomplete":o("Response is incomplete",e.Du),"cloud-incomplete":o("Organization or workspaces are missing",e.Du),"cloud-organiz\
ation":o("Organization cannot be read",e.Du),"cloud-token":o("Token for the cloud block or remote backend is missing",e.Du),"cloud-version":o("API is too old fo\
r the cloud block",e.Du),"cloud-workspace":o("Workspace cannot be read",e.Du),"cloud-workspace-missing":h("Workspace does not exist"),"package-broken":o("Packag\
e of a module cannot be read",e.Du),"package-document":o("Description of a provider package is wrong",e.Du),"package-location":o("Package location cannot be use\
d",e.Du),"package-platform":o("Provider has no package for a platform",e.Du),"package-protocol":o("CLI does not support the plugin protocol of a provider",e.Du),
"package-sums":o("Checksums of a provider do not agree",e.Du),"package-unauthorized":o("Package requires credentials",e.Du),"package-unreachable":o("Package can\
not be downloaded",e.Du),"package-unsigned":o("Provider has no usable signature",e.Du),"block-backend":o("Backend or cloud block is not accepted",e.Du),"block-i\
nvalid":o("Block is not accepted",e.Du),"block-providers":o("Call and module disagree about provider configurations",e.Du),"block-unsupported":o("Block is not s\
upported by this CLI",e.Du,$),"file-limit":l("Part of the repository exceeds a limit",[],$),"file-outside":l("Path leads out of what is read",[],$),"file-stale":l(
"Usages file is old"),"file-syntax":o("File has a syntax error",e.Du,$),"file-unreadable":o("File cannot be read",e.Du,$),"nothing-to-check":o("Nothing to check"),
"credentials-bot":l("Bot has no token for a registry",["dependabot","renovate"]),"credentials-config":l("CLI configuration has a mistake",e.Du),"credentials-dif\
fer":h("Clients use different tokens"),"credentials-empty":l("Token is empty",e.Du),"credentials-expiry":l("Token has expired or expires soon",e.Du),"credential\
s-helper":o("Credentials helper failed",e.Du),"credentials-malformed":o("Malformed token",e.Du),"credentials-missing":l("Token is missing"),"credentials-near-mi\
ss":l("Token variable has a similar name"),"credentials-other-host":l("Token is for another host",e.Du),"credentials-short":l("Token is too short to be redacted"),
"credentials-unused":h("Token for a host that is not checked"),"services-forced":h("A host block replaces service discovery",e.Du),"allowlist-incomplete":o("Mod\
ules may use hosts that are not in allowed-hosts",e.Du),"not-followed":h("Part of init was not checked"),"ignore-unused":h("Nothing is ignored here")},D=()=>k}),
3471:((L,y,m)=>{m.d(y,{LV:()=>k,Wc:()=>C,ky:()=>h,nI:()=>d,nc:()=>b,wW:()=>l});const e={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},d=(n,i,{colour:u})=>u?`\x1B\
[${e[i]}m${n}\x1B[0m`:n,o=(n,i,{hyperlinks:u})=>i&&u?`\x1B]8;;${i}\x1B\\${n}\x1B]8;;\x1B\\`:n;function l(n,i){const u=" ".repeat(n.indent),t=n.label.padEnd((n.column??
0)-1),r=" ".repeat(n.indent+(n.column??2)),p=i.width-u.length-t.length-1,v=$(n.text,i),[g="",...s]=k(v,p,i.width-r.length),a=o(d(t,n.style,i),n.url,i),{text:c="",
url:f}=n.linked??{},M=g.startsWith(c)?`${o(c,f,i)}${g.slice(c.length)}`:g;return[`${u}${a} ${M}`.trimEnd(),...s.map(R=>`${r}${R}`)]}function h(n,i){const[u="",...t]=k(
$(n,i),i.width,i.width-2);return[u,...t.map(r=>`  ${r}`)]}const $=(n,i)=>i.withFlags?.(n)??n;function k(n,i,u=i){const t=[];let r="",p=0;for(const v of n.split(
" ")){const g=b(v),s=t.length===0?i:u;r!==""&&p+1+g>s&&(t.push(r),r=""),p=r===""?g:p+1+g,r=r===""?v:`${r} ${v}`}return[...t,r]}const D=/^[ -~]*$/,b=n=>D.test(n)?
n.length:Iterator.from(n).reduce((i,u)=>i+w(u),0);function w(n){return D.test(n)?1:_(n)?0:($late0??=new RegExp("\\p{Regional_Indicator}","u")).test(n)?1:O(n)?2:1}const _=n=>($late1??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(n),O=n=>($late2??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(n);function C(n,i,u){let[t,r]=["",0];for(const p of n){const v=w(p),g=r+v;if(r>=i&&g<=u&&(v>0||r>i)?t+=p:t+=" ".repeat(Math.max(0,Math.min(g,u)-Math.max(r,
i))),r=g,r>u)break}return t}}),1513:((L,y,m)=>{m.d(y,{K:()=>i,W:()=>b});var e=m(2432),d=m(3471),o=m(7188),l=m(1460);const h=80,$=28,k=46,D="Exit codes: 0 passed\
, 1 failed, 2 wrong settings, 3 could not run, was interrupted, or could not write a report.";function b(t){return`${(t===null?w():_(t)).join(`
`)}
`}const w=()=>[...(0,d.LV)("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does.",h),"","Usage: tf-disco [COMMA\
ND] [ARGUMENTS] [FLAGS]","","Commands:",...O(t=>!t.includes(" "),14),"","Examples:",...C("check"),"","Flags:",...[o.l1.help,o.l1.version].flatMap(n),"",'"tf-dis\
co COMMAND --help" shows the flags and examples of a command.',...(0,d.LV)(D,h),`Documentation: ${e.Bw}`];function _(t){const{about:r,usage:p}=o.Lo[t],v=O(s=>s.
startsWith(`${t} `),20),g=o.Zo(t);return[...r.flatMap(s=>[...(0,d.LV)(s,h),""]),`Usage: tf-disco ${p}`,...v.length===0?[]:["","Commands:",...v],"","Examples:",...C(
t),...o.Y5.flatMap(([s,a])=>{const c=a.filter(f=>g.includes(f));return c.length===0?[]:["",`${s.replaceAll("`","")}:`,...c.flatMap(n)]}),...t==="check"?["",...(0,d.
LV)(D,h)]:[]]}const O=(t,r)=>Object.entries(o.Lo).filter(([p])=>t(p)).flatMap(([p,{summary:v}])=>u(p,v,r)),C=t=>o.Lo[t].examples.flatMap(([r,p])=>u(r,p,k));function n(t){
const{name:r,short:p,kind:v,default:g}=t,s=p===void 0?"":`-${p}, `,a=o.Tb(t)?"":` ${v.value}${v.isList?"\u2026":""}`,c=g===void 0||o.Tb(t)?"":` (${g})`;return u(
`${s}--${r}${a}`,`${i(t)}${c}`,$)}const i=({help:t})=>(0,l.W)(t).replaceAll("`","").replace(", one per line","");function u(t,r,p){const v=(0,d.LV)(r,h-p).map(a=>`${"\
 ".repeat(p)}${a}`);if(r==="")return[`  ${t}`];if(t.length+4>p)return[`  ${t}`,...v];const[g="",...s]=v;return[`  ${t}${g.slice(t.length+2)}`,...s]}}),1460:((L,y,m)=>{
m.d(y,{E:()=>b,W:()=>D});var e=m(6760),d=m(9968),o=m(255),l=m(8535),h=m(7773),$=m(7188);const k=new Set(h.fd.flatMap(([,n])=>n.map(({name:i})=>i))),D=n=>n.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(i,u,t)=>k.has(u)?`\`--${u}${t===void 0?"":` ${t}`}\``:i).replaceAll("hostnames input","--hostnames"),b={isTerminal:!0,
setting:n=>n==="changed-only"?"--changed-since":`--${n}`,missingPath:(n,i)=>{const[u="",...t]=n.split("="),r=t.length>0&&O(u),p=r?"--tokens":_(n,i),v=p===null?"":
`; did you mean ${p}?`;return`"${r?`${u}=\u2026`:n}" does not exist in ${i}${v}`}},w=/^(?:init|lint|run|scan|test|validate)$/;function _(n,i){const u=w.test(n)?
"check":(0,l.q)(n,[...$.bw,"--version"]);if(u!==null)return`"tf-disco ${u}"`;const t=(0,l.q)((0,e.basename)(n),(0,d.wX)((0,e.dirname)((0,e.resolve)(i,n))));if(t!==
null)return`"${(0,e.join)((0,e.dirname)(n),t)}"`;const r=n.replace(/^https:\/\/|\/$/g,""),p=(0,o.Pv)(r);return p.ok&&O(r)?`--hostnames ${p.value}`:null}const O=n=>n.
includes(".")&&!C.test(n)&&(0,o.Pv)(n).ok,C=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{S as id,z as ids,F as modules};
var $late0,$late1,$late2;
