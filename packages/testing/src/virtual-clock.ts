import { V7Generator } from 'uuidv7';
import { takeIdsFrom } from '@campushive/domain/platform/ids';
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

/** Makes new ids carry the time of this clock: lists sort by id, and pages are cut by its time. */
export function timeIdsBy(clock: Clock): void {
  const generator = new V7Generator();
  takeIdsFrom(() => generator.generateOrResetCore(clock.now().getTime(), ROLLBACK).toString());
}
