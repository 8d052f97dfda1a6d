/** `pnpm start`: builds when needed, then runs the server until it is stopped. */
import { spawn } from 'node:child_process';
import { build } from './build.ts';
import { writeNpxShortcut } from './npx-shortcut.ts';
import { root } from './run.ts';

await build();

const server = spawn(process.execPath, ['--enable-source-maps', 'apps/api/dist/main.js'], {
  cwd: root,
  // A calm terminal for anyone who tries it out: warnings and errors only, unless asked otherwise.
  env: { LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: `${root}/.cache/compiled`, ...process.env },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

try {
  writeNpxShortcut(root);
} catch {
  // The next start takes two seconds longer, and that is all.
}
