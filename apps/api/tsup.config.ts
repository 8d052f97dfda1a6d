import { defineConfig } from 'tsup';
import { recipeIn } from './src/seed/recipe.js';

/** Libraries of many small modules, each a file to find and to read at every start. All are ES modules without native parts. */
const MANY_MODULES = [
  '@noble/hashes',
  '@opentelemetry/api',
  'altcha-lib',
  'drizzle-orm',
  'lru-cache',
  'uuidv7',
  'zod',
];

// The workspace's packages are bundled in; other packages of the registry stay outside.
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
  noExternal: [/^@campushive\//, ...MANY_MODULES],
});
