import { defineConfig } from 'tsup';
import { markClient } from '../../scripts/mark-client.js';

// Builds file by file, so that a subpath export costs only its imports.
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  bundle: false,
  clean: true,
  sourcemap: true,
  // Maps refer to the sources, which the package contains.
  esbuildOptions: (options) => void (options.sourcesContent = false),
  async onSuccess() {
    markClient(import.meta.dirname);
  },
});
