const gn=[354,262,495],_n={8321:((pe,ne,_)=>{_.d(ne,{Bs:()=>j,C5:()=>x,Yo:()=>z,bK:()=>P,g$:()=>W,rI:()=>U,wK:()=>y,yR:()=>w});var I=_(4e3),k=_(9160),K=_(9075),
X=_(6134);function U({text:T},R,F){const G=(0,X.yN)(T);return{text:T,place:p=>{const{line:O,column:E,endColumn:v}=G(p);return{file:R,line:O,column:E,endColumn:v,
target:F}}}}const z=T=>{const R=T.length>K.lG?(0,I.dh)(T,K.lG):T;return R.length<13?R:[R.slice(0,1),R.slice(1)].join("")};function j(T){const R=T.join(".");return R.
length>K.lG?z(R):R}const L=T=>/[^\0-\x7f]/.test(T)?T.normalize("NFC"):T,V=T=>({kind:"known",text:z(L(T))}),J=T=>T===void 0||T.length>k.lR?null:{code:z(T)};function y(T,R,F=!1){
const G=()=>T.text.slice(R.start,R.end),p=O=>({kind:"pieces",pieces:O,text:z(G())});switch(R.kind){case"string":return V(F?R.verbatim:R.value);case"template":{if(F&&
R.verbatim!==void 0)return V(R.verbatim);const O=(0,k._3)({expression:R,text:T.text},(0,K.os)());if(typeof O=="string")return V(O);const E=(0,k.B$)(R.parts,T.text,
(0,K.os)()).map(v=>v.kind==="known"?z(v.value):J((0,k.cd)(v,T.text)));return p(E.includes(null)?[J(G())]:E)}case"other":{const O=G(),E=(0,k.p_)(O,(0,K.os)());return typeof E==
"string"?V(E):p([J(O)])}case"primitive":case"object":case"tuple":return p([null])}}function w(T,R){return R.kind!=="primitive"?y(T,R):R.value===null?null:V(String(
R.value))}function x(T,R){const[F]=T.kind==="pieces"?T.pieces:[];return T.kind==="known"||typeof F!="object"||F===null?T:{...T,pieces:[{code:`(${F.code}).${R}`}]}}
function P(T){return T?.kind!=="string"?null:z(L(T.value))}function W({pieces:T},R){let F="";for(const G of T){const p=typeof G=="object"?G&&(0,k.p_)(G.code,R):
G;if(p===null&&G!==null&&T.length===1)return{isWhole:!0,text:null,withheld:null};const O=(0,K.Uk)(p);if(O===void 0)return{isWhole:!1,...(0,K.VI)(F,p)};if(F.length+
O.length>K.lG)return{isWhole:!1,text:F,withheld:null};F+=O}return{isWhole:!0,text:z(L(F)),withheld:null}}}),7905:((pe,ne,_)=>{_.d(ne,{Ef:()=>P,RO:()=>J,S9:()=>R,
Zn:()=>p,gd:()=>E,hN:()=>v,qm:()=>L});var I=_(9075),k=_(8321),K=_(8011),X=_(1064),U=_(5011),z=_(1022),j=_(7495);const L=h=>[[{...(0,k.g$)(h,(0,I.os)()),from:null}]],
V=1e4;function J({kind:h},g,l,f){const{row:m,value:S}=g;if(S?.kind!=="known")return w(h,g,l);const A=y(g),H=m.grammar==="module"&&!A&&(0,U.Nj)(S.text)?"./":S.text,
re=h.clients.length===X.Du.length?"":h.clients[0],le=`${m.grammar} ${m.service} ${re} ${A} ${H}`,ae=f.get(le);if(ae!==void 0)return ae;f.size>=V&&f.clear();const se=w(
h,g,l);return f.set(le,se),se}const y=({version:h})=>h?.value.kind==="known";function w(h,g,l){const f=h.clients.map(S=>[S,x(h,g,S,l)]),m=Math.max(...f.map(([,{
length:S}])=>S));return Array.from({length:m},(S,A)=>{const C=new Map;for(const[ee,{[A]:ue}]of f)ue!==void 0&&C.set(ee,ue);const H=[...C.values()],re=H.find(({host:ee,
directHost:ue})=>ee!==null||ue!==void 0),ae=H.some(({needed:ee})=>ee==="state")?null:v(C,g.row),se=H.some(({problem:ee})=>ee!==void 0);return{meanings:C,first:re??
j.zt,needs:ae,isFaulty:se}})}function x(h,g,l,f){const m=W(g,l,f).map(A=>F(h,g,l,A));if(m.length<2)return m;const S=({host:A,needed:C,problem:H})=>[A,C,H?.message].
join(" ");return[...new Map(m.map(A=>[S(A),A])).values()]}const P={isWhole:!0,withheld:null,from:null};function W(h,g,l){const{value:f}=h;return f?.kind==="know\
n"?[[{...P,text:f.text}]]:f===void 0||f.text==="null"?[[{...P,text:null}]]:T(h)?l(h,f,g):L(f)}function T({row:{grammar:h},value:g}){if(g?.kind!=="pieces"||g.text===
"null")return!1;const{text:l}=(0,k.g$)(g,(0,I.os)());return l===null?!0:X.Du.some(f=>(0,j.i4)(h,l,f)===void 0)}const R=({references:h})=>h.some(g=>g.row.evaluation!==
void 0&&(T(g)||g.version?.value.kind==="pieces"||g.row.merges==="module"&&g.value?.kind==="pieces"));function F(h,g,l,f){const{row:m,address:S,value:A}=g,C=p(f),
H=C.map(({isWhole:ce,text:me})=>me===null?E(g,h,l):ce?j.pb[m.grammar](me,l,y(g)):(0,j.i4)(m.grammar,me,l)),[re]=H,le=H.every(ce=>ce?.needed===re?.needed);if(re!==
void 0&&le&&!H.includes(void 0)){const[ce]=C;return A?.kind!=="pieces"||ce===void 0?re:{...re,evaluated:{text:ce.text,isWhole:ce.isWhole}}}if(m.grammar==="terra\
grunt"&&G(A))return j.zt;const ae=m.evaluation!==void 0&&m.evaluation[l]===void 0,se=C.find(({withheld:ce})=>ce!==null)?.withheld??null,ee=l==="terraform",ue=(0,K.
J0)({address:S,argument:m.grammar==="host"?"hostname":"source",expression:A?.kind==="pieces"?A.text:"",candidates:C.map(({isWhole:ce,text:me,from:Me})=>({text:ce?
me:null,from:Me})),refused:ae?"never":se===null?null:{variable:ee?se:""}});return(0,j.Qm)(ue)}const G=h=>h?.kind==="pieces"&&h.pieces.some(g=>typeof g=="string"&&
/[?&]ref=/.test(g));function p(h){return h.some(({isWhole:g,from:l})=>g&&l!==null)?h.filter(({isWhole:g,from:l})=>g||l!==null):h}const O={cloud_default:"cloud b\
lock",remote_state_default:"remote state"};function E(h,g,l){const{row:f,value:m,address:S,localName:A}=h,C=m===void 0?h.kind:f.absent??h.kind;if(f.defaults!==void 0){
const H=f.defaults[l];return H!==null?(0,j.TU)((0,U.mD)(H)):(0,j.Qm)((0,K.tg)({block:O[C]??"remote backend"}))}return m!==void 0?f.grammar==="url"?j.zt:(0,j.Qm)(
(0,K.DA)({reason:"null",address:S})):C==="required_provider_invalid"?(0,j.Qm)((0,K.DA)({reason:"not-a-requirement",address:S})):A!==null&&g.class!=="stack"&&g.class!==
"deploy"?A!=="terraform"&&(0,z.sL)(A).ok?(0,j.TU)((0,U.Vm)(l)):j.zt:g.isOverride?j.zt:(0,j.Qm)((0,K.DA)({reason:"missing",address:S}))}function v(h,{service:g},l=()=>null){
if(g===null)return[];const f=new Map;for(const[m,{needed:S,host:A}]of h){const C=S==="state"?l(m)??A:S;C!==null&&f.set(C,{host:C,service:g,clients:[...f.get(C)?.
clients??[],m]})}return[...f.values()]}}),1884:((pe,ne,_)=>{_.d(ne,{FK:()=>L,FZ:()=>F,Od:()=>J,gq:()=>w,hN:()=>P,xr:()=>G});var I=_(6134),k=_(8321),K=_(9031),X=_(
1064),U=_(5011),z=_(1022),j=_(9562);const L={providerUses:new Map,hasBackend:!1,declared:[]},V=new Map([["language",0],["terraform",0],["provider",1],["check",1],
["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function J(E,v){const h=new x(E);if(v.kind==="native")for(const m of v.blocks)V.
get(m.type)===m.labels.length&&h.read(m);else for(const[m,S]of V)(0,I.SH)(v,m,S).forEach(h.read,h);const{providerUses:g,hasBackend:l,declared:f}=h;return{providerUses:g,
hasBackend:l,declared:f}}const y=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function w(E,v){const h=new x(E),g=(0,I.w4)(v,"terraform_binary")?.value,[,l]=y.exec((0,k.
bK)(g)??"")??[];g!==void 0&&l!==void 0&&h.declare("binary",g,l),h.declareVersion("version",(0,I.w4)(v,"terraform_version_constraint"));const{declared:f}=h;return f.
length===0?L:{...L,declared:f}}class x{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(v){this.source=v}read(v){const{type:h,labels:g,body:l}=v;
switch(h){case"language":this.declare("language",v);for(const f of(0,I.SH)(l,"compatible_with",0))this.declareVersion("compatible",(0,I.w4)(f.body,"opentofu"));
return;case"terraform":this.hasBackend||=P(l);for(const f of(0,I.SH)(l,"encryption",0))this.declare("encryption",f);this.declareVersion("version",(0,I.w4)(l,"re\
quired_version"));return;case"provider":for(const f of g)this.use(f.value,f.value,f,[v]),this.declareVersion("provider-version",(0,I.w4)(l,"version"),(0,k.Yo)(f.
value));(0,I.w4)(l,"for_each")!==void 0&&this.declare("provider-for-each",v);return;case"check":for(const f of(0,I.SH)(l,"data",2))this.readTyped(f,[v,f]);return;case"\
import":this.readNamed(v,[v]);return;default:h==="action"&&this.declare("action",v),this.readTyped(v,[v])}}declare(v,h,g="",l=null){this.declared.push({kind:v,text:g,
localName:l,place:this.source.place(h)})}declareVersion(v,h,g=null){const l=(0,k.bK)(h?.value);h!==void 0&&l!==null&&this.declare(v,h.value,l,g)}readTyped(v,h){
const[g]=v.labels;if(g===void 0||this.readNamed(v,h))return;const[l=""]=g.value.split("_",1);this.use(l,g.value,g,h)}readNamed(v,h){const g=(0,I.w4)(v.body,"pro\
vider")?.value;if(g===void 0)return!1;const{start:l,end:f}=g,m=this.source.text.slice(l,Math.min(f,l+R)),[,S]=T.exec(m)??[];return S===void 0?!1:(this.use(S,S,g,
h),!0)}use(v,h,g,l){if(this.providerUses.has(v))return;const f={text:(0,k.Yo)(h),address:W(l),place:this.source.place(g)};this.providerUses.set((0,k.Yo)(v),f)}}
const P=E=>(0,I.SH)(E,"backend",1).length>0||(0,I.SH)(E,"cloud",0).length>0,W=E=>(0,k.Bs)(E.flatMap(({type:v,labels:h})=>[v,...h.map(({value:g})=>g)])),T=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),
R=256;function F(E){if(E.every(({scope:h})=>h.providerUses.size===0))return[];const v=new Map;for(const h of(0,K.cU)(E)){const g=E.filter(({kind:l})=>h.every(f=>l.
clients.includes(f)));for(const[l,f]of O(g)){const m=v.get(l),S=m===void 0?h:[...m.clients,...h];v.set(l,{...m??f,clients:S})}}return Array.from(v.values(),({text:h,
address:g,place:l,clients:f})=>{const{host:m,isHostImplied:S,needs:A}=G(f);return{kind:"implied_provider",host:m,isHostImplied:S,...{text:h,address:g,place:l,clients:f,
isOverridden:!1,needs:A}}})}function G(E){const h=E.length===X.Du.length?p:p.filter((g,l)=>E.some(f=>f===X.Du[l]));return{host:h[0]?.host??null,isHostImplied:!0,
needs:h}}const p=X.Du.map(E=>({host:(0,U.Vm)(E),service:j.xq,clients:[E]}));function O(E){const v=new Set(["terraform"]);for(const{references:g}of E)for(const{localName:l}of g)
v.add(l);const h=new Map;for(const{scope:g,isContext:l}of E)if(!l)for(const[f,m]of g.providerUses)v.has(f)||(v.add(f),(0,z.sL)(f).ok&&h.set(f,m));return h}}),4667:((pe,ne,_)=>{
_.d(ne,{F:()=>S,I:()=>m});var I=_(9075),k=_(9562);const K={terraform:"app.terraform.io",opentofu:null},X={terraform:"app.terraform.io",opentofu:"app.terraform.i\
o"},U={terraform:"static",opentofu:"static"},z={opentofu:"static"},j={terraform:"any",opentofu:"any"},L=["config","migrate"],V=["stack","deploy"],J={position:["\
source"],grammar:"module",service:k.e$},y={...J,grammar:"stack-component",isLiteral:!0},w={...y,service:null},x={...J,grammar:"terragrunt",evaluation:j},P={position:"\
entries",grammar:"provider",service:k.xq,isLiteral:!0,absent:"required_provider_nosource"},W={position:["hostname"],grammar:"host",service:k.Bn,defaults:K},T={...W,
service:k.OZ},R={...W,evaluation:j},F={...W,service:k.M,defaults:X},G={...y,position:"manifest",grammar:"registry-module"},p={position:["address"],grammar:"url",
service:null};function O(A,C,H,re,{absence:le,...ae}={}){const se=C===""?[]:C.split(" > ").map(ee=>ee.split(" "));return{kind:H,files:A,path:se.map(([ee="",...ue])=>[
ee,...ue]),...le&&{absent:`${H}${le}`},...re,...ae}}const E={absence:"_missing"},v={absence:"_default"},h={evaluation:z,merges:"backend"},g={backend:"cloud",service:k.
OZ},l="data terraform_remote_state *",f={...p,position:["address","lock_address","unlock_address"]},m=[O(L,"module *","module",J,{...E,evaluation:U,merges:"modu\
le"}),O(L,"terraform > required_providers","required_provider",P,{merges:"provider"}),O(L,"required_providers","required_provider",P,{isReserved:!0}),O(L,"terra\
form > cloud","cloud",T,{...v,...h}),O(L,"terraform > backend remote","backend_remote",W,{...v,...h}),O(L,"terraform > backend http","backend_http",f,h),...[l,`\
check * > ${l}`].flatMap(A=>[O(L,A,"remote_state",R,{...v,backend:"remote"}),O(L,A,"remote_state",R,{...g,...v})]),O(L,l,"remote_state",p,{backend:"http",evaluation:j}),
O([...L,"query"],"provider tfe","provider_tfe",F,{...v,evaluation:j}),O(["test"],"provider tfe","provider_tfe",F),O(["lock"],"provider *","lock_provider",{position:"\
label",grammar:"locked-provider",service:k.xq,isLiteral:!0}),O(["test"],"run * > module","test_module",y,{...E,grammar:"test-module"}),O(["test"],"run * > backe\
nd remote","test_backend_remote",W,v),O(V,"required_providers","required_provider",P),O(V,"component *","stack_component",y,E),O(V,"removed","stack_removed",y,E),
O(V,"stack *","stack_stack",w,{...E,grammar:"stack"}),O(["deploy"],"upstream_input *","upstream_input",w,{grammar:"stack-output"}),O(["migrate"],"state_store_pr\
ovider","state_store_provider",P),O(["migrate"],"from > backend remote","migrate_backend_remote",W,v),...["terraform","unit *","stack *"].map(A=>O(["terragrunt"],
A,"terragrunt_source",x)),O(["terragrunt"],"catalog","terragrunt_source",{...x,position:"urls"}),O(["manifest"],"","installed_module",G)],S=(0,I.Oo)(A=>{const C=m.
filter(({files:H})=>H.includes(A));return Map.groupBy(C,({path:[H]})=>H?.[0]??"")})}),2245:((pe,ne,_)=>{_.d(ne,{O:()=>U});var I=_(9349),k=_(4009),K=_(6134);const X=200;
function U(J,y=new K.n_,w=!1){const x=new z(J,y);x.isHcl1=w;const P=x.readRoot();return x.structure({kind:"json",members:P===void 0?[]:(0,K.lS)(P)})}class z extends I.
zK{isHcl1=!1;readRoot(){const{text:y}=this;y.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();
const w=this.readValue();return this.isHcl1||w===void 0||(this.skipSpaces(),this.isAtEnd()||this.report("extraneous data after value: extra characters appear af\
ter the JSON value",this.at),w.kind!=="object"&&w.kind!=="tuple"&&this.report("root value must be object: it is neither an object nor an array of objects",w.start)),
w}skipSpaces(){const{text:y}=this;for(;;){const w=y.charCodeAt(this.at);if(w===32||w===10||w===13||w===9)this.at++;else if(w===47)this.skipComment();else return y.
charAt(this.at)}}skipComment(){const y=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no comments",this.at);const w=y?`
`:"*/",x=this.text.indexOf(w,this.at+1);this.at=x<0?this.text.length:x+w.length}readValue(){const{text:y,parts:w,at:x}=this;if(this.countPart(),w.isExceeded())return;
const P=y.charAt(x);if(P==='"'){const T=this.readString();return T===void 0?void 0:(0,k.BD)(T,{start:x,end:this.at},w)}if(P!=="{"&&P!=="[")return this.readPrimitive();
if(this.depth>=X)return this.stop(`values are nested deeper than ${X} levels`,x);this.depth++;const W=P==="{"?this.readObject():this.readArray();return this.depth--,
W}readPrimitive(){const{text:y,at:w}=this;j.lastIndex=w;const x=j.exec(y)?.[0];return x===void 0?this.stop("invalid start of value: a JSON value must start with\
 a brace, a bracket, a number, a string, or a keyword",w):(this.at+=x.length,{kind:"primitive",start:w,end:this.at,value:JSON.parse(x)})}readObject(){const y=this.
at++,w=[];for(let x=this.skipSpaces();x!=="}";x=this.skipSpaces()){if(x!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.
at);break}const P=this.readMember();if(P===void 0)break;w.push(P),this.endItem("}")}return{kind:"object",start:y,end:this.skipBracket(),items:w}}readMember(){const y=this.
at,w=this.readString();if(w===void 0)return;const x=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the pr\
operty name',this.at);this.at++,this.skipSpaces();const P=this.readValue();return P&&{name:w,start:y,end:x,value:P}}readArray(){const y=this.at++,w=[];for(;this.
skipSpaces()!=="]";){const x=this.readValue();if(x===void 0)break;w.push(x),this.endItem("]")}return{kind:"tuple",start:y,end:this.skipBracket(),elements:w}}skipBracket(){
return this.isAtEnd()||this.at++,this.at}endItem(y){const w=this.skipSpaces(),x=this.at;if(w!==y){if(w===""&&this.stop(`unclosed value: no "${y}" before the end\
 of the file`,x),w!==","){this.report(`missing separator: expected "," or "${y}"`,x);return}this.at++,this.skipSpaces()===y&&!this.isHcl1&&this.report("trailing\
 comma: JSON allows none",x)}}readString(){const{text:y,at:w}=this;let x=w+1,P=!0;for(let W=y.charCodeAt(x);W!==34;W=y.charCodeAt(x)){if(!(W>=32))return this.stopInString(
w,x);W===92&&(P=!1),x+=W===92?2:1}return this.at=x+1,P?y.slice(w+1,x):this.unescape(y.slice(w+1,x),w+1)}stopInString(y,w){return w>=this.text.length||this.text.
charCodeAt(w)===10?this.stop("invalid JSON string: no closing quote in its line",y):this.stop("invalid JSON string: a control character must be escaped",w)}unescape(y,w){
return y.replace(L,(x,P,W)=>{const T=this.isHcl1&&V.test(x);if(P===void 0&&!T)return JSON.parse(`"${x}"`);const R=`invalid JSON string: ${JSON.stringify(x)} is \
not an escape sequence`,F=w+W;return this.report(this.isHcl1?"invalid escape sequence":R,F,F+2),x}).toWellFormed()}}const j=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
L=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,V=/\/|u[dD][89a-fA-F]/}),400:((pe,ne,_)=>{_.d(ne,{K:()=>j});var I=_(4e3),k=_(9349),K=_(8704),X=_(3268),U=_(4009),
z=_(6134);function j(p,O=new z.n_){const E=new k.bs(p,p.startsWith("\uFEFF")?1:0,O);return E.structure(L(E,void 0))}function L(p,O){const E={kind:"native",attributes:[],
blocks:[]};let v=O!==void 0&&!p.isLineEnd(p.skipSpaces());for(;;){const h=p.skipBlank();if(p.at>=p.text.length){O!==void 0&&p.report(V,O);break}if(h==="}"&&O!==
void 0){p.at++;break}J(p,h,E),F(p,v,E),v=!1}return E}const V="unclosed configuration block: there is no closing brace before the end of the file";function J(p,O,E){
const v=p.at;p.countPart();const h=O==='"'?T(p):p.readName();if(h===void 0){O<"\x80"?p.report("argument or block definition required",v):p.reportCharacter(),G(p,
v);return}const g=p.at;if(p.skipSpaces()==="="&&p.peek(1)!=="="){p.at++,E.attributes.push({name:h,start:v,end:g,value:(0,K.J)(p,"line")});return}const f=[];for(let H=R(
p);H!==void 0;H=R(p))f.push(H);const m=p.at;if(p.peek()!=="{"){const H=f.length===0?`argument or block definition required: "${(0,I.dh)(h)}" has neither "=" nor\
 "{" after it`:`invalid block definition: the header of "${(0,I.dh)(h)}" has no "{" at its end`;p.report(H,v,g),G(p,v);return}p.at++;const C=y.has(h)&&f[0]?.value!==
w&&p.depth===0&&p.mistake===void 0?x(p,m):W(p,m);E.blocks.push({type:h,labels:f,start:v,end:m,body:C})}const y=new Set(["resource","data","ephemeral","output","\
variable"]),w="terraform_remote_state";function x(p,O){const{at:E}=p;return(0,X.ku)(p,"}",O)&&p.mistake===void 0?new P(p,O):(p.at=E,p.mistake=void 0,W(p,O))}class P{kind="\
native";text;parts;start;end;body;constructor({text:O,at:E,parts:v},h){this.text=O,this.parts=v,this.start=h,this.end=E}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(O){const{text:E,start:v,end:h}=this;return this.body!==void 0||E.slice(v,h).includes(O)}read(){if(this.body!==void 0)return this.
body;const{text:O,parts:E,start:v,end:h}=this,g=new k.bs(O.slice(0,h),v+1,E);return g.depth=1,this.body=L(g,v),this.body}}function W(p,O){if(p.depth>=k.lr)return p.
report(`blocks are nested deeper than ${k.lr} levels`,O),(0,X.ku)(p,"}",O),{kind:"native",attributes:[],blocks:[]};p.depth++;const E=L(p,O);return p.depth--,E}function T(p){
const O=p.at,E=(0,U.E3)(p);return p.report("invalid argument name: argument names must not be quoted",O,p.at),E.kind==="string"?E.value:void 0}function R(p){const O=p.
skipSpaces(),E=p.at;let v;if(O==='"'){const g=(0,U.E3)(p);g.kind==="string"?v=g.value:(v=p.text.slice(E+1,Math.max(E+1,p.at-1)),p.report("invalid block label: i\
t has to be plain text",E,p.at))}else v=p.readName();if(v===void 0)return;const{at:h}=p;return p.countPart(),{value:v,start:E,end:h}}function F(p,O,E){const v=p.
skipSpaces();O&&(v!=="}"||E.blocks.length>0)?p.report("invalid single-argument block definition: a block in one line has one argument at most",p.at):!O&&!p.isLineEnd(
v)&&p.report("missing newline after argument or block definition",p.at)}function G(p,O){(0,X.Kk)(p,"line"),(p.at===O||(0,k.wH)(p.peek())&&p.peek()!=="}")&&p.at++}}),
3082:((pe,ne,_)=>{_.r(ne),_.d(ne,{Instances:()=>Qt,Terragrunt:()=>en,asWritten:()=>fe.qm,declaredIn:()=>je,dependsOnOthers:()=>fe.S9,detach:()=>I.Yo,dotted:()=>I.
Bs,isForeign:()=>Be,readModule:()=>Dt,readTools:()=>f,resolveValue:()=>I.g$,usagesOf:()=>$e,withUnits:()=>hn});var I=_(8321),k=_(9075),K=_(4e3),X=_(2161),U=_(796);
const z=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),j=r=>z.
get(r.toLowerCase())??"terraform",L="init|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)\
|output\\s+-|force-unlock|-chdir",V=(r,e)=>new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(${r})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${e})(?![\\w\
-])`),J=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,y=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],w=`(?=["'\\s,\\]})@]|$)`,x="^[\\s-]*\\w[\\w-]*:\\s*\\[",P=`(?=["']?\\s*[,\\]])`,W=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/\
terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${w}|([\\w.\${}-]+)))?${w}`),text:"uses $1",version:"latest"},{form:V("terraform|tofu",L),text:"runs\
 $1"},{form:V("tofu","fmt"),text:"runs $1"},{form:V("terraform","fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${x}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${P}`),text:"lists $1"},{form:new RegExp(`${x}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${P}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],T=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,R=/\b(?:echo|printf)\b[^;&|]*/g;function F(r){if(!/terraform|tofu|tfenv/i.
test(r))return[];const e=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(r);if(T.test(r)&&!e)return[];const n=r.replace(R,o=>" ".repeat(o.length)),t=J.exec(n);return t===
null?W.flatMap(o=>G(o,n)):O(t)}function G({form:r,text:e,version:n=null,...t},o){const s=r.exec(o);if(s===null)return[];const[,i="",a=n]=s,c=e.replace("$1",()=>i);
return[{client:j(i),text:c,version:a,...p(s),...t}]}const p=({index:r,0:{length:e}})=>({start:r,end:r+e});function O(r){const[,e=""]=r;return y.flatMap(({form:n,
otherwise:t})=>{const o=n.exec(e);return o===null?[]:[{client:j(o[1]??o[2]??""),text:`uses ${e}`,version:null,...p(r),step:{otherwise:t}}]})}const E=50,v=/^digger\.ya?ml$/,
h=100,g=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,l=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function f(r,e){const n=[],t=new Set;
let o=!1,s=!1,i=!1;for(const a of(0,U._X)(r,e)){for(const M of(0,U.AN)(a))t.add(M);if(i||=(0,X.Z)(a.file)||l.test(a.text),(0,U.$)(a.file)||(0,X.Z)(a.file))continue;
const c=a.file.slice(a.file.lastIndexOf("/")+1),d=(0,X.TD)(c)||a.file.endsWith("mise/config.toml"),u=d?it(a):m(a);s||=v.test(a.file)&&u.some(({client:M})=>M==="\
opentofu");const b=s&&a.text.includes("diggerhq/digger@");n.push(...u.filter(({text:M})=>!b||M!==H)),o||=!d&&g.test(a.text)}return{signs:n,setsCloudHostname:o,givesState:i,
others:t}}function m({file:r,text:e}){if(!/terraform|tofu|tfenv/i.test(e))return[];const n=(0,U.Dx)(r,e),t=new Map,o=(0,k.Oo)(a=>ce(a,n)),s=n.map(F),i=re(r,n,s);
for(const[a,c]of n.entries()){if(t.size>=E)break;for(const d of s[a]??[]){if(i(d,a))continue;const{client:u,level:b="tool"}=d;for(const M of ae(d,n,a,o)){const D=`${u}\
 ${b} ${M}`;if(t.has(D))continue;const B=(0,U.$t)(r,a,c,d);t.set(D,{client:u,level:b,place:B,text:(0,K.dh)(d.text,h),version:M})}}}return A(r,[...t.values()])}const S=/atlantis\.ya?ml$/;
function A(r,e){return!e.some(({client:t})=>t==="opentofu")||!S.test(r)?e:e.filter(({client:t,version:o})=>t==="opentofu"||o!==null).map(t=>({...t,client:"opent\
ofu"}))}const C=/(^|\/)\.spacelift\/[^/]+$/,H="sets terraform_version";function re(r,e,n){const t=i=>{const c=n.slice(...i).flat().filter(({text:d,level:u})=>u!==
"hook"&&!/_version$/.test(d));return c.length===0?null:c.every(({client:d})=>d==="opentofu")},o=C.test(r)?e.indexOf("stack_defaults:"):-1,s=o<0?null:ee(e,o+1);return({
text:i},a)=>{if(i!==H||S.test(r))return!1;const c=t(ee(e,a));if(c!==null||s===null)return c===!0;const d=a>=s[0]&&a<s[1];return t(d?[0,e.length]:s)===!0}}const le=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function ae({version:r,step:e},n,t,o){if(e===void 0)return r===null?[null]:o(r);const s=n.slice(...ee(n,t)).map(i=>le.exec(i)?.[1]?.replace(/^["']|["']$/g,"")).
find(i=>i!==void 0);return s===void 0?[e.otherwise]:o(s)}const se=100;function ee(r,e){const n=r[e]??"",t=n.search(/[^\s-]/),o=d=>d!==""&&d.search(/\S/)<t,i=n.trimStart().
startsWith("-")?[]:r.slice(Math.max(0,e-se),e),a=r.slice(e+1,e+se),c=a.findIndex(o);return[e-i.length+i.findLastIndex(o)+1,e+1+(c<0?a.length:c)]}const ue=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function ce(r,e){const[,n,t,o]=ue.exec(r.trim())??[],s=n??t??o;if(s===void 0)return[r.trim()];for(const i of e){const a=i.indexOf(s),c=a<0?void 0:me.exec(i.slice(
a+s.length))?.[1];if(c===void 0||/[\w-]$/.test(i.slice(0,a)))continue;const d=c.match(/[^\s"',[\]]+/g);if(d!==null)return d}return[r]}const me=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
Me=/[^\s"',\]}]+/;function it({file:r,text:e}){const n=(0,U.Dx)(r,e);return at(r,n).flatMap(({at:t,client:o,version:s,start:i=0})=>{if(o===void 0)return[];const a=n[t]??
"",c=(0,U.$t)(r,t,a,{start:i,end:a.length}),d=s===null?`selects ${o}`:`selects ${o} ${s}`;return[{client:o,level:"version-file",place:c,text:(0,K.dh)(d,h),version:s}]})}
function at(r,e){const[,n]=/\.(terraform|opentofu)-version$/.exec(r)??[];if(n===void 0)return r.endsWith(".toml")?dt(e):ct(e);const t=e.findIndex(s=>s.trim()!==
""),o=Me.exec(e[t]??"")?.[0]??null;return t<0?[]:[{at:t,client:z.get(n),version:o}]}const ct=r=>r.map((e,n)=>{const[t="",o=null]=e.trim().split(/\s+/);return{at:n,
client:z.get(t),version:o}}),lt=/^\s*\[\s*([\w."':/-]+)\s*\]/,ut=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function dt(r){let e="";return r.
flatMap((n,t)=>{e=lt.exec(n)?.[1]?.replaceAll('"',"")??e;const[,o="",s=""]=ut.exec(n)??[],i=/^tools\.(?:\w+:)?(.+)$/.exec(e)?.[1],a=z.get(e==="tools"?o:o==="ver\
sion"?i??"":""),c=/\bversion\s*=\s*(.*)$/s.exec(s)?.[1]??s,d=c.match(/[^\s"',[\]{}=]+/g)??[];return(c.startsWith("[")?d:d.slice(0,1)).map(b=>({at:t,client:a,version:b,
start:n.search(/\S/)}))})}var fe=_(7905),xe=_(9031),ft=_(7545),ge=_(7052),ie=_(5799),ht=_(3229),pt=_(1064);function mt({kind:r},e,n){const{row:t,value:o,version:s}=e,
i=o?.kind==="pieces"||s?.value.kind==="pieces";if(t.merges!=="module"||!i)return;const a=r.clients.flatMap(c=>{const d=vt(e,c,n);return d===null?[]:[[c,d]]});return Object.
fromEntries(a)}function vt(r,e,n){const t=a=>a?.kind==="pieces"?n(r,a,e):[[{...fe.Ef,text:a?.text??null}]],o=t(r.value);if(o.flat().some(({withheld:a})=>a!==null))
return null;const s=t(r.version?.value),i=new Map;for(let a=0;a<Math.max(o.length,s.length);a+=1){const[c=[],d=[]]=[o[a]??o[0],s[a]??s[0]],u=gt(c,d);i.set(JSON.
stringify(u),u)}return[...i.values()]}function gt(r,e){const[n,t]=[Pe(r),Pe(e)];return{root:r[0]?.root??e[0]?.root??null,source:n??null,version:t??null,isOpen:n===
void 0||t===void 0}}function Pe(r){const[e,...n]=(0,fe.Zn)(r),t=n.every(({isWhole:o,text:s})=>o&&s===e?.text);return e?.isWhole===!0&&t?e.text:void 0}var ve=_(1884);
const Se=5e4;function $e(r,e,n=new Map){const t=[],o=[...r.flatMap(i=>i.notes),...(0,xe.ls)(r)],s=new _t(r,e,n);for(const i of r)if(!i.isContext)for(const a of i.
references){if(t.length>=Se)return o.push(Ne(i.file)),Ce(t,o);const c=(0,fe.RO)(i,a,e,n);let d=mt(i,a,e);for(const u of c){const b=s.usageOf(i,a,u);t.push(d===void 0?
b:{...b,calls:d}),d=void 0}(a.row.isReserved||c.some(({isFaulty:u})=>u))&&o.push(...s.notesOf(i,a,c))}for(const i of(0,ve.FZ)(r))t.push(i);return Ce(t,o)}const Ne=r=>(0,ie.
sb)(r,(0,ge.ub)({kind:"module-usages",max:Se})),Ce=(r,e)=>({usages:r.sort((n,t)=>Ue(n.place,t.place)),notes:e.sort((n,t)=>Ue((0,ie.Xd)(n),(0,ie.Xd)(t)))});class _t{files;values;known;overrides;constructor(e,n,t){
this.files=e,this.values=n,this.known=t,this.overrides=e.filter(({kind:o})=>o.isOverride)}usageOf(e,n,t){const{kind:o,value:s,address:i,constraints:a,place:c,row:d,
hasOwnToken:u,workspace:b}=n,{meanings:M,first:D,needs:B}=t,Y=this.overrides.length===0?M:new Map([...M].filter(([$])=>this.isInForce(e,n,$))),Z=Y.size===M.size&&
B!==null,q={kind:o,host:D.host,isHostImplied:D.isHostImplied,directHost:D.directHost,hasOwnToken:u,text:s?.text??null,address:i,version:this.versionOf(n),constraints:a,
place:c,clients:e.kind.clients,needs:Z?B:(0,fe.hN)(Y,n.row,this.stateHost),isOverridden:Y.size===0,workspace:b};return Z&&d.backend===void 0&&s?.kind!=="pieces"?
q:{...q,...this.decisionOf(n,t,Y)}}decisionOf({value:e,row:n},{meanings:t},o){const s=[...t],i=s.flatMap(([u,b])=>b.evaluated===void 0?[]:[[u,b.evaluated]]),a=[
...o].flatMap(([u,{needed:b}])=>{const M=b==="state"?this.stateHost(u):null;return M===null?[]:[[u,M]]}),c=s.flatMap(([u])=>o.has(u)?[]:u),d=s.some(([,{needed:u}])=>u===
"state");return{...e?.kind==="pieces"&&{evaluated:Object.fromEntries(i)},...n.backend!==void 0&&{backend:n.backend},...o.size>0&&c.length>0&&{replacedFor:c},...d&&
{stateHosts:Object.fromEntries(a)}}}notesOf(e,n,t){const{place:o,row:s,value:i}=n,a=[o],c=new Map,d=i===void 0&&e.notes.length>0;for(const{meanings:u}of d?[]:t)
for(const[b,{problem:M,host:D}]of u){if(M===void 0||!this.isInForce(e,n,b))continue;const B=M.code==="source-dynamic",Y=e.notes.some(vn=>(0,ie.Xd)(vn)?.line===o.
line);if(B&&Y)continue;const Z=i?.kind==="known"&&(0,ht.Kc)(i.text),q=B?M.message:M.code,$=c.get(q),oe=$===void 0?D:$.namedHost??null,we=[...new Set([...$?.clients??
[],b])],mn={namedHost:oe,clients:we,places:a,isPlaceholder:Z};c.set(q,(0,ie.hD)($?.problem??M,mn))}if(s.isReserved){const u=(0,ft.ME)({block:"required_providers",
parent:"terraform"});c.set(u.code,(0,ie.hD)(u,{places:a,clients:e.kind.clients}))}return[...c.values()]}isInForce({kind:e},{mergeKey:n},t){return e.isOverride||
n===null||!this.replaced(t).has(n)}replaced=(0,k.Oo)(e=>{const n=new Set;for(const{kind:t,references:o,scope:s}of this.overrides)if(t.clients.includes(e)){s.hasBackend&&
n.add("backend");for(const{mergeKey:i,value:a,localName:c}of o)i!==null&&(a!==void 0||c!==null)&&n.add(i)}return n});stateHost=(0,k.Oo)(e=>{const n=this.files.filter(
({kind:t})=>t.clients.includes(e));for(const t of n)for(const o of t.references){if(o.row.merges!=="backend"||!this.isInForce(t,o,e))continue;const[s]=(0,fe.RO)(
t,o,this.values,this.known),i=s?.meanings.get(e)?.needed??null;if(i!==null&&i!=="state")return i}return null});versionOf(e){if(e.version===null)return;const{value:n,
place:t}=e.version;if(n.kind==="known")return{text:n.text,place:t};const o=pt.Du.flatMap(i=>{const a=this.values(e,n,i).flat();if(a.some(({withheld:u})=>u!==null))
return[];const[c,...d]=a;return[[i,d.length===0&&c?.isWhole===!0?c.text:null]]});return{text:Ot.test(n.text)?n.text:"\u2026",value:Object.fromEntries(o),place:t}}}
const Ot=/^(?!<<)"?[^"]*"?$/,Ue=(r,e)=>r===null||e===null?0:r.file!==e.file?r.file<e.file?-1:1:r.line-e.line||r.column-e.column;var kt=_(5747),be=_(2245),Ee=_(400),
N=_(6134),bt=_(9804),Et=_(7854),wt=_(4667);function Mt(r,e,n){const t=(0,wt.F)(n),o=[],s=new Set([""]);if(e.kind==="json")for(const{name:i}of e.members)s.add(i);else
for(const{type:i}of e.blocks)t.has(i)&&s.add(i);for(const i of s)for(const a of t.get(i)??[])new xt(r,a,o).readAt(0,{body:e,block:void 0,names:[]});return o}class xt{source;row;found;constructor(e,n,t){
this.source=e,this.row=n,this.found=t}readAt(e,n){const t=this.row.path[e];if(t===void 0){this.read(n);return}const[o]=t,{body:s}=n,i=s.kind==="native"?s.blocks:
(0,N.SH)(s,o,t.length-1);for(const a of i){const{labels:c}=a;if(a.type!==o||c.length!==t.length-1||c.some(({value:u},b)=>t[b+1]!=="*"&&t[b+1]!==u))continue;const d=[
...n.names,o,...c.map(({value:u})=>u)];this.readAt(e+1,{body:a.body,block:a,names:d})}}read(e){const{body:n,block:t,names:o}=e;switch(this.row.position){case"en\
tries":for(const s of(0,N.Td)(n))this.addEntry(o,s);return;case"label":{const s=t?.labels.at(-1);if(s===void 0)return;const i={kind:"known",text:(0,I.Yo)(s.value)},
a=this.source.place(s),c=this.version((0,N.w4)(n,"version")?.value),d=(0,I.bK)((0,N.w4)(n,"constraints")?.value)??void 0;this.add(o.slice(0,-1),{value:i,place:a,
version:c,constraints:d});return}case"manifest":this.addManifest(n);return;case"urls":{const s=(0,N.w4)(n,"urls")?.value;for(const i of s?.kind==="tuple"?s.elements:
[])this.add(o,this.written(i));return}default:this.addArguments(e,this.row.position)}}add(e,n){const{row:t}=this,{kind:o=t.kind,version:s=null,localName:i=null,
hasOwnToken:a=!1}=n;this.found.push({row:t,kind:o,address:(0,I.Bs)(e),value:n.value,version:s,constraints:n.constraints,place:n.place,mergeKey:St(t,e),localName:i,
hasOwnToken:a,workspace:n.workspace})}addArguments({body:e,block:n,names:t},o){const{row:s,source:i}=this,a=M=>(0,N.w4)(e,M)?.value,c=s.backend!==void 0;if(c&&(0,I.
bK)(a("backend"))!==s.backend)return;const d=c?a("config"):void 0,u=c?M=>(0,N.Tu)(d,M):a,b={version:this.version(a("version")),hasOwnToken:s.grammar==="host"&&u(
"token")!==void 0,workspace:s.merges==="backend"&&s.grammar==="host"?At(e):void 0};for(const M of o){const D=u(M);if(D!==void 0)this.add(t,{...b,...this.written(
D)});else if(s.absent!==void 0&&n!==void 0){const Y=d!==void 0&&d.kind!=="object"?(0,I.C5)((0,I.wK)(i,d),M):void 0;this.add(t,{...b,kind:s.absent,value:Y,place:i.
place(n)})}}}written(e){const{row:n,source:t}=this;return{value:n.defaults!==void 0&&e.kind==="primitive"&&e.value===null?void 0:(0,I.wK)(t,e,n.isLiteral),place:t.
place(e)}}addEntry(e,{name:n,value:t}){const{row:o,source:s}=this,i=[...e,n],a=(0,I.Yo)(n);if(t.kind==="object"){const u=(0,N.Tu)(t,"source");this.add(i,{localName:a,
kind:u===void 0?o.absent??o.kind:o.kind,value:u&&(0,I.wK)(s,u,o.isLiteral),version:this.version((0,N.Tu)(t,"version"),I.wK),place:s.place(u??t)});return}const c={
localName:a,value:void 0,place:s.place(t)};["string","primitive","template"].includes(t.kind)?this.add(i,{...c,kind:"required_provider_legacy",version:this.version(
t)}):this.add(i,{...c,kind:"required_provider_invalid"})}addManifest(e){const n=(0,N.w4)(e,"Modules")?.value;for(const t of n?.kind==="tuple"?n.elements:[]){const o=(0,N.
Tu)(t,"Source"),s=(0,I.bK)((0,N.Tu)(t,"Key"));if(o===void 0||s===null)continue;const i=this.version((0,N.Tu)(t,"Version"));this.add(["module",s],{...this.written(
o),version:i})}}version(e,n=I.yR){const t=e&&n(this.source,e);return e&&t?{value:t,place:this.source.place(e)}:null}}function St({merges:r},e){return r===void 0||
r==="backend"?r??null:(0,I.Bs)([r,e.at(-1)??""])}const yt=["name","prefix","tags"];function At(r){const[e]=(0,N.SH)(r,"workspaces",0),n=o=>o==="workspaces"&&e!==
void 0?yt.some(s=>(0,N.w4)(e.body,s)!==void 0):(0,N.w4)(r,o)!==void 0,t=Et.Rt.filter(o=>!n(o));return{organization:(0,I.bK)((0,N.w4)(r,"organization")?.value),name:e?
(0,I.bK)((0,N.w4)(e.body,"name")?.value):null,...t.length>0&&{lacks:t}}}const Tt=64,It=16*1024*1024;function*Dt(r,e){const n=[],t=[];let[o,s]=[0,Se];for(const[i,
{path:a,file:c,target:d,kind:u,isContext:b}]of r.entries()){if(i>0&&i%Tt===0&&(yield e+i))return null;const D=(0,kt.yR)(a);if(!D.ok){const{failure:Z}=D;Z.kind===
"size"?t.push((0,ie.sb)(c,(0,ge.ub)(Z))):n.push(Pt(Z.code,{file:c,kind:u,isContext:b}));continue}o+=D.bytes;const B=Ke(D.text,u,c,b,new N.n_,d);!D.isUtf8&&!b&&B.
notes.length===0&&t.push($t(D.text,u,c));const Y=Nt(B);if(Y>s){const Z={...B.scope,providerUses:ve.FK.providerUses},$={references:B.references.slice(0,s),scope:Z,
definitions:[]};n.push({...B,...$,notes:[...B.notes,Ne(c)]});break}s-=Y,n.push(o>It?(0,xe.rd)(B):B)}return{files:n,notes:t,bytes:o}}const ye=({class:r})=>r==="c\
onfig"||r==="test",Rt=["EACCES","EPERM"];function Pt(r,e){const{file:n,kind:t}=e,o=(ye(t)||t.class==="lock")&&Rt.includes(r),s=[(0,ie.sb)(n,(0,ge.WO)({what:"fil\
e",code:r,isRefused:o}))];return{...e,references:[],scope:ve.FK,definitions:[],notes:s}}function $t(r,e,n){const t=r.indexOf("\uFFFD"),o=r.slice(r.lastIndexOf(`\

`,t)+1,t),s=/#|\/\//.test(o)||r.lastIndexOf("/*",t)>=0,i=ye(e)&&e.syntax==="hcl"&&!s,a=(0,N.yN)(r)({start:t,end:t+1});return(0,ie.sb)(n,(0,ge.U$)({error:null,isRefused:i}),
a)}const Le=({references:r,scope:e})=>r.length+e.providerUses.size,Nt=r=>Le(r)+r.definitions.length;function*je(r){const e=(s,i)=>({kind:s,text:"",localName:null,
place:{file:i,...ie.wv}}),n=r.filter(({kind:s})=>s.class==="config"),[t]=n;t!==void 0&&r.every(s=>Le(s)===0)&&(yield e("module",t.file));const o=n.filter(({scope:s})=>s.
hasBackend);for(const s of new Set(o.map(({kind:i})=>i.clients))){const i=n.find(({kind:a})=>a.clients===s);i!==void 0&&(yield e("state",i.file))}for(const{file:s,
kind:i,references:a,scope:c,isContext:d}of r)i.class==="lock"&&a.length===0&&(yield e("lock",s)),i.class==="config"&&!d&&(yield*c.declared)}const Ct=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;
function Be(r){return r.kind.class!=="terragrunt"||r.references.length>0?!1:!Ct.test(r.file)}const Ut={config:ve.Od,terragrunt:ve.gq};function Ke(r,e,n,t=!1,o=new N.
n_,s){const i=(e.syntax==="json"?be.O:Ee.K)(r,o),a=(0,I.rI)(i,n,s),{body:c}=i,d=Mt(a,c,e.class),u=Ut[e.class]?.(a,c)??ve.FK,b=Be({file:n,kind:e,references:d})&&
!o.isExceeded(),M=t||b?[]:Lt(i,e,{file:n,target:s}),D=e.class==="config"?(0,xe.kM)(a,c):[];return{file:n,kind:e,references:d,scope:u,definitions:D,notes:M,isContext:t}}
function Lt({text:r,problems:e,parts:n},t,{file:o,target:s}){return n.isExceeded()?[(0,ie.sb)(o,(0,ge.ub)({kind:"parts",max:n.max}))]:e.map(({message:i,...a})=>{
const c=ye(t)&&!jt.test(i),d=t.class==="lock"?(0,bt.FA)({reason:"syntax",error:i}):(0,ge.U$)({error:i,isRefused:c}),u=r.split(`
`,a.line)[a.line-1]??"",b=Bt.test(u.slice(0,Kt));return{...(0,ie.sb)(o,d,{...a,target:s}),clients:t.clients,isPlaceholder:b}})}const jt=/^\w+ are nested deeper than/,
Bt=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,Kt=1e3;var te=_(9160),Q=_(9664),Wt=_(5011);function Ft(r,e,n){const t=n.list(r),o=new Set(t),s=new N.n_,
i=new We,a=t.flatMap(c=>{const d=(0,X.L8)(c,o,"");return d?.class==="lock"&&(i.isRoot=!0),d?.class==="config"&&d.clients.includes(e)?[{name:c,kind:d}]:[]});for(const c of[
!1,!0])for(const{name:d,kind:u}of a){const b=u.isOverride===c?n.read((0,Q.Gz)(r,d)):null;if(b!==null&&i.read((u.syntax==="json"?be.O:Ee.K)(b,s)),s.isExceeded())
return Fe}return i.bytes+=s.bytes,i}class We{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({text:e,body:n}){this.bytes+=e.length;for(const t of(0,N.
SH)(n,"variable",1))this.readVariable(t,e);for(const t of(0,N.SH)(n,"locals",0))Ae(this.locals,t,e);for(const t of(0,N.SH)(n,"module",1)){const o=t.labels[0]?.value??
"",s=this.calls.get(o)??new Map;this.calls.set(o,s),Ae(s,t,e)}for(const{body:t}of(0,N.SH)(n,"terraform",0))this.isRoot||=(0,ve.hN)(t)}readVariable({labels:e,body:n},t){
const o=e[0]?.value??"",s=this.variables.get(o)??{};this.variables.set(o,s);const i=u=>{const b=(0,N.w4)(n,u)?.value;return b&&(0,te._3)({expression:b,text:t},(0,k.
os)())},a=i("default"),c=i("const"),d=i("nullable");a!==void 0&&(s.default=a),c!==void 0&&(s.isConst=String(c)==="true"),String(i("sensitive"))==="true"&&(s.isConst=
!1),d!==void 0&&(s.isNullable=String(d)==="true")}}function Ae(r,{body:e},n){for(const{name:t,value:o}of(0,N.Td)(e))r.set(t,{expression:o,text:n})}const Fe=new We,
He=/\.tfvars(\.json)?$/,Ve=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,ze=/^terraform\.tfvars/,Ht=/\.(tf|tofu)(\.json)?$/,Te=200,Ge=1024*1024,Vt=2;function zt(r,e){
const n=new N.n_;let t=0;const o=u=>{const b=t>Ge?null:e.read((0,Q.Gz)(r,u),Ge);return t+=b?.length??0,Gt(u,b,n)},s=e.list(r).filter(u=>He.test(u)),i=s.filter(u=>!Ve.
test(u));for(const u of Xe("",r,e,Vt))i.push(u);const a=s.filter(u=>Ve.test(u)).slice(0,Te).sort((u,b)=>Number(ze.test(b))-Number(ze.test(u))).map(o).reverse(),
c=i.slice(0,Te).map(u=>({given:o(u),from:`with ${(0,Q.Gz)(r,u)}`}));return{loaded:u=>a.map(b=>b(u)).find(b=>b),others:c,bytes:t+n.bytes}}function*Xe(r,e,n,t){if(t!==
0)for(const o of n.directories(e).slice(0,Te)){const[s,i]=[(0,Q.Gz)(e,o),(0,Q.Gz)(r,o)],a=n.list(s);if(!a.some(c=>Ht.test(c))){for(const c of a)He.test(c)&&(yield(0,Q.
Gz)(i,c));yield*Xe(i,s,n,t-1)}}}function Gt(r,e,n){if(e===null)return()=>()=>{};const t=r.endsWith(".json"),{text:o,body:s}=(t?be.O:Ee.K)(e,n);if(n.isExceeded())
return()=>()=>{};const i=new Map;for(const{name:a,value:c}of(0,N.Td)(s))i.has(a)||i.set(a,c);return a=>{const c=i.get(a);return c&&(()=>(0,te._3)({expression:c,
text:o},(0,k.os)()))}}var de=_(6760);const Xt=64*1024,he=r=>e=>{const n=e.map(k.Uk).filter(t=>t!==void 0);return n.length===e.length?r(...n):void 0},Jt=r=>e=>e===
k.pi?r.length:r[Number(e)];function Je(r,e=""){const n=[];let t=Xt;for(const o of r){const s=typeof o=="function"?o(k.pi):void 0;if(typeof o!="function"||typeof s!=
"number")return;for(let i=0;i<s;i+=1){const a=(0,k.Uk)(o(String(i)));if(t-=(a??"").length+e.length+1,a===void 0||t<0)return;n.push(a)}}return n}const Ye={coalesce:r=>r.
includes(void 0)?void 0:r.find(e=>e!==null&&e!==""),format:([r,...e])=>{if(typeof r!="string"||!/^(?:[^%]|%s)*$/.test(r))return;const n=e.map(k.Uk),t=r.split("%\
s");if(!(n.includes(void 0)||n.length!==t.length-1))return t.map((o,s)=>o+(n[s]??"")).join("")},element:([r,e])=>{const n=Je([r]);return n?.[Number(e)%n.length]},
join:([r,...e])=>typeof r=="string"?Je(e,r)?.join(r):void 0,lookup:([r,e])=>typeof r=="function"&&typeof e=="string"?r(e):void 0,lower:he(r=>r.toLowerCase()),replace:he(
(r,e="",n="")=>/^\/.*\/$/s.test(e)?void 0:r.replaceAll(e,()=>n)),split:he((r,e="")=>Jt(e.split(r))),tostring:he(r=>r),trimprefix:he((r,e="")=>r.startsWith(e)?r.
slice(e.length):r),trimspace:he(r=>r.trim()),trimsuffix:he((r,e="")=>r.endsWith(e)?r.slice(0,r.length-e.length):r),upper:he(r=>r.toUpperCase())},Ze=(r,e)=>Object.
hasOwn(Ye,r)?Ye[r]?.(e):void 0;function Ie(r,e){return typeof r!="string"||de.posix.join(r.startsWith("/")?".":e,r).startsWith("..")?null:de.posix.resolve("/",e,
r).slice(1)}const _e=r=>de.posix.dirname(`/${r}`);function Yt(r){const{from:e,unit:n,parent:t,isSet:o}=r,s=_e(e),i=(a,c)=>de.posix.relative(a,c)||".";return{basename:([
a])=>typeof a=="string"?de.posix.basename(a):void 0,dirname:([a])=>typeof a=="string"?de.posix.dirname(a):void 0,find_in_parent_folders:a=>Zt(r,a),get_env:([a,c])=>typeof a==
"string"&&!o(a)?c:void 0,get_original_terragrunt_dir:()=>_e(n),get_parent_terragrunt_dir:([a])=>_e(t(a)),get_path_from_repo_root:()=>i("/",s),get_path_to_repo_root:()=>i(
s,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>s,path_relative_from_include:([a])=>i(s,_e(t(a))),path_relative_to_include:([a])=>i(_e(t(a)),s),try:a=>a.find(
c=>c!==void 0)}}function Zt({from:r,files:e},n){const[t=n.length===0?"terragrunt.hcl":void 0,o]=n;if(typeof t=="string"){for(let s=_e(r);s!=="/";){s=de.posix.dirname(
s);const i=de.posix.join(s,t);if(e.exists(i.slice(1)))return i}return o}}const Oe={uses:1e3,depth:40,instances:1e5,bytes:256*1024*1024};class Qt{effort=new k.Pg;found=new Map;instances=0;bytes=0;depth=0;context;client;evaluation;constructor(e,n,t){
this.context=e,this.client=n,this.evaluation=t}of(e){const n=this.found.get(e);if(n!==void 0)return n;this.found.set(e,[]),this.depth+=1;const t=this.calledBy(e);
this.depth-=1;const s=[...t.length===0||this.declarations(e).isRoot?this.roots(e):[],...t];return this.found.set(e,s),s}declarations=(0,k.Oo)(e=>this.bytes>Oe.bytes?
Fe:this.counted(Ft(e,this.client,this.context.files)));counted(e){return this.bytes+=e.bytes,e}roots=(0,k.Oo)(e=>{if(this.bytes>Oe.bytes)return[this.unknown(e)];
const{files:n,setBy:t}=this.context,{loaded:o,others:s}=this.counted(zt(e,n)),i=(c,d)=>this.instance(e,c,{use:e,root:e,from:d}),a=[i(o,null)];for(const{given:c,
from:d}of s)a.push(i(u=>c(u)??o(u),d));for(const c of this.declarations(e).variables.keys()){const d=t(c);if(!(d===null||o(c)!==void 0)){if(a.length>=Oe.uses)break;
a.push(i(u=>u===c?Qe:o(u),`with ${d}`))}}return a});calls=(0,k.Oo)(e=>Map.groupBy(this.declarations(e).calls,([,n])=>this.target(e,n)));calledBy(e){const n=[];for(const t of this.
callers(e)){const s=this.depth>Oe.depth||this.instances>Oe.instances?[this.unknown(t)]:this.of(t);for(const[i,a]of this.calls(t).get(e)??[])for(const{scope:c,use:d,
root:u,from:b}of s){if(n.length>=Oe.uses)return[...n,this.unknown(e)];const M=D=>{const B=a.get(D);return B&&(()=>(0,te._3)(B,c))};n.push(this.instance(e,M,{use:`${d}\
 ${i}`,root:u,from:b}))}}return n}callers(e){return(this.context.calls().callers.get(e)??new Set).union(this.dynamicCalls(null).get(e)??new Set)}dynamicCalls=(0,k.
Oo)(e=>{const n=new Map;for(const t of this.context.calls().dynamic)for(const o of this.calls(t).keys())n.set(o,(n.get(o)??new Set).add(t));return n});target(e,n){
const t=n.get("source"),[o]=this.roots(e),s=t&&o&&(0,te._3)(t,o.scope);return typeof s=="string"&&(0,Wt.Nj)(s)?(0,Q.un)(e,s):null}unknown=(0,k.Oo)(e=>this.instance(
e,()=>Qe,{use:`${e} ?`,root:null,from:null}));instance(e,n,t){const{variables:o,locals:s}=this.declarations(e),i=D=>{const B=o.get(D);if(B===void 0)return;const{
default:Y,isConst:Z,isNullable:q}=B,$=this.client==="terraform"?Z===!0:Z!==!1;if(this.evaluation==="static"&&!$)return new k.ae("",D);const oe=n(D),we=oe===void 0?
Y:oe();return we===null&&q===!1?Y:we},a={var:(0,k.Oo)(i),local:(0,k.Oo)(D=>{const B=s.get(D);return B&&(0,te._3)(B,M)}),path:D=>D==="module"||D==="root"?".":void 0},
c=this.evaluation==="static",d=D=>D==="terraform"&&this.client==="opentofu",u=D=>a[D]??(c&&!d(D)?new k.ae("",""):void 0),{effort:b}=this;this.instances+=1,b.count();
const M={name:u,call:Ze,effort:b};return{scope:M,...t}}}const Qe=()=>{};function qt(r,e){const n=(e.endsWith(".json")?be.O:Ee.K)(r),{text:t,body:o}=n,s=(u,b)=>{
const M=(0,N.w4)(u.body,b)?.value;return M&&{expression:M,text:t}},i=new Map;for(const u of(0,N.SH)(o,"locals",0))Ae(i,u,t);const a=new Map;for(const u of[...(0,N.
SH)(o,"include",0),...(0,N.SH)(o,"include",1)]){const b=s(u,"path"),M=s(u,"merge_strategy");b!==void 0&&a.set(u.labels[0]?.value??"",{path:b,strategy:M})}const c=new Map;
for(const u of(0,N.SH)(o,"generate",1))c.set(`generate ${u.labels[0]?.value}`,{path:s(u,"path"),strategy:s(u,"if_exists"),isDisabled:s(u,"disable"),ifDisabled:s(
u,"if_disabled"),contents:s(u,"contents")});for(const u of(0,N.SH)(o,"remote_state",0)){const b=s(u,"generate");if(b===void 0)continue;const M=Z=>{const q=(0,N.
Tu)(b.expression,Z);return q&&{expression:q,text:t}},D={type:s(u,"backend"),config:s(u,"config")},[B,Y]=[M("path"),M("if_exists")];c.set("remote_state",{path:B,
strategy:Y,contents:b,backend:D})}const[d]=(0,N.SH)(o,"terraform",0).flatMap(u=>s(u,"source")??[]);return{locals:i,inputs:s({body:o},"inputs"),includes:a,generated:c,
source:d,isSkipped:s({body:o},"skip"),isOpen:o.kind==="native"&&(0,N.w4)(o,"generate")!==void 0,place:(0,I.rI)(n,e).place}}class en{effort=new k.Pg;context;constructor(e){
this.context=e}read=(0,k.Oo)(e=>{const n=this.context.files.read(e);return n===null?null:qt(n,e)});scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).scope}includedScopes(e){
return(this.includers(null).get(e)??[]).flatMap(({unit:t,hasSource:o})=>o?[]:this.evaluation()({file:e,from:t,unit:t}).scope)}isIncluded(e){return this.includers(
null).has(e)}includers=(0,k.Oo)(e=>{const n=new Map;for(const t of this.context.terragrunt){const o=this.read(t);if(o===null||o.includes.size===0)continue;const s=this.
scopeOf(t);for(const{path:i}of o.includes.values()){const a=this.fileAt((0,te._3)(i,s),t);if(a===null)continue;const c=n.get(a)??[];n.set(a,c),c.push({unit:t,hasSource:o.
source!==void 0})}}return n});partsOf(e){const n=this.evaluation(),t=new Map,o=s=>{const i=s===null?null:this.read(s);if(s===null||i===null){t.set("",null);return}
if(t.has(s))return;const{scope:a}=n({file:s,from:e,unit:e});t.set(s,{file:s,declared:i,scope:a});for(const{path:c,strategy:d}of[...i.includes.values()].reverse())
(d===void 0||(0,te._3)(d,a)!=="no_merge")&&o(this.fileAt((0,te._3)(c,a),e))};return o(e),[...t.values()]}evaluation(){this.effort.renew();const e=new Map,n=t=>{
const o=`${t.file}
${t.from}`,s=e.get(o)??this.configOf(t,n);return e.set(o,s),s};return n}configOf(e,n){const{file:t,from:o,unit:s}=e,i=this.read(t),a=$=>$&&(0,te._3)($,q),c=$=>this.
fileAt(a(i?.includes.get($)?.path),o),d=($,oe)=>{if(!($===null||this.read($)===null))return n({file:$,from:oe??$,unit:s}).value},u=(0,k.Oo)($=>a(i?.locals.get($))),
b=(0,k.Oo)($=>{if(!i?.includes.has(""))return d(c($),o);const oe=d(c(""),o);return typeof oe=="function"?oe($):void 0}),M=(0,k.Oo)($=>$==="locals"?u:$==="inputs"?
a(i?.inputs):void 0),D=$=>{if(t!==o)return t;const[oe]=i?.includes.keys()??[];return c(typeof $=="string"?$:oe??"")??t},{files:B,isSet:Y}=this.context,Z=Yt({from:o,
unit:s,parent:D,files:B,isSet:Y}),q={name:$=>$==="local"?u:$==="include"?b:void 0,call:($,oe)=>$==="read_terragrunt_config"?d(this.fileAt(oe[0],o),null)??oe[1]:
Object.hasOwn(Z,$)?Z[$]?.(oe):Ze($,oe),effort:this.effort};return{scope:q,value:M}}fileAt(e,n){const t=Ie(e,(0,Q.jt)(n));if(t===null)return null;const s=[(0,Q.Gz)(
t,"terragrunt.hcl"),(0,Q.Gz)(t,"terragrunt.hcl.json")].find(i=>this.read(i)!==null);return s!==void 0&&this.read(t)===null?s:t}}var De=_(5143),qe=_(1022);const tn=25e4;
class nn{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;count=0;constructor(e){this.scan=e,this.scanned=new Set([...e.usages,...e.
declared].map(({place:n})=>n.file))}inherit(e,n,t){const o=(0,De.df)(e),s=this.sources.get(o)??[];this.sources.set(o,s),s.push({root:t,source:n,version:null,isOpen:!1})}add({
file:e,text:n,lines:t},o,s){if(t===null&&this.scanned.has(e))return this.snippets.set(e,(this.snippets.get(e)??new Set).add(s)),!0;if(this.count+=n.length/1e3,this.
count>tn)return!1;const i=d=>t===null||d.place.line<=t[1]?d:{...d,place:t[0]},a=Ke(n,o,e),{usages:c}=$e([a],(d,u)=>(0,fe.qm)(u));for(const d of c){const u=d.version&&
i(d.version);et(this.usages,i({...d,version:u}),s)}for(const d of je([a]))d.kind!=="module"&&et(this.declared,i(d),s);return this.count+=c.length,!o.isOverride||
c.every(d=>d.kind==="implied_provider")}finish(e){if(e.length===0)return this.scan;const t=Map.groupBy([...this.scan.usages,...this.usages.values()],({place:i})=>i.
file).values().flatMap(i=>i.sort((a,c)=>a.place.line-c.place.line)),o=Array.from(t,i=>this.placed(this.inherited(i))),s=new Set(e.flatMap(i=>i.replaced));return{
...this.scan,notes:this.scan.notes.filter(i=>!s.has((0,ie.W7)(i))),usages:sn(o,e),declared:[...this.scan.declared,...this.declared.values()].map(i=>this.placed(
i)),units:e}}inherited(e){const n=(0,De.df)(e.place),t=e.kind==="terragrunt_source"?this.sources.get(n):void 0;if(t===void 0)return e;this.sources.delete(n);const o=t.
flatMap(({root:s})=>s??[]);return{...e,calls:{terraform:t,opentofu:t},directories:o}}placed(e){const n=this.snippets.get(e.place.file);if(n===void 0)return e;const t=(0,Q.
jt)(e.place.file);return{...e,directories:this.isOfSnippets(t)?[...n]:[t,...n]}}isOfSnippets=(0,k.Oo)(e=>this.scanned.values().every(n=>(0,Q.jt)(n)!==e||this.snippets.
has(n)))}function et(r,e,n){const{kind:t,text:o,place:s}=e,i="address"in e?[e.address,e.version?.text]:[e.localName],a=[(0,De.df)(s),t,o,...i].join(`
`),c=r.get(a)??{...e,directories:[]};r.set(a,c),c.directories.at(-1)!==n&&c.directories.push(n)}const tt=({directories:r,place:e})=>r??[(0,Q.jt)(e.file)];function sn(r,e){
const n=r.filter(({kind:i})=>i.startsWith("required_provider")),t=st(n,tt),o=st(e,nt),s=(0,k.Oo)(i=>{const c=nt(i).flatMap(d=>t.get(d)??[]).filter(({each:d})=>!i.
replaced.includes(d.place.file));return new Set(c.map(({each:d})=>(0,qe.op)(d.address)))});return r.map(i=>{const a=i.kind==="implied_provider"?tt(i):[],c=a.flatMap(
M=>o.get(M)??[]);if(c.length===0)return i;const d=(0,qe.A5)(i.text),u=c.flatMap(({each:M})=>s(M).has(d)?[]:M);if(u.length===0)return{...i,isOverridden:!0,needs:[]};
const b=u.flatMap(({isPartial:M,directory:D})=>M?[]:D);return{...i,directories:[...b,...a.filter(M=>!o.has(M))]}})}const nt=({directory:r,module:e})=>[...new Set(
[r,e??r])];function st(r,e){const n=r.flatMap(t=>e(t).map(o=>({directory:o,each:t})));return Map.groupBy(n,({directory:t})=>t)}var ot=_(4009);function on({contents:r,
backend:e},{file:n,declared:t,scope:o},s){if(r===void 0)return null;const{expression:i,text:a}=r,c=t.place(i),d=a.slice(i.start,i.end).trimEnd(),u=c.line+d.split(
`
`).length-1,b=(q,$)=>$===null?null:{file:n,text:`
`.repeat(q-1)+$,lines:[c,u]};if(e!==void 0)return b(c.line,ln(e,o));if(d.startsWith("<<")){const q=d.slice(d.indexOf(`
`)+1,d.lastIndexOf(`
`)+1);return b(c.line+1,Re((0,ot.BD)(q,i),a,o))}const M=cn(r,o);if(M===null)return b(c.line,Re(i,a,o));const D=Ie(M.path,(0,Q.jt)(n)),B=D===null?null:s.read(D);
if(D===null||B===null)return null;const Y=M.values&&{...o,name:M.values},Z=Y?Re((0,ot.BD)(B,{start:0,end:0}),B,Y):B;return Z===null?null:{file:D,text:Z,lines:null}}
const rn=1024*1024,an=4096;function Re(r,e,n){if(r.kind!=="template"){const s=(0,te._3)({expression:r,text:e},n);return typeof s=="string"?s:null}let t="",o=0;for(const s of(0,te.
B$)(r.parts,e,n)){const i=s.kind==="known"?void 0:(0,te.cd)(s,e),a=s.kind==="known"?s.value:i&&(0,te.p_)(i,n);let c=(0,k.Uk)(a);if(c===void 0){const u=t.slice(o);
if(i===void 0||u.trim()===""||u.length>an)return null;c=u.split('"').length%2===0?`\${${i}}`:"null"}const d=c.lastIndexOf(`
`);if(d>=0&&(o=t.length+d+1),t+=c,t.length>rn)return null}return t}function cn(r,e){let n;const t=(a,c)=>a!=="file"&&a!=="templatefile"?e.call(a,c):(n=c,""),o=(0,te.
_3)(r,{...e,call:t})==="",[s,i]=n??[];return!o||n===void 0?null:{path:s,values:typeof i=="function"?i:void 0}}function ln({type:r,config:e},n){const t=a=>JSON.stringify(
a).replaceAll(/[$%](?=\{)/g,"$&$&"),o=r&&(0,te._3)(r,n);if(typeof o!="string")return null;const s=e&&(0,te._3)(e,n),i=["hostname","organization","address"].map(
a=>{const c=typeof s=="function"?s(a):void 0;return typeof c=="string"?`${a} = ${t(c)}
`:""});return`terraform {
backend ${t(o)} {
${i.join("")}}
}
`}const un=/(^|\/)terragrunt\.hcl(\.json)?$/,dn=/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//,fn=/[?&](ref|version)=/,ke=(r,{scope:e})=>r&&
(0,te._3)(r,e),rt=({expression:r},{declared:e})=>e.place(r);function*hn(r,e){const{context:n}=e,t=new nn(r),o=new pn(e,t),s=[];for(const i of n.terragrunt){if(yield r.
files)return{...t.finish(s),endedAt:(0,Q.jt)(i)};const a=o.read(i);a!==null&&s.push(a)}return t.finish(s)}class pn{terragrunt;additions;constructor(e,n){this.terragrunt=
e,this.additions=n}read(e){if(!un.test(e)||this.terragrunt.isIncluded(e))return null;const n=this.terragrunt.partsOf(e),t=n.filter(c=>c!==null),[o]=t;if(o!==void 0&&
ke(o.declared.isSkipped,o)===!0)return null;const s=this.sourceOf(n,e);if(s===null)return null;const i={directory:(0,Q.jt)(e),...s,isPartial:s.module===null||n.
includes(null),replaced:[],files:t.map(c=>c.file)};this.replaceByOwn(i);const a=new Set;for(const c of t){i.isPartial||=c.declared.isOpen;for(const[d,u]of c.declared.
generated)a.has(d)||this.generate(i,u,c),a.add(d)}return i}sourceOf(e,n){const t=(0,Q.jt)(n),o=e.find(M=>M===null||M.declared.source!==void 0);if(o===void 0)return this.
configIn(t).length===0?null:{module:t,unknown:null};const{source:s}=o?.declared??{};if(o===null||s===void 0)return{module:null,unknown:{file:n,...ie.wv}};const i=rt(
s,o),a=ke(s,o),c=a instanceof k.ae?a.text:a,d=s.text.slice(s.expression.start,s.expression.end);if(fn.test(d)||typeof c=="string"&&dn.test(c)){const M=o.file===
n&&s.expression.kind==="string";return typeof a=="string"&&!M&&this.additions.inherit(i,a,t),{module:null,unknown:null}}const u=a instanceof k.ae?null:Ie(a,t);return u!==
null&&this.configIn(u).length>0?{module:u,unknown:null}:{module:null,unknown:i}}configIn=(0,k.Oo)(e=>{const n=this.terragrunt.context.files.list(e),t=new Set(n);
return n.filter(o=>(0,X.L8)(o,t,"")?.class==="config")});replaceByOwn({directory:e,module:n,replaced:t}){if(n===null||n===e)return;const o=new Set(this.configIn(
n));for(const s of this.configIn(e))o.has(s)&&t.push((0,Q.Gz)(n,s))}generate(e,n,t){this.terragrunt.effort.renew();const o=n.isDisabled!==void 0&&ke(n.isDisabled,
t),s=ke(n.path,t);if(o===!0&&n.ifDisabled===void 0)return;if(typeof s!="string"){e.isPartial=!0;return}const i=de.posix.normalize(s.replace(`/${e.directory}/`,"")),
a=[e.directory,e.module??e.directory],c=(0,X.L8)(i,new Set(a.flatMap(this.configIn)),"");if(c?.class!=="config"||i.includes("/"))return;const d=a.filter(M=>this.
configIn(M).includes(i)).map(M=>(0,Q.Gz)(M,i)),u=o===!1&&ke(n.strategy,t)==="skip";if(d.length>0&&u||(e.replaced.push(...d),o===!0))return;const b=o===!1?on(n,t,
this.terragrunt.context.files):null;b===null?e.isPartial=!0:this.additions.add(b,c,e.directory)||(e.unknown=n.contents?rt(n.contents,t):null)}}}),7495:((pe,ne,_)=>{
_.d(ne,{Qm:()=>x,TU:()=>J,i4:()=>R,pb:()=>T,zt:()=>L});var I=_(4091),k=_(8011),K=_(3229),X=_(1831),U=_(5011),z=_(4321),j=_(1022);const L={host:null,isHostImplied:!1,
needed:null},V=l=>({host:l,isHostImplied:!1,needed:(0,X.Rt)(l)?"state":l}),J=l=>({host:l,isHostImplied:!0,needed:l}),y=l=>({host:l,isHostImplied:!1,needed:null}),
w=l=>l===null?L:{...L,directHost:l},x=l=>({...L,problem:l}),P=(l,f)=>x((0,k.DA)({reason:"rejected",error:l,advice:f}));function W(l,f,m){return m===null?l:{...l,
problem:(0,k.My)({text:f,host:l.host,advice:m})}}const T={module:p,"test-module":(l,f,m)=>{const S=(0,U.vL)(l,f).kind==="remote";return f==="opentofu"||!S?p(l,f,
m):x((0,k.DA)({reason:"remote-in-test",text:l}))},"registry-module":(l,f)=>{const m=(0,U.rE)(l,f);return m.ok?F(m.value):h(l,f)},provider:O,"locked-provider":E,
"stack-component":v,stack:(l,f)=>{const m=(0,U.A)(l);return m.ok&&!l.startsWith(".")?y(m.value.host):{...v(l,f),isHostImplied:!1,needed:null}},"stack-output":l=>{
const[f="",...m]=l.split("/");return m.length===3?G(f,y):x((0,k.DA)({reason:"stack",text:l}))},terragrunt:g,host:l=>G(l,V),url:h};function R(l,f,m){if(l==="terr\
agrunt"){const[,C]=/^tfr:\/\/([^/?]*)\//.exec(f)??[];return C===void 0?/^$|^t$|^tfr?$|^tfr:/.test(f)?void 0:L:C===""?J((0,U.Vm)(m)):G(C,V)}if(l==="url")return w(
(0,z.uE)(f,m));if(l!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(f))return w((0,z.uE)(f,m));const S=f.indexOf("/");if(S<0)
return;const A=(0,U.vL)(`${f.slice(0,S)}/a/b/c`,m);return A.kind==="registry"?F(A):w((0,z.uE)(f,m))}const F=({host:l,hostImplied:f})=>f?J(l):V(l);function G(l,f){
const m=(0,X.Pv)(l),S=(0,K.L6)(l);return m.ok?W(f(m.value),l,S):x((0,k.k0)({text:l,error:m.why,advice:S}))}function p(l,f,m){if((0,U.Nj)(l)&&!m)return L;const S=(0,U.
vL)(l,f),A=S.kind==="registry"?(0,I.Ju)(S):(0,U.rE)(l,f);if(m&&!A.ok){const{why:re}=A,le=/^https?:/i.test(l)?{kind:"invalid",error:re}:S,ae=(0,K.NM)(l,le,A),{kind:se}=S;
return ae===null&&(se==="local"||se==="remote")?x((0,k.DA)({reason:`${se}-with-version`,text:l})):P(re,ae)}const C=(0,K.NM)(l,S,A);if(A.ok)return W(F(A.value),l,
C);if(S.kind==="invalid")return P(S.error,C);const H=S.kind==="remote"?S.host:null;return W(w(H),l,C)}function O(l,f){const m=(0,j.mi)(l,f);switch(m.kind){case"\
registry":case"legacy":return m.hostImplied?J(m.host):W(V(m.host),l,(0,K.cr)(l));case"builtin":return y(m.host);case"invalid":{const[S="",A]=m.error.split(`

`);return P(S,A??(0,K.cr)(l))}}}function E(l,f){const m=(0,j.mi)(l,f);if(m.kind==="invalid")return P(m.error,null);if(m.hostImplied)return x((0,k.DA)({reason:"l\
ocked-provider",text:l}));if(m.kind==="builtin")return y(m.host);const S=f==="opentofu"&&m.host===(0,U.Vm)("terraform")&&m.namespace==="hashicorp";return{...V(m.
host),needed:S?(0,U.Vm)(f):m.host}}function v(l,f){if(l!==l.trim())return x((0,k.DA)({reason:"white-space",text:l}));if(l==="."||l==="..")return L;const m=(0,U.
rE)(l,f);if(m.ok)return F(m.value);const S=(0,U.A)(l);if(S.ok)return y(S.value.host);const A=(0,U.vL)(l,f);return A.kind==="invalid"?P(A.error,(0,K.NM)(l,A,m)):
w(A.kind==="remote"?A.host:null)}function h(l,f){const m=(0,z.cx)(l,f);return w(m.ok?m.value.host:null)}function g(l,f){const[,m,S=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(l)??[];if(m===void 0)return l.startsWith("gitlab.com/")?w("gitlab.com"):h(l,f);const[A=""]=S.split("//");return A.split("/").length!==3?x((0,k.DA)({reason:"\
terragrunt",text:l})):m===""?J((0,U.Vm)(f)):G(m,V)}})};export{gn as ids,_n as modules};
