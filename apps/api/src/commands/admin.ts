/** `pnpm admin <command>`: what an operator does about accounts, mails, jobs and refunds from the machine itself. */
import { runAdmin } from './admin-run.js';

const { code, text } = await runAdmin(process.argv.slice(2), process.env);
if (code === 0) console.log(text);
else console.error(text);
process.exitCode = code;
