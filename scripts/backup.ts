/** `pnpm backup` and `pnpm restore`: builds when needed, then archives the data folder or puts an archive in its place. */
import { build } from './build.ts';
import { run } from './run.ts';

await build();
process.exit(
  await run(process.execPath, ['--enable-source-maps', 'apps/api/dist/backup.js', ...process.argv.slice(2)]),
);
