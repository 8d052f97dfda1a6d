import { defineConfig } from 'tsup';
import { markClient } from '../../scripts/mark-client.js';

// File by file, so that one subpath export costs only what it imports.
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  bundle: false,
  clean: true,
  sourcemap: true,
  async onSuccess() {
    markClient(import.meta.dirname);
  },
});
