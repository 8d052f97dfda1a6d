import { type ChargebackOutcome, type PayoutFailureCode, DAY, feeOf } from '@campushive/contract';
import { payoutFailureOf } from '@campushive/contract/payout-failures';
import { campus } from '@campushive/domain/platform/campus';
import {
  ProviderError,
  type Charge,
  type PaymentProvider,
  type ProviderDispute,
  type ProviderRefund,
  type RefundOfCharge,
  type Transfer,
} from '@campushive/domain/platform/paystack/provider';
import type {
  Transaction,
  SentRefund,
  SentTransfer,
  RaisedDispute,
  ProviderEvent,
  Gate,
  Fractions,
  Faults,
  Opened,
} from './bank/bank-records.js';
import { booksOf } from './bank/bank-books.js';

export type { Faults, ProviderEvent } from './bank/bank-records.js';

/** Banks that take transfers. */
const BANKS = [
  { code: '001', name: 'Test Bank' },
  { code: '002', name: 'Second Test Bank' },
];
/** Holder of all bank accounts, except those whose numbers end in 404, which do not exist. */
const ACCOUNT_HOLDER = 'ADWOA HOLDER';

/**
 * The provider and the banks behind it. They live outside of our process, so a crash of ours changes nothing here. They report by events,
 * which the world delivers late, twice, out of order or never.
 */
export class Bank {
  readonly transactions = new Map<string, Transaction>();
  readonly refunds: SentRefund[] = [];
  readonly transfers = new Map<string, SentTransfer>();
  readonly disputes: RaisedDispute[] = [];
  readonly events: ProviderEvent[] = [];
  /** Money collected for us and not yet paid out. */
  balance = 0;
  /** Means by which payers pay. */
  channel: 'card' | 'mobile_money' = 'card';
  /** Charges whose next refund starts without a response, and whose next query fails, too. */
  readonly silent = new Set<string>();
  /** Charges that wait for the voucher of their payer. */
  readonly vouchers = new Set<string>();
  /** Number of names given to refunds, transfers and disputes. */
  names = 0;
  /** Reason for refusing new transfers. Null: transfers are accepted. */
  refusal: PayoutFailureCode | null = null;
  readonly #now: () => Date;
  readonly #pageOf: (reference: string) => string;

  /** `pageOf` returns the address of the page on which a charge is paid. Default: one that does not exist. */
  constructor(now: () => Date, pageOf = (reference: string) => `https://pay.example/${reference}`) {
    this.#now = now;
    this.#pageOf = pageOf;
  }

