const d=5036,u=[5036],I={5036:((E,s,i)=>{i.d(s,{parseAuthorities:()=>f});var a=i(7598),r=i(3625);const o="-----BEGIN CERTIFICATE-----",c="-----END CERTIFICATE--\
---";function f(n){const e=[..._(n)];if(e.length===0)return(0,r.T)("contains no certificate; expected PEM");try{for(const t of e)new a.X509Certificate(t);return(0,r.
J)(e.join(`
`))}catch(t){return(0,r.T)(`contains an invalid certificate: ${t instanceof Error?t.message:t}`)}}function*_(n){for(let e=n.indexOf(o);e>=0;){const t=n.indexOf(
c,e);if(t<0)return;yield n.slice(e,t+c.length),e=n.indexOf(o,t)}}})};export{d as id,u as ids,I as modules};
