import { givesAway, givesVoucherAway } from '@campushive/contract/scam/code-guard';
import { refuse, type State, type Student } from './state.js';
import { voucherCodeOf } from './vouchers.js';

/** Refuses a text with the code or voucher of the sender's own held order, unless confirmed. */
export function guardOwnCode(
  state: State,
  me: Student,
  { content, confirmed }: { readonly content: string; readonly confirmed?: boolean | undefined },
): void {
  const held = state.orders.filter((one) => one.buyer === me && one.status === 'held');
  const digits = held.map(({ code }) => code);
  const vouchers = held.map(({ id }) => ({ orderId: id, code: voucherCodeOf(id) }));
  if (confirmed !== true && (givesAway(content, digits) || givesVoucherAway(content, vouchers)))
    refuse('code_in_message');
}
