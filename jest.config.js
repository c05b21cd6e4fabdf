/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/test/support/strip-types.cjs' },
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/lib/', '<rootDir>/dist/', '<rootDir>/.tmp/'],
  collectCoverageFrom: ['src/**/*.ts'],
  coverageProvider: 'babel',
  maxWorkers: 2,
  testTimeout: 30_000
}
