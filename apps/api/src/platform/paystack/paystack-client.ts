import { findNetwork } from '@campushive/contract';
import { campus } from '../../campus.js';
import type * as z from 'zod';
import {
  holder,
  initialized,
  phoneCharge,
  read,
  recipient,
  refund,
  toCharge,
  toPhoneCharge,
  toRefund,
  toTransfer,
  transaction,
  transfer,
} from './responses.js';
import { toPaystack } from './amounts.js';
import { booksCalls } from './books-calls.js';
import { disputeCalls } from './dispute-calls.js';
import { listSince } from './lists.js';
import { createPaystackHttp, type PaystackAccess } from './paystack-http.js';
import { ProviderError, type PaymentProvider } from './provider.js';

/** What Paystack calls a network when money is sent to it, and when money is asked of it. */
function codesOf(network: string) {
  const known = findNetwork(campus, network);
  if (known === undefined) throw new Error(`The campus has no mobile money network ${network}`);
  return known.providerCodes;
}
/** Paystack behind the provider's interface. Its answers are checked, its key is never logged, nothing is asked twice here. */
export function createPaystack(access: PaystackAccess): PaymentProvider {
  const http = createPaystackHttp(access);
  const { ours, fromUs, post, find, call } = http;
  return {
    ...disputeCalls(http),
    ...booksCalls(http),
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
      return { authorizationUrl: data.authorization_url, accessCode: data.access_code };
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
      return found && toCharge(fromUs(path, found));
    },
    async refund(reference, amount, reason, currency) {
      const body = {
        transaction: reference,
        amount: toPaystack(amount),
        currency: currency ?? campus.currency.code,
        merchant_note: reason,
      };
      return toRefund(fromUs('/refund', await post('/refund', body, refund)));
    },
    async findRefund(by) {
      if ('id' in by) {
        const path = `/refund/${encodeURIComponent(by.id)}`;
        const found = await find(path, refund);
        return found && toRefund(fromUs(path, found));
      }
      // Their list knows no filter by charge: the days since it was asked for hold it, if it was begun at all.
      const all = await listSince(http, '/refund', refund, by.since);
      const found = all.filter((one) => one.transaction_reference === by.reference).map(toRefund);
      return found.find(({ id, status }) => id !== by.except && status !== 'failed');
    },
    async holderOf({ phone, network }) {
      const query = new URLSearchParams({ account_number: phone, bank_code: codesOf(network).transfer });
      try {
        const { account_name: name } = read(
          '/bank/resolve',
          holder,
          await call('GET', `/bank/resolve?${query}`),
        );
        return name?.trim() || undefined;
      } catch (error) {
        // Not every network answers: no name is no reason to keep anybody from their money.
        if (error instanceof ProviderError) return undefined;
        throw error;
      }
    },
    async createRecipient({ name, phone, network }) {
      const body = {
        type: 'mobile_money',
        name,
        account_number: phone,
        bank_code: codesOf(network).transfer,
        currency: campus.currency.code,
      };
      return { recipient: (await post('/transferrecipient', body, recipient)).recipient_code };
    },
    async transfer({ reference, recipient: to, amount, reason }) {
      const body = {
        source: 'balance',
        reference,
        recipient: to,
        amount: toPaystack(amount),
        reason,
        currency: campus.currency.code,
      };
      return toTransfer(fromUs('/transfer', await post('/transfer', body, transfer)));
    },
    async verifyTransfer(reference) {
      const path = `/transfer/verify/${encodeURIComponent(reference)}`;
      const found = await find(path, transfer);
      return found && toTransfer(fromUs(path, found));
    },
  };

  /** While the payer is asked, Paystack does not say which of its worlds answers. */
  function phoneChargeOf(path: string, reference: string, found: z.output<typeof phoneCharge>) {
    if (found.reference !== reference) throw new ProviderError(`Paystack answered ${path} of another charge`);
    const from = found.domain ?? ours;
    return toPhoneCharge(fromUs(path, { ...found, domain: from }));
  }
}
