// Runs the official HCL parser in a worker thread, since it never ends by itself.
import { parentPort } from 'node:worker_threads'
import { parse } from '@cdktf/hcl2json'
import type { Official } from './official-hcl.ts'

async function read(text: string): Promise<Official> {
  try {
    return { kind: 'read', json: await parse('main.tf', text) }
  } catch (error) {
    const why = String(error)
    return { kind: why.includes('parse config') ? 'refused' : 'unable', why }
  }
}

parentPort?.on('message', (text: string) => {
  void read(text).then((official) => parentPort?.postMessage(official))
})
