import { DAY } from '@campushive/contract';
import { formatMoney } from '@campushive/contract/format-money';
import { moneyDueToSellers } from '@campushive/domain/deals/payouts/money-due';
import { later } from '@campushive/domain/platform/clock';
import { ProviderError } from '@campushive/domain/platform/paystack/provider';
import { fromPaystack } from '../../platform/paystack/amounts.js';
import { listedTransfer } from '../../platform/paystack/books-calls.js';
import { listSince } from '../../platform/paystack/lists.js';
import { createPaystackHttp } from '../../platform/paystack/paystack-http.js';
import { failed, passed, reasonOf, skipped, type Check } from './check.js';

/** Transfers of this many days show whether Paystack asks for one-time codes. */
const DAYS_OF_TRANSFERS = 3;

/** The steps in Paystack's dashboard that end the one-time codes of transfers. */
export const OTP_FIX =
  "Switch off the one-time codes of transfers in Paystack's dashboard (Settings, Preferences, Transfers).";

/** Asks Paystack with the key, and compares the key's kind with the server's. */
export const keyCheck: Check = {
  name: 'provider: key',
  async run(facts) {
    const { production } = facts.config;
    const isLive = facts.provider.secretKey.startsWith('sk_live_');
    const { balances, error } = await facts.balance();
    if (balances === undefined) {
      const isRefusal = error instanceof ProviderError && [401, 403].includes(error.answer?.http ?? 0);
      return isRefusal
        ? failed(
            'Paystack refuses the key.',
            "Copy the secret key from Paystack's dashboard (Settings, API Keys) into PAYSTACK_SECRET_KEY.",
          )
        : failed(
            `Paystack cannot be asked: ${reasonOf(error)}.`,
            "Check PAYSTACK_BASE_URL, the machine's outgoing connections and Paystack's status page.",
          );
    }
    if (production && !isLive)
      return failed(
        'The key is a test key, and NODE_ENV is production: no money would move.',
        'Set PAYSTACK_SECRET_KEY to the key that begins with sk_live_.',
      );
    if (!production && isLive)
      return failed(
        'The key is a live key, and NODE_ENV is not production: real money would move.',
        'Set NODE_ENV=production, or a key that begins with sk_test_.',
      );
    return passed(`Paystack accepts the ${isLive ? 'live' : 'test'} key.`);
  },
};

/** Compares the balance in the campus's currency with the money that the next payouts need. */
export const balanceCheck: Check = {
  name: 'provider: balance',
  async run(facts) {
    const { currency } = facts.config.campus;
    const { balances } = await facts.balance();
    if (balances === undefined) return failed('The balance is unknown.', 'Correct "provider: key" first.');
    const amount = balances.get(currency.code);
    if (amount === undefined)
      return failed(
        `The account has no balance in ${currency.code}.`,
        `Ask Paystack to enable ${currency.code}, or set CAMPUS to a campus of the account's currency.`,
      );
    const show = (minor: number) => formatMoney(minor, currency, 'en');
    const balance = fromPaystack(amount);
    if (facts.config.databaseUrl === undefined)
      return skipped(
        `The balance is ${show(balance)}. Compare it with Moderation, Ledger: the embedded database belongs to the server.`,
      );
    const { db } = await facts.database();
    const due = await moneyDueToSellers(db);
    const text = `The balance is ${show(balance)}; the next payouts need ${show(due)}.`;
    return balance >= due
      ? passed(text)
      : failed(text, `Top up the balance by ${show(due - balance)}, and switch off automatic settlements.`);
  },
};

/** Reads from the newest transfers whether Paystack asks for a one-time code. Sends no money. */
export const otpCheck: Check = {
  name: 'provider: transfer OTP',
  async run({ provider, world }) {
    const http = createPaystackHttp({ ...provider, fetch: world.fetch });
    const since = later(world.now(), -DAYS_OF_TRANSFERS * DAY);
    const transfers = await listSince(http, '/transfer', listedTransfer, since);
    const newest = transfers.reduce<(typeof transfers)[number] | undefined>(
      (last, one) => (last === undefined || one.createdAt >= last.createdAt ? one : last),
      undefined,
    );
    if (newest === undefined)
      return skipped(
        `No transfer of the last ${DAYS_OF_TRANSFERS} days shows whether Paystack asks for one-time codes; "--with-money" finds out.`,
      );
    const text = `The newest transfer (${newest.createdAt.toISOString()})`;
    return newest.status === 'otp'
      ? failed(`${text} waits for a one-time code.`, OTP_FIX)
      : passed(`${text} needed no one-time code.`);
  },
};
