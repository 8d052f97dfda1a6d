import { campus } from '@campushive/domain/platform/campus';
import type * as z from 'zod';
import {
  CHARGE_STATUSES,
  initialized,
  phoneCharge,
  refund,
  REFUND_STATUSES,
  toCharge,
  toPhoneCharge,
  toRefund,
  transaction,
} from './responses.js';
import { toPaystack } from './amounts.js';
import { bankCalls } from './bank-calls.js';
import { booksCalls } from './books-calls.js';
import { codesOf } from './network-codes.js';
import { payoutCalls } from './payout-calls.js';
import { disputeCalls } from './dispute-calls.js';
import { listSince } from './lists.js';
import { createPaystackHttp } from './paystack-http.js';
import type { PaystackAccess } from './http-context.js';
import { ProviderError, type PaymentProvider } from '@campushive/domain/platform/paystack/provider';

/** Creates the provider on Paystack. Validates responses, never logs the key, and never retries. */
export function createPaystack(access: PaystackAccess): PaymentProvider {
  const http = createPaystackHttp(access);
  const { ownDomain, fromUs, post, find, addresses, reportUnknownStatus } = http;
  return {
    ...disputeCalls(http),
    ...booksCalls(http),
    ...payoutCalls(http),
    ...bankCalls(http),
    async initialize({ reference, email, amount, callbackUrl, metadata }) {
      const body = {
        reference,
        email,
        amount: toPaystack(amount),
        currency: campus.currency.code,
        callback_url: callbackUrl,
        metadata,
      };
      const data = await post('/transaction/initialize', body, initialized);
      return { authorizationUrl: addresses.checkout(data.authorization_url), accessCode: data.access_code };
    },
    async charge({ reference, email, amount, metadata, phone, network }) {
      const mobileMoney = { phone, provider: codesOf(network).charge };
      const body = {
        reference,
        email,
        amount: toPaystack(amount),
        currency: campus.currency.code,
        metadata,
        mobile_money: mobileMoney,
      };
      return phoneChargeOf('/charge', reference, await post('/charge', body, phoneCharge));
    },
    async submitVoucher(reference, voucher) {
      const path = '/charge/submit_otp';
      return phoneChargeOf(path, reference, await post(path, { otp: voucher, reference }, phoneCharge));
    },
    async findCharge(reference) {
      const path = `/charge/${encodeURIComponent(reference)}`;
      const found = await find(path, phoneCharge);
      return found && phoneChargeOf(path, reference, found);
    },
    async verify(reference) {
      const path = `/transaction/verify/${encodeURIComponent(reference)}`;
      const found = await find(path, transaction);
      if (found !== undefined) reportUnknownStatus('GET /transaction/verify', found.status, CHARGE_STATUSES);
      return found && toCharge(fromUs(path, found));
    },
    async refund(reference, amount, reason, currency) {
      const body = {
        transaction: reference,
        amount: toPaystack(amount),
        currency: currency ?? campus.currency.code,
        merchant_note: reason,
      };
      return refundOf('/refund', await post('/refund', body, refund));
    },
    async findRefund(by) {
      if ('id' in by) {
        const path = `/refund/${encodeURIComponent(by.id)}`;
        const found = await find(path, refund);
        return found && refundOf(path, found);
      }
      // Paystack cannot filter refunds by charge. The list since the request includes the refund, if it was started
      // at all.
      const all = await listSince(http, '/refund', refund, by.since);
      const found = all.filter((one) => one.transaction_reference === by.reference).map(toRefund);
      return found.find(({ id, status }) => id !== by.except && status !== 'failed');
    },
  };

  /** While the payer is prompted, Paystack does not say whether the charge is live or test. */
  function phoneChargeOf(path: string, reference: string, found: z.output<typeof phoneCharge>) {
    if (found.reference !== reference) throw new ProviderError(`Paystack answered ${path} of another charge`);
    reportUnknownStatus('/charge', found.status, CHARGE_STATUSES);
    const from = found.domain ?? ownDomain;
    return toPhoneCharge(fromUs(path, { ...found, domain: from }));
  }

  function refundOf(path: string, found: z.output<typeof refund>) {
    reportUnknownStatus('/refund', found.status, REFUND_STATUSES);
    return toRefund(fromUs(path, found));
  }
}
