import type { ChargebackOutcome } from '@campushive/contract';
import type { Charge, ProviderRefund, Transfer } from '@campushive/domain/platform/paystack/provider';

/** A charge of a payer. */
export interface Transaction {
  readonly reference: string;
  readonly amount: number;
  readonly email: string;
  readonly fee: number;
  /** Address to which the payer returns. Undefined for a charge that the payer's phone answers. */
  readonly callbackUrl: string | undefined;
  status: Charge['status'];
  /** Amount that banks charged back. */
  taken: number;
  paidAt: Date | null;
}

/** A refund on its way to a payer. */
export interface SentRefund {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  status: ProviderRefund['status'];
  readonly at: Date;
}

/** A transfer to a wallet or a bank account. */
export interface SentTransfer {
  readonly reference: string;
  readonly code: string;
  readonly amount: number;
  readonly at: Date;
  status: Transfer['status'];
  /** Reason why the transfer waits or ended. Null while nothing is wrong. */
  failure: Transfer['failure'];
}

/** A chargeback by a payer's bank. */
export interface RaisedDispute {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly raisedAt: Date;
  readonly dueAt: Date;
  answered: boolean;
  outcome: ChargebackOutcome | null;
}

/** An event that the provider reports to the webhook. */
export interface ProviderEvent {
  readonly event: string;
  readonly data: object;
}

/** Probabilities of failures of a call. */
export interface Faults {
  /** Share of calls that never reach the provider. */
  readonly lost: number;
  /** Share of calls whose response is lost. */
  readonly unanswered: number;
}

/** New charge, by a page of the provider or by the payer's phone. */
export interface Opened {
  readonly reference: string;
  readonly amount: number;
  readonly email: string;
  readonly callbackUrl?: string;
}

/** Runs a call when its turn comes. */
export type Gate = <T>(run: () => Promise<T>) => Promise<T>;

/** Source of draws from 0 to 1. */
export interface Fractions {
  fraction(): number;
}
