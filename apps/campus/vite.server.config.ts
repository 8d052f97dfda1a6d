import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the renderer of documents for the running server. All dependencies are bundled, so that the server needs no React. */
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
