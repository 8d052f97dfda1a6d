/** `pnpm simulate`: the arguments are in `simulator/README.md`. */
import { run } from './run.ts';

process.exit(await run('tsx', ['simulator/src/main.ts', ...process.argv.slice(2)]));
