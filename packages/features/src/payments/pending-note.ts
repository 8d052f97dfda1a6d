import type { Notes } from '../kernel/index.js';

/** What this tab remembers of a payment that left for the provider. */
export interface PendingPayment {
  readonly reference: string;
  readonly hiveId: string;
  readonly paymentId: string;
}

export function readPending(notes: Notes, hiveId: string): PendingPayment | null {
  try {
    const note = JSON.parse(notes.read('payment') ?? 'null') as Partial<PendingPayment> | null;
    const { reference, paymentId } = note ?? {};
    if (note?.hiveId !== hiveId || reference === undefined || paymentId === undefined) return null;
    return { reference, paymentId, hiveId };
  } catch {
    return null;
  }
}

export const writePending = (notes: Notes, pending: PendingPayment | null) =>
  notes.write('payment', pending === null ? null : JSON.stringify(pending));
