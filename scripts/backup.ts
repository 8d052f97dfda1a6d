/** `pnpm backup` and `pnpm restore`: builds when needed, then archives the data folder or replaces it by an archive. */
import { build } from './build.ts';
import { run } from './run.ts';

await build();
process.exit(
  await run(process.execPath, ['--enable-source-maps', 'apps/api/dist/backup.js', ...process.argv.slice(2)]),
);
