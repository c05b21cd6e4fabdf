const p=173,_=[173],g={4765:((i,s,t)=>{t.r(s),t.d(s,{configFinding:()=>o._,parseConfigFile:()=>o.m});var o=t(3778)}),4929:((i,s,t)=>{t.d(s,{Dz:()=>d,P4:()=>c,Yv:()=>f,
kV:()=>u});var o=t(4091),l=t(1831),h=t(4e3),r=t(5799);const c=({clients:e,mistake:n})=>(0,r.CC)("credentials-config",{...a(n),affects:e});function a(e){switch(e.
kind){case"missing":return{message:`${e.setting} names ${(0,o.ol)(e.path)}, which does not exist`,help:"correct the path; the client continues without any CLI c\
onfiguration"};case"unreadable":return{message:`${e.file} ${(0,h.mP)(e.failure)}`,help:e.failure.kind==="size"?"shorten the file; the client reads all of it, th\
is check nothing":"make it a regular file that this account can read; this check continues without it"};case"syntax":return{message:`${e.file} has a syntax erro\
r: ${e.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${e.file}: ${e.path.join(".")} must be ${e.
want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${e.file}: ${e.why}`,
help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${e.type} ${(0,o.ol)(e.label)} is not a hostname: ${e.why}`,
help:e.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",
help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"\
remove all but one; the client uses the first"};case"no token":return{message:e.hasValue?`the token in the credentials block for host ${(0,l.nx)(e.host)} at ${e.
file} is not a string`:`the credentials block for host ${(0,l.nx)(e.host)} at ${e.file} has no token`,help:'add token = "\u2026" or remove the block; the clients sen\
d no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,o.ol)(e.name)}: there is no terraform-credentials-${e.name}\
 in ${e.directories.join(", ")}`,help:e.name===e.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"w\
rite the name in lower case; the client finds no other name"}}}const d=({name:e,why:n})=>(0,r.CC)("credentials-helper",{message:`credentials helper ${e}: ${n}`,
help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'}),
f=({host:e,at:n})=>(0,r.CC)("services-forced",{message:`the host block at ${n} defines the services of ${e}; the host's own discovery document is not used`,help:`\
remove the host block at ${n} to use the discovery document of ${e}`}),u=e=>(0,r.CC)("services-forced-differ",{message:`the host block at ${e.at} and the discov\
ery document of ${e.host} differ in ${(0,h.K4)(e.services,10,h.dh)}`,help:"update the host block or remove it; machines without it use other services"})})};export{p as id,_ as ids,g as modules};
