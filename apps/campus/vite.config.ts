import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fileURLToPath } from 'node:url';
import { leanRouter } from './scripts/lean-router.js';

const api = 'http://127.0.0.1:4000';

/** Small modules that most pages share travel together: one request, and they compress better than each alone. */
const SHARED = [
  '/packages/ui/',
  '/packages/contract/',
  '/features/src/kernel/',
  '/features/src/shared/',
  '/lucide-react/',
  '/@radix-ui/react-slot/',
  '/@radix-ui/react-compose-refs/',
  '/class-variance-authority/',
  '/clsx/',
  '/@tanstack/',
];

export default defineConfig({
  plugins: [react(), tailwindcss(), leanRouter()],
  resolve: {
    alias: {
      // Radix's dialogs hold the page still with a style element, which the site's policy refuses.
      'react-style-singleton': fileURLToPath(new URL('src/adopted-style.ts', import.meta.url)),
    },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A font inside the stylesheet would be fetched by everybody, in every language.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: (id) => SHARED.some((folder) => id.includes(folder)),
              minShareCount: 12,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': api, '/files': api, '/dev': api, '/socket.io': { target: api, ws: true } },
  },
});
