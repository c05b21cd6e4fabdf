const l=160,u=[160],I={1160:((E,o,i)=>{i.r(o),i.d(o,{parseAuthorities:()=>f});var a=i(7598),r=i(3625);const c="-----BEGIN CERTIFICATE-----",s="-----END CERTIFIC\
ATE-----";function f(e){const n=[...d(e)];if(n.length===0)return(0,r.T)("contains no certificate; expected PEM");try{for(const t of n)new a.X509Certificate(t);return(0,r.
J)(n.join(`
`))}catch(t){return(0,r.T)(`contains an invalid certificate: ${t instanceof Error?t.message:t}`)}}function*d(e){for(let n=e.indexOf(c);n>=0;){const t=e.indexOf(
s,n);if(t<0)return;yield e.slice(n,t+s.length),n=e.indexOf(c,t)}}})};export{l as id,u as ids,I as modules};
