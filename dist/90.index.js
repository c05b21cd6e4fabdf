const g=90,v=[90],m={1264:((c,r,t)=>{t.r(r),t.d(r,{withoutInstalled:()=>s.pN});var s=t(531)}),4929:((c,r,t)=>{t.d(r,{Dz:()=>f,P4:()=>a,Yv:()=>p,kV:()=>_});var s=t(
4091),h=t(1064),i=t(1831),l=t(4e3),o=t(5799);const a=(0,o.lS)((0,o.$e)("credentials-config","CLI configuration has a mistake",h.Du),({clients:e,mistake:n})=>({...d(
n),affects:e}));function d(e){switch(e.kind){case"missing":return{message:`${e.setting} names ${(0,s.ol)(e.path)}, which does not exist`,help:"correct the path;\
 the client continues without any CLI configuration"};case"unreadable":return{message:`${e.file} ${(0,l.mP)(e.failure)}`,help:e.failure.kind==="size"?"shorten t\
he file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"syntax":return{message:`${e.file}\
 has a syntax error: ${e.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${e.file}: ${e.path.join(
".")} must be ${e.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${e.
file}: ${e.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${e.type} ${(0,s.ol)(e.label)} is not a hos\
tname: ${e.why}`,help:e.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credenti\
als_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_inst\
allation block",help:"remove all but one; the client uses the first"};case"no token":return{message:e.hasValue?`the token in the credentials block for host ${(0,i.
nx)(e.host)} at ${e.file} is not a string`:`the credentials block for host ${(0,i.nx)(e.host)} at ${e.file} has no token`,help:'add token = "\u2026" or remove the bl\
ock; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,s.ol)(e.name)}: there is no terrafo\
rm-credentials-${e.name} in ${e.directories.join(", ")}`,help:e.name===e.name.toLowerCase()?"install the program there (PATH is not searched); the client contin\
ues without a helper":"write the name in lower case; the client finds no other name"}}}const f=(0,o.lS)((0,o.z3)("credentials-helper","Credentials helper failed",
h.Du),({name:e,why:n})=>({message:`credentials helper ${e}: ${n}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; w\
ithout it discovery works, but init fails to install providers'})),u=10,p=(0,o.lS)((0,o.lm)("services-forced","A host block replaces service discovery",["terraf\
orm","opentofu"]),({host:e,at:n})=>({message:`the host block at ${n} defines the services of ${e}; the host's own discovery document is not used`,help:`remove t\
he host block at ${n} to use the discovery document of ${e}`})),_=(0,o.lS)((0,o.lm)("services-forced-differ","A host block and the discovery document differ",["\
terraform","opentofu"]),({host:e,at:n,services:$})=>({message:`the host block at ${n} and the discovery document of ${e} differ in ${(0,l.K4)($,u,l.dh)}`,help:"\
update the host block or remove it; machines without it use other services"}))})};export{g as id,v as ids,m as modules};
