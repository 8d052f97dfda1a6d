/** `pnpm admin <command>`: an operator's work on accounts, mails, jobs and refunds, from the machine itself. */
import { PRIVATE_UMASK } from '../platform/data-folder.js';
import { printableError } from '@campushive/domain/platform/error-report';
import { runAdmin, type Outcome } from './admin-run.js';

process.umask(PRIVATE_UMASK);
const failed = (error: unknown): Outcome => ({ code: 1, text: printableError(error) });
const {
  code,
  text,
  isReport = code === 0,
} = await runAdmin(process.argv.slice(2), process.env).catch(failed);
if (isReport) console.log(text);
else console.error(text);
process.exitCode = code;
