import type { CallName, DataOf, HandoverOrder, ParsedInputOf } from '@campushive/contract';
import {
  readVoucher,
  readVoucherCode,
  hexOf,
  voucherBody,
  voucherCode,
  voucherCommitment,
  voucherText,
} from '@campushive/contract/rules/voucher-format';
import { decideVoucher } from '@campushive/contract/rules/vouchers';
import { markDelivered } from './deliveries.js';
import { giveToSeller } from './disputes.js';
import { markMet } from './meetups.js';
import { toMajor } from './money.js';
import { autoReleaseOf, byId, feesOf, orderFactsOf, sideOf, toPayment } from './order-shown.js';
import { refuse, type Order, type State, type Student } from './state.js';

export type VoucherCall = Extract<CallName, `handovers.${string}`>;

/** Calls that sign and verify, which browsers do asynchronously. */
export type VoucherCalls = {
  readonly [K in VoucherCall]: (input: ParsedInputOf<K>, me: Student) => Promise<{ data: DataOf<K> }>;
};

const WITH_MONEY = ['held', 'disputed', 'frozen'];

let keys: Promise<CryptoKeyPair> | undefined;
const keyPair = (): Promise<CryptoKeyPair> =>
  (keys ??= globalThis.crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify']));

/** In-memory calls for offline handovers. */
export function voucherCalls(state: State): VoucherCalls {
  return {
    async 'handovers.list'(_, me) {
      const { publicKey } = await keyPair();
      const jwk = await globalThis.crypto.subtle.exportKey('jwk', publicKey);
      const mine = state.orders.filter(
        (one) =>
          [one.buyer, one.seller].includes(me) && WITH_MONEY.includes(one.status) && one.item !== 'ticket',
      );
      const orders = await Promise.all(mine.map((one) => toHandover(one, me, state.now())));
      return { data: { now: state.now().toISOString(), keys: [jwk.x ?? ''], orders } };
    },
    async 'handovers.release'({ id, voucher }, me) {
      const order = byId(state, id, me);
      const signed = await open(voucher);
      const typed = readVoucherCode(voucher);
      const decision = decideVoucher(
        sideOf(order, me),
        orderFactsOf(order),
        {
          isGenuine: typed === null ? signed?.orderId === id : voucherCodeOf(id) === typed,
          expiresAt: signed?.expiresAt ?? expiryOf(order),
          isSellerSuspended: order.seller.suspended !== null,
        },
        state.now(),
      );
      if (decision !== 'done') {
        if ('refused' in decision) return refuse(decision.refused);
        giveToSeller(state, order, decision, me);
        markMet(order);
        markDelivered(order, state.now());
      }
      return { data: toPayment(order, me, state.now()) };
    },
  };
}

async function toHandover(order: Order, me: Student, now: Date): Promise<HandoverOrder> {
  const isBuyer = order.buyer === me;
  const code = voucherCodeOf(order.id);
  const expiresAt = expiryOf(order);
  const body = voucherBody({
    orderId: order.id,
    buyerId: order.buyer.id,
    sellerId: order.seller.id,
    payout: feesOf(order).payout,
    currency: 'GHS',
    code,
    issuedAt: now,
    expiresAt,
  });
  const { privateKey } = await keyPair();
  const { subtle } = globalThis.crypto;
  const signature = new Uint8Array(await subtle.sign({ name: 'Ed25519' }, privateKey, body));
  const digest = new Uint8Array(await subtle.digest('SHA-256', voucherCommitment(order.id, code)));
  return {
    paymentId: order.id,
    role: isBuyer ? 'buyer' : 'seller',
    title: order.listing.title,
    otherName: (isBuyer ? order.seller : order.buyer).name,
    payout: toMajor(feesOf(order).payout),
    orderStatus: order.status,
    expiresAt: expiresAt.toISOString(),
    voucher: isBuyer && order.status === 'held' ? voucherText(body, signature) : null,
    commitment: isBuyer ? null : hexOf(digest),
  };
}

/** Returns an order's voucher code, always the same. */
export const voucherCodeOf = (orderId: string): string =>
  voucherCode(new TextEncoder().encode(orderId.replaceAll('-', '').split('').reverse().join('')));

const expiryOf = (order: Order): Date => new Date(autoReleaseOf(order) ?? order.createdAt);

async function open(text: string) {
  const found = readVoucher(text);
  if (found === null) return null;
  const { publicKey } = await keyPair();
  const { subtle } = globalThis.crypto;
  const isOurs = await subtle.verify({ name: 'Ed25519' }, publicKey, found.signature, found.body);
  return isOurs ? found.voucher : null;
}
