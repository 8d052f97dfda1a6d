import { compactVoucher, readVoucher } from '../rules/deals/orders/voucher-format.js';
import { digitRuns, foldText } from './reading.js';

/** Returns whether a text reveals a numeric code: unbroken, spaced (`48 20 17`) or in words. */
export function givesAway(text: string, codes: readonly string[]): boolean {
  const runs = digitRuns(foldText(text));
  return codes.some((code) => code !== '' && runs.some((run) => run.includes(code)));
}

/** Returns whether a text could hold a code of so many digits. A cheap check before the full one. */
export const mayHoldCode = (text: string, digits: number): boolean =>
  digitRuns(foldText(text)).some((run) => run.length >= digits);

/** A release voucher of an order, in its typed form. */
export interface OwnVoucher {
  readonly orderId: string;
  readonly code: string;
}

/** Returns whether a text reveals a release voucher: its code, also in groups, or the whole copied text. */
export function givesVoucherAway(text: string, own: readonly OwnVoucher[]): boolean {
  const compact = compactVoucher(text);
  const signed = (compact.match(/RV1:[0-9A-Z]{224}/g) ?? []).map((one) => readVoucher(one)?.voucher.orderId);
  return own.some(({ orderId, code }) => compact.includes(code) || signed.includes(orderId));
}

/** Returns whether a text could hold a voucher. A cheap check before the full one. */
export const mayHoldVoucher = (text: string): boolean =>
  /rv1:|(?:[0-9a-z]{4}[\s-]?){3}[0-9a-z]{4}/i.test(text);
