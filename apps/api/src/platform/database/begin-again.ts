import { setTimeout } from 'node:timers/promises';

/** PostgreSQL's words for a deadlock that it broke, and for two transactions of which only one can have been first. */
const UNDONE: readonly unknown[] = ['40P01', '40001'];
const TRIES = 5;
/** Milliseconds, at most, so that those who stood in each other's way do not meet again. */
const PAUSE_MAX = 50;

/**
 * Runs a transaction, and again when the database undid it for the sake of another one: nothing of it has happened, and the
 * second time it finds what the other one left.
 */
export async function beginAgain<T>(run: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (tries <= 1 || !wasUndone(error)) throw error;
    await setTimeout(Math.random() * PAUSE_MAX);
    return beginAgain(run, tries - 1);
  }
}

/** The query builder wraps what the driver says. */
function wasUndone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && UNDONE.includes(error.code)) || wasUndone(error.cause);
}
