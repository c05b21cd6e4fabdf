// The remark about the variables that decided about connections.

import { connectionRemarks } from '../../src/report/sentence.ts'
import { hostUnknown } from '../../src/rules/problems/host.ts'
import { noteOf } from '../../src/rules/problems/note.ts'
import {
  aFinding,
  aFindingOf,
  aHostVerdict,
  aProblem,
  aVerdict
} from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'

const PROXIED = {
  HTTPS_PROXY: 'http://me:top@secret@proxy.example.com:3128',
  no_proxy: '.internal',
  SSL_CERT_FILE: '/etc/ssl/acme.pem',
  SSL_CERT_DIR: ''
}

const unknown = noteOf(
  hostUnknown({ host: 'a.example.com', asks: 'document', why: 'no-such-host' })
)
const remarks = (finding = aFindingOf(unknown)) =>
  connectionRemarks(aVerdict([aHostVerdict({ findings: [finding] })]), PROXIED)

describe('the remark about connections', () => {
  it('names the variables that are set, without the user info of the proxy', () => {
    expect(remarks()).toEqual([
      'connections used HTTPS_PROXY (proxy.example.com:3128), NO_PROXY (.internal), SSL_CERT_FILE (/etc/ssl/acme.pem)'
    ])
  })

  it('is made for a problem of this machine', () => {
    expect(remarks(aFindingOf(noteOf(aProblem('machine-network'))))).toHaveLength(1)
  })

  it('is not made if no connection failed', () => {
    expect(remarks(aFinding({ code: 'document-absent' }))).toEqual([])
  })
})
