import type { HandoverOrder } from '@campushive/contract';
import {
  hexOf,
  readVoucher,
  readVoucherCode,
  voucherCommitment,
} from '@campushive/contract/rules/voucher-format';
import { checkSignature } from './check-signature.js';
import {
  judgeOrder,
  judgeVoucher,
  type PhoneAnswer,
  type PhoneFacts,
  type VoucherProblem,
} from '@campushive/contract/rules/vouchers';

/** What the phone has to check a voucher by. */
export interface CheckFacts extends Omit<PhoneFacts, 'status'> {
  readonly keys: readonly string[];
  /** The order as the server last said; null where the phone has not heard of it. */
  readonly order: HandoverOrder | null;
}

export type CheckedVoucher =
  | (Extract<PhoneAnswer, { status: 'accepted' }> & { readonly voucher: string })
  | Extract<PhoneAnswer, { status: 'refused' }>;

const refused = (problem: VoucherProblem): CheckedVoucher => ({ status: 'refused', problem });

/** Whether a voucher that was scanned, pasted or typed releases this order, without asking the server. */
export async function checkVoucher(text: string, facts: CheckFacts): Promise<CheckedVoucher> {
  const code = readVoucherCode(text);
  if (code !== null) return checkCode(code, facts);
  const read = readVoucher(text);
  if (read === null) return refused('unreadable');
  const signature = await checkSignature(read, facts.keys);
  // A browser without Ed25519 still knows the code that is in the voucher.
  if (signature === 'unsupported') return checkCode(read.voucher.code, facts, 'unsupported');
  if (signature !== 'good') return refused(signature);
  const answer = judgeVoucher(read.voucher, { ...facts, status: facts.order?.orderStatus ?? null });
  return answer.status === 'accepted' ? { ...answer, voucher: compact(text) } : answer;
}

async function checkCode(
  code: string,
  facts: CheckFacts,
  otherwise: VoucherProblem = 'no_key',
): Promise<CheckedVoucher> {
  const { order } = facts;
  if (order === null || order.commitment === null) return refused(otherwise);
  const { subtle } = globalThis.crypto;
  // Absent in pages that came without TLS.
  if (subtle === undefined) return refused('unsupported');
  const digest = await subtle.digest('SHA-256', voucherCommitment(order.paymentId, code));
  if (hexOf(new Uint8Array(digest)) !== order.commitment) return refused('code_unknown');
  const answer = judgeOrder(
    { ...facts, status: order.orderStatus },
    { issuedAt: null, expiresAt: new Date(order.expiresAt) },
  );
  return answer.status === 'accepted' ? { ...answer, voucher: code } : answer;
}

/** As the server takes it: pasted texts may be broken into lines. */
const compact = (text: string): string => text.toUpperCase().replace(/\s/g, '');
