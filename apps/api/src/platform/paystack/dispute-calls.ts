import * as z from 'zod';
import type { PaystackHttp } from './paystack-http.js';
import type { PaymentProvider, ProviderDispute } from '@campushive/domain/platform/paystack/provider';
import { paystackAmount, toPaystack } from './amounts.js';
import { domain } from './responses.js';

/** A dispute as Paystack describes it: by its charge, because its own `transaction_reference` is null. */
const dispute = z.object({
  id: z.union([z.string(), z.number()]),
  domain,
  status: z.string(),
  resolution: z.string().nullish(),
  refund_amount: paystackAmount.nullish(),
  currency: z.string(),
  category: z.string().nullish(),
  dueAt: z.coerce.date().nullish(),
  transaction: z.object({ reference: z.string(), amount: paystackAmount }),
});
const disputeList = z.array(dispute);
const uploadAddress = z.object({ signedUrl: z.url(), fileName: z.string() });
const evidence = z.object({ id: z.number() });
const answered = z.object({ status: z.string() });

/** Our outcome of a dispute, by Paystack's resolution. */
const OUTCOMES: Readonly<Record<string, ProviderDispute['outcome']>> = {
  declined: 'won',
  'auto-accepted': 'lost',
  'merchant-accepted': 'accepted',
};
/** Every status of a dispute that Paystack documents. */
const STATUSES: readonly string[] = [
  'awaiting-merchant-feedback',
  'awaiting-bank-feedback',
  'pending',
  'resolved',
  'archived',
];
const RESOLUTIONS = { contest: 'declined', accept: 'merchant-accepted' } as const;

type DisputeCalls = Pick<PaymentProvider, 'findDispute' | 'openDisputes' | 'answerDispute'>;

/** Returns the calls for Paystack's disputes. */
export function disputeCalls({
  find,
  fromUs,
  post,
  put,
  upload,
  reportUnknownStatus,
}: PaystackHttp): DisputeCalls {
  const pathOf = (id: string) => `/dispute/${encodeURIComponent(id)}`;
  return {
    async findDispute(id) {
      const found = await find(pathOf(id), dispute);
      if (found !== undefined) reportUnknownStatus('/dispute', found.status, STATUSES);
      return found && toDispute(fromUs(pathOf(id), found));
    },
    async openDisputes(since) {
      const status = 'awaiting-merchant-feedback';
      const query = new URLSearchParams({ perPage: '100', from: since.toISOString(), status });
      const all = (await find(`/dispute?${query}`, disputeList)) ?? [];
      return all.map((one) => toDispute(fromUs('/dispute', one)));
    },
    async answerDispute(id, { answer, message, amount, customer, service, deliveredAt, ...rest }) {
      const name = new URLSearchParams({ upload_filename: 'evidence.pdf' });
      const address = await find(`${pathOf(id)}/upload_url?${name}`, uploadAddress);
      if (address === undefined) return;
      await upload(address.signedUrl, rest.evidence, 'application/pdf');
      const shown =
        answer === 'contest'
          ? await post(
              `${pathOf(id)}/evidence`,
              {
                customer_email: customer.email,
                customer_name: customer.name,
                customer_phone: customer.phone,
                service_details: service,
                ...(deliveredAt !== null && { delivery_date: deliveredAt.toISOString().slice(0, 10) }),
              },
              evidence,
            )
          : undefined;
      const body = {
        resolution: RESOLUTIONS[answer],
        message,
        refund_amount: toPaystack(amount),
        uploaded_filename: address.fileName,
        ...(shown !== undefined && { evidence: shown.id }),
      };
      await put(`${pathOf(id)}/resolve`, body, answered);
    },
  };
}

/** Converts a dispute of Paystack. An unknown resolution counts as undecided, so that it is polled again. */
function toDispute(found: z.output<typeof dispute>): ProviderDispute {
  const { id, transaction, currency, category, dueAt, status, resolution } = found;
  return {
    id: String(id),
    reference: transaction.reference,
    amount: found.refund_amount ?? transaction.amount,
    currency,
    category: category ?? null,
    dueAt: dueAt ?? null,
    unanswered: status === 'awaiting-merchant-feedback' || status === 'pending',
    outcome: status === 'resolved' ? (OUTCOMES[resolution ?? ''] ?? null) : null,
  };
}
