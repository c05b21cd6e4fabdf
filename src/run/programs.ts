// The Action and the command line, for the two start files: one bundle, so that they share their code.

export const runAction = () => import('./action.ts')
export const runCli = () => import('./cli.ts')
