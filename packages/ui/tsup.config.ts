import { defineConfig } from 'tsup';
import { markClient } from '../../scripts/mark-client.js';
import { buildStyles } from './scripts/build-styles.ts';

// Bundles file by file, so that a subpath export contains only its imports, and 'use client' stays at the top.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/test/**', '!src/**/*.{test,stories}.{ts,tsx}'],
  format: 'esm',
  bundle: false,
  clean: true,
  sourcemap: true,
  // Maps refer to the sources, which the package contains.
  esbuildOptions: (options) => void (options.sourcesContent = false),
  async onSuccess() {
    markClient(import.meta.dirname);
    await buildStyles();
  },
});
