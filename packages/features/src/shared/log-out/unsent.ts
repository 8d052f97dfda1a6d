import type { DeviceStorage } from '../../kernel/index.js';

/** How much this device has yet to send for a student, and forgets when they log out. */
export interface Unsent {
  /** Tickets that were let in without a network. */
  readonly admissions: number;
  /** Vouchers that were taken or shown without a network. */
  readonly handovers: number;
  readonly messages: number;
}

/** Null where all is sent. What was refused is known to its student, and is no reason to stay. */
export function unsentOn(storage: DeviceStorage, userId: string): Unsent | null {
  const unsent = {
    admissions: waitingIn(storage.read(`admissions:${userId}`)),
    handovers: waitingIn(storage.read(`handovers:${userId}`), 'handedOver'),
    messages: waitingIn(storage.read('outbox'), null, userId),
  };
  return Object.values(unsent).some((count) => count > 0) ? unsent : null;
}

/** How many of what is noted wait; of `senderId` alone where several students share a note. */
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

const fieldOf = (given: unknown, name: string): unknown =>
  typeof given === 'object' && given !== null ? Reflect.get(given, name) : undefined;
