// Jest's transformer: Node's own type stripping, so that tests run the sources as Node does.
const { createHash } = require('node:crypto')
const { stripTypeScriptTypes } = require('node:module')

const strip = (source) => ({ code: stripTypeScriptTypes(source, { mode: 'strip' }) })

module.exports = {
  process: strip,
  processAsync: async (source) => strip(source),
  getCacheKey: (source, path, options) =>
    createHash('sha256')
      .update(process.version)
      .update(source)
      .update(path)
      .update(String(options.instrument))
      .digest('hex')
}
