import { campus } from '@campushive/domain/platform/campus';
import type { ProviderBooks } from '@campushive/domain/platform/paystack/provider';
import type { SentRefund, SentTransfer, Transaction } from './bank-records.js';

/** Money movements of the bank. */
interface Movements {
  readonly transactions: ReadonlyMap<string, Transaction>;
  readonly refunds: readonly SentRefund[];
  readonly transfers: ReadonlyMap<string, SentTransfer>;
  readonly balance: number;
}

/** Returns the paid charges, finished refunds and transfers since a time, with the current balance. */
export function booksOf(
  { transactions, refunds, transfers, balance }: Movements,
  since: Date,
): ProviderBooks {
  const currency = campus.currency.code;
  const paid = [...transactions.values()].flatMap(({ reference, amount, fee, paidAt }) =>
    paidAt === null ? [] : [{ reference, amount, currency, at: paidAt, fee }],
  );
  const processed = refunds
    .filter(({ status }) => status === 'processed')
    .map(({ reference, amount, at }) => ({ reference, amount, currency, at, fee: 0 }));
  const arrived = [...transfers.values()]
    .filter(({ status }) => status === 'success')
    .map(({ reference, amount, at }) => ({
      ...{ reference, amount, currency, at },
      fee: campus.fees.provider.transfer,
    }));
  const later = <T extends { readonly at: Date }>(all: readonly T[]) => all.filter(({ at }) => at >= since);
  return { charges: later(paid), refunds: later(processed), transfers: later(arrived), balance };
}
