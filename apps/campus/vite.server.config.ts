import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRouter } from './scripts/lean-router.js';

/** What draws pages, at the end of the build and in the running server: complete, so that the server needs no React of its own. */
export default defineConfig({
  publicDir: false,
  plugins: [react(), leanRouter()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender.tsx',
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'es2023',
  },
});
