/** `pnpm dev`: the API with restart on change, and the web app with hot reload in front of it on port 5173. */
import { run } from './run.ts';

await Promise.race([
  run('pnpm', ['--filter', '@campushive/api', 'dev']),
  run('pnpm', ['--filter', '@campushive/campus', 'dev']),
]);
process.exit(1);
