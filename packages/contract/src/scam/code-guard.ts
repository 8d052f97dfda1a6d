import { compactVoucher, readVoucher } from '../rules/voucher-format.js';
import { digitRuns, foldText } from './reading.js';

/** Whether a text gives a numeric code away: in one piece, spaced (`48 20 17`) or written out. */
export function givesAway(text: string, codes: readonly string[]): boolean {
  const runs = digitRuns(foldText(text));
  return codes.some((code) => code !== '' && runs.some((run) => run.includes(code)));
}

/** Whether a text could hold a code of so many digits at all: asked first, because it costs nothing. */
export const mayHoldCode = (text: string, digits: number): boolean =>
  digitRuns(foldText(text)).some((run) => run.length >= digits);

/** A release voucher of an order, as it is typed. */
export interface OwnVoucher {
  readonly orderId: string;
  readonly code: string;
}

/** Whether a text gives a release voucher away: its code, also in groups, or all of it as it was copied. */
export function givesVoucherAway(text: string, own: readonly OwnVoucher[]): boolean {
  const compact = compactVoucher(text);
  const signed = (compact.match(/RV1:[0-9A-Z]{224}/g) ?? []).map((one) => readVoucher(one)?.voucher.orderId);
  return own.some(({ orderId, code }) => compact.includes(code) || signed.includes(orderId));
}

/** Whether a text could hold a voucher at all: asked first, because it costs nothing. */
export const mayHoldVoucher = (text: string): boolean =>
  /rv1:|(?:[0-9a-z]{4}[\s-]?){3}[0-9a-z]{4}/i.test(text);
