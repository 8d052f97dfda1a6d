import { createApp } from '../app.js';
import { readConfig } from '../config.js';
import { startProblem } from '../start-problem.js';
import { readOrder, USAGE, UsageError, type Order } from './admin-order.js';
import { Refused } from './admin-refused.js';
import { carryOut } from './admin-work.js';
import { runDoctor } from './doctor/doctor.js';
import type { OwnWallet } from './doctor/facts.js';

export interface Outcome {
  /** 0 for success, 1 for failure, 2 for a usage error. */
  readonly code: 0 | 1 | 2;
  readonly text: string;
  /** Text is the result of the command even with code 1, and belongs on standard output. */
  readonly isReport?: boolean;
}

/** Runs a command of `pnpm admin`, with the settings of this environment. Throws bugs. */
export async function runAdmin(typed: readonly string[], environment: NodeJS.ProcessEnv): Promise<Outcome> {
  try {
    const order = readOrder(typed);
    if (order.command === 'doctor') return await examineServer(order.withMoney, environment);
    return { code: 0, text: (await run(order, environment)).join('\n') };
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, text: error.message };
    if (error instanceof Refused) return { code: 1, text: error.message };
    const problem = startProblem(error);
    if (problem !== undefined) return { code: 1, text: problem };
    throw error;
  }
}

async function examineServer(
  withMoney: OwnWallet | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const { isHealthy, lines } = await runDoctor(environment, withMoney);
  return { code: isHealthy ? 0 : 1, text: lines.join('\n'), isReport: true };
}

async function run(order: Order, environment: NodeJS.ProcessEnv): Promise<readonly string[]> {
  if (order.command === 'help') return [USAGE];
  const app = await createApp(readConfig({ LOG_LEVEL: 'error', ...environment }));
  try {
    // Starts the queue only for sending: the server's own workers run the jobs.
    await app.platform.jobs.start({ worker: false, schedules: false });
    return await carryOut(app.platform, order);
  } finally {
    await app.close();
  }
}
