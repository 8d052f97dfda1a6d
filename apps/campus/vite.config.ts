import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';

const api = 'http://127.0.0.1:4000';

/**
 * Modules that thirteen chunks share form one chunk: one request, and better compression than separate files. Modules of forms, overlays
 * and checkouts, and the cards of single hives, are left out, except those that a shared module imports, because most pages open without
 * them.
 */
const SHARED =
  /\/packages\/(ui(?!\/src\/(dialog|layer|textarea|fee-breakdown)\/)|contract(?!\/src\/(fields\/(field-texts|typed-text|phone)|money\/price-text)\.))\/|\/features\/src\/(kernel(?!\/fields\/(field-text|missing-fields))|shared(?!\/(form-dialog|hooks\/use-persisted-form))|\w+\/parts(?!\/(payments|price)\/|\/prices\/fee-breakdown|\/listing-card\/(listing|tutor|errand|event|study|gig)-card))\/|\/apps\/campus\/src\/destinations|\/node_modules\/(@tanstack|get-nonce|lucide-react)\//;

/** Small modules of every page: each alone is smaller than the headers of its request. */
const IN_EVERY_PAGE =
  /\/packages\/(browser\/src\/clock|contract\/src\/random-id|ui\/src\/spinner|features\/src\/\w+\/data\.)/;

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    // Target of scripts and styles: the browsers of `browserslist` in package.json (docs/browsers.md).
    target: browserslistToEsbuild(),
    // The manifest lists a page's files, which the server names in its documents.
    manifest: true,
    modulePreload: { polyfill: false },
    // A font inlined in the stylesheet would be fetched in every language.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      input: 'src/entry.client.tsx',
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
              priority: 1,
            },
            { name: 'shared', test: SHARED, minShareCount: 13 },
            // Modules of every page, each smaller than the headers of its request.
            { name: 'base', test: IN_EVERY_PAGE },
            // Icons, each smaller than the module code around it. A members' page fetched up to fourteen of them.
            { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      '/campus.json': api,
      '/manifest.webmanifest': api,
      '/api': api,
      '/files': api,
      '/dev': api,
      '/l/': api,
      '/o/': api,
      '/socket.io': { target: api, ws: true },
    },
  },
});
