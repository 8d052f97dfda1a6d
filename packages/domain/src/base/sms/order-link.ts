import { fromBase64, toBase64url } from '../../platform/base64.js';

const CODE = /^[\w-]{22}$/;

/** Returns the short path of an order for a text message: its id in 22 characters. */
export function orderPath(orderId: string): string {
  const pairs = orderId.replaceAll('-', '').match(/../g) ?? [];
  return `/o/${toBase64url(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)))}`;
}

/** Returns the path of the order's page for the code of a short path. Undefined for anything else. Reads no order, so it reveals none. */
export function orderPageOf(code: string): string | undefined {
  if (!CODE.test(code)) return undefined;
  const hex = [...fromBase64(code)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return `/dashboard/payments/${id}`;
}
