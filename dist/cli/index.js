#!/usr/bin/env node
// What a shell starts: refuses an old Node, which may not even parse the program, else loads cli.ts. So that
// every Node from version 12 can run it, this file imports nothing and has no newer syntax.
const OLDEST = 24;
// Could not run, unless the program says otherwise at its end.
process.exitCode = 3;
if (Number(process.versions.node.split('.')[0]) < OLDEST) {
    console.error(`tf-disco needs Node ${OLDEST} or newer, this is ${process.version}
help: install it from https://nodejs.org, or let npm download it for this run, with the same arguments:
  npx --yes -p node@${OLDEST} -p tf-disco tf-disco
npm 12 and newer need --allow-scripts=node after npx`);
}
else {
    import('../programs.js')
        .then((programs) => programs.runCli())
        .catch((error) => {
        console.error(`tf-disco could not be loaded: ${error.message}`);
    });
}
export {};
