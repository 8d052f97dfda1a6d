import type { Receipt } from '@campushive/contract';

/** Printed data of a ticket. */
export interface PrintedTicket {
  readonly code: string;
  /** Content of the QR code. */
  readonly checkInUrl: string;
  readonly number: number;
  readonly of: number;
  /** Name of the ticket kind; null where the event has none. */
  readonly kind: string | null;
}

/** Tickets of one order, with their event. */
export interface PrintedTickets {
  readonly title: string;
  readonly location: string | null;
  readonly begins: Date;
  /** End of the event; null when unknown. */
  readonly ends: Date | null;
  readonly holder: string;
  readonly tickets: readonly PrintedTicket[];
}

/** Receipt of a payment, without the address of this document. */
export type PrintedReceipt = Omit<Receipt, 'pdfUrl'>;

export interface EvidenceEvent {
  readonly at: Date;
  readonly what: string;
}
export interface EvidenceMessage {
  readonly at: Date;
  readonly from: string;
  readonly text: string;
  readonly photo: boolean;
  /** Name of the file that was sent with it. */
  readonly file: string | null;
}

/** Evidence of the purpose and outcome of a payment. */
export interface Evidence {
  readonly reference: string;
  readonly title: string;
  readonly buyer: string;
  readonly seller: string;
  readonly paidMinor: number;
  readonly requestedMinor: number;
  readonly channel: string | null;
  readonly events: readonly EvidenceEvent[];
  readonly complaint: {
    readonly buyer: string;
    readonly seller: string | null;
    readonly decision: string | null;
  } | null;
  readonly messages: readonly EvidenceMessage[];
  /** The buyer's number; masked, because the whole number is not stored. */
  readonly phone: string | null;
  /** Time of receipt by the buyer, if known. */
  readonly deliveredAt: Date | null;
}

/** Renders PDF documents on A4 pages. Characters that the fonts lack are shown as missing letters. */
export interface Documents {
  /** Renders every ticket with its code, two to a page. */
  ticket(printed: PrintedTickets, language: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Renders a receipt on one page. */
  receipt(receipt: PrintedReceipt, language: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Renders the evidence about a chargeback for the bank, in English whatever the students' language. */
  evidence(evidence: Evidence): Promise<Uint8Array<ArrayBuffer>>;
}
