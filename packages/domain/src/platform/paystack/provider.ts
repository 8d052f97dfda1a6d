import type {
  Bank,
  ChargebackAnswer,
  ChargebackOutcome,
  ChargeStep,
  PayoutFailureCode,
} from '@campushive/contract';

/** Interface of a payment provider. Amounts are in minor units. The ledger, not the provider, knows who is owed what. */
export interface PaymentProvider {
  /** Prepares a charge under our reference. */
  initialize(charge: NewCharge): Promise<{ authorizationUrl: string; accessCode: string }>;
  /** Asks a mobile money account for a charge; the payer answers on their phone. */
  charge(charge: NewPhoneCharge): Promise<PhoneCharge>;
  /** Submits the voucher that the payer's network asked for. Never stored. */
  submitVoucher(reference: string, voucher: string): Promise<PhoneCharge>;
  /** Returns the state of a mobile money charge; undefined when the provider does not know it. */
  findCharge(reference: string): Promise<PhoneCharge | undefined>;
  /** Returns the state of a charge; undefined when the provider does not know it. */
  verify(reference: string): Promise<Charge | undefined>;
  /**
   * Refunds a charge, in the campus's currency unless another one is named. Never more than the whole charge: a
   * repeated refund of the same money is refused.
   */
  refund(
    reference: string,
    amount: number,
    reason: string,
    currency?: string | null,
  ): Promise<ProviderRefund>;
  /**
   * Returns the state of a refund. Searches by charge when the refund's id is unknown; returns undefined when there is
   * none, or only failed ones.
   */
  findRefund(by: { id: string } | RefundOfCharge): Promise<ProviderRefund | undefined>;
  /** Registers the destination of payouts; the same account always gets the same recipient. */
  createRecipient(account: PayoutDestination & { readonly name: string }): Promise<{ recipient: string }>;
  /** Returns the account holder's name; undefined where the network does not give it. */
  holderOf(account: MobileMoneyAccount): Promise<string | undefined>;
  /** Returns the banks that take transfers. */
  banks(): Promise<readonly Bank[]>;
  /** Returns the name of a bank account's holder; undefined when the bank has no such account. */
  holderOfBankAccount(account: BankAccount): Promise<string | undefined>;
  /** Sends money to a recipient. Our reference makes it safe to ask again: one reference is one transfer. */
  transfer(transfer: NewTransfer): Promise<Transfer>;
  /** Returns the state of a transfer; undefined when the provider does not know it. */
  verifyTransfer(reference: string): Promise<Transfer | undefined>;
  /** Returns the state of a dispute; undefined when the provider does not know it. */
  findDispute(id: string): Promise<ProviderDispute | undefined>;
  /** Disputes that wait for our answer and were raised since then. */
  openDisputes(since: Date): Promise<ProviderDispute[]>;
  /** Returns the settled movements that began since a time, and the current balance. */
  books(since: Date): Promise<ProviderBooks>;
  /** Answers a dispute, once, with a document that shows why. */
  answerDispute(id: string, answer: DisputeAnswer): Promise<void>;
}

export interface RefundOfCharge {
  readonly reference: string;
  readonly since: Date;
  /** Id of a failed refund to skip, because another one was requested. */
  readonly except?: string | null;
}

