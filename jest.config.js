/** @type {import('jest').Config} */
export default {
  // Plain Node workers: half of the CPU time of Jest's own runner, which loads every module anew for each test file.
  runner: 'jest-light-runner',
  setupFilesAfterEnv: ['<rootDir>/test/support/time-limit.js'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/lib/', '<rootDir>/dist/', '<rootDir>/.tmp/'],
  // On two cores: some tests wait for time-outs.
  maxWorkers: 3
}
