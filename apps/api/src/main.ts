import { createApp, type App } from './app.js';
import { readConfig, type Config } from './config.js';
import { requireNode } from './node-version.js';
import { demoOf, findAccounts } from './seed/demo.js';
import { PRIVATE_UMASK } from './platform/data-folder.js';
import { createLocateFrame } from './host/source-frames.js';
import { printableError, provideLocateFrame } from '@campushive/domain/platform/error-report';
import { startProblem } from './start-problem.js';

process.umask(PRIVATE_UMASK);
provideLocateFrame(createLocateFrame());
// Node would print the source line of the failure, which in a minified library is the whole library.
process.on('uncaughtException', (error) => {
  console.error(`The server has failed: ${printableError(error)}`);
  process.exit(1);
});

try {
  requireNode();
  const config = readConfig(process.env);
  const app = await createApp(config);
  if (config.seed === 'demo') await app.seed();
  const address = await app.start();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void leave(app));
  }
  await greet(config, app);
  process.send?.({ ready: address });
} catch (error) {
  console.error(`The server cannot start: ${startProblem(error) ?? printableError(error)}`);
  process.exit(1);
}

/** Stops the server without cutting off any request. */
async function leave(app: App): Promise<void> {
  await app.drain();
  await app.close();
  process.exit(0);
}

/** Prints the address, the demo accounts and the mailbox. */
async function greet(config: Config, { platform }: App): Promise<void> {
  const lines = [`${config.campus.name} is at ${config.publicUrl}`];
  const demo = config.seed === 'demo' ? demoOf(config.campus.id) : undefined;
  const accounts = demo === undefined ? [] : await findAccounts(demo, platform);
  if (demo !== undefined && accounts.length > 0) {
    lines.push(`Demo accounts, password ${demo.password}:`);
    lines.push(...accounts.map(({ name, email, role }) => `  ${name} <${email}>${role ? `, ${role}` : ''}`));
    lines.push('Students, listings and pictures of the demo are made up, the pictures by a computer.');
  }
  if (platform.mailbox !== undefined) lines.push(`Mails (sign-up codes): ${config.publicUrl}/dev/mailbox`);
  if (platform.smsInbox !== undefined) lines.push(`Text messages: ${config.publicUrl}/dev/sms`);
  console.log(lines.join('\n'));
}
