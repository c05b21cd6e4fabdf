/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/test/support/strip-types.cjs' },
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/lib/', '<rootDir>/dist/', '<rootDir>/.tmp/'],
  collectCoverageFrom: ['src/**/*.ts'],
  coverageProvider: 'babel',
  // On two cores: some tests wait for time-outs.
  maxWorkers: 3,
  // A safety net against hangs, generous enough for a busy machine.
  testTimeout: 180_000
}
