const T=256,C=[256],M={1264:(($,a,t)=>{t.r(a),t.d(a,{withoutInstalled:()=>o.p});var o=t(6542)}),9039:(($,a,t)=>{t.d(a,{i:()=>m});var o=t(7811);const r="[A-Za-z0\
-9!#$%&'*+.^_`{|}~-]+",i=String.raw`\p{White_Space}*`,c=String.raw`[()<>@,;:\\"/[\]?=]`,p=new RegExp(`^${r}(?:/${r})?$`),w=String.raw`"((?:[^"\\\r\n]|\\${c}|\\(?!${c}))*)"`,
u=new RegExp(`;${i}(${r})${i}=${i}(?:(${r})|${w})${i}`,"uy"),g=new RegExp(String.raw`\\(${c})`,"g");function m(e){const s=e.indexOf(";"),n=(0,o.s8)((0,o.Dw)(s<0?
e:e.slice(0,s))).replaceAll("\u0130","i").toLowerCase();return p.test(n)&&(s<0||P(e,s))?n:null}function P(e,s){const l=new Map;for(let n=s;n<e.length;){u.lastIndex=
n;const[d,A="",f,S=""]=u.exec(e)??[];if(d===void 0)return(0,o.s8)(e.slice(n))===";";const E=A.toLowerCase(),_=f??S.replace(g,"$1");if((l.get(E)??_)!==_)return!1;
l.set(E,_),n+=d.length}return!0}})};export{T as id,C as ids,M as modules};
