import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What renders documents in the running server: complete, so that the server needs no React of its own. */
export default defineConfig({
  publicDir: false,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry.server.tsx',
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'es2023',
  },
});
