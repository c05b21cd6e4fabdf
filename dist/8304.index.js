const lr=8304,hr=[8304],cr={7053:(me=>{var Q=[0,1,3,7,15,31,63,127,255];me.exports=function(O){var u=0,S=0,M=O(),j=function(R){if(R===null&&u!=0){u=0,S++;return}
for(var A=0;R>0;){S>=M.length&&(S=0,M=O());var z=8-u;u===0&&R>0&&j.bytesRead++,R>=z?(A<<=z,A|=Q[z]&M[S++],u=0,R-=z):(A<<=R,A|=(M[S]&Q[R]<<8-R-u)>>8-R-u,u+=R,R=0)}
return A};return j.bytesRead=0,j}}),6578:(me=>{function Q(u){this.name="Bzip2Error",this.message=u,this.stack=new Error().stack}Q.prototype=new Error;var b={Error:function(u){
throw new Q(u)}},O={};O.Bzip2Error=Q,O.crcTable=[0,79764919,159529838,222504665,319059676,398814059,445009330,507990021,638119352,583659535,797628118,726387553,
890018660,835552979,1015980042,944750013,1276238704,1221641927,1167319070,1095957929,1595256236,1540665371,1452775106,1381403509,1780037320,1859660671,1671105958,
1733955601,2031960084,2111593891,1889500026,1952343757,2552477408,2632100695,2443283854,2506133561,2334638140,2414271883,2191915858,2254759653,3190512472,3135915759,
3081330742,3009969537,2905550212,2850959411,2762807018,2691435357,3560074640,3505614887,3719321342,3648080713,3342211916,3287746299,3467911202,3396681109,4063920168,
4143685023,4223187782,4286162673,3779000052,3858754371,3904687514,3967668269,881225847,809987520,1023691545,969234094,662832811,591600412,771767749,717299826,311336399,
374308984,453813921,533576470,25881363,88864420,134795389,214552010,2023205639,2086057648,1897238633,1976864222,1804852699,1867694188,1645340341,1724971778,1587496639,
1516133128,1461550545,1406951526,1302016099,1230646740,1142491917,1087903418,2896545431,2825181984,2770861561,2716262478,3215044683,3143675388,3055782693,3001194130,
2326604591,2389456536,2200899649,2280525302,2578013683,2640855108,2418763421,2498394922,3769900519,3832873040,3912640137,3992402750,4088425275,4151408268,4197601365,
4277358050,3334271071,3263032808,3476998961,3422541446,3585640067,3514407732,3694837229,3640369242,1762451694,1842216281,1619975040,1682949687,2047383090,2127137669,
1938468188,2001449195,1325665622,1271206113,1183200824,1111960463,1543535498,1489069629,1434599652,1363369299,622672798,568075817,748617968,677256519,907627842,
853037301,1067152940,995781531,51762726,131386257,177728840,240578815,269590778,349224269,429104020,491947555,4046411278,4126034873,4172115296,4234965207,3794477266,
3874110821,3953728444,4016571915,3609705398,3555108353,3735388376,3664026991,3290680682,3236090077,3449943556,3378572211,3174993278,3120533705,3032266256,2961025959,
2923101090,2868635157,2813903052,2742672763,2604032198,2683796849,2461293480,2524268063,2284983834,2364738477,2175806836,2238787779,1569362073,1498123566,1409854455,
1355396672,1317987909,1246755826,1192025387,1137557660,2072149281,2135122070,1912620623,1992383480,1753615357,1816598090,1627664531,1707420964,295390185,358241886,
404320391,483945776,43990325,106832002,186451547,266083308,932423249,861060070,1041341759,986742920,613929101,542559546,756411363,701822548,3316196985,3244833742,
3425377559,3370778784,3601682597,3530312978,3744426955,3689838204,3819031489,3881883254,3928223919,4007849240,4037393693,4100235434,4180117107,4259748804,2310601993,
2373574846,2151335527,2231098320,2596047829,2659030626,2470359227,2550115596,2947551409,2876312838,2788305887,2733848168,3165939309,3094707162,3040238851,2985771188],
O.array=function(u){var S=0,M=0,j=[0,1,3,7,15,31,63,127,255];return function(R){for(var A=0;R>0;){var z=8-S;R>=z?(A<<=z,A|=j[z]&u[M++],S=0,R-=z):(A<<=R,A|=(u[M]&
j[R]<<8-R-S)>>8-R-S,S+=R,R=0)}return A}},O.simple=function(u,S){var M=O.array(u),j=O.header(M),R=!1,A=1e5*j,z=new Int32Array(A);do R=O.decompress(M,S,z,A);while(!R)},
O.header=function(u){this.byteCount=new Int32Array(256),this.symToByte=new Uint8Array(256),this.mtfSymbol=new Int32Array(256),this.selectors=new Uint8Array(32768),
u(24)!=4348520&&b.Error("No magic number found");var S=u(8)-48;return(S<1||S>9)&&b.Error("Not a BZIP archive"),S},O.decompress=function(u,S,M,j,R){for(var A=20,
z=258,he=0,ce=1,y=50,m=-1,v="",l=0;l<6;l++)v+=u(8).toString(16);if(v=="177245385090"){var G=u(32)|0;return G!==R&&b.Error("Error in bzip2: crc32 do not match"),
u(null),null}v!="314159265359"&&b.Error("Invalid bzip data");var J=u(32)|0;u(1)&&b.Error("unsupported obsolete version");var ne=u(24);ne>j&&b.Error("Initial pos\
ition larger than buffer size");var B=u(16),Y=0;for(l=0;l<16;l++)if(B&1<<15-l){var L=u(16);for(r=0;r<16;r++)L&1<<15-r&&(this.symToByte[Y++]=16*l+r)}var ae=u(3);
(ae<2||ae>6)&&b.Error("Invalid bzip data");var U=u(15);U==0&&b.Error("Invalid bzip data");for(var l=0;l<ae;l++)this.mtfSymbol[l]=l;for(var l=0;l<U;l++){for(var r=0;u(
1);r++)r>=ae&&b.Error("Invalid bzip data");for(var V=this.mtfSymbol[r],L=r-1;L>=0;L--)this.mtfSymbol[L+1]=this.mtfSymbol[L];this.mtfSymbol[0]=V,this.selectors[l]=
V}for(var K=Y+2,ue=[],C=new Uint8Array(z),W=new Uint16Array(A+1),I,r=0;r<ae;r++){B=u(5);for(var l=0;l<K;l++){for(;(B<1||B>A)&&b.Error("Invalid bzip data"),!!u(1);)
u(1)?B--:B++;C[l]=B}var ee,q;ee=q=C[0];for(var l=1;l<K;l++)C[l]>q?q=C[l]:C[l]<ee&&(ee=C[l]);I=ue[r]={},I.permute=new Int32Array(z),I.limit=new Int32Array(A+1),I.
base=new Int32Array(A+1),I.minLen=ee,I.maxLen=q;for(var N=I.base,F=I.limit,fe=0,l=ee;l<=q;l++)for(var B=0;B<K;B++)C[B]==l&&(I.permute[fe++]=B);for(l=ee;l<=q;l++)
W[l]=F[l]=0;for(l=0;l<K;l++)W[C[l]]++;for(fe=B=0,l=ee;l<q;l++)fe+=W[l],F[l]=fe-1,fe<<=1,N[l+1]=fe-(B+=W[l]);F[q]=fe+W[q]-1,N[ee]=0}for(var l=0;l<256;l++)this.mtfSymbol[l]=
l,this.byteCount[l]=0;var se,X,K,te;for(se=X=K=te=0;;){for(K--||(K=y-1,te>=U&&b.Error("Invalid bzip data"),I=ue[this.selectors[te++]],N=I.base,F=I.limit),l=I.minLen,
r=u(l);l>I.maxLen&&b.Error("Invalid bzip data"),!(r<=F[l]);)l++,r=r<<1|u(1);r-=N[l],(r<0||r>=z)&&b.Error("Invalid bzip data");var oe=I.permute[r];if(oe==he||oe==
ce){se||(se=1,B=0),oe==he?B+=se:B+=2*se,se<<=1;continue}if(se)for(se=0,X+B>j&&b.Error("Invalid bzip data"),V=this.symToByte[this.mtfSymbol[0]],this.byteCount[V]+=
B;B--;)M[X++]=V;if(oe>Y)break;X>=j&&b.Error("Invalid bzip data"),l=oe-1,V=this.mtfSymbol[l];for(var L=l-1;L>=0;L--)this.mtfSymbol[L+1]=this.mtfSymbol[L];this.mtfSymbol[0]=
V,V=this.symToByte[V],this.byteCount[V]++,M[X++]=V}(ne<0||ne>=X)&&b.Error("Invalid bzip data");for(var r=0,l=0;l<256;l++)L=r+this.byteCount[l],this.byteCount[l]=
r,r=L;for(var l=0;l<X;l++)V=M[l]&255,M[this.byteCount[V]]|=l<<8,this.byteCount[V]++;var s=0,o=0,a=0;X&&(s=M[ne],o=s&255,s>>=8,a=-1),X=X;for(var d,x,c;X;){for(X--,
x=o,s=M[s],o=s&255,s>>=8,a++==3?(d=o,c=x,o=-1):(d=1,c=o);d--;)m=(m<<8^this.crcTable[(m>>24^c)&255])&4294967295,S(c);o!=x&&(a=0)}return m=(m^-1)>>>0,(m|0)!=(J|0)&&
b.Error("Error in bzip2: crc32 do not match"),R=(m^(R<<1|R>>>31))&4294967295,R},me.exports=O}),3313:(me=>{me.exports=Q;function Q(){this.pending=0,this.max=1/0,
this.listeners=[],this.waiting=[],this.error=null}Q.prototype.go=function(u){this.pending<this.max?O(this,u):this.waiting.push(u)},Q.prototype.wait=function(u){
this.pending===0?u(this.error):this.listeners.push(u)},Q.prototype.hold=function(){return b(this)};function b(u){u.pending+=1;var S=!1;return M;function M(R){if(S)
throw new Error("callback called twice");if(S=!0,u.error=u.error||R,u.pending-=1,u.waiting.length>0&&u.pending<u.max)O(u,u.waiting.shift());else if(u.pending===
0){var A=u.listeners;u.listeners=[],A.forEach(j)}}function j(R){R(u.error)}}function O(u,S){S(b(u))}}),4248:(me=>{const Q=new Int32Array([0,1996959894,3993919788,
2567524794,124634137,1886057615,3915621685,2657392035,249268274,2044508324,3772115230,2547177864,162941995,2125561021,3887607047,2428444049,498536548,1789927666,
4089016648,2227061214,450548861,1843258603,4107580753,2211677639,325883990,1684777152,4251122042,2321926636,335633487,1661365465,4195302755,2366115317,997073096,
1281953886,3579855332,2724688242,1006888145,1258607687,3524101629,2768942443,901097722,1119000684,3686517206,2898065728,853044451,1172266101,3705015759,2882616665,
651767980,1373503546,3369554304,3218104598,565507253,1454621731,3485111705,3099436303,671266974,1594198024,3322730930,2970347812,795835527,1483230225,3244367275,
3060149565,1994146192,31158534,2563907772,4023717930,1907459465,112637215,2680153253,3904427059,2013776290,251722036,2517215374,3775830040,2137656763,141376813,
2439277719,3865271297,1802195444,476864866,2238001368,4066508878,1812370925,453092731,2181625025,4111451223,1706088902,314042704,2344532202,4240017532,1658658271,
366619977,2362670323,4224994405,1303535960,984961486,2747007092,3569037538,1256170817,1037604311,2765210733,3554079995,1131014506,879679996,2909243462,3663771856,
1141124467,855842277,2852801631,3708648649,1342533948,654459306,3188396048,3373015174,1466479909,544179635,3110523913,3462522015,1591671054,702138776,2966460450,
3352799412,1504918807,783551873,3082640443,3233442989,3988292384,2596254646,62317068,1957810842,3939845945,2647816111,81470997,1943803523,3814918930,2489596804,
225274430,2053790376,3826175755,2466906013,167816743,2097651377,4027552580,2265490386,503444072,1762050814,4150417245,2154129355,426522225,1852507879,4275313526,
2312317920,282753626,1742555852,4189708143,2394877945,397917763,1622183637,3604390888,2714866558,953729732,1340076626,3518719985,2797360999,1068828381,1219638859,
3624741850,2936675148,906185462,1090812512,3747672003,2825379669,829329135,1181335161,3412177804,3160834842,628085408,1382605366,3423369109,3138078467,570562233,
1426400815,3317316542,2998733608,733239954,1555261956,3268935591,3050360625,752459403,1541320221,2607071920,3965973030,1969922972,40735498,2617837225,3943577151,
1913087877,83908371,2512341634,3803740692,2075208622,213261112,2463272603,3855990285,2094854071,198958881,2262029012,4057260610,1759359992,534414190,2176718541,
4139329115,1873836001,414664567,2282248934,4279200368,1711684554,285281116,2405801727,4167216745,1634467795,376229701,2685067896,3608007406,1308918612,956543938,
2808555105,3495958263,1231636301,1047427035,2932959818,3654703836,1088359270,936918e3,2847714899,3736837829,1202900863,817233897,3183342108,3401237130,1404277552,
615818150,3134207493,3453421203,1423857449,601450431,3009837614,3294710456,1567103746,711928724,3020668471,3272380065,1510334235,755167117]);function b(O){let u=-1;
for(let S of O)u=Q[(u^S)&255]^u>>>8;return(u^-1)>>>0}me.exports=b}),3502:((me,Q,b)=>{var O=b(9896),u=b(9023),S=b(2203),M=S.Readable,j=S.PassThrough,R=b(3313),A=b(
4434).EventEmitter;Q.BufferSlicer=ce,Q.FdSlicer=z,u.inherits(z,A);function z(y){A.call(this),this.fd=y,this.pend=new R,this.pend.max=1,this.refCount=0}z.prototype.
read=function(y,m,v,l,G){var J=this;J.pend.go(function(ne){O.read(J.fd,y,m,v,l,function(B,Y,L){ne(),G(B,Y,L)})})},z.prototype.createReadStream=function(y){return new he(
this,y)},z.prototype.ref=function(){this.refCount+=1},z.prototype.unref=function(){var y=this;if(y.refCount-=1,y.refCount<0)throw new Error("invalid unref");if(y.
refCount>0)return;O.close(y.fd,m);function m(v){v?y.emit("error",v):y.emit("close")}},u.inherits(he,M);function he(y,m){m=m||{},M.call(this,m),this.context=y,this.
context.ref(),this.start=m.start||0,this.endOffset=m.end,this.pos=this.start}he.prototype._read=function(y){var m=this,v=Math.min(m._readableState.highWaterMark,
y);if(m.endOffset!=null&&(v=Math.min(v,m.endOffset-m.pos)),v<=0){m.push(null),this._cleanup();return}m.context.pend.go(function(l){var G=Buffer.allocUnsafe(v);O.
read(m.context.fd,G,0,v,m.pos,function(J,ne){J?m.destroy(J):ne===0?(m.push(null),m._cleanup()):(m.pos+=ne,m.push(G.slice(0,ne))),l()})})},he.prototype._destroy=
function(y,m){this._cleanup(),m(y)},he.prototype._cleanup=function(){this.context!=null&&(this.context.unref(),this.context=null)},u.inherits(ce,A);function ce(y){
A.call(this),this.refCount=0,this.buffer=y}ce.prototype.read=function(y,m,v,l,G){if(!(0<=m&&m<=y.length))throw new RangeError("offset outside buffer: 0 <= "+m+"\
 <= "+y.length);if(l<0)throw new RangeError("position is negative: "+l);if(m+v>y.length&&(v=y.length-m),l+v>this.buffer.length&&(v=this.buffer.length-l),v<=0){setImmediate(
function(){G(null,0)});return}this.buffer.copy(y,m,l,l+v),setImmediate(function(){G(null,v)})},ce.prototype.createReadStream=function(y){y=y||{};var m=new j(y);
m.start=y.start||0,m.endOffset=y.end,m.pos=m.endOffset||this.buffer.length;for(var v=this.buffer.slice(m.start,m.pos),l=65536,G=0;;){var J=G+l;if(J>=v.length){G<
v.length&&m.write(v.slice(G,v.length));break}m.write(v.slice(G,J)),G=J}return m.end(),m},ce.prototype.ref=function(){this.refCount+=1},ce.prototype.unref=function(){
if(this.refCount-=1,this.refCount<0)throw new Error("invalid unref")}}),663:((me,Q,b)=>{var O,u=b(9896),S=b(3106),M=b(3502),j=b(9023),R=b(4434).EventEmitter,A=b(
2203).Transform,z=b(2203).PassThrough,he=b(2203).Writable;const ce=typeof S.crc32=="function"?S.crc32:b(4248);O=G,O=J,O=ne,O=B,O=y,O=m,Q.SY=v,O=l,O=ue,O=C,O=W,O=
I,O=Y,O=U,O=V,O=N;function y(r,s){return new Promise((o,a)=>{G(r,{...s,lazyEntries:!0},function(d,x){if(d)return a(d);o(x)})})}function m(r,s){return new Promise(
(o,a)=>{J(r,{...s,lazyEntries:!0},function(d,x){if(d)return a(d);o(x)})})}function v(r,s){return new Promise((o,a)=>{ne(r,{...s,lazyEntries:!0},function(d,x){if(d)
return a(d);o(x)})})}function l(r,s,o){return new Promise((a,d)=>{B(r,s,{...o,lazyEntries:!0},function(x,c){if(x)return d(x);a(c)})})}function G(r,s,o){typeof s==
"function"&&(o=s,s=null),s==null&&(s={}),s.autoClose==null&&(s.autoClose=!0),s.lazyEntries==null&&(s.lazyEntries=!1),s.decodeStrings==null&&(s.decodeStrings=!0),
s.validateEntrySizes==null&&(s.validateEntrySizes=!0),s.strictFileNames==null&&(s.strictFileNames=!1),o==null&&(o=oe),u.open(r,"r",function(a,d){if(a)return o(a);
J(d,s,function(x,c){x&&u.close(d,oe),o(x,c)})})}function J(r,s,o){typeof s=="function"&&(o=s,s=null),s==null&&(s={}),s.autoClose==null&&(s.autoClose=!1),s.lazyEntries==
null&&(s.lazyEntries=!1),s.decodeStrings==null&&(s.decodeStrings=!0),s.validateEntrySizes==null&&(s.validateEntrySizes=!0),s.strictFileNames==null&&(s.strictFileNames=
!1),o==null&&(o=oe),u.fstat(r,function(a,d){if(a)return o(a);var x=new M.FdSlicer(r);B(x,d.size,s,o)})}function ne(r,s,o){typeof s=="function"&&(o=s,s=null),s==
null&&(s={}),s.autoClose=!1,s.lazyEntries==null&&(s.lazyEntries=!1),s.decodeStrings==null&&(s.decodeStrings=!0),s.validateEntrySizes==null&&(s.validateEntrySizes=
!0),s.strictFileNames==null&&(s.strictFileNames=!1);var a=new M.BufferSlicer(r);B(a,r.length,s,o)}function B(r,s,o,a){typeof o=="function"&&(a=o,o=null),o==null&&
(o={}),o.autoClose==null&&(o.autoClose=!0),o.lazyEntries==null&&(o.lazyEntries=!1),o.decodeStrings==null&&(o.decodeStrings=!0);var d=!!o.decodeStrings;if(o.validateEntrySizes==
null&&(o.validateEntrySizes=!0),o.strictFileNames==null&&(o.strictFileNames=!1),a==null&&(a=oe),typeof s!="number")throw new Error("expected totalSize parameter\
 to be a number");if(s>Number.MAX_SAFE_INTEGER)throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type bei\
ng an IEEE 754 double.");r.ref();var x=22,c=20,p=65535,g=Math.min(c+x+p,s),D=K(g),E=s-D.length;ee(r,D,0,g,E,function(k){if(k)return a(k);for(var P=g-x;P>=0;P-=1)
if(D.readUInt32LE(P)===101010256){var re=D.subarray(P),Ee=re.readUInt16LE(4),Se=re.readUInt16LE(10),Ne=re.readUInt32LE(16),le=re.readUInt16LE(20),je=re.length-x;
if(le!==je)return a(new Error("Invalid comment length. Expected: "+je+". Found: "+le+". Are there extra bytes at the end of the file? Or is the end of central d\
ir signature `PK\u263A\u263B` in the comment?"));var Me=d?se(re.subarray(22),!1):re.subarray(22);if(P-c>=0&&D.readUInt32LE(P-c)===117853008){var Je=D.subarray(P-
c,P-c+c),Ue=X(Je,8),de=K(56);return ee(r,de,0,de.length,Ue,function(we){return we?a(we):de.readUInt32LE(0)!==101075792?a(new Error("invalid zip64 end of central\
 directory record signature")):(Ee=de.readUInt32LE(16),Ee!==0?a(new Error("multi-disk zip files are not supported: found disk number: "+Ee)):(Se=X(de,32),Ne=X(de,
48),a(null,new Y(r,Ne,s,Se,Me,o.autoClose,o.lazyEntries,d,o.validateEntrySizes,o.strictFileNames))))})}return Ee!==0?a(new Error("multi-disk zip files are not s\
upported: found disk number: "+Ee)):a(null,new Y(r,Ne,s,Se,Me,o.autoClose,o.lazyEntries,d,o.validateEntrySizes,o.strictFileNames))}a(new Error("End of central d\
irectory record signature not found. Either not a zip file, or file is truncated."))})}j.inherits(Y,R);function Y(r,s,o,a,d,x,c,p,g,D){var E=this;R.call(E),E.reader=
r,E.reader.on("error",function(k){ae(E,k)}),E.reader.once("close",function(){E.emit("close")}),E.readEntryCursor=s,E.fileSize=o,E.entryCount=a,E.comment=d,E.entriesRead=
0,E.autoClose=!!x,E.lazyEntries=!!c,E.decodeStrings=!!p,E.validateEntrySizes=!!g,E.strictFileNames=!!D,E.isOpen=!0,E.emittedError=!1,E.hasEachEntryBeenCalled=!1,
E.lazyEntries||E._readEntry()}Y.prototype.close=function(){this.isOpen&&(this.isOpen=!1,this.reader.unref())};function L(r,s){r.autoClose&&r.close(),ae(r,s)}function ae(r,s){
r.emittedError||(r.emittedError=!0,r.emit("error",s))}Y.prototype.readEntry=function(){if(!this.lazyEntries)throw new Error("readEntry() called without lazyEntr\
ies:true");this._readEntry()},Y.prototype._readEntry=function(){var r=this;if(r.entryCount===r.entriesRead){setImmediate(function(){r.autoClose&&r.close(),!r.emittedError&&
r.emit("end")});return}if(!r.emittedError){var s=K(46);ee(r.reader,s,0,s.length,r.readEntryCursor,function(o){if(o)return L(r,o);if(!r.emittedError){var a=new U,
d=s.readUInt32LE(0);if(d!==33639248)return L(r,new Error("invalid central directory file header signature: 0x"+d.toString(16)));if(a.versionMadeBy=s.readUInt16LE(
4),a.versionNeededToExtract=s.readUInt16LE(6),a.generalPurposeBitFlag=s.readUInt16LE(8),a.compressionMethod=s.readUInt16LE(10),a.lastModFileTime=s.readUInt16LE(
12),a.lastModFileDate=s.readUInt16LE(14),a.crc32=s.readUInt32LE(16),a.compressedSize=s.readUInt32LE(20),a.uncompressedSize=s.readUInt32LE(24),a.fileNameLength=s.
readUInt16LE(28),a.extraFieldLength=s.readUInt16LE(30),a.fileCommentLength=s.readUInt16LE(32),a.internalFileAttributes=s.readUInt16LE(36),a.externalFileAttributes=
s.readUInt32LE(38),a.relativeOffsetOfLocalHeader=s.readUInt32LE(42),a.generalPurposeBitFlag&64)return L(r,new Error("strong encryption is not supported"));r.readEntryCursor+=
46,s=K(a.fileNameLength+a.extraFieldLength+a.fileCommentLength),ee(r.reader,s,0,s.length,r.readEntryCursor,function(x){if(x)return L(r,x);if(!r.emittedError){a.
fileNameRaw=s.subarray(0,a.fileNameLength);var c=a.fileNameLength+a.extraFieldLength;a.extraFieldRaw=s.subarray(a.fileNameLength,c),a.fileCommentRaw=s.subarray(
c,c+a.fileCommentLength);try{a.extraFields=I(a.extraFieldRaw)}catch(Se){return L(r,Se)}if(r.decodeStrings){var p=(a.generalPurposeBitFlag&2048)!==0;a.fileComment=
se(a.fileCommentRaw,p),a.fileName=C(a.generalPurposeBitFlag,a.fileNameRaw,a.extraFields,r.strictFileNames);var g=W(a.fileName);if(g!=null)return L(r,new Error(g))}else
a.fileComment=a.fileCommentRaw,a.fileName=a.fileNameRaw;a.comment=a.fileComment,r.readEntryCursor+=s.length,r.entriesRead+=1;for(var D=0;D<a.extraFields.length;D++){
var E=a.extraFields[D];if(E.id===1){var k=E.data,P=0;if(a.uncompressedSize===4294967295){if(P+8>k.length)return L(r,new Error("zip64 extended information extra \
field does not include uncompressed size"));a.uncompressedSize=X(k,P),P+=8}if(a.compressedSize===4294967295){if(P+8>k.length)return L(r,new Error("zip64 extende\
d information extra field does not include compressed size"));a.compressedSize=X(k,P),P+=8}if(a.relativeOffsetOfLocalHeader===4294967295){if(P+8>k.length)return L(
r,new Error("zip64 extended information extra field does not include relative header offset"));a.relativeOffsetOfLocalHeader=X(k,P),P+=8}break}}if(r.validateEntrySizes&&
a.compressionMethod===0){var re=a.uncompressedSize;if(a.isEncrypted()&&(re+=12),a.compressedSize!==re){var Ee="compressed/uncompressed size mismatch for stored \
file: "+a.compressedSize+" != "+a.uncompressedSize;return L(r,new Error(Ee))}}r.emit("entry",a),r.lazyEntries||r._readEntry()}})}})}},Y.prototype.eachEntry=function(){
const r=this;if(!r.lazyEntries)throw new Error("eachEntry() requires lazyEntries: true");if(r.hasEachEntryBeenCalled)throw new Error("eachEntry() must only be c\
alled once per ZipFile");r.hasEachEntryBeenCalled=!0;let s=null;r.on("entry",a),r.on("end",d),r.on("error",x);function o(){r.removeListener("entry",a),r.removeListener(
"end",d),r.removeListener("error",x),r.autoClose&&r.close()}function a(c){let{resolve:p}=s;s=null,p({value:c})}function d(){let{resolve:c}=s;s=null,o(),c({done:!0})}
function x(c){let{reject:p}=s;s=null,o(),p(c)}return{[Symbol.asyncIterator](){return this},next(){const c=new Promise((p,g)=>{if(s!=null)throw new Error("next()\
 called before previous Promise was resolved.");s={resolve:p,reject:g}});return r.readEntry(),c},return(c){return o(),Promise.resolve({done:!0,value:c})},throw(c){
return o(),Promise.reject(c)}}},Y.prototype.openReadStream=function(r,s,o){var a=this,d=0,x=r.compressedSize;if(o==null&&(o=s,s=null),s==null)s={};else{if(s.decodeFileData===
!1){if(s.decrypt!=null)throw new Error("cannot use options.decrypt when options.decodeFileData === false");if(s.decompress!=null)throw new Error("cannot use opt\
ions.decompress when options.decodeFileData === false")}else{if(s.decrypt!=null){if(!r.isEncrypted())throw new Error("options.decrypt can only be specified for \
encrypted entries. See also option decodeFileData.");if(s.decrypt!==!1)throw new Error("invalid options.decrypt value: "+s.decrypt);if(r.isCompressed()&&s.decompress!==
!1)throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.")}if(s.decompress!=null){if(!r.isCompressed())
throw new Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.");if(!(s.decompress===!1||s.decompress===!0))throw new Error(
"invalid options.decompress value: "+s.decompress);p=s.decompress}}if(s.start!=null){if(d=s.start,d<0)throw new Error("options.start < 0");if(d>r.compressedSize)
throw new Error("options.start > entry.compressedSize")}if(s.end!=null){if(x=s.end,x<0)throw new Error("options.end < 0");if(x>r.compressedSize)throw new Error(
"options.end > entry.compressedSize");if(x<d)throw new Error("options.end < options.start")}}var c=s.decodeFileData===!1||(r.compressionMethod===0||r.compressionMethod===
8&&s.decompress===!1)&&(!r.isEncrypted()||s.decrypt===!1);if((s.start!=null||s.end!=null)&&!c)throw new Error("start/end range require options.decodeFileData ==\
= false for non-trivial encoded entries.");if(!a.isOpen)return o(new Error("closed"));if(r.isEncrypted()&&!c&&s.decrypt!==!1)return o(new Error("entry is encryp\
ted, and options.decodeFileData !== false"));var p;if(c)p=!1;else if(r.compressionMethod===8)p=s.decodeFileData!==!0;else return o(new Error("unsupported compre\
ssion method: "+r.compressionMethod));a.readLocalFileHeader(r,{minimal:!0},function(g,D){if(g)return o(g);a.openReadStreamLowLevel(D.fileDataStart,r.compressedSize,
d,x,p,r.uncompressedSize,o)})},Y.prototype.openReadStreamLowLevel=function(r,s,o,a,d,x,c){var p=this,g=r+s,D=p.reader.createReadStream({start:r+o,end:r+a}),E=D;
if(d){var k=!1,P=S.createInflateRaw();D.on("error",function(re){setImmediate(function(){k||P.emit("error",re)})}),D.pipe(P),p.validateEntrySizes?(E=new q(x),P.on(
"error",function(re){setImmediate(function(){k||E.emit("error",re)})}),P.pipe(E)):E=P,te(E,function(){k=!0,P!==E&&P.unpipe(E),D.unpipe(P),D.destroy()})}c(null,E)},
Y.prototype.readLocalFileHeader=function(r,s,o){var a=this;o==null&&(o=s,s=null),s==null&&(s={}),a.reader.ref();var d=K(30);ee(a.reader,d,0,d.length,r.relativeOffsetOfLocalHeader,
function(x){try{if(x)return o(x);var c=d.readUInt32LE(0);if(c!==67324752)return o(new Error("invalid local file header signature: 0x"+c.toString(16)));var p=d.readUInt16LE(
26),g=d.readUInt16LE(28),D=r.relativeOffsetOfLocalHeader+30+p+g;if(D+r.compressedSize>a.fileSize)return o(new Error("file data overflows file bounds: "+D+" + "+
r.compressedSize+" > "+a.fileSize));if(s.minimal)return o(null,{fileDataStart:D});var E=new V;E.fileDataStart=D,E.versionNeededToExtract=d.readUInt16LE(4),E.generalPurposeBitFlag=
d.readUInt16LE(6),E.compressionMethod=d.readUInt16LE(8),E.lastModFileTime=d.readUInt16LE(10),E.lastModFileDate=d.readUInt16LE(12),E.crc32=d.readUInt32LE(14),E.compressedSize=
d.readUInt32LE(18),E.uncompressedSize=d.readUInt32LE(22),E.fileNameLength=p,E.extraFieldLength=g,d=K(p+g),a.reader.ref(),ee(a.reader,d,0,d.length,r.relativeOffsetOfLocalHeader+
30,function(k){try{return k?o(k):(E.fileName=d.subarray(0,p),E.extraField=d.subarray(p),o(null,E))}finally{a.reader.unref()}})}finally{a.reader.unref()}})},Y.prototype.
openReadStreamPromise=function(r,s){return new Promise((o,a)=>{this.openReadStream(r,s,function(d,x){if(d)return a(d);o(x)})})},Y.prototype.openReadStreamLowLevelPromise=
function(r,s,o,a,d,x){return new Promise((c,p)=>{this.openReadStream(r,s,o,a,d,x,function(g,D){if(g)return p(g);c(D)})})},Y.prototype.readLocalFileHeaderPromise=
function(r,s){return new Promise((o,a)=>{this.readLocalFileHeader(r,s,function(d,x){if(d)return a(d);o(x)})})};function U(){}U.prototype.getLastModDate=function(r){
if(r==null&&(r={}),!r.forceDosFormat)for(var s=0;s<this.extraFields.length;s++){var o=this.extraFields[s];if(o.id===21589){var a=o.data;if(a.length<5)continue;var d=a[0],
x=1;if(!(d&x))continue;var c=a.readInt32LE(1);return new Date(c*1e3)}else if(o.id===10){var a=o.data;if(a.length!==32||a.readUInt16LE(4)!==1||a.readUInt16LE(6)!==
24)continue;var p=a.readUInt32LE(8)+4294967296*a.readInt32LE(12),g=p/1e4-116444736e5;return new Date(g)}}return ue(this.lastModFileDate,this.lastModFileTime,r.timezone)},
U.prototype.canDecodeFileData=function(){return!this.isEncrypted()&&(this.compressionMethod===0||this.compressionMethod===8)},U.prototype.isEncrypted=function(){
return(this.generalPurposeBitFlag&1)!==0},U.prototype.isCompressed=function(){return this.compressionMethod===8};function V(){}function ue(r,s,o){var a=r&31,d=(r>>
5&15)-1,x=(r>>9&127)+1980,c=0,p=(s&31)*2,g=s>>5&63,D=s>>11&31;if(o==null||o==="local")return new Date(x,d,a,D,g,p,c);if(o==="UTC")return new Date(Date.UTC(x,d,a,
D,g,p,c));throw new Error("unrecognized options.timezone: "+options.timezone)}function C(r,s,o,a){for(var d=null,x=0;x<o.length;x++){var c=o[x];if(c.id===28789){
if(c.data.length<6||c.data.readUInt8(0)!==1)continue;var p=c.data.readUInt32LE(1);if(ce(s)!==p)continue;d=se(c.data.subarray(5),!0);break}}if(d==null){var g=(r&
2048)!==0;d=se(s,g)}return a||(d=d.replace(/\\/g,"/")),d}function W(r){return r.indexOf("\\")!==-1?"invalid characters in fileName: "+r:/^[a-zA-Z]:/.test(r)||/^\//.
test(r)?"absolute path: "+r:r.split("/").indexOf("..")!==-1?"invalid relative path: "+r:null}function I(r){for(var s=[],o=0;o<r.length-3;){var a=r.readUInt16LE(
o+0),d=r.readUInt16LE(o+2),x=o+4,c=x+d;if(c>r.length)throw new Error("extra field length exceeds extra field buffer size");var p=r.subarray(x,c);s.push({id:a,data:p}),
o=c}return s}function ee(r,s,o,a,d,x){if(a===0)return setImmediate(function(){x(null,K(0))});r.read(s,o,a,d,function(c,p){if(c)return x(c);if(p<a)return x(new Error(
"unexpected EOF"));x()})}j.inherits(q,A);function q(r){A.call(this),this.actualByteCount=0,this.expectedByteCount=r}q.prototype._transform=function(r,s,o){if(this.
actualByteCount+=r.length,this.actualByteCount>this.expectedByteCount){var a="too many bytes in the stream. expected "+this.expectedByteCount+". got at least "+
this.actualByteCount;return o(new Error(a))}o(null,r)},q.prototype._flush=function(r){if(this.actualByteCount<this.expectedByteCount){var s="not enough bytes in\
 the stream. expected "+this.expectedByteCount+". got only "+this.actualByteCount;return r(new Error(s))}r()},j.inherits(N,R);function N(){R.call(this),this.refCount=
0}N.prototype.ref=function(){this.refCount+=1},N.prototype.unref=function(){var r=this;if(r.refCount-=1,r.refCount>0)return;if(r.refCount<0)throw new Error("inv\
alid unref");r.close(s);function s(o){if(o)return r.emit("error",o);r.emit("close")}},N.prototype.createReadStream=function(r){r==null&&(r={});var s=r.start,o=r.
end;if(s===o){var a=new z;return setImmediate(function(){a.end()}),a}var d=this._readStreamForRange(s,o),x=!1,c=new F(this);d.on("error",function(g){setImmediate(
function(){x||c.emit("error",g)})}),te(c,function(){d.unpipe(c),c.unref(),d.destroy()});var p=new q(o-s);return c.on("error",function(g){setImmediate(function(){
x||p.emit("error",g)})}),te(p,function(){x=!0,c.unpipe(p),c.destroy()}),d.pipe(c).pipe(p)},N.prototype._readStreamForRange=function(r,s){throw new Error("not im\
plemented")},N.prototype.read=function(r,s,o,a,d){var x=this.createReadStream({start:a,end:a+o}),c=new he,p=0;c._write=function(g,D,E){g.copy(r,s+p,0,g.length),
p+=g.length,E()},c.on("finish",d),x.on("error",function(g){d(g)}),x.pipe(c)},N.prototype.close=function(r){setImmediate(r)},j.inherits(F,z);function F(r){z.call(
this),this.context=r,this.context.ref(),this.unreffedYet=!1}F.prototype._flush=function(r){this.unref(),r()},F.prototype.unref=function(r){this.unreffedYet||(this.
unreffedYet=!0,this.context.unref())};var fe="\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\xB6\xA7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopq\
rstuvwxyz{|}~\u2302\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0";
function se(r,s){if(s)return r.toString("utf8");for(var o="",a=0;a<r.length;a++)o+=fe[r[a]];return o}function X(r,s){var o=r.readUInt32LE(s),a=r.readUInt32LE(s+
4);return a*4294967296+o}var K;typeof Buffer.allocUnsafe=="function"?K=function(r){return Buffer.allocUnsafe(r)}:K=function(r){return new Buffer(r)};function te(r,s){
typeof r.destroy=="function"?r._destroy=function(o,a){s(),a?.(o)}:r.destroy=s}function oe(r){if(r)throw r}}),3979:((me,Q,b)=>{b.d(Q,{i:()=>qt});var O=b(4434),u=b(
2613),S=b(181),M=b(8474),j=b(7075),R=b(6193);const A=typeof process=="object"&&process?process:{stdout:null,stderr:null},z=n=>!!n&&typeof n=="object"&&(n instanceof
re||n instanceof j||he(n)||ce(n)),he=n=>!!n&&typeof n=="object"&&n instanceof M.EventEmitter&&typeof n.pipe=="function"&&n.pipe!==j.Writable.prototype.pipe,ce=n=>!!n&&
typeof n=="object"&&n instanceof M.EventEmitter&&typeof n.write=="function"&&typeof n.end=="function",y=Symbol("EOF"),m=Symbol("maybeEmitEnd"),v=Symbol("emitted\
End"),l=Symbol("emittingEnd"),G=Symbol("emittedError"),J=Symbol("closed"),ne=Symbol("read"),B=Symbol("flush"),Y=Symbol("flushChunk"),L=Symbol("encoding"),ae=Symbol(
"decoder"),U=Symbol("flowing"),V=Symbol("paused"),ue=Symbol("resume"),C=Symbol("buffer"),W=Symbol("pipes"),I=Symbol("bufferLength"),ee=Symbol("bufferPush"),q=Symbol(
"bufferShift"),N=Symbol("objectMode"),F=Symbol("destroyed"),fe=Symbol("error"),se=Symbol("emitData"),X=Symbol("emitEnd"),K=Symbol("emitEnd2"),te=Symbol("async"),
oe=Symbol("abort"),r=Symbol("aborted"),s=Symbol("signal"),o=Symbol("dataListeners"),a=Symbol("discarded"),d=n=>Promise.resolve().then(n),x=n=>n(),c=n=>n==="end"||
n==="finish"||n==="prefinish",p=n=>n instanceof ArrayBuffer||!!n&&typeof n=="object"&&n.constructor&&n.constructor.name==="ArrayBuffer"&&n.byteLength>=0,g=n=>!Buffer.
isBuffer(n)&&ArrayBuffer.isView(n);class D{src;dest;opts;ondrain;constructor(e,t,i){this.src=e,this.dest=t,this.opts=i,this.ondrain=()=>e[ue](),this.dest.on("dr\
ain",this.ondrain)}unpipe(){this.dest.removeListener("drain",this.ondrain)}proxyErrors(e){}end(){this.unpipe(),this.opts.end&&this.dest.end()}}class E extends D{unpipe(){
this.src.removeListener("error",this.proxyErrors),super.unpipe()}constructor(e,t,i){super(e,t,i),this.proxyErrors=f=>this.dest.emit("error",f),e.on("error",this.
proxyErrors)}}const k=n=>!!n.objectMode,P=n=>!n.objectMode&&!!n.encoding&&n.encoding!=="buffer";class re extends M.EventEmitter{[U]=!1;[V]=!1;[W]=[];[C]=[];[N];[L];[te];[ae];[y]=!1;[v]=!1;[l]=!1;[J]=!1;[G]=null;[I]=0;[F]=!1;[s];[r]=!1;[o]=0;[a]=!1;writable=!0;readable=!0;constructor(...e){
const t=e[0]||{};if(super(),t.objectMode&&typeof t.encoding=="string")throw new TypeError("Encoding and objectMode may not be used together");k(t)?(this[N]=!0,this[L]=
null):P(t)?(this[L]=t.encoding,this[N]=!1):(this[N]=!1,this[L]=null),this[te]=!!t.async,this[ae]=this[L]?new R.StringDecoder(this[L]):null,t&&t.debugExposeBuffer===
!0&&Object.defineProperty(this,"buffer",{get:()=>this[C]}),t&&t.debugExposePipes===!0&&Object.defineProperty(this,"pipes",{get:()=>this[W]});const{signal:i}=t;i&&
(this[s]=i,i.aborted?this[oe]():i.addEventListener("abort",()=>this[oe]()))}get bufferLength(){return this[I]}get encoding(){return this[L]}set encoding(e){throw new Error(
"Encoding must be set at instantiation time")}setEncoding(e){throw new Error("Encoding must be set at instantiation time")}get objectMode(){return this[N]}set objectMode(e){
throw new Error("objectMode must be set at instantiation time")}get async(){return this[te]}set async(e){this[te]=this[te]||!!e}[oe](){this[r]=!0,this.emit("abo\
rt",this[s]?.reason),this.destroy(this[s]?.reason)}get aborted(){return this[r]}set aborted(e){}write(e,t,i){if(this[r])return!1;if(this[y])throw new Error("wri\
te after end");if(this[F])return this.emit("error",Object.assign(new Error("Cannot call write after a stream was destroyed"),{code:"ERR_STREAM_DESTROYED"})),!0;
typeof t=="function"&&(i=t,t="utf8"),t||(t="utf8");const f=this[te]?d:x;if(!this[N]&&!Buffer.isBuffer(e)){if(g(e))e=Buffer.from(e.buffer,e.byteOffset,e.byteLength);else if(p(
e))e=Buffer.from(e);else if(typeof e!="string")throw new Error("Non-contiguous data written to non-objectMode stream")}return this[N]?(this[U]&&this[I]!==0&&this[B](
!0),this[U]?this.emit("data",e):this[ee](e),this[I]!==0&&this.emit("readable"),i&&f(i),this[U]):e.length?(typeof e=="string"&&!(t===this[L]&&!this[ae]?.lastNeed)&&
(e=Buffer.from(e,t)),Buffer.isBuffer(e)&&this[L]&&(e=this[ae].write(e)),this[U]&&this[I]!==0&&this[B](!0),this[U]?this.emit("data",e):this[ee](e),this[I]!==0&&this.
emit("readable"),i&&f(i),this[U]):(this[I]!==0&&this.emit("readable"),i&&f(i),this[U])}read(e){if(this[F])return null;if(this[a]=!1,this[I]===0||e===0||e&&e>this[I])
return this[m](),null;this[N]&&(e=null),this[C].length>1&&!this[N]&&(this[C]=[this[L]?this[C].join(""):Buffer.concat(this[C],this[I])]);const t=this[ne](e||null,
this[C][0]);return this[m](),t}[ne](e,t){if(this[N])this[q]();else{const i=t;e===i.length||e===null?this[q]():typeof i=="string"?(this[C][0]=i.slice(e),t=i.slice(
0,e),this[I]-=e):(this[C][0]=i.subarray(e),t=i.subarray(0,e),this[I]-=e)}return this.emit("data",t),!this[C].length&&!this[y]&&this.emit("drain"),t}end(e,t,i){return typeof e==
"function"&&(i=e,e=void 0),typeof t=="function"&&(i=t,t="utf8"),e!==void 0&&this.write(e,t),i&&this.once("end",i),this[y]=!0,this.writable=!1,(this[U]||!this[V])&&
this[m](),this}[ue](){this[F]||(!this[o]&&!this[W].length&&(this[a]=!0),this[V]=!1,this[U]=!0,this.emit("resume"),this[C].length?this[B]():this[y]?this[m]():this.
emit("drain"))}resume(){return this[ue]()}pause(){this[U]=!1,this[V]=!0,this[a]=!1}get destroyed(){return this[F]}get flowing(){return this[U]}get paused(){return this[V]}[ee](e){
this[N]?this[I]+=1:this[I]+=e.length,this[C].push(e)}[q](){return this[N]?this[I]-=1:this[I]-=this[C][0].length,this[C].shift()}[B](e=!1){do;while(this[Y](this[q]())&&
this[C].length);!e&&!this[C].length&&!this[y]&&this.emit("drain")}[Y](e){return this.emit("data",e),this[U]}pipe(e,t){if(this[F])return e;this[a]=!1;const i=this[v];
return t=t||{},e===A.stdout||e===A.stderr?t.end=!1:t.end=t.end!==!1,t.proxyErrors=!!t.proxyErrors,i?t.end&&e.end():(this[W].push(t.proxyErrors?new E(this,e,t):new D(
this,e,t)),this[te]?d(()=>this[ue]()):this[ue]()),e}unpipe(e){const t=this[W].find(i=>i.dest===e);t&&(this[W].length===1?(this[U]&&this[o]===0&&(this[U]=!1),this[W]=
[]):this[W].splice(this[W].indexOf(t),1),t.unpipe())}addListener(e,t){return this.on(e,t)}on(e,t){const i=super.on(e,t);if(e==="data")this[a]=!1,this[o]++,!this[W].
length&&!this[U]&&this[ue]();else if(e==="readable"&&this[I]!==0)super.emit("readable");else if(c(e)&&this[v])super.emit(e),this.removeAllListeners(e);else if(e===
"error"&&this[G]){const f=t;this[te]?d(()=>f.call(this,this[G])):f.call(this,this[G])}return i}removeListener(e,t){return this.off(e,t)}off(e,t){const i=super.off(
e,t);return e==="data"&&(this[o]=this.listeners("data").length,this[o]===0&&!this[a]&&!this[W].length&&(this[U]=!1)),i}removeAllListeners(e){const t=super.removeAllListeners(
e);return(e==="data"||e===void 0)&&(this[o]=0,!this[a]&&!this[W].length&&(this[U]=!1)),t}get emittedEnd(){return this[v]}[m](){!this[l]&&!this[v]&&!this[F]&&this[C].
length===0&&this[y]&&(this[l]=!0,this.emit("end"),this.emit("prefinish"),this.emit("finish"),this[J]&&this.emit("close"),this[l]=!1)}emit(e,...t){const i=t[0];if(e!==
"error"&&e!=="close"&&e!==F&&this[F])return!1;if(e==="data")return!this[N]&&!i?!1:this[te]?(d(()=>this[se](i)),!0):this[se](i);if(e==="end")return this[X]();if(e===
"close"){if(this[J]=!0,!this[v]&&!this[F])return!1;const h=super.emit("close");return this.removeAllListeners("close"),h}else if(e==="error"){this[G]=i,super.emit(
fe,i);const h=!this[s]||this.listeners("error").length?super.emit("error",i):!1;return this[m](),h}else if(e==="resume"){const h=super.emit("resume");return this[m](),
h}else if(e==="finish"||e==="prefinish"){const h=super.emit(e);return this.removeAllListeners(e),h}const f=super.emit(e,...t);return this[m](),f}[se](e){for(const i of this[W])
i.dest.write(e)===!1&&this.pause();const t=this[a]?!1:super.emit("data",e);return this[m](),t}[X](){return this[v]?!1:(this[v]=!0,this.readable=!1,this[te]?(d(()=>this[K]()),
!0):this[K]())}[K](){if(this[ae]){const t=this[ae].end();if(t){for(const i of this[W])i.dest.write(t);this[a]||super.emit("data",t)}}for(const t of this[W])t.end();
const e=super.emit("end");return this.removeAllListeners("end"),e}async collect(){const e=Object.assign([],{dataLength:0});this[N]||(e.dataLength=0);const t=this.
promise();return this.on("data",i=>{e.push(i),this[N]||(e.dataLength+=i.length)}),await t,e}async concat(){if(this[N])throw new Error("cannot concat in objectMo\
de");const e=await this.collect();return this[L]?e.join(""):Buffer.concat(e,e.dataLength)}async promise(){return new Promise((e,t)=>{this.on(F,()=>t(new Error("\
stream destroyed"))),this.on("error",i=>t(i)),this.on("end",()=>e())})}[Symbol.asyncIterator](){this[a]=!1;let e=!1;const t=async()=>(this.pause(),e=!0,{value:void 0,
done:!0});return{next:()=>{if(e)return t();const f=this.read();if(f!==null)return Promise.resolve({done:!1,value:f});if(this[y])return t();let h,w;const T=He=>{
this.off("data",_),this.off("end",ie),this.off(F,Z),t(),w(He)},_=He=>{this.off("error",T),this.off("end",ie),this.off(F,Z),this.pause(),h({value:He,done:!!this[y]})},
ie=()=>{this.off("error",T),this.off("data",_),this.off(F,Z),t(),h({done:!0,value:void 0})},Z=()=>T(new Error("stream destroyed"));return new Promise((He,kt)=>{
w=kt,h=He,this.once(F,Z),this.once("error",T),this.once("end",ie),this.once("data",_)})},throw:t,return:t,[Symbol.asyncIterator](){return this},[Symbol.asyncDispose]:async()=>{}}}[Symbol.
iterator](){this[a]=!1;let e=!1;const t=()=>(this.pause(),this.off(fe,t),this.off(F,t),this.off("end",t),e=!0,{done:!0,value:void 0}),i=()=>{if(e)return t();const f=this.
read();return f===null?t():{done:!1,value:f}};return this.once("end",t),this.once(fe,t),this.once(F,t),{next:i,throw:t,return:t,[Symbol.iterator](){return this},
[Symbol.dispose]:()=>{}}}destroy(e){if(this[F])return e?this.emit("error",e):this.emit(F),this;this[F]=!0,this[a]=!0,this[C].length=0,this[I]=0;const t=this;return typeof t.
close=="function"&&!this[J]&&t.close(),e?this.emit("error",e):this.emit(F),this}static get isStream(){return z}}var Ee=b(3106),Se=b.t(Ee,2);const Ne=Ee.constants||
{ZLIB_VERNUM:4736},le=Object.freeze(Object.assign(Object.create(null),{Z_NO_FLUSH:0,Z_PARTIAL_FLUSH:1,Z_SYNC_FLUSH:2,Z_FULL_FLUSH:3,Z_FINISH:4,Z_BLOCK:5,Z_OK:0,
Z_STREAM_END:1,Z_NEED_DICT:2,Z_ERRNO:-1,Z_STREAM_ERROR:-2,Z_DATA_ERROR:-3,Z_MEM_ERROR:-4,Z_BUF_ERROR:-5,Z_VERSION_ERROR:-6,Z_NO_COMPRESSION:0,Z_BEST_SPEED:1,Z_BEST_COMPRESSION:9,
Z_DEFAULT_COMPRESSION:-1,Z_FILTERED:1,Z_HUFFMAN_ONLY:2,Z_RLE:3,Z_FIXED:4,Z_DEFAULT_STRATEGY:0,DEFLATE:1,INFLATE:2,GZIP:3,GUNZIP:4,DEFLATERAW:5,INFLATERAW:6,UNZIP:7,
BROTLI_DECODE:8,BROTLI_ENCODE:9,Z_MIN_WINDOWBITS:8,Z_MAX_WINDOWBITS:15,Z_DEFAULT_WINDOWBITS:15,Z_MIN_CHUNK:64,Z_MAX_CHUNK:1/0,Z_DEFAULT_CHUNK:16384,Z_MIN_MEMLEVEL:1,
Z_MAX_MEMLEVEL:9,Z_DEFAULT_MEMLEVEL:8,Z_MIN_LEVEL:-1,Z_MAX_LEVEL:9,Z_DEFAULT_LEVEL:-1,BROTLI_OPERATION_PROCESS:0,BROTLI_OPERATION_FLUSH:1,BROTLI_OPERATION_FINISH:2,
BROTLI_OPERATION_EMIT_METADATA:3,BROTLI_MODE_GENERIC:0,BROTLI_MODE_TEXT:1,BROTLI_MODE_FONT:2,BROTLI_DEFAULT_MODE:0,BROTLI_MIN_QUALITY:0,BROTLI_MAX_QUALITY:11,BROTLI_DEFAULT_QUALITY:11,
BROTLI_MIN_WINDOW_BITS:10,BROTLI_MAX_WINDOW_BITS:24,BROTLI_LARGE_MAX_WINDOW_BITS:30,BROTLI_DEFAULT_WINDOW:22,BROTLI_MIN_INPUT_BLOCK_BITS:16,BROTLI_MAX_INPUT_BLOCK_BITS:24,
BROTLI_PARAM_MODE:0,BROTLI_PARAM_QUALITY:1,BROTLI_PARAM_LGWIN:2,BROTLI_PARAM_LGBLOCK:3,BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING:4,BROTLI_PARAM_SIZE_HINT:5,
BROTLI_PARAM_LARGE_WINDOW:6,BROTLI_PARAM_NPOSTFIX:7,BROTLI_PARAM_NDIRECT:8,BROTLI_DECODER_RESULT_ERROR:0,BROTLI_DECODER_RESULT_SUCCESS:1,BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT:2,
BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT:3,BROTLI_DECODER_PARAM_DISABLE_RING_BUFFER_REALLOCATION:0,BROTLI_DECODER_PARAM_LARGE_WINDOW:1,BROTLI_DECODER_NO_ERROR:0,
BROTLI_DECODER_SUCCESS:1,BROTLI_DECODER_NEEDS_MORE_INPUT:2,BROTLI_DECODER_NEEDS_MORE_OUTPUT:3,BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_NIBBLE:-1,BROTLI_DECODER_ERROR_FORMAT_RESERVED:-2,
BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_META_NIBBLE:-3,BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_ALPHABET:-4,BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_SAME:-5,BROTLI_DECODER_ERROR_FORMAT_CL_SPACE:-6,
BROTLI_DECODER_ERROR_FORMAT_HUFFMAN_SPACE:-7,BROTLI_DECODER_ERROR_FORMAT_CONTEXT_MAP_REPEAT:-8,BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_1:-9,BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_2:-10,
BROTLI_DECODER_ERROR_FORMAT_TRANSFORM:-11,BROTLI_DECODER_ERROR_FORMAT_DICTIONARY:-12,BROTLI_DECODER_ERROR_FORMAT_WINDOW_BITS:-13,BROTLI_DECODER_ERROR_FORMAT_PADDING_1:-14,
BROTLI_DECODER_ERROR_FORMAT_PADDING_2:-15,BROTLI_DECODER_ERROR_FORMAT_DISTANCE:-16,BROTLI_DECODER_ERROR_DICTIONARY_NOT_SET:-19,BROTLI_DECODER_ERROR_INVALID_ARGUMENTS:-20,
BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MODES:-21,BROTLI_DECODER_ERROR_ALLOC_TREE_GROUPS:-22,BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MAP:-25,BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_1:-26,
BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_2:-27,BROTLI_DECODER_ERROR_ALLOC_BLOCK_TYPE_TREES:-30,BROTLI_DECODER_ERROR_UNREACHABLE:-31},Ne)),je=S.Buffer.concat,Me=Object.
getOwnPropertyDescriptor(S.Buffer,"concat"),Je=n=>n,Ue=Me?.writable===!0||Me?.set!==void 0?n=>{S.Buffer.concat=n?Je:je}:n=>{},de=Symbol("_superWrite");class we extends Error{code;errno;constructor(e,t){
super("zlib: "+e.message,{cause:e}),this.code=e.code,this.errno=e.errno,this.code||(this.code="ZLIB_ERROR"),this.message="zlib: "+e.message,Error.captureStackTrace(
this,t??this.constructor)}get name(){return"ZlibError"}}const qe=Symbol("flushFlag");class ke extends re{#e=!1;#r=!1;#s;#n;#a;#t;#i;get sawError(){return this.#e}get handle(){
return this.#t}get flushFlag(){return this.#s}constructor(e,t){if(!e||typeof e!="object")throw new TypeError("invalid options for ZlibBase constructor");if(super(
e),this.#s=e.flush??0,this.#n=e.finishFlush??0,this.#a=e.fullFlushFlag??0,typeof Se[t]!="function")throw new TypeError("Compression method not supported: "+t);try{
this.#t=new Se[t](e)}catch(i){throw new we(i,this.constructor)}this.#i=i=>{this.#e||(this.#e=!0,this.close(),this.emit("error",i))},this.#t?.on("error",i=>this.#i(
new we(i))),this.once("end",()=>this.close)}close(){this.#t&&(this.#t.close(),this.#t=void 0,this.emit("close"))}reset(){if(!this.#e)return u(this.#t,"zlib bind\
ing closed"),this.#t.reset?.()}flush(e){this.ended||(typeof e!="number"&&(e=this.#a),this.write(Object.assign(S.Buffer.alloc(0),{[qe]:e})))}end(e,t,i){return typeof e==
"function"&&(i=e,t=void 0,e=void 0),typeof t=="function"&&(i=t,t=void 0),e&&(t?this.write(e,t):this.write(e)),this.flush(this.#n),this.#r=!0,super.end(i)}get ended(){
return this.#r}[de](e){return super.write(e)}write(e,t,i){if(typeof t=="function"&&(i=t,t="utf8"),typeof e=="string"&&(e=S.Buffer.from(e,t)),this.#e)return;u(this.#t,
"zlib binding closed");const f=this.#t._handle,h=f.close;f.close=()=>{};const w=this.#t.close;this.#t.close=()=>{},Ue(!0);let T;try{const ie=typeof e[qe]=="numb\
er"?e[qe]:this.#s;T=this.#t._processChunk(e,ie),Ue(!1)}catch(ie){Ue(!1),this.#i(new we(ie,this.write))}finally{this.#t&&(this.#t._handle=f,f.close=h,this.#t.close=
w,this.#t.removeAllListeners("error"))}this.#t&&this.#t.on("error",ie=>this.#i(new we(ie,this.write)));let _;if(T)if(Array.isArray(T)&&T.length>0){const ie=T[0];
_=this[de](S.Buffer.from(ie));for(let Z=1;Z<T.length;Z++)_=this[de](T[Z])}else _=this[de](S.Buffer.from(T));return i&&i(),_}}class Le extends ke{#e;#r;constructor(e,t){
e=e||{},e.flush=e.flush||le.Z_NO_FLUSH,e.finishFlush=e.finishFlush||le.Z_FINISH,e.fullFlushFlag=le.Z_FULL_FLUSH,super(e,t),this.#e=e.level,this.#r=e.strategy}params(e,t){
if(!this.sawError){if(!this.handle)throw new Error("cannot switch params when binding is closed");if(!this.handle.params)throw new Error("not supported in this \
implementation");if(this.#e!==e||this.#r!==t){this.flush(le.Z_SYNC_FLUSH),u(this.handle,"zlib binding closed");const i=this.handle.flush;this.handle.flush=(f,h)=>{
typeof f=="function"&&(h=f,f=this.flushFlag),this.flush(f),h?.()};try{this.handle.params(e,t)}finally{this.handle.flush=i}this.handle&&(this.#e=e,this.#r=t)}}}}
class er extends Le{constructor(e){super(e,"Deflate")}}class tr extends Le{constructor(e){super(e,"Inflate")}}class rr extends Le{#e;constructor(e){super(e,"Gzi\
p"),this.#e=e&&!!e.portable}[de](e){return this.#e?(this.#e=!1,e[9]=255,super[de](e)):super[de](e)}}class ir extends Le{constructor(e){super(e,"Gunzip")}}class sr extends Le{constructor(e){
super(e,"DeflateRaw")}}class nr extends Le{constructor(e){super(e,"InflateRaw")}}class Ot extends Le{constructor(e){super(e,"Unzip")}}class ct extends ke{constructor(e,t){
e=e||{},e.flush=e.flush||le.BROTLI_OPERATION_PROCESS,e.finishFlush=e.finishFlush||le.BROTLI_OPERATION_FINISH,e.fullFlushFlag=le.BROTLI_OPERATION_FLUSH,super(e,t)}}
class ar extends ct{constructor(e){super(e,"BrotliCompress")}}class gt extends ct{constructor(e){super(e,"BrotliDecompress")}}class ut extends ke{constructor(e,t){
e=e||{},e.flush=e.flush||le.ZSTD_e_continue,e.finishFlush=e.finishFlush||le.ZSTD_e_end,e.fullFlushFlag=le.ZSTD_e_flush,super(e,t)}}class or extends ut{constructor(e){
super(e,"ZstdCompress")}}class vt extends ut{constructor(e){super(e,"ZstdDecompress")}}var Ie=b(6760);const wt=(n,e)=>{if(Number.isSafeInteger(n))n<0?It(n,e):Lt(
n,e);else throw Error("cannot encode number outside of javascript safe integer range");return e},Lt=(n,e)=>{e[0]=128;for(var t=e.length;t>1;t--)e[t-1]=n&255,n=Math.
floor(n/256)},It=(n,e)=>{e[0]=255;var t=!1;n=n*-1;for(var i=e.length;i>1;i--){var f=n&255;n=Math.floor(n/256),t?e[i-1]=xt(f):f===0?e[i-1]=0:(t=!0,e[i-1]=mt(f))}},
Tt=n=>{const e=n[0],t=e===128?At(n.subarray(1,n.length)):e===255?Dt(n):null;if(t===null)throw Error("invalid base256 encoding");if(!Number.isSafeInteger(t))throw Error(
"parsed number outside of javascript safe integer range");return t},Dt=n=>{for(var e=n.length,t=0,i=!1,f=e-1;f>-1;f--){var h=Number(n[f]),w;i?w=xt(h):h===0?w=h:
(i=!0,w=mt(h)),w!==0&&(t-=w*Math.pow(256,e-f-1))}return t},At=n=>{for(var e=n.length,t=0,i=e-1;i>-1;i--){var f=Number(n[i]);f!==0&&(t+=f*Math.pow(256,e-i-1))}return t},
xt=n=>(255^n)&255,mt=n=>(255^n)+1&255,et=n=>tt.has(n),dr=n=>Et.has(n),Bt=new Set(["0","","1","2","3","4","5","6","7","D"]),tt=new Map([["0","File"],["","OldFile"],
["1","Link"],["2","SymbolicLink"],["3","CharacterDevice"],["4","BlockDevice"],["5","Directory"],["6","FIFO"],["7","ContiguousFile"],["g","GlobalExtendedHeader"],
["x","ExtendedHeader"],["A","SolarisACL"],["D","GNUDumpDir"],["I","Inode"],["K","NextFileHasLongLinkpath"],["L","NextFileHasLongPath"],["M","ContinuationFile"],
["N","OldGnuLongPath"],["S","SparseFile"],["V","TapeVolumeHeader"],["X","OldExtendedHeader"]]),Et=new Map(Array.from(tt).map(n=>[n[1],n[0]])),Ft=n=>n===void 0||
n<0?void 0:n;class rt{cksumValid=!1;needPax=!1;nullBlock=!1;block;path;mode;uid;gid;size;cksum;#e="Unsupported";linkpath;uname;gname;devmaj=0;devmin=0;atime;ctime;mtime;charset;comment;constructor(e,t=0,i,f){
Buffer.isBuffer(e)?this.decode(e,t||0,i,f):e&&this.#r(e)}decode(e,t,i,f){if(t||(t=0),!e||!(e.length>=t+512))throw new Error("need 512 bytes for header");const h=Te(
e,t+156,1),w=Bt.has(h),T=w?i:void 0,_=w?f:void 0;if(this.path=T?.path??Te(e,t,100),this.mode=T?.mode??_?.mode??_e(e,t+100,8),this.uid=T?.uid??_?.uid??_e(e,t+108,
8),this.gid=T?.gid??_?.gid??_e(e,t+116,8),this.size=Ft(T?.size??_?.size??_e(e,t+124,12)),this.mtime=T?.mtime??_?.mtime??it(e,t+136,12),this.cksum=_e(e,t+148,12),
_&&this.#r(_,!0),T&&this.#r(T),et(h)&&(this.#e=h||"0"),this.#e==="0"&&this.path.slice(-1)==="/"&&(this.#e="5"),this.#e==="5"&&(this.size=0),this.linkpath=Te(e,t+
157,100),e.subarray(t+257,t+265).toString()==="ustar\x0000")if(this.uname=T?.uname??_?.uname??Te(e,t+265,32),this.gname=T?.gname??_?.gname??Te(e,t+297,32),this.
devmaj=T?.devmaj??_?.devmaj??_e(e,t+329,8)??0,this.devmin=T?.devmin??_?.devmin??_e(e,t+337,8)??0,e[t+475]!==0){const Z=Te(e,t+345,155);this.path=Z+"/"+this.path}else{
const Z=Te(e,t+345,130);Z&&(this.path=Z+"/"+this.path),this.atime=i?.atime??f?.atime??it(e,t+476,12),this.ctime=i?.ctime??f?.ctime??it(e,t+488,12)}let ie=256;for(let Z=t;Z<
t+148;Z++)ie+=e[Z];for(let Z=t+156;Z<t+512;Z++)ie+=e[Z];this.cksumValid=ie===this.cksum,this.cksum===void 0&&ie===256&&(this.nullBlock=!0)}#r(e,t=!1){Object.assign(
this,Object.fromEntries(Object.entries(e).filter(([i,f])=>!(f==null||i==="size"&&Number(f)<0||i==="path"&&t||i==="linkpath"&&t||i==="global"))))}encode(e,t=0){if(e||
(e=this.block=Buffer.alloc(512)),this.#e==="Unsupported"&&(this.#e="0"),!(e.length>=t+512))throw new Error("need 512 bytes for header");const i=this.ctime||this.
atime?130:155,f=Ct(this.path||"",i),h=f[0],w=f[1];this.needPax=!!f[2],this.needPax=De(e,t,100,h)||this.needPax,this.needPax=Oe(e,t+100,8,this.mode)||this.needPax,
this.needPax=Oe(e,t+108,8,this.uid)||this.needPax,this.needPax=Oe(e,t+116,8,this.gid)||this.needPax,this.needPax=Oe(e,t+124,12,this.size)||this.needPax,this.needPax=
st(e,t+136,12,this.mtime)||this.needPax,e[t+156]=Number(this.#e.codePointAt(0)),this.needPax=De(e,t+157,100,this.linkpath)||this.needPax,e.write("ustar\x0000",t+
257,8),this.needPax=De(e,t+265,32,this.uname)||this.needPax,this.needPax=De(e,t+297,32,this.gname)||this.needPax,this.needPax=Oe(e,t+329,8,this.devmaj)||this.needPax,
this.needPax=Oe(e,t+337,8,this.devmin)||this.needPax,this.needPax=De(e,t+345,i,w)||this.needPax,e[t+475]!==0?this.needPax=De(e,t+345,155,w)||this.needPax:(this.
needPax=De(e,t+345,130,w)||this.needPax,this.needPax=st(e,t+476,12,this.atime)||this.needPax,this.needPax=st(e,t+488,12,this.ctime)||this.needPax);let T=256;for(let _=t;_<
t+148;_++)T+=e[_];for(let _=t+156;_<t+512;_++)T+=e[_];return this.cksum=T,Oe(e,t+148,8,this.cksum),this.cksumValid=!0,this.needPax}get type(){return this.#e==="\
Unsupported"?this.#e:tt.get(this.#e)}get typeKey(){return this.#e}set type(e){const t=String(Et.get(e));if(et(t)||t==="Unsupported")this.#e=t;else if(et(e))this.#e=
e;else throw new TypeError("invalid entry type: "+e)}}const Ct=(n,e)=>{let i=n,f="",h;const w=Ie.posix.parse(n).root||".";if(Buffer.byteLength(i)<100)h=[i,f,!1];else{
f=Ie.posix.dirname(i),i=Ie.posix.basename(i);do Buffer.byteLength(i)<=100&&Buffer.byteLength(f)<=e?h=[i,f,!1]:Buffer.byteLength(i)>100&&Buffer.byteLength(f)<=e?
h=[i.slice(0,99),f,!0]:(i=Ie.posix.join(Ie.posix.basename(f),i),f=Ie.posix.dirname(f));while(f!==w&&h===void 0);h||(h=[n.slice(0,99),"",!0])}return h},Te=(n,e,t)=>n.
subarray(e,e+t).toString("utf8").replace(/\0.*/,""),it=(n,e,t)=>Nt(_e(n,e,t)),Nt=n=>n===void 0?void 0:new Date(n*1e3),_e=(n,e,t)=>Number(n[e])&128?Tt(n.subarray(
e,e+t)):Ut(n,e,t),Mt=n=>isNaN(n)?void 0:n,Ut=(n,e,t)=>Mt(parseInt(n.subarray(e,e+t).toString("utf8").replace(/\0.*$/,"").trim(),8)),Pt={12:8589934591,8:2097151},
Oe=(n,e,t,i)=>i===void 0?!1:i>Pt[t]||i<0?(wt(i,n.subarray(e,e+t)),!0):(zt(n,e,t,i),!1),zt=(n,e,t,i)=>n.write(Zt(i,t),e,t,"ascii"),Zt=(n,e)=>Ht(Math.floor(n).toString(
8),e),Ht=(n,e)=>(n.length===e-1?n:new Array(e-n.length-1).join("0")+n+" ")+"\0",st=(n,e,t,i)=>i===void 0?!1:Oe(n,e,t,i.getTime()/1e3),jt=new Array(156).join("\0"),
De=(n,e,t,i)=>i===void 0?!1:(n.write(i+jt,e,t,"utf8"),i.length!==Buffer.byteLength(i)||i.length>t);class Ge{atime;mtime;ctime;charset;comment;gid;uid;gname;uname;linkpath;dev;ino;nlink;path;size;mode;global;constructor(e,t=!1){
this.atime=e.atime,this.charset=e.charset,this.comment=e.comment,this.ctime=e.ctime,this.dev=e.dev,this.gid=e.gid,this.global=t,this.gname=e.gname,this.ino=e.ino,
this.linkpath=e.linkpath,this.mtime=e.mtime,this.nlink=e.nlink,this.path=e.path,this.size=e.size,this.uid=e.uid,this.uname=e.uname}encode(){const e=this.encodeBody();
if(e==="")return Buffer.allocUnsafe(0);const t=Buffer.byteLength(e),i=512*Math.ceil(1+t/512),f=Buffer.allocUnsafe(i);for(let h=0;h<512;h++)f[h]=0;new rt({path:("\
PaxHeader/"+(0,Ie.basename)(this.path??"")).slice(0,99),mode:this.mode||420,uid:this.uid,gid:this.gid,size:t,mtime:this.mtime,type:this.global?"GlobalExtendedHe\
ader":"ExtendedHeader",linkpath:"",uname:this.uname||"",gname:this.gname||"",devmaj:0,devmin:0,atime:this.atime,ctime:this.ctime}).encode(f),f.write(e,512,t,"ut\
f8");for(let h=t+512;h<f.length;h++)f[h]=0;return f}encodeBody(){return this.encodeField("path")+this.encodeField("ctime")+this.encodeField("atime")+this.encodeField(
"dev")+this.encodeField("ino")+this.encodeField("nlink")+this.encodeField("charset")+this.encodeField("comment")+this.encodeField("gid")+this.encodeField("gname")+
this.encodeField("linkpath")+this.encodeField("mtime")+this.encodeField("size")+this.encodeField("uid")+this.encodeField("uname")}encodeField(e){if(this[e]===void 0)
return"";const t=this[e],i=t instanceof Date?t.getTime()/1e3:t,f=" "+(e==="dev"||e==="ino"||e==="nlink"?"SCHILY.":"")+e+"="+i+`
`,h=Buffer.byteLength(f);let w=Math.floor(Math.log(h)/Math.log(10))+1;return h+w>=Math.pow(10,w)&&(w+=1),w+h+f}static parse(e,t,i=!1){return new Ge(Gt(Wt(e),t),
i)}}const Gt=(n,e)=>e?Object.assign({},e,n):n,Wt=n=>n.replace(/\n$/,"").split(`
`).reduce(Yt,Object.create(null)),Yt=(n,e)=>{const t=parseInt(e,10);if(t!==Buffer.byteLength(e)+1)return n;e=e.slice((t+" ").length);const i=e.split("="),f=i.shift();
if(!f)return n;const h=f.replace(/^SCHILY\.(dev|ino|nlink)/,"$1"),w=i.join("=").replace(/\0.*/,"");switch(h){case"path":case"linkpath":case"type":case"charset":case"\
comment":case"gname":case"uname":n[h]=w;break;case"ctime":case"atime":case"mtime":n[h]=new Date(Number(w)*1e3);break;case"size":const T=+w;T>=0&&(n[h]=T);break;case"\
gid":case"uid":case"dev":case"ino":case"nlink":case"mode":n[h]=+w;break}return n},We=(process.env.TESTING_TAR_FAKE_PLATFORM||process.platform)!=="win32"?n=>String(
n):n=>String(n).replaceAll(/\\/g,"/");class Vt extends re{extended;globalExtended;header;startBlockSize;blockRemain;remain;type;meta=!1;ignore=!1;path;mode;uid;gid;uname;gname;size=0;mtime;atime;ctime;linkpath;dev;ino;nlink;invalid=!1;absolute;unsupported=!1;constructor(e,t,i){
switch(super({}),this.pause(),this.extended=t,this.globalExtended=i,this.header=e,this.remain=e.size??0,this.startBlockSize=512*Math.ceil(this.remain/512),this.
blockRemain=this.startBlockSize,this.type=e.type,this.type){case"File":case"OldFile":case"Link":case"SymbolicLink":case"CharacterDevice":case"BlockDevice":case"\
Directory":case"FIFO":case"ContiguousFile":case"GNUDumpDir":break;case"NextFileHasLongLinkpath":case"NextFileHasLongPath":case"OldGnuLongPath":case"GlobalExtend\
edHeader":case"ExtendedHeader":case"OldExtendedHeader":this.meta=!0;break;default:this.ignore=!0}if(!e.path)throw new Error("no path provided for tar.ReadEntry");
this.path=We(e.path),this.mode=e.mode,this.mode&&(this.mode=this.mode&4095),this.uid=e.uid,this.gid=e.gid,this.uname=e.uname,this.gname=e.gname,this.size=this.remain,
this.mtime=e.mtime,this.atime=e.atime,this.ctime=e.ctime,this.linkpath=e.linkpath?We(e.linkpath):void 0,this.uname=e.uname,this.gname=e.gname,t&&this.#e(t),i&&this.#e(
i,!0)}write(e){const t=e.length;if(t>this.blockRemain)throw new Error("writing more to entry than is appropriate");const i=this.remain,f=this.blockRemain;return this.
remain=Math.max(0,i-t),this.blockRemain=Math.max(0,f-t),this.ignore?!0:i>=t?super.write(e):super.write(e.subarray(0,i))}#e(e,t=!1){e.path&&(e.path=We(e.path)),e.
linkpath&&(e.linkpath=We(e.linkpath)),Object.assign(this,Object.fromEntries(Object.entries(e).filter(([i,f])=>!(f==null||i==="path"&&t))))}}const Xt=(n,e,t,i={})=>{
n.file&&(i.file=n.file),n.cwd&&(i.cwd=n.cwd),i.code=t instanceof Error&&t.code||e,i.tarCode=e,!n.strict&&i.recoverable!==!1?(t instanceof Error&&(i=Object.assign(
t,i),t=t.message),n.emit("warn",e,t,i)):t instanceof Error?n.emit("error",Object.assign(t,i)):n.emit("error",Object.assign(new Error(`${e}: ${t}`),i))},Kt=1024*
1024,nt=Buffer.from([31,139]),at=Buffer.from([40,181,47,253]),$t=Math.max(nt.length,at.length),xe=Symbol("state"),Ae=Symbol("writeEntry"),ye=Symbol("readEntry"),
ot=Symbol("nextEntry"),bt=Symbol("processEntry"),be=Symbol("extendedHeader"),Pe=Symbol("globalExtendedHeader"),ge=Symbol("meta"),pt=Symbol("emitMeta"),H=Symbol(
"buffer"),Re=Symbol("queue"),ve=Symbol("ended"),dt=Symbol("emittedEnd"),Be=Symbol("emit"),$=Symbol("unzip"),Ye=Symbol("consumeChunk"),Ve=Symbol("consumeChunkSub"),
ft=Symbol("consumeBody"),yt=Symbol("consumeMeta"),Rt=Symbol("consumeHeader"),ze=Symbol("consuming"),lt=Symbol("bufferConcat"),Xe=Symbol("maybeEnd"),Ce=Symbol("w\
riting"),pe=Symbol("aborted"),Ke=Symbol("onDone"),Fe=Symbol("sawValidEntry"),$e=Symbol("sawNullBlock"),Qe=Symbol("sawEOF"),St=Symbol("closeStream"),Qt=1e3,Ze=Symbol(
"compressedBytesRead"),ht=Symbol("decompressedBytesRead"),_t=Symbol("checkDecompressionRatio"),Jt=()=>!0;class qt extends O.EventEmitter{file;strict;maxMetaEntrySize;filter;brotli;zstd;maxDecompressionRatio;writable=!0;readable=!1;[Re]=[];[H];[ye];[Ae];[xe]="\
begin";[ge]="";[be];[Pe];[ve]=!1;[$];[pe]=!1;[Fe];[$e]=!1;[Qe]=!1;[Ce]=!1;[ze]=!1;[dt]=!1;[Ze]=0;[ht]=0;constructor(e={}){super(),this.file=e.file||"",this.on(Ke,
()=>{(this[xe]==="begin"||this[Fe]===!1)&&this.warn("TAR_BAD_ARCHIVE","Unrecognized archive format")}),e.ondone?this.on(Ke,e.ondone):this.on(Ke,()=>{this.emit("\
prefinish"),this.emit("finish"),this.emit("end")}),this.strict=!!e.strict,this.maxDecompressionRatio=typeof e.maxDecompressionRatio=="number"?e.maxDecompressionRatio:
Qt,this.maxMetaEntrySize=e.maxMetaEntrySize||Kt,this.filter=typeof e.filter=="function"?e.filter:Jt;const t=e.file&&(e.file.endsWith(".tar.br")||e.file.endsWith(
".tbr"));this.brotli=!(e.gzip||e.zstd)&&e.brotli!==void 0?e.brotli:t?void 0:!1;const i=e.file&&(e.file.endsWith(".tar.zst")||e.file.endsWith(".tzst"));this.zstd=
!(e.gzip||e.brotli)&&e.zstd!==void 0?e.zstd:i?!0:void 0,this.on("end",()=>this[St]()),typeof e.onwarn=="function"&&this.on("warn",e.onwarn),typeof e.onReadEntry==
"function"&&this.on("entry",e.onReadEntry)}warn(e,t,i={}){Xt(this,e,t,i)}[Rt](e,t){this[Fe]===void 0&&(this[Fe]=!1);let i;try{i=new rt(e,t,this[be],this[Pe])}catch(f){
return this.warn("TAR_ENTRY_INVALID",f)}if(i.nullBlock)this[$e]?(this[Qe]=!0,this[xe]==="begin"&&(this[xe]="header"),this[Be]("eof")):(this[$e]=!0,this[Be]("nul\
lBlock"));else if(this[$e]=!1,!i.cksumValid)this.warn("TAR_ENTRY_INVALID","checksum failure",{header:i});else if(!i.path)this.warn("TAR_ENTRY_INVALID","path is \
required",{header:i});else{const f=i.type;if(/^(Symbolic)?Link$/.test(f)&&!i.linkpath)this.warn("TAR_ENTRY_INVALID","linkpath required",{header:i});else if(!/^(Symbolic)?Link$/.
test(f)&&!/^(Global)?ExtendedHeader$/.test(f)&&i.linkpath)this.warn("TAR_ENTRY_INVALID","linkpath forbidden",{header:i});else{const h=this[Ae]=new Vt(i,this[be],
this[Pe]);if(!this[Fe])if(h.remain){const w=()=>{h.invalid||(this[Fe]=!0)};h.on("end",w)}else this[Fe]=!0;h.meta?h.size>this.maxMetaEntrySize?(h.ignore=!0,this[Be](
"ignoredEntry",h),this[xe]="ignore",h.resume()):h.size>0&&(this[ge]="",h.on("data",w=>this[ge]+=w),this[xe]="meta"):(this[be]=void 0,h.ignore=h.ignore||!this.filter(
h.path,h),h.ignore?(this[Be]("ignoredEntry",h),this[xe]=h.remain?"ignore":"header",h.resume()):(h.remain?this[xe]="body":(this[xe]="header",h.end()),this[ye]?this[Re].
push(h):(this[Re].push(h),this[ot]())))}}}[St](){queueMicrotask(()=>this.emit("close"))}[bt](e){let t=!0;if(!e)this[ye]=void 0,t=!1;else if(Array.isArray(e)){const[
i,...f]=e;this.emit(i,...f)}else this[ye]=e,this.emit("entry",e),e.emittedEnd||(e.on("end",()=>this[ot]()),t=!1);return t}[ot](){do;while(this[bt](this[Re].shift()));
if(this[Re].length===0){const e=this[ye];!e||e.flowing||e.size===e.remain?this[Ce]||this.emit("drain"):e.once("drain",()=>this.emit("drain"))}}[ft](e,t){const i=this[Ae];
if(!i)throw new Error("attempt to consume body without entry??");const f=i.blockRemain??0,h=f>=e.length&&t===0?e:e.subarray(t,t+f);return i.write(h),i.blockRemain||
(this[xe]="header",this[Ae]=void 0,i.end()),h.length}[yt](e,t){const i=this[Ae],f=this[ft](e,t);return!this[Ae]&&i&&this[pt](i),f}[Be](e,t,i){this[Re].length===
0&&!this[ye]?this.emit(e,t,i):this[Re].push([e,t,i])}[pt](e){switch(this[Be]("meta",this[ge]),e.type){case"ExtendedHeader":case"OldExtendedHeader":this[be]=Ge.parse(
this[ge],this[be],!1);break;case"GlobalExtendedHeader":this[Pe]=Ge.parse(this[ge],this[Pe],!0);break;case"NextFileHasLongPath":case"OldGnuLongPath":{const t=this[be]??
Object.create(null);this[be]=t,t.path=this[ge].replace(/\0.*/,"");break}case"NextFileHasLongLinkpath":{const t=this[be]||Object.create(null);this[be]=t,t.linkpath=
this[ge].replace(/\0.*/,"");break}default:throw new Error("unknown meta: "+e.type)}}abort(e){if(!this[pe]){if(this[$]){const t=this[$];t.write=()=>!0,t.end=()=>t,
t.emit=()=>!1,t.destroy?.()}this[pe]=!0,this.emit("abort",e),this.warn("TAR_ABORT",e,{recoverable:!1})}}[_t](e){this[ht]+=e.length;const t=this[ht]/this[Ze];return t>
this.maxDecompressionRatio?(this.abort(new Error(`max decompression ratio exceeded: ${t.toFixed(2)} > ${this.maxDecompressionRatio}`)),!1):!0}write(e,t,i){if(typeof t==
"function"&&(i=t,t=void 0),typeof e=="string"&&(e=Buffer.from(e,typeof t=="string"?t:"utf8")),this[pe])return i?.(),!1;if((this[$]===void 0||this.brotli===void 0&&
this[$]===!1)&&e){if(this[H]&&(e=Buffer.concat([this[H],e]),this[H]=void 0),e.length<$t)return this[H]=e,i?.(),!0;for(let _=0;this[$]===void 0&&_<nt.length;_++)
e[_]!==nt[_]&&(this[$]=!1);let w=!1;if(this[$]===!1&&this.zstd!==!1){w=!0;for(let _=0;_<at.length;_++)if(e[_]!==at[_]){w=!1;break}}const T=this.brotli===void 0&&
!w;if(this[$]===!1&&T)if(e.length<512)if(this[ve])this.brotli=!0;else return this[H]=e,i?.(),!0;else try{new rt(e.subarray(0,512)),this.brotli=!1}catch{this.brotli=
!0}if(this[$]===void 0||this[$]===!1&&(this.brotli||w)){const _=this[ve];this[ve]=!1,this[$]=this[$]===void 0?new Ot({}):w?new vt({}):new gt({}),this[$].on("dat\
a",Z=>{this[_t](Z)&&this[Ye](Z)}),this[$].on("error",Z=>{this[pe]||this.abort(Z)}),this[$].on("end",()=>{this[ve]=!0,this[Ye]()}),this[Ce]=!0,this[Ze]+=e.length;
const ie=!!this[$][_?"end":"write"](e);return this[Ce]=!1,i?.(),ie}}this[Ce]=!0,this[$]?(this[Ze]+=e.length,this[$].write(e)):this[Ye](e),this[Ce]=!1;const h=this[Re].
length>0?!1:this[ye]?this[ye].flowing:!0;return!h&&this[Re].length===0&&this[ye]?.once("drain",()=>this.emit("drain")),i?.(),h}[lt](e){e&&!this[pe]&&(this[H]=this[H]?
Buffer.concat([this[H],e]):e)}[Xe](){if(this[ve]&&!this[dt]&&!this[pe]&&!this[ze]){this[dt]=!0;const e=this[Ae];if(e?.blockRemain){const t=this[H]?this[H].length:
0;this.warn("TAR_BAD_ARCHIVE",`Truncated input (needed ${e.blockRemain} more bytes, only ${t} available)`,{entry:e}),this[H]&&e.write(this[H]),e.end()}this[Be](
Ke)}}[Ye](e){if(this[ze]&&e)this[lt](e);else if(!e&&!this[H])this[Xe]();else if(e){if(this[ze]=!0,this[H]){this[lt](e);const t=this[H];this[H]=void 0,this[Ve](t)}else
this[Ve](e);for(;this[H]&&this[H]?.length>=512&&!this[pe]&&!this[Qe];){const t=this[H];this[H]=void 0,this[Ve](t)}this[ze]=!1}(!this[H]||this[ve])&&this[Xe]()}[Ve](e){
let t=0;const i=e.length;for(;t+512<=i&&!this[pe]&&!this[Qe];)switch(this[xe]){case"begin":case"header":this[Rt](e,t),t+=512;break;case"ignore":case"body":t+=this[ft](
e,t);break;case"meta":t+=this[yt](e,t);break;default:throw new Error("invalid state: "+this[xe])}t<i&&(this[H]=this[H]?Buffer.concat([e.subarray(t),this[H]]):e.
subarray(t))}end(e,t,i){return typeof e=="function"&&(i=e,t=void 0,e=void 0),typeof t=="function"&&(i=t,t=void 0),typeof e=="string"&&(e=Buffer.from(e,t)),i&&this.
once("finish",i),this[pe]||(this[$]?(e&&(this[Ze]+=e.length,this[$].write(e)),this[$].end()):(this[ve]=!0,(this.brotli===void 0||this.zstd===void 0)&&(e=e||Buffer.
alloc(0)),e&&this.write(e),this[Xe]())),this}}})};export{lr as id,hr as ids,cr as modules};
