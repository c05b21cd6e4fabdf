// What a check loads once it requires a host, as one module: each file costs a millisecond to load.

export { thisMachine } from '../cli-config/machine.ts'
export { mergeFindings, readCliConfig } from '../cli-config/read.ts'
export { readMachineCredentials } from '../credentials/machine-credentials.ts'
export { judgeRequests } from '../judge/host.ts'
export { judgeVisit } from '../judge/host-verdict.ts'
export { networkOf } from '../network/network.ts'
export { attemptLimitMs, visitHosts } from '../visit/visit.ts'
