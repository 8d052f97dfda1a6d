import type { Receipt } from '@campushive/contract';
import type { MilestoneNames } from '../parts/milestones/milestone-names.messages.js';
import type { PaymentsMessages } from '../parts/payments/payments.messages.js';

/** Term and details of one line. */
export type ReceiptFact = readonly [term: string, details: string];

export interface ReceiptWords {
  readonly t: PaymentsMessages;
  readonly milestones: MilestoneNames;
  /** Title of an order with the number of further items. */
  readonly titleAndMore: (title: string, more: number) => string;
}

/** Part of a receipt that depends on the kind of thing sold. */
export interface ReceiptKind {
  readonly itemOf: (receipt: Receipt, words: ReceiptWords) => string;
  /** Lines about the choice, after the item. */
  readonly factsOf: (receipt: Receipt, words: ReceiptWords) => readonly ReceiptFact[];
}
