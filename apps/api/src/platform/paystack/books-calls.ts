import * as z from 'zod';
import { campus } from '@campushive/domain/platform/campus';
import { fromPaystack } from './amounts.js';
import { listSince } from './lists.js';
import type { PaystackHttp } from './paystack-http.js';
import type { PaymentProvider, ProviderMovement } from '@campushive/domain/platform/paystack/provider';
import { refund, transaction, transfer } from './responses.js';

const listedTransaction = transaction.extend({
  paid_at: z.coerce.date().nullish(),
  created_at: z.coerce.date(),
});
const listedRefund = refund.extend({ currency: z.string(), createdAt: z.coerce.date() });
/** An entry of the list of transfers. */
export const listedTransfer = transfer.extend({
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date().nullish(),
});
/** Balances of the account, one for each currency, in minor units. */
export const balances = z.array(z.object({ currency: z.string(), balance: z.coerce.number().int() }));

/** Returns the calls for Paystack's lists of charges, refunds and transfers, page by page, and for its balance. */
export function booksCalls(http: PaystackHttp): Pick<PaymentProvider, 'books'> {
  return {
    async books(since) {
      // Reads the balance first: movements that settle meanwhile are in the lists, and count as pending.
      const all = (await http.find('/balance', balances)) ?? [];
      const own = all.find(({ currency }) => currency === campus.currency.code);
      return {
        balance: fromPaystack(own?.balance ?? 0),
        charges: (await listSince(http, '/transaction', listedTransaction, since))
          .filter(isPaid)
          .map(toCharge),
        refunds: (await listSince(http, '/refund', listedRefund, since)).flatMap(toRefund),
        transfers: (await listSince(http, '/transfer', listedTransfer, since)).filter(isDone).map(toTransfer),
      };
    },
  };
}

const isPaid = ({ status }: z.output<typeof listedTransaction>) =>
  status === 'success' || status === 'reversed';
const isDone = ({ status }: z.output<typeof listedTransfer>) => status === 'success' || status === 'reversed';

const toCharge = (one: z.output<typeof listedTransaction>): ProviderMovement => ({
  reference: one.reference,
  amount: one.amount,
  currency: one.currency,
  at: one.paid_at ?? one.created_at,
  fee: one.fees ?? 0,
});

/** A refund without its charge's reference cannot be compared; the balance reveals it. */
const toRefund = (one: z.output<typeof listedRefund>): ProviderMovement[] =>
  one.status === 'processed' && one.transaction_reference != null
    ? [
        {
          reference: one.transaction_reference,
          amount: one.amount,
          currency: one.currency,
          at: one.createdAt,
          fee: 0,
        },
      ]
    : [];

const toTransfer = (one: z.output<typeof listedTransfer>): ProviderMovement => ({
  reference: one.reference,
  amount: one.amount,
  currency: one.currency,
  at: one.updatedAt ?? one.createdAt,
  fee: campus.fees.provider.transfer,
});
