import * as z from 'zod';
import { campus } from '../../campus.js';
import type { PaystackHttp } from './paystack-http.js';
import { ProviderError, type PaymentProvider, type ProviderMovement } from './provider.js';
import { minorUnits, refund, transaction, transfer, type Domain } from './responses.js';

const PER_PAGE = 100;
/** More pages of one kind than any campus fills in a week: a list that has no end is an error. */
const MAX_PAGES = 1_000;

const listedTransaction = transaction.extend({
  paid_at: z.coerce.date().nullish(),
  created_at: z.coerce.date(),
});
const listedRefund = refund.extend({ currency: z.string(), createdAt: z.coerce.date() });
const listedTransfer = transfer.extend({ createdAt: z.coerce.date(), updatedAt: z.coerce.date().nullish() });
const balances = z.array(z.object({ currency: z.string(), balance: z.coerce.number().int() }));

/** Paystack's lists of what moved, page by page, and its balance. */
export function booksCalls({ find, fromUs }: PaystackHttp): Pick<PaymentProvider, 'books'> {
  return {
    async books(since) {
      // The balance first: what settles meanwhile is in the lists, and counts as being on its way.
      const all = (await find('/balance', balances)) ?? [];
      const own = all.find(({ currency }) => currency === campus.currency.code);
      return {
        balance: own?.balance ?? 0,
        charges: (await list('/transaction', listedTransaction, since)).filter(isPaid).map(toCharge),
        refunds: (await list('/refund', listedRefund, since)).flatMap(toRefund),
        transfers: (await list('/transfer', listedTransfer, since)).filter(isDone).map(toTransfer),
      };
    },
  };

  async function list<T extends { domain: Domain }>(
    path: string,
    shape: z.ZodType<T>,
    since: Date,
  ): Promise<T[]> {
    const found: T[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const query = new URLSearchParams({
        perPage: String(PER_PAGE),
        page: String(page),
        from: since.toISOString(),
      });
      const part = (await find(`${path}?${query}`, z.array(shape))) ?? [];
      found.push(...part.map((one) => fromUs(path, one)));
      if (part.length < PER_PAGE) return found;
    }
    throw new ProviderError(`Paystack’s list ${path} has no end`);
  }
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

/** One without its charge's reference cannot be compared; the balance tells of it. */
const toRefund = (one: z.output<typeof listedRefund>): ProviderMovement[] =>
  one.status === 'processed' && one.transaction_reference != null
    ? [
        {
          reference: one.transaction_reference,
          amount: minorUnits.parse(one.amount),
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
