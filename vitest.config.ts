import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/*.test.ts'],
    // A server with its database opens in about two seconds; on a busy machine in ten times that.
    hookTimeout: 120_000,
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
