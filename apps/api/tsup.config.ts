import { defineConfig } from 'tsup';
import { recipeIn } from './src/seed/recipe.js';

// The workspace's contract is bundled in; everything from the registry stays outside.
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    backup: 'src/commands/backup.ts',
    admin: 'src/commands/admin.ts',
    'heic-worker': 'src/host/images/heic-worker.ts',
    'first-page-worker': 'src/host/files/first-page-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node22',
  sourcemap: true,
  clean: true,
  define: { DEMO_RECIPE: JSON.stringify(recipeIn(import.meta.dirname)) },
  noExternal: [/^@campushive\//],
});