  /** The provider's client that the services use. Each call waits for its turn, and may fail before or after it took effect. */
  client(gate: Gate, chance: Fractions, faults: () => Faults): PaymentProvider {
    const call = <T>(work: () => T): Promise<T> =>
      gate(async () => {
        const { lost, unanswered } = faults();
        const at = chance.fraction();
        if (at < lost) throw new ProviderError('The provider did not answer');
        const answer = work();
        if (at < lost + unanswered) throw new ProviderError('The answer of the provider was lost');
        return answer;
      });
    const opened = ({ reference, amount, email, callbackUrl }: Opened) => {
      if (this.transactions.has(reference)) throw new ProviderError('Duplicate reference', { refused: true });
      const fee = feeOf(amount, campus.fees.provider.charge);
      const charge = { reference, amount, email, fee, callbackUrl };
      this.transactions.set(reference, { ...charge, status: 'open', taken: 0, paidAt: null });
    };
    const phoneCharge = (reference: string) => ({
      status: this.transactions.get(reference)?.status ?? ('open' as const),
      step: 'approve' as const,
      sandboxUrl: null,
    });
    return {
      initialize: (charge) =>
        call(() => {
          opened(charge);
          return {
            authorizationUrl: this.#pageOf(charge.reference),
            accessCode: charge.reference,
          };
        }),
      charge: (request) =>
        call(() => {
          opened(request);
          return phoneCharge(request.reference);
        }),
      submitVoucher: (reference) => call(() => phoneCharge(reference)),
      findCharge: (reference) =>
        call(() => (this.transactions.has(reference) ? phoneCharge(reference) : undefined)),
      verify: (reference) => call(() => this.#charge(reference)),
      refund: (reference, amount) =>
        call(() => {
          const started = this.#refund(reference, amount);
          if (this.silent.has(reference)) throw new ProviderError('The answer of the provider was lost');
          return started;
        }),
      findRefund: (by) => call(() => this.#findRefund(by)),
      createRecipient: (to) =>
        call(() => ({ recipient: `RCP_${'phone' in to ? to.phone : to.accountNumber}` })),
      // Never fails, as the interface requires.
      holderOf: () => Promise.resolve(undefined),
      banks: () => call(() => BANKS),
      holderOfBankAccount: ({ accountNumber }) =>
        call(() => (accountNumber.endsWith('404') ? undefined : ACCOUNT_HOLDER)),
      transfer: ({ reference, amount }) => call(() => this.#transfer(reference, amount)),
      verifyTransfer: (reference) => call(() => this.#transferOf(reference)),
      findDispute: (id) => call(() => this.#disputeOf(id)),
      openDisputes: (since) =>
        call(() =>
          this.disputes
            .filter(({ raisedAt, answered, outcome }) => raisedAt >= since && !answered && outcome === null)
            .flatMap(({ id }) => this.#disputeOf(id) ?? []),
        ),
      books: (since) => call(() => booksOf(this, since)),
      answerDispute: (id, { answer }) =>
        call(() => {
          const dispute = this.disputes.find((raisedDispute) => raisedDispute.id === id);
          if (dispute === undefined || dispute.answered || dispute.outcome !== null)
            throw new ProviderError('Dispute is closed', { refused: true });
          dispute.answered = true;
          if (answer === 'accept') this.decideDispute(dispute, 'accepted');
        }),
    };
  }

  /** The payer pays, or the payment fails. */
  pay(reference: string, status: 'success' | 'failed'): void {
    const transaction = this.transactions.get(reference);
    if (transaction?.status !== 'open') return;
    transaction.status = status;
    if (status === 'failed') return;
    transaction.paidAt = this.#now();
    this.balance += transaction.amount - transaction.fee;
    this.events.push({ event: 'charge.success', data: { reference } });
  }

  /** A refund succeeds or fails. */
  endRefund(refund: SentRefund, status: 'processed' | 'failed'): void {
    if (refund.status !== 'pending') return;
    refund.status = status;
    if (status === 'processed') this.balance -= refund.amount;
    this.events.push({ event: `refund.${status}`, data: { transaction_reference: refund.reference } });
  }

  /** A transfer arrives, is returned at once, or is returned days later. */
  endTransfer(
    transfer: SentTransfer,
    status: 'success' | 'failed' | 'reversed',
    failure: PayoutFailureCode | null = null,
  ): void {
    if (transfer.status !== (status === 'reversed' ? 'success' : 'pending')) return;
    transfer.status = status;
    transfer.failure = failure;
    if (status === 'success') this.balance -= transfer.amount + campus.fees.provider.transfer;
    if (status === 'reversed') this.balance += transfer.amount;
    this.events.push({ event: `transfer.${status}`, data: { reference: transfer.reference } });
  }

  /** The payer's bank charges the payment back. */
  raiseDispute({ reference, amount }: Transaction): void {
    const raisedAt = this.#now();
    const id = String((this.names += 1));
    const dueAt = new Date(raisedAt.getTime() + 3 * DAY);
    this.disputes.push({ id, reference, amount, raisedAt, dueAt, answered: false, outcome: null });
    this.events.push(this.#disputeEvent('create', { id, reference }));
  }

  remind(dispute: RaisedDispute): void {
    this.events.push(this.#disputeEvent('remind', dispute));
  }

  decideDispute(dispute: RaisedDispute, outcome: ChargebackOutcome): void {
    if (dispute.outcome !== null) return;
    dispute.outcome = outcome;
    if (outcome !== 'won') {
      this.balance -= dispute.amount;
      const transaction = this.transactions.get(dispute.reference);
      if (transaction !== undefined) transaction.taken += dispute.amount;
    }
    this.events.push(this.#disputeEvent('resolve', dispute));
  }

  #disputeEvent(event: string, { id, reference }: { id: string; reference: string }): ProviderEvent {
    return { event: `charge.dispute.${event}`, data: { id, transaction: { reference } } };
  }

  #charge(reference: string): Charge | undefined {
    const found = this.transactions.get(reference);
    if (found === undefined) return undefined;
    const { amount, status, fee: providerFee } = found;
    const reason = status === 'failed' ? 'Declined' : null;
    return {
      reference,
      status,
      amount,
      currency: campus.currency.code,
      channel: this.channel,
      providerFee,
      reason,
    };
  }

  #refund(reference: string, amount: number): ProviderRefund {
    const transaction = this.transactions.get(reference);
    if (transaction?.status !== 'success') throw new ProviderError('Not charged', { refused: true });
    const started = this.refunds.filter(
      (refund) => refund.reference === reference && refund.status !== 'failed',
    );
    const sent = started.reduce((sum, sentRefund) => sum + sentRefund.amount, 0);
    // Several partial refunds are allowed. Only a sum above the whole amount is refused.
    if (sent + amount + transaction.taken > transaction.amount)
      throw new ProviderError('Transaction has been refunded', { refused: true });
    const id = String((this.names += 1));
    this.refunds.push({ id, reference, amount, status: 'pending', at: this.#now() });
    return { id, amount, status: 'pending' };
  }

  #findRefund(by: { id: string } | RefundOfCharge): ProviderRefund | undefined {
    if ('id' in by) return this.refunds.find(({ id }) => id === by.id);
    const all = this.refunds.filter(({ reference }) => reference === by.reference);
    if (all.length > 0 && this.silent.delete(by.reference))
      throw new ProviderError('The answer of the provider was lost');
    return all.find(({ id, status, at }) => id !== by.except && status !== 'failed' && at >= by.since);
  }

  #transfer(reference: string, amount: number): Transfer {
    if (!this.transfers.has(reference)) {
      if (this.refusal !== null) {
        const isPassing = payoutFailureOf(this.refusal) === 'temporary' || this.refusal === 'key_refused';
        const answer = { http: 400, code: null, words: this.refusal };
        throw new ProviderError('Refused', {
          ...{ refused: !isPassing, untouched: true, failure: this.refusal, answer },
        });
      }
      const code = `TRF_${(this.names += 1)}`;
      this.transfers.set(reference, {
        reference,
        code,
        amount,
        at: this.#now(),
        status: 'pending',
        failure: null,
      });
    }
    const existing = this.#transferOf(reference);
    if (existing === undefined) throw new Error('It was kept or known before');
    return existing;
  }

  #transferOf(reference: string): Transfer | undefined {
    const found = this.transfers.get(reference);
    const reason = found?.status === 'failed' ? 'No such account' : null;
    return found && { ...found, currency: campus.currency.code, reason };
  }

  #disputeOf(id: string): ProviderDispute | undefined {
    const found = this.disputes.find((dispute) => dispute.id === id);
    if (found === undefined) return undefined;
    const { reference, amount, dueAt, outcome } = found;
    const unanswered = !found.answered && outcome === null;
    return {
      id,
      reference,
      amount,
      currency: campus.currency.code,
      category: 'chargeback',
      dueAt,
      unanswered,
      outcome,
    };
  }
}
