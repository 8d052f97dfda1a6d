import type * as z from 'zod';
import { ProviderError, type Transfer } from '@campushive/domain/platform/paystack/provider';
import { readRefusal, readTransferStatus } from '@campushive/domain/platform/paystack/transfer-failures';
import type { transfer } from './responses.js';
import { toTransfer } from './responses.js';
import type { PayoutReplies } from './payout-context.js';

/** Names the failure of a call, and reports provider texts without an entry in the failure tables. */
export async function explained<T>(
  { report }: PayoutReplies,
  call: string,
  run: () => Promise<T>,
): Promise<T> {
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

export function transferOf(
  { report, fromUs }: PayoutReplies,
  path: string,
  found: z.output<typeof transfer>,
): Transfer {
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
