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

/** Local data for checking a voucher. */
export interface CheckFacts extends Omit<PhoneFacts, 'status'> {
  readonly keys: readonly string[];
  /** Last known state of the order; null when the phone has no record of it. */
  readonly order: HandoverOrder | null;
}

export type CheckedVoucher =
  | (Extract<PhoneAnswer, { status: 'accepted' }> & { readonly voucher: string })
  | Extract<PhoneAnswer, { status: 'refused' }>;

const refused = (problem: VoucherProblem): CheckedVoucher => ({ status: 'refused', problem });

/** Checks offline whether a scanned, pasted or typed voucher releases this order. */
export async function checkVoucher(text: string, facts: CheckFacts): Promise<CheckedVoucher> {
  const code = readVoucherCode(text);
  if (code !== null) return checkCode(code, facts);
  const read = readVoucher(text);
  if (read === null) return refused('unreadable');
  const signature = await checkSignature(read, facts.keys);
  // Without Ed25519, the code inside the voucher can still be checked.
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
  // Undefined on pages served without TLS.
  if (subtle === undefined) return refused('unsupported');
  const digest = await subtle.digest('SHA-256', voucherCommitment(order.paymentId, code));
  if (hexOf(new Uint8Array(digest)) !== order.commitment) return refused('code_unknown');
  const answer = judgeOrder(
    { ...facts, status: order.orderStatus },
    { issuedAt: null, expiresAt: new Date(order.expiresAt) },
  );
  return answer.status === 'accepted' ? { ...answer, voucher: code } : answer;
}

/** Converts to the server's format. Pasted texts may contain line breaks. */
const compact = (text: string): string => text.toUpperCase().replace(/\s/g, '');
