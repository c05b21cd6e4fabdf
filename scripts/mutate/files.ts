// Mutants of what is read from the disk and written to it.
import type { MutatedFile } from './mutant.ts'

export const FILES: readonly MutatedFile[] = [
  {
    file: 'src/read/scan/checkout-files.ts',
    tests: [
      'test/scan/checkout-files.test.ts',
      'test/scan/clients/hostile.test.ts',
      'test/scan/selection.test.ts',
      'test/scan/walk.test.ts',
      'test/scan/links.test.ts'
    ],
    mutants: [
      {
        promise: 'no link out of the checkout is followed',
        text: "if (!isWithin(target.path, boundary)) return fileOutside({ what: 'link' })",
        replacement: ''
      },
      {
        promise: 'no value and no tool file is read from outside of the checkout',
        text: 'return target !== null && isInside(target) ? target : null',
        replacement: 'return target'
      }
    ]
  },
  {
    file: 'src/read/files/read-text.ts',
    tests: ['test/files/read-text.test.ts'],
    mutants: [
      {
        promise: 'a sibling with a longer name is outside',
        text: "return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)",
        replacement: 'return path.startsWith(directory)'
      }
    ]
  },
  {
    file: 'src/read/files/output.ts',
    tests: ['test/files/write-whole.test.ts', 'test/check/report-files.test.ts'],
    mutants: [
      {
        promise: 'a relative path does not leave the workspace',
        text: 'if (!isInside && !isAbsolute(path)) {',
        replacement: 'if (!isInside && path === null) {'
      },
      {
        promise: 'reports follow no link out of the workspace',
        text: 'if (!isWithin(directory, root) || isWithin(target, root)) return target',
        replacement: 'return target'
      }
    ]
  },
  {
    file: 'src/read/fleet/format.ts',
    tests: ['test/fleet/wrong-files.test.ts'],
    mutants: [
      {
        promise: 'a hostname of a usages file is in the form that clients compare',
        text: 'return host.ok && host.value === name',
        replacement: 'return host.ok'
      },
      {
        promise: 'the URL of a repository has the form of a page',
        text: '/^https?:\\/\\/[\\w.:/-]+$/',
        replacement: '/^https?:/'
      }
    ]
  },
  {
    file: 'src/read/files/line-file.ts',
    tests: ['test/files/line-file.test.ts'],
    mutants: [
      {
        promise: 'no link in the place of the history is followed',
        text: '(fs.constants.O_NOFOLLOW ?? 0) | ',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/read/files/output.ts',
    tests: ['test/files/write-whole.test.ts'],
    mutants: [
      {
        promise: 'a temporary file never is one that exists, nor a link',
        text: "fs.openSync(aside, 'wx')",
        replacement: "fs.openSync(aside, 'w')"
      }
    ]
  },
  {
    file: 'src/read/fleet/lines.ts',
    tests: ['test/fleet/wrong-files.test.ts'],
    mutants: [
      {
        promise: 'a usages file has no usage that its last line does not count',
        text: 'if (count !== usages.length)',
        replacement: 'if (count > usages.length)'
      }
    ]
  }
]
