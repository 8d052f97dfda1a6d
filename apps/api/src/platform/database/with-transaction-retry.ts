import { setTimeout } from 'node:timers/promises';

/** `deadlock_detected` and `serialization_failure`. */
const RETRYABLE: readonly unknown[] = ['40P01', '40001'];
const MAX_TRIES = 5;
/** The pause is random, so that the transactions that collided do not meet again. */
const MAX_PAUSE_MS = 50;

/** Runs a transaction, and repeats it when the database rolled it back because of another one. */
export async function withTransactionRetry<T>(run: () => Promise<T>, tries = MAX_TRIES): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (tries <= 1 || !isRetryable(error)) throw error;
    await setTimeout(Math.random() * MAX_PAUSE_MS);
    return withTransactionRetry(run, tries - 1);
  }
}

/** Returns true for an error that a repeated transaction can avoid. Looks into the cause, because the query builder wraps the driver's error. */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && RETRYABLE.includes(error.code)) || isRetryable(error.cause);
}
