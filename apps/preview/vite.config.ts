import { pageHost } from '@campushive/testing/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { previewCampus } from './campus-plugin.ts';

/** Builds the preview of a campus: `CAMPUS` is a folder of campuses/. Default: ghana. */
export default defineConfig({
  publicDir: '../campus/public',
  plugins: [react(), tailwindcss(), pageHost(), previewCampus(process.env['CAMPUS'] ?? 'ghana')],
  build: {
    target: browserslistToEsbuild(),
    modulePreload: { polyfill: false },
    // The database is a single large module.
    chunkSizeWarningLimit: 4_000,
    assetsInlineLimit: 0,
  },
});
