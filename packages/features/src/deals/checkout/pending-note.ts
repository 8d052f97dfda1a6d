import type { DeviceStorage } from '../../kernel/index.js';

/** Pending payment at the provider, stored for this tab. */
export interface PendingPayment {
  readonly reference: string;
  readonly hiveId: string;
  readonly paymentId: string;
}

export function readPending(storage: DeviceStorage, hiveId: string): PendingPayment | null {
  try {
    const note: unknown = JSON.parse(storage.read('payment') ?? 'null');
    return isPending(note) && note.hiveId === hiveId ? note : null;
  } catch {
    return null;
  }
}

const isPending = (note: unknown): note is PendingPayment =>
  typeof note === 'object' &&
  note !== null &&
  ['reference', 'hiveId', 'paymentId'].every((name) => typeof Reflect.get(note, name) === 'string');

export const writePending = (storage: DeviceStorage, pending: PendingPayment | null) =>
  storage.write('payment', pending === null ? null : JSON.stringify(pending));
