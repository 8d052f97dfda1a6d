import browserslistToEsbuild from 'browserslist-to-esbuild';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const manifest = fileURLToPath(new URL('dist/.vite/manifest.json', import.meta.url));

/** Builds the service worker: one classic script at the root, so that its scope is the whole site. Runs after the app's build. */
export default defineConfig({
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    // Each build produces a different worker, which caches that build's shell.
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
