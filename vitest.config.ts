import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] },
});
