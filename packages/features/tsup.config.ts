import { defineConfig } from 'tsup';
import { markClient } from '../../scripts/mark-client.js';

// File by file, so that one subpath export costs only what it imports and 'use client' stays on top.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}'],
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
