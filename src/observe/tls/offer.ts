// The offer of the clients in a TLS handshake: the defaults of Go's crypto/tls (defaults.go), as far as Node can.
import { constants } from 'node:crypto'
import type { SecureContextOptions } from 'node:tls'

const TLS_1_3 = ['TLS_AES_128_GCM_SHA256', 'TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256']

// Each with ECDSA and with RSA.
const TLS_1_2 = [
  'AES128-GCM-SHA256',
  'AES256-GCM-SHA384',
  'CHACHA20-POLY1305',
  'AES128-SHA',
  'AES256-SHA'
]

/** Names of OpenSSL. */
export const GO_CIPHERS: readonly string[] = [
  ...TLS_1_3,
  ...TLS_1_2.flatMap((suite) => [`ECDHE-ECDSA-${suite}`, `ECDHE-RSA-${suite}`])
]

// Not X25519MLKEM768, which only some releases of the clients offer.
export const GO_GROUPS: readonly string[] = ['X25519', 'P-256', 'P-384', 'P-521']

// No SHA-1, which Go has not offered since 1.25.
const GO_SIGNATURES = [
  'rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512',
  'rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512'
].join(':')

// Go verifies certificates after the handshake, and so does the check: OpenSSL's levels must not end it.
const NO_SECURITY_LEVEL = '@SECLEVEL=0'

// Go accepts servers without secure renegotiation, as it never renegotiates: that could replace the verified certificate.
const RENEGOTIATION = constants.SSL_OP_LEGACY_SERVER_CONNECT | constants.SSL_OP_NO_RENEGOTIATION

export const GO_TLS: SecureContextOptions = {
  secureOptions: RENEGOTIATION,
  minVersion: 'TLSv1.2',
  ciphers: [...GO_CIPHERS, NO_SECURITY_LEVEL].join(':'),
  ecdhCurve: GO_GROUPS.join(':'),
  sigalgs: GO_SIGNATURES
}

// `ALL` does not include those of CCM.
const ANY_CIPHERS = 'TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL'
const OTHER_GROUPS =
  'X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224'

/** All that OpenSSL can do, what Go supports first: shows what a host that Go fails with uses instead. */
export const ANY_TLS: SecureContextOptions = {
  secureOptions: RENEGOTIATION,
  minVersion: 'TLSv1',
  ciphers: [...GO_CIPHERS, ANY_CIPHERS, NO_SECURITY_LEVEL].join(':'),
  ecdhCurve: [...GO_GROUPS, OTHER_GROUPS].join(':')
}
