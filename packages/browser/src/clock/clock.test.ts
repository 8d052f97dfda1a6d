import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clock, createServerClock } from './clock.js';
import { boundsOf, narrow, offsetIn, type OffsetBounds } from './server-offset.js';

const SERVER = Date.parse('2026-11-28T12:00:00.000Z');
const HOUR = 3_600_000;

/** Sets up a device whose clock is wrong by `error`, and a server with a round trip. */
function setUp(error: number, stored: string | null = null) {
  let server = SERVER;
  let deviceError = error;
  let written: string | null = stored;
  const device = { ...clock, now: () => new Date(server + deviceError) };
  const memory = { read: () => stored, write: (offset: string | null) => void (written = offset) };
  const own = createServerClock(memory, device);
  return {
    clock: own,
    written: () => written,
    setDevice: (next: number) => void (deviceError = next),
    request(there = 200, back = 200) {
      const sentAt = device.now().getTime();
      server += there;
      const date = new Date(server).toUTCString();
      server += back;
      own.learn({ sentAt, date });
    },
    /** Difference between the clock and the server, in ms. */
    off: () => Math.abs(own.now().getTime() - server),
  };
}

describe('the corrected clock of the browser', () => {
  it.each([
    ['a day slow', -24 * HOUR],
    ['two hours fast', 2 * HOUR],
    ['half a minute slow', -30_000],
  ])('shows the server’s time on a device that is %s', (_how, error) => {
    const phone = setUp(error);
    phone.request();
    expect(phone.off()).toBeLessThanOrEqual(1_500);
    expect(Math.abs(Number(phone.written()) + error)).toBeLessThanOrEqual(1_500);
  });

  it('does not correct a device whose clock is right, even on a slow connection', () => {
    const phone = setUp(0);
    phone.request(8_000, 4_000);
    expect(phone.off()).toBe(0);
    expect(phone.written()).toBeNull();
  });

  it('stays accurate after a slow request that follows a fast one', () => {
    const phone = setUp(2 * HOUR);
    phone.request(50, 50);
    phone.request(9_000, 100);
    phone.request(100, 9_000);
    expect(phone.off()).toBeLessThanOrEqual(1_500);
  });

  it('drops its correction when the device clock is set right while the page is open', () => {
    const phone = setUp(-24 * HOUR);
    phone.request();
    phone.setDevice(0);
    phone.request();
    expect(phone.off()).toBe(0);
    expect(phone.written()).toBeNull();
  });

  it('starts with the stored offset of the previous page', () => {
    const phone = setUp(-24 * HOUR, String(24 * HOUR));
    expect(phone.off()).toBe(0);
  });

  it('ignores a response without a valid date', () => {
    const phone = setUp(2 * HOUR);
    phone.clock.learn({ sentAt: 0, date: null });
    phone.clock.learn({ sentAt: 0, date: 'yesterday' });
    expect(phone.off()).toBe(2 * HOUR);
  });
});

it('keeps the true offset within the measured bounds for all round-trip times', () => {
  const trip = fc.record({ there: fc.nat(20_000), back: fc.nat(20_000), pause: fc.nat(60_000) });
  fc.assert(
    fc.property(
      fc.array(trip, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: -1e9, max: 1e9 }),
      (trips, offset) => {
        let server = SERVER;
        let bounds: OffsetBounds | undefined;
        for (const { there, back, pause } of trips) {
          server += pause;
          const sentAt = server - offset;
          const serverDate = Math.floor((server + there) / 1_000) * 1_000;
          server += there + back;
          const sample = { sentAt, receivedAt: server - offset, serverDate };
          bounds = narrow(bounds, sample);
          expect(bounds.atMost - bounds.atLeast).toBeLessThanOrEqual(
            boundsOf(sample).atMost - boundsOf(sample).atLeast,
          );
        }
        expect(bounds?.atLeast).toBeLessThanOrEqual(offset);
        expect(bounds?.atMost).toBeGreaterThanOrEqual(offset);
        expect(Math.abs(offsetIn(bounds ?? { atLeast: 0, atMost: 0 }) - offset)).toBeLessThanOrEqual(21_000);
      },
    ),
    { seed: 20_261, numRuns: 1_000 },
  );
});
