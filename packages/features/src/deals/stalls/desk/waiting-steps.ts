import { STALL_STEPS, type StallOrder, type StallStep } from '@campushive/contract';

/** A tap of the seller that the server does not have yet. */
export interface WaitingStep {
  readonly orderId: string;
  readonly to: StallStep;
}

/** State of a queue that this device stores. */
export interface DeskNote {
  readonly waiting: readonly WaitingStep[];
  /** Whether a new order makes a sound. */
  readonly sound: boolean;
}

const EMPTY: DeskNote = { waiting: [], sound: false };

const isStep = (value: unknown): value is WaitingStep =>
  typeof value === 'object' &&
  value !== null &&
  'orderId' in value &&
  typeof value.orderId === 'string' &&
  'to' in value &&
  STALL_STEPS.some((step) => step === value.to);

/** Parses the stored state of a queue. Malformed parts are empty. */
export function readDesk(text: string | null): DeskNote {
  try {
    const note: unknown = JSON.parse(text ?? 'null');
    if (typeof note !== 'object' || note === null) return EMPTY;
    const waiting = 'waiting' in note && Array.isArray(note.waiting) ? note.waiting.filter(isStep) : [];
    return { waiting, sound: 'sound' in note && note.sound === true };
  } catch {
    return EMPTY;
  }
}

/** An order of the queue, as the seller's taps leave it. */
export interface QueuedOrder {
  readonly order: StallOrder;
  /** A tap of this order waits for the server. */
  readonly waits: boolean;
}

const NEXT: Readonly<Partial<Record<StallOrder['status'], StallStep>>> = {
  new: 'preparing',
  preparing: 'ready',
  ready: 'handed_over',
};

/** Returns the seller's next step. Undefined for an order that has ended. */
export const nextStepOf = ({ status }: Pick<StallOrder, 'status'>): StallStep | undefined => NEXT[status];

/** Returns the orders with the waiting taps applied. Orders that a tap ends are left out. */
export function withSteps(orders: readonly StallOrder[], waiting: readonly WaitingStep[]): QueuedOrder[] {
  return orders.flatMap((order): QueuedOrder[] => {
    const last = waiting.findLast(({ orderId }) => orderId === order.id);
    if (last === undefined) return [{ order, waits: false }];
    if (last.to === 'handed_over' || last.to === 'declined') return [];
    return [{ order: { ...order, status: last.to }, waits: true }];
  });
}
