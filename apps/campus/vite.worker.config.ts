import browserslistToEsbuild from 'browserslist-to-esbuild';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const manifest = fileURLToPath(new URL('dist/.vite/manifest.json', import.meta.url));

/** The service worker: one classic script at the root, so that its scope is the whole site. Built after the app. */
export default defineConfig({
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    // Another build is another worker, which keeps that build's shell.
    BUILD: JSON.stringify(createHash('sha256').update(readFileSync(manifest)).digest('hex')),
  },
  build: {
    target: browserslistToEsbuild(),
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/service-worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
