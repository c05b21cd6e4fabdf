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
  }
]
