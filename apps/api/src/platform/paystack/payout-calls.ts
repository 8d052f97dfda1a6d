import type * as z from 'zod';
import { campus } from '@campushive/domain/platform/campus';
import { toPaystack } from './amounts.js';
import { codesOf } from './network-codes.js';
import type { PaystackHttp } from './paystack-http.js';
import {
  ProviderError,
  type PaymentProvider,
  type Transfer,
} from '@campushive/domain/platform/paystack/provider';
import { recipient, toTransfer, transfer } from './responses.js';
import { readRefusal, readTransferStatus } from '@campushive/domain/platform/paystack/transfer-failures';

/** Paystack's recipients and transfers. Each error says which party ends the failure. */
export function payoutCalls({
  post,
  find,
  fromUs,
  report,
}: PaystackHttp): Pick<PaymentProvider, 'createRecipient' | 'transfer' | 'verifyTransfer'> {
  return {
    createRecipient: ({ name, phone, network }) =>
      explained('POST /transferrecipient', async () => {
        const body = {
          type: 'mobile_money',
          name,
          account_number: phone,
          bank_code: codesOf(network).transfer,
          currency: campus.currency.code,
        };
        return { recipient: (await post('/transferrecipient', body, recipient)).recipient_code };
      }),
    transfer: ({ reference, recipient: to, amount, reason }) =>
      explained('POST /transfer', async () => {
        const body = {
          source: 'balance',
          reference,
          recipient: to,
          amount: toPaystack(amount),
          reason,
          currency: campus.currency.code,
        };
        return transferOf('/transfer', await post('/transfer', body, transfer));
      }),
    verifyTransfer: (reference) =>
      explained('GET /transfer/verify', async () => {
        const path = `/transfer/verify/${encodeURIComponent(reference)}`;
        const found = await find(path, transfer);
        return found && transferOf(path, found);
      }),
  };

  /** Names the failure of a call, and reports words that no table knows. */
  async function explained<T>(call: string, run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { answer, refused, untouched } = error;
      const { failure, isKnown } = readRefusal(answer);
      if (!isKnown)
        report({
          call,
          kind: 'refusal',
          words: `${answer?.http} ${answer?.code ?? ''} ${answer?.words ?? ''}`,
        });
      throw new ProviderError(error.message, { cause: error.cause, answer, refused, untouched, failure });
    }
  }

  function transferOf(path: string, found: z.output<typeof transfer>): Transfer {
    const words = found.gateway_response ?? null;
    if (!readTransferStatus(found.status, words).isKnown) {
      const isFailure = found.status === 'failed';
      report({
        call: '/transfer',
        kind: isFailure ? 'failure' : 'status',
        words: isFailure ? (words ?? '') : found.status,
      });
    }
    return toTransfer(fromUs(path, found));
  }
}
