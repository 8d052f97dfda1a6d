import type { Clock } from '@campushive/features';
import { narrow, offsetIn, type OffsetBounds, type TimeSample } from './server-offset.js';

/** The system's time and zone, without an offset: the server's own clock, and the ages of what a device stores. */
export const clock: Clock = {
  now: () => new Date(),
  deviceTimeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
};

/** Stores the offset for the next page, which shows times before its first response. */
export interface OffsetMemory {
  read(): string | null;
  /** Null deletes the stored offset. */
  write(offset: string | null): void;
}

/** A clock that shows the server's time on devices whose own clock is wrong. */
export interface ServerClock extends Clock {
  /** Updates the offset from a response. `date` is its `Date` header. */
  learn(response: { readonly sentAt: number; readonly date: string | null }): void;
}

/** Smallest change of the offset that is stored on the device, in ms. */
const WORTH_WRITING = 1_000;

/** Creates a clock that follows the server's time. `memory` holds the offset for the next page. Default `device`: the system's clock. */
export function createServerClock(memory: OffsetMemory, device: Clock = clock): ServerClock {
  const remembered = Number(memory.read() ?? 0);
  let written = Number.isFinite(remembered) ? remembered : 0;
  let bounds: OffsetBounds | undefined;
  let offset = written;

  function measure(sample: TimeSample): void {
    bounds = narrow(bounds, sample);
    offset = offsetIn(bounds);
    if (Math.abs(offset - written) < WORTH_WRITING && (offset === 0) === (written === 0)) return;
    written = offset;
    memory.write(offset === 0 ? null : String(offset));
  }

  return {
    ...device,
    now: () => new Date(device.now().getTime() + offset),
    learn({ sentAt, date }) {
      const serverDate = Date.parse(date ?? '');
      const receivedAt = device.now().getTime();
      // A device whose clock was set back during the request proves nothing.
      if (Number.isNaN(serverDate) || receivedAt < sentAt) return;
      measure({ sentAt, receivedAt, serverDate });
    },
  };
}
