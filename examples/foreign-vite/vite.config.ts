import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineCampus } from '@campushive/contract/define-campus';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

/** Completes campus.json while it builds, so that pages need no code for it. A wrong definition ends the build with all mistakes. */
function campusDefinition(): Plugin {
  const file = fileURLToPath(new URL('campus.json', import.meta.url));
  return {
    name: 'campus-definition',
    resolveId: (id) => (id === 'virtual:campus' ? `\0${id}` : null),
    load(id) {
      if (id !== '\0virtual:campus') return null;
      this.addWatchFile(file);
      const campus = defineCampus(JSON.parse(readFileSync(file, 'utf8')));
      return `export const campus = ${JSON.stringify(campus)};`;
    },
  };
}

export default defineConfig(({ mode }) => {
  const { SERVER: server = 'http://localhost:4000' } = loadEnv(mode, '.', '');
  const proxy = { '/api': server, '/files': server, '/socket.io': { target: server, ws: true } };
  return {
    plugins: [react(), tailwindcss(), campusDefinition()],
    // Fonts stay files: a page loads only those whose letters it shows.
    build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
    server: { proxy },
    preview: { proxy },
  };
});
