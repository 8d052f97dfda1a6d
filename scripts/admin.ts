/** `pnpm admin <command>`: builds when needed, then runs an operator's command. */
import { build } from './build.ts';
import { run } from './run.ts';

await build();
process.exit(
  await run(process.execPath, ['--enable-source-maps', 'apps/api/dist/admin.js', ...process.argv.slice(2)]),
);
