/** `pnpm start`: builds when needed, then runs the server until it is stopped. */
import { spawn } from 'node:child_process';
import { build } from './build.ts';
import { writeNpxShortcut } from './npx-shortcut.ts';
import { root } from './run.ts';

await build();

const server = spawn(process.execPath, ['--max-semi-space-size=16', 'apps/api/dist/main.js'], {
  cwd: root,
  // Logs warnings and errors only, unless LOG_LEVEL is set.
  env: { LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: `${root}/.cache/compiled`, ...process.env },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

try {
  writeNpxShortcut(root);
} catch {
  // Without the shortcut, only the next start takes two seconds longer.
}
