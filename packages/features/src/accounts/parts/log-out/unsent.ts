import type { DeviceStorage } from '../../../kernel/index.js';

/** Numbers of unsent items that this device deletes when a student logs out. */
export interface Unsent {
  /** Tickets that were admitted offline. */
  readonly admissions: number;
  /** Vouchers that were accepted or shown offline. */
  readonly handovers: number;
  readonly messages: number;
}

/**
 * Counts the unsent items of a student; null when there are none. Refused items do not count, because the student has
 * already seen the refusal.
 */
export function unsentOn(storage: DeviceStorage, userId: string): Unsent | null {
  const unsent = {
    admissions: waitingIn(storage.read(`admissions:${userId}`)),
    handovers: waitingIn(storage.read(`handovers:${userId}`), 'handedOver'),
    messages: waitingIn(storage.read('outbox'), null, userId),
  };
  return Object.values(unsent).some((count) => count > 0) ? unsent : null;
}

/**
 * Counts the waiting items of a stored note. `senderId` limits the count to one student in a note that several share.
 */
function waitingIn(note: string | null, list: 'handedOver' | null = null, senderId?: string): number {
  let noted: unknown;
  try {
    noted = JSON.parse(note ?? '[]');
  } catch {
    return 0;
  }
  const all = list === null ? noted : fieldOf(noted, list);
  if (!Array.isArray(all)) return 0;
  return all.filter(
    (one) =>
      fieldOf(one, 'status') === 'waiting' &&
      (senderId === undefined || fieldOf(one, 'senderId') === senderId),
  ).length;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
