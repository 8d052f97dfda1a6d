import { V7Generator } from 'uuidv7';
import { setIdSource } from '@campushive/domain/platform/ids';
import type { Clock } from '@campushive/domain/platform/clock';

/** Clock that stands still until it is moved. */
export interface VirtualClock extends Clock {
  advance(milliseconds: number): void;
}

export function createVirtualClock(start: Date): VirtualClock {
  let time = start.getTime();
  return { now: () => new Date(time), advance: (milliseconds) => void (time += milliseconds) };
}

/** Milliseconds that the clock may go back without new ids sorting before earlier ones. */
const ROLLBACK = 10_000;

/**
 * Makes new ids carry the time of this clock: lists sort by id, and pages are cut by its time. Ids that were made before, up to `after`,
 * sort before the new ones.
 */
export function timeIdsBy(clock: Clock, after?: Date): void {
  const generator = new V7Generator();
  const first = after === undefined ? 0 : after.getTime() + 1;
  const time = () => Math.max(clock.now().getTime(), first);
  setIdSource(() => generator.generateOrResetCore(time(), ROLLBACK).toString());
}

/** Clock that stands still until it follows the clock of the device. */
export interface ReleasedClock extends VirtualClock {
  release(): void;
}

/** Returns a clock for a scene that leads up to now. */
export function createReleasedClock(start: Date, device: Clock): ReleasedClock {
  const still = createVirtualClock(start);
  let current: Clock = still;
  return {
    now: () => current.now(),
    advance: (milliseconds) => still.advance(milliseconds),
    release: () => void (current = device),
  };
}
