import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  bundle: false,
  clean: true,
  sourcemap: true,
  // Maps refer to the sources, which the package contains.
  esbuildOptions: (options) => void (options.sourcesContent = false),
});
