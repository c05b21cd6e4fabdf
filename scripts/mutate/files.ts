// Mutants of what is read from the disk: links, limits, selection.
import type { MutatedFile } from './mutant.ts'

export const FILES: readonly MutatedFile[] = [
  {
    file: 'src/scan/links.ts',
    tests: ['test/scan/links.test.ts', 'test/scan/walk.test.ts'],
    mutants: [
      {
        promise: 'no link out of the checkout is followed',
        text: 'if (!isWithin(path, start.boundary)) return fileOutside()',
        replacement: ''
      },
      {
        promise: 'a link to a device is not read',
        text: "if (kind === 'special') return",
        replacement: 'if (false) return'
      }
    ]
  },
  {
    file: 'src/scan/selection.ts',
    tests: ['test/scan/selection.test.ts', 'test/scan/walk.test.ts', 'test/scan/links.test.ts'],
    mutants: [
      {
        promise: 'a sibling with a longer name is outside',
        text: 'path.startsWith(directory.endsWith(sep) ? directory : directory + sep)',
        replacement: 'path.startsWith(directory)'
      },
      {
        promise: 'hidden directories are not scanned',
        text: "name.startsWith('.') || name === 'node_modules'",
        replacement: "name === 'node_modules'"
      }
    ]
  },
  {
    file: 'src/scan/walk.ts',
    tests: ['test/scan/walk.test.ts'],
    mutants: [
      {
        promise: 'excluded files are not scanned',
        text: 'if (!isWanted || this.isExcluded(file) ||',
        replacement: 'if (!isWanted ||'
      },
      {
        promise: 'the depth of directories is limited',
        text: 'if (depth > MAX_DEPTH) return',
        replacement: 'if (false) return'
      },
      {
        promise: 'the files of a directory are limited',
        text: 'files.length < this.limits.directoryFiles',
        replacement: 'files.length >= 0'
      },
      {
        promise: 'the files of a checkout are limited',
        text: '|| this.files > this.limits.files)',
        replacement: ')'
      },
      {
        promise: 'a pipe is not opened',
        text: 'if (entry.isFile()) yield found',
        replacement: 'if (!entry.isSymbolicLink()) yield found'
      }
    ]
  },
  {
    file: 'src/scan/values/checkout-files.ts',
    tests: ['test/scan/checkout-files.test.ts'],
    mutants: [
      {
        promise: 'no value is read from outside of the checkout',
        text: 'if (path === null || !isInside(path)) return null\n',
        replacement: 'if (path === null) return null\n'
      }
    ]
  },
  {
    file: 'src/scan/clients/tool-files.ts',
    tests: ['test/scan/clients'],
    mutants: [
      {
        promise: 'no tool file is read from outside of the checkout',
        text: 'if (!isWithin(real, boundary)) return null',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/files/read-text.ts',
    tests: ['test/files', 'test/scan/walk.test.ts'],
    mutants: [
      {
        promise: 'a file above the limit is not read',
        text: 'if (size > maxBytes ||',
        replacement: 'if ('
      },
      {
        promise: 'a pipe is never waited for',
        text: '| (constants.O_NONBLOCK ?? 0)',
        replacement: ''
      },
      {
        promise: 'text that is not UTF-8 is noticed',
        text: "!text.includes('\\uFFFD') || isUtf8(bytes.subarray(0, length))",
        replacement: 'true'
      }
    ]
  },
  {
    file: 'src/scan/read-module.ts',
    tests: ['test/scan/scan.test.ts'],
    mutants: [
      {
        promise: 'a file of which only the beginning was read is reported',
        text: 'if (parts.isExceeded()) return [',
        replacement: 'if (parts === null) return ['
      }
    ]
  },
  {
    file: 'src/scan/scan.ts',
    tests: ['test/scan/scan.test.ts'],
    mutants: [
      {
        promise: 'the usages of a checkout are limited',
        text: 'if (usages.length + openUsages >= maxUsages) {',
        replacement: 'if (usages.length + openUsages < 0) {'
      }
    ]
  },
  {
    file: 'src/scan/usage.ts',
    tests: ['test/scan/scan.test.ts'],
    mutants: [
      {
        promise: 'notices do not hide an error',
        text: 'this.kept.get(problem.severity) ?? 0',
        replacement: 'this.notes.length'
      }
    ]
  },
  {
    file: 'src/scan/values/variable-files.ts',
    tests: ['test/scan/checkout-files.test.ts', 'test/scan/variables.test.ts'],
    mutants: [
      {
        promise: 'a large variable file is not read',
        text: 'files.read(below(directory, name), MAX_BYTES)',
        replacement: 'files.read(below(directory, name))'
      },
      {
        promise: 'a variable file that is not read may set any variable',
        text: 'if (text === null) return () => () => undefined',
        replacement: 'if (text === null) return () => undefined'
      }
    ]
  },
  {
    file: 'src/settings/authorities.ts',
    tests: ['test/settings/read.test.ts'],
    mutants: [
      {
        promise: 'a file without certificates is no ca-file',
        text: 'if (certificates.length === 0) return',
        replacement: 'if (certificates.length < 0) return'
      }
    ]
  }
]
