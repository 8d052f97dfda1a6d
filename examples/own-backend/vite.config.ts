import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const { SHOP: shop = 'http://localhost:4100' } = loadEnv(mode, '.', '');
  const proxy = { '/shop': shop };
  return { plugins: [react(), tailwindcss()], server: { proxy }, preview: { proxy } };
});
