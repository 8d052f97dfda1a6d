import type { Facts } from './facts.js';

/** Outcome of a check. `skipped` needs no action: the text states why the check does not apply, or how to enable it. */
export type CheckState = 'passed' | 'failed' | 'skipped';

/** Finding of one check, in sentences for the operator. `fix` tells what to do and exists only for a failure. */
export interface Finding {
  readonly state: CheckState;
  readonly text: string;
  readonly fix?: string;
}

/** A check with the name that the report shows. */
export interface Check {
  readonly name: string;
  /** Upper limit of the time in ms. Default: `CHECK_LIMIT`. */
  readonly limit?: number;
  /** Examines the installation. A thrown error is a failure with the error's message. The signal aborts at the limit. */
  run(facts: Facts, signal: AbortSignal): Promise<Finding>;
}

/** A finding with the name of its check. */
export interface CheckResult extends Finding {
  readonly name: string;
}

/** Default time limit of a check, in ms. */
const CHECK_LIMIT = 20_000;

/** Returns a finding that needs no action. */
export const passed = (text: string): Finding => ({ state: 'passed', text });
/** Returns a failure, and a sentence with what to do. */
export const failed = (text: string, fix: string): Finding => ({ state: 'failed', text, fix });
/** Returns a finding for a check that does not apply. */
export const skipped = (text: string): Finding => ({ state: 'skipped', text });

/** Runs a check and never throws: an error, or a time above the limit, is a failure with its reason. */
export async function runCheck(
  { name, limit = CHECK_LIMIT, run }: Check,
  facts: Facts,
): Promise<CheckResult> {
  const aborting = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`no result within ${limit / 1_000} s`);
    aborting.abort(error);
    reject(error);
  }, limit);
  try {
    return { name, ...(await Promise.race([run(facts, aborting.signal), late])) };
  } catch (error) {
    return {
      name,
      ...failed(`The check broke off: ${reasonOf(error)}.`, 'Correct the cause and run it again.'),
    };
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the message of an error, with the message or the code of its cause, on one line and without a final full stop. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` (${reasonOf(error.cause)})`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const text = (error.message || code).replace(/\s+/g, ' ').trim();
  return text.replace(/\.$/, '') + cause;
}
