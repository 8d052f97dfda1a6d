/** `pnpm simulate`: the arguments are in `simulator/README.md`. */
import { run } from './run.ts';

process.exit(
  await run('tsx', ['--max-semi-space-size=64', 'simulator/src/main.ts', ...process.argv.slice(2)]),
);