export interface NewCharge {
  readonly reference: string;
  readonly email: string;
  readonly amount: number;
  /** Address to which the payer returns. */
  readonly callbackUrl: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface NewPhoneCharge extends MobileMoneyAccount, Omit<NewCharge, 'callbackUrl'> {}

/** Progress of a mobile money charge. Its end is believed only from `verify`. */
export interface PhoneCharge {
  readonly status: Charge['status'];
  /** The payer's next step, while the charge is open. */
  readonly step: ChargeStep;
  /** Page of the sandbox's pretended phone; null with real money. */
  readonly sandboxUrl: string | null;
}

export interface Charge {
  readonly reference: string;
  /** `open` may still become either: abandoned is not final. */
  readonly status: 'success' | 'failed' | 'open';
  readonly amount: number;
  readonly currency: string;
  readonly channel: string | null;
  /** Fee that the provider keeps of the charge. */
  readonly providerFee: number;
  /** The provider's word on it, for people. */
  readonly reason: string | null;
}

export interface ProviderRefund {
  /** The provider's own name of it. */
  readonly id: string;
  readonly status: 'pending' | 'processed' | 'failed';
  readonly amount: number;
}

/** A charge that the payer's bank asks to have back. */
export interface ProviderDispute {
  /** The provider's own name of it. */
  readonly id: string;
  /** Reference of the charge. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly category: string | null;
  /** Deadline for an answer. */
  readonly dueAt: Date | null;
  /** Whether it still waits for our answer. */
  readonly unanswered: boolean;
  /** Null until it is decided. */
  readonly outcome: ChargebackOutcome | null;
}

/** Money as the provider has it. Amounts in minor units of their currency. */
export interface ProviderMovement {
  /** Ours; of a refund that of its charge. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  /** Time of settlement, or of the start where the provider does not give it. */
  readonly at: Date;
  /** Fee that the provider kept of it. */
  readonly fee: number;
}

/** Settled movements only: successful charges, including those refunded since, processed refunds, and transfers that arrived. */
export interface ProviderBooks {
  readonly charges: readonly ProviderMovement[];
  readonly refunds: readonly ProviderMovement[];
  readonly transfers: readonly ProviderMovement[];
  /** Balance in the campus's currency. */
  readonly balance: number;
}

export interface DisputeAnswer {
  readonly answer: ChargebackAnswer;
  /** Reason, in words for the bank. */
  readonly message: string;
  /** Amount given back; 0 when the dispute is contested. */
  readonly amount: number;
  /** A PDF. */
  readonly evidence: Uint8Array<ArrayBuffer>;
  readonly customer: { readonly email: string; readonly name: string; readonly phone: string };
  /** Description of the sale and its handover. */
  readonly service: string;
  readonly deliveredAt: Date | null;
}

export interface MobileMoneyAccount {
  readonly phone: string;
  readonly network: string;
}

export interface BankAccount {
  /** The provider's code of the bank. */
  readonly bankCode: string;
  readonly accountNumber: string;
}

/** Destination of payouts. */
export type PayoutDestination = MobileMoneyAccount | BankAccount;

export interface NewTransfer {
  /** 16 to 50 of a-z, 0-9, dash and underscore. */
  readonly reference: string;
  readonly recipient: string;
  readonly amount: number;
  readonly reason: string;
}

export interface Transfer {
  readonly reference: string;
  /** The provider's own name of it. */
  readonly code: string;
  /**
   * `pending` is followed by a webhook, or by the operator where there is a failure. `failed` never arrived and its reference is
   * spent. `reversed` came back after it had arrived.
   */
  readonly status: 'success' | 'pending' | 'failed' | 'reversed';
  readonly amount: number;
  readonly currency: string;
  /** The provider's word on why it failed, for people. */
  readonly reason: string | null;
  /** Reason of a failure. Null while nothing is wrong. */
  readonly failure: PayoutFailureCode | null;
}

/** Error answer of a provider. */
export interface ProviderAnswer {
  readonly http: number;
  readonly code: string | null;
  readonly words: string | null;
}

/** The provider could not be reached, or did not understand the request. Worth retrying later. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  /** The provider understood the request and refused it: repeating the same will not help. */
  readonly refused: boolean;
  /** The provider answered without executing the request, whether or not a retry would succeed. Otherwise it may have been executed. */
  readonly untouched: boolean;
  /** The provider's own words. Null where it gave none. */
  readonly answer: ProviderAnswer | null;
  /** Reason why no money was sent. Only errors of payout calls know more than whether the provider answered. */
  readonly failure: PayoutFailureCode;

  constructor(message: string, options: ProviderErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.answer = options.answer ?? null;
    this.failure = options.failure ?? (options.refused === true ? 'unknown_answer' : 'no_answer');
    this.refused = options.refused ?? false;
    this.untouched = this.refused || (options.untouched ?? false);
  }
}

export interface ProviderErrorOptions {
  readonly cause?: unknown;
  readonly refused?: boolean;
  readonly untouched?: boolean;
  readonly answer?: ProviderAnswer | null;
  readonly failure?: PayoutFailureCode;
}

/** Payment provider of an installation, and the proof of its webhooks. */
export interface ProviderConnection {
  readonly provider: PaymentProvider;
  /** Whether the provider signed these bytes. Takes the same time for either answer. */
  isSigned(body: Uint8Array, signature: unknown): boolean;
}
