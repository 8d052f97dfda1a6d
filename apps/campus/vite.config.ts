import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A font inside the stylesheet would be fetched by everybody, in every language.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': api, '/files': api, '/dev': api, '/socket.io': { target: api, ws: true } },
  },
});
