// What the runner starts: refuses an old Node, which may not even parse the program, else loads action.ts. So that
// every Node from version 12 can run it, this file imports nothing and has no newer syntax.

const OLDEST = 24

// Could not run, unless the program says otherwise at its end.
process.exitCode = 3
if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(`::error::tf-disco needs Node ${OLDEST} or newer, this is ${process.version}`)
} else {
  import('./programs.ts')
    .then((programs) => programs.runAction())
    .catch((error) => {
      console.error(`::error::tf-disco could not be loaded: ${error.message}`)
    })
}
