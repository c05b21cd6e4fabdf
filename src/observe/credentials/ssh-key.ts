// The private key in a module source, for ssh.
import { writeFileSync } from 'node:fs'
import type { Token } from '../../rules/protocol/token.ts'

// base64.StdEncoding, which skips line breaks.
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** Writes the decoded `sshkey` of a source where only this user can read it (go-getter get_git.go); false if it is not base64. */
export function writeSshKey(sshkey: Token, path: string): boolean {
  const text = sshkey.reveal().replace(/[\r\n]/g, '')
  if (!BASE64.test(text)) return false
  writeFileSync(path, Buffer.from(text, 'base64'), { mode: 0o600, flag: 'wx' })
  return true
}
