import { campus } from '@campushive/domain/platform/campus';
import type { PaymentProvider, PayoutDestination } from '@campushive/domain/platform/paystack/provider';
import { toPaystack } from './amounts.js';
import { codesOf } from './network-codes.js';
import type { PaystackHttp } from './paystack-http.js';
import { recipient, transfer } from './responses.js';
import { explained, transferOf } from './payout-replies.js';
import type { PayoutReplies } from './payout-context.js';

/** Returns the calls for Paystack's recipients and transfers. Each error names the party that ends the failure. */
export function payoutCalls({
  post,
  find,
  fromUs,
  report,
}: PaystackHttp): Pick<PaymentProvider, 'createRecipient' | 'transfer' | 'verifyTransfer'> {
  const context: PayoutReplies = { report, fromUs };
  return {
    createRecipient: ({ name, ...account }) =>
      explained(context, 'POST /transferrecipient', async () => {
        const body = {
          ...recipientOf(account),
          name,
          currency: campus.currency.code,
        };
        return { recipient: (await post('/transferrecipient', body, recipient)).recipient_code };
      }),
    transfer: ({ reference, recipient: to, amount, reason }) =>
      explained(context, 'POST /transfer', async () => {
        const body = {
          source: 'balance',
          reference,
          recipient: to,
          amount: toPaystack(amount),
          reason,
          currency: campus.currency.code,
        };
        return transferOf(context, '/transfer', await post('/transfer', body, transfer));
      }),
    verifyTransfer: (reference) =>
      explained(context, 'GET /transfer/verify', async () => {
        const path = `/transfer/verify/${encodeURIComponent(reference)}`;
        const found = await find(path, transfer);
        return found && transferOf(context, path, found);
      }),
  };
}

/** Returns the destination in Paystack's words: its recipients treat a network as a bank. */
function recipientOf(account: PayoutDestination) {
  if ('phone' in account)
    return {
      type: 'mobile_money',
      account_number: account.phone,
      bank_code: codesOf(account.network).transfer,
    };
  const { recipientType } = campus.payments.bankAccounts ?? {};
  if (recipientType === undefined) throw new Error('The campus pays no bank accounts');
  return { type: recipientType, account_number: account.accountNumber, bank_code: account.bankCode };
}
