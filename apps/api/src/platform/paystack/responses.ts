import type { ChargeStep } from '@campushive/contract';
import * as z from 'zod';
import { paystackAmount } from './amounts.js';
import {
  ProviderError,
  type Charge,
  type PhoneCharge,
  type ProviderRefund,
  type Transfer,
} from '@campushive/domain/platform/paystack/provider';
import { readTransferStatus } from '@campushive/domain/platform/paystack/transfer-failures';

/** Envelope of every answer. `status` says whether the call worked, not the outcome of the payment. */
export const envelope = z.object({
  status: z.boolean(),
  message: z.string().optional(),
  code: z.string().nullish(),
  data: z.unknown().optional(),
});

/** Play money must never pass for real money. */
export type Domain = 'live' | 'test';
export const domain = z.enum(['live', 'test']);

export const initialized = z.object({
  authorization_url: z.url(),
  access_code: z.string(),
  reference: z.string(),
});
export const transaction = z.object({
  domain,
  status: z.string(),
  reference: z.string(),
  amount: paystackAmount,
  currency: z.string(),
  channel: z.string().nullish(),
  gateway_response: z.string().nullish(),
  message: z.string().nullish(),
  fees: paystackAmount.nullish(),
});
/** A mobile money charge: short while the payer is prompted, a whole transaction once it is over. */
export const phoneCharge = z.object({
  domain: domain.nullish(),
  status: z.string(),
  reference: z.string(),
  url: z.string().nullish(),
});
export const refund = z.object({
  id: z.union([z.string(), z.number()]),
  domain,
  status: z.string(),
  amount: paystackAmount,
  transaction_reference: z.string().nullish(),
});
export const recipient = z.object({ recipient_code: z.string().min(1) });
/** An entry of the list of banks. */
export const listedBank = z.object({
  name: z.string().min(1),
  code: z.string().min(1),
  type: z.string(),
  active: z.boolean(),
  is_deleted: z.boolean().nullish(),
});
/** The holder of a mobile money account, whom not every network names. */
export const walletHolder = z.object({ account_name: z.string().nullish() });
export const accountHolder = z.object({ account_name: z.string().trim().min(1) });
export const transfer = z.object({
  domain,
  status: z.string(),
  reference: z.string(),
  amount: paystackAmount,
  currency: z.string(),
  transfer_code: z.string(),
  gateway_response: z.string().nullish(),
});

/** The statuses that are over. Everything else, `abandoned` above all, may still turn into a success. */
const CHARGE_STATUS: Readonly<Record<string, Charge['status']>> = {
  success: 'success',
  failed: 'failed',
  reversed: 'failed',
};
/** The next action the payer must take. The network handles all other statuses. */
const CHARGE_STEP: Readonly<Record<string, ChargeStep>> = { pay_offline: 'approve', send_otp: 'voucher' };

/** Charge statuses in Paystack's documentation. */
export const CHARGE_STATUSES: readonly string[] = [
  ...['success', 'failed', 'reversed', 'abandoned', 'ongoing', 'pending', 'processing', 'queued'],
  ...[
    'pay_offline',
    'send_otp',
    'send_pin',
    'send_phone',
    'send_birthday',
    'send_address',
    'open_url',
    'timeout',
  ],
];
/** Refund statuses in Paystack's documentation. */
export const REFUND_STATUSES: readonly string[] = [
  'pending',
  'processing',
  'processed',
  'failed',
  'needs-attention',
];

/** `needs-attention` waits for an operator at the dashboard, and may still succeed. */
const REFUND_STATUS: Readonly<Record<string, ProviderRefund['status']>> = {
  processed: 'processed',
  failed: 'failed',
};

export function toRefund({ id, status, amount }: z.output<typeof refund>): ProviderRefund {
  return { id: String(id), status: REFUND_STATUS[status] ?? 'pending', amount };
}

export function toCharge(found: z.output<typeof transaction>): Charge {
  return {
    reference: found.reference,
    status: CHARGE_STATUS[found.status] ?? 'open',
    amount: found.amount,
    currency: found.currency,
    channel: found.channel ?? null,
    providerFee: found.fees ?? 0,
    reason: found.gateway_response ?? found.message ?? null,
  };
}

export function toPhoneCharge({ status, domain: from, url }: z.output<typeof phoneCharge>): PhoneCharge {
  return {
    status: CHARGE_STATUS[status] ?? 'open',
    step: CHARGE_STEP[status] ?? 'wait',
    // The sandbox alone has a phone with a page.
    sandboxUrl: from === 'test' ? (url ?? null) : null,
  };
}

export function toTransfer(found: z.output<typeof transfer>): Transfer {
  const { status, failure } = readTransferStatus(found.status, found.gateway_response ?? null);
  return {
    reference: found.reference,
    code: found.transfer_code,
    status,
    failure,
    amount: found.amount,
    currency: found.currency,
    reason: found.gateway_response ?? null,
  };
}

/** An answer of another shape than documented is as good as none. */
export function read<T>(path: string, shape: z.ZodType<T>, data: unknown): T {
  const parsed = shape.safeParse(data);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new ProviderError(`Paystack answered ${path} in a shape that we do not know: ${wrong}`);
}
