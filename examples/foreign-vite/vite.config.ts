import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const { SERVER: server = 'http://localhost:4000' } = loadEnv(mode, '.', '');
  const proxy = { '/api': server, '/files': server, '/socket.io': { target: server, ws: true } };
  return {
    plugins: [react(), tailwindcss()],
    // Fonts stay files: a page loads only those whose letters it shows.
    build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
    server: { proxy },
    preview: { proxy },
  };
});
