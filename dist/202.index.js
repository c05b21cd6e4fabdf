const m=202,x=[202],I={7511:((p,u,o)=>{o.d(u,{i:()=>S});const t="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",n=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
c=String.raw`[()<>@,;:\\"/[\]?=]`,_=new RegExp(`^${t}(?:/${t})?$`),g=String.raw`"((?:[^"\\\r\n]|\\${c}|\\(?!${c}))*)"`,l=new RegExp(`;${n}*(${t})${n}*=${n}*(?:(${t}\
)|${g})${n}*`,"y"),i=new RegExp(`;${n}*$`,"y"),f=new RegExp(String.raw`\\(${c})`,"g"),A=new RegExp(`^${n}+|(?<!${n})${n}+$`,"g");function S(e){const s=e.indexOf(
";"),a=P((s<0?e:e.slice(0,s)).replace(A,""));return _.test(a)&&(s<0||C(e,s))?a:null}function C(e,s){const a=new Map;for(let r=s;r<e.length;){l.lastIndex=r;const[
d,R="",T,O=""]=l.exec(e)??[];if(d===void 0)return i.lastIndex=r,i.test(e);const $=R.toLowerCase(),E=T??O.replace(f,"$1"),w=a.get($);if(w!==void 0&&w!==E)return!1;
a.set($,E),r+=d.length}return!0}const P=e=>e.replaceAll("\u0130","i").toLowerCase()}),1264:((p,u,o)=>{o.r(u),o.d(u,{withoutInstalled:()=>t.p});var t=o(4155)})};export{m as id,x as ids,I as modules};
