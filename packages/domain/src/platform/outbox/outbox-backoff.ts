import { HOUR, SECOND } from '@campushive/contract';

/** An event that fails this often, over about eight hours, becomes a dead letter. */
export const MAX_TRIES = 20;
const FIRST_DELAY_MS = SECOND;
/** No event waits longer; a later time was noted by a clock that was wrong. */
export const MAX_DELAY_MS = HOUR;

/**
 * Milliseconds before the next delivery of an event that has failed `tries` times: doubles from a second to an hour. Half of
 * it is random, so that events that failed together do not return together.
 */
export function retryDelay(tries: number, random: () => number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), MAX_DELAY_MS);
  return Math.round(delay / 2 + (delay / 2) * random());
}
