import { campus as ghana } from '@campushive/campus-ghana';
import { type Dispute, type Receipt } from '@campushive/contract';
import type { OwedRefund } from '@campushive/contract/rules/charges';
import {
  decideComplaint,
  decideVerdict,
  refusalToAnswer,
  type OrderRefund,
  type Release,
} from '@campushive/contract/rules/orders';
import { settleUntil } from '@campushive/contract/rules/settlements';
import { disputeFiles } from './case-files.js';
import { moveOthers } from './bundle-orders.js';
import { bundleShown, namesOf, titlesOf } from './bundles.js';
import { returnTickets } from './events.js';
import { byId, disputeShown, feesOf, orderFactsOf, party, sideOf, toPayment } from './order-shown.js';
import {
  notify,
  pageOf,
  refuse,
  refuseField,
  type InMemoryCalls,
  type Order,
  type State,
  type Student,
} from './state.js';
import { moveOrder } from './threads.js';
import { toMajor } from './money.js';

type DisputeCalls = InMemoryCalls<
  'payments.dispute' | 'payments.answerDispute' | 'payments.receipt' | 'disputes.list' | 'disputes.resolve'
>;

/** In-memory calls for complaints and receipts. */
export function disputeCalls(state: State): DisputeCalls {
  return {
    'payments.dispute'({ id, reason, text, photos = [] }, me) {
      const order = byId(state, id, me);
      const decision = decideComplaint(sideOf(order, me), order.status);
      if ('refused' in decision) return refuse(decision.refused);
      const shown = evidenceOf(state, me, photos);
      moveOrder(state, order, decision.to);
      const openedAt = state.now().toISOString();
      const open = {
        photos: shown,
        answer: null,
        proposal: null,
        outcome: null,
        note: null,
        resolvedAt: null,
      };
      const until = settleUntil(state.now()).toISOString();
      const disputeId = order.dispute?.id ?? state.nextId();
      order.dispute = { id: disputeId, reason, text, openedAt, settleUntil: until, ...open };
      for (const to of ['seller', 'buyer'] as const) {
        const values = { ...namesOf(order), to };
        notify(state, order[to].id, { ...about(order), kind: 'payment_disputed', values }, me);
      }
      return { data: toPayment(order, me, state.now()) };
    },
    'payments.answerDispute'({ id, text, photos = [] }, me) {
      const order = byId(state, id, me);
      const { dispute } = order;
      const refused = refusalToAnswer(
        sideOf(order, me),
        dispute === undefined
          ? null
          : { isAnswered: dispute.answer !== null, isDecided: dispute.outcome !== null },
      );
      if (refused !== null) return refuse(refused);
      if (dispute === undefined) throw new Error('There is no answer without a complaint');
      const createdAt = state.now().toISOString();
      const answer = { text, photos: evidenceOf(state, me, photos), createdAt };
      order.dispute = { ...dispute, answer };
      const values = namesOf(order);
      notify(state, order.buyer.id, { ...about(order), kind: 'payment_dispute_answered', values });
      return { data: toPayment(order, me, state.now()) };
    },
    'payments.receipt'({ id }, me) {
      return { data: receiptOf(state, byId(state, id, me), me) };
    },
    'disputes.list'({ status = 'open', cursor, limit }) {
      const found = state.orders
        .map((one) => toDispute(state, one))
        .filter((one) => one !== undefined)
        .filter((one) => (one.outcome === null) === (status === 'open'))
        .sort((one, other) => other.id.localeCompare(one.id));
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items, pagination, count: found.length };
    },
    'disputes.resolve'({ id, decision, note }, me) {
      const order = state.orders.find((one) => one.dispute?.id === id) ?? refuse('not_found');
      const facts = { ...orderFactsOf(order), isOwn: sideOf(order, me) !== null };
      const verdict = decideVerdict(decision, facts, state.now());
      if ('refused' in verdict) return refuse(verdict.refused);
      if (order.dispute === undefined) throw new Error('Only complaints are decided');
      const resolvedAt = state.now().toISOString();
      order.dispute = { ...order.dispute, outcome: decision, note, resolvedAt };
      if (verdict.to === 'refunded') {
        sendBack(state, order, verdict.refund);
        notifyOf(state, order, 'payment_dispute_refunded');
      } else {
        giveToSeller(state, order, verdict);
        notifyOf(state, order, 'payment_dispute_released');
      }
      return { data: toDispute(state, order) ?? refuse('not_found') };
    },
  };
}

const evidenceOf = (state: State, me: Student, ids: readonly string[]) =>
  ids.map((id, index) => {
    const upload = state.uploads.get(id);
    return upload?.owner === me && upload.photo !== null
      ? upload.photo
      : refuseField(`photos.${index}`, 'unknown_upload');
  });

/** Releases held money to the seller. */
export function giveToSeller(
  state: State,
  order: Order,
  { to, listing }: Release,
  actor?: Student | null,
): void {
  moveOrder(state, order, to, actor);
  order.releasedAt = state.now().toISOString();
  if (listing !== null) order.listing.status = listing;
  moveOthers(state, order, 'hand_over');
}

/** Cancels a held order for one of its sides. */
export function giveBack(state: State, order: Order, me: Student, decision: OrderRefund): void {
  sendBack(state, order, decision.refund, me);
  if (decision.listing !== null) order.listing.status = decision.listing;
  moveOthers(state, order, 'offer_again');
  const [by, other] = order.buyer === me ? (['buyer', 'seller'] as const) : (['seller', 'buyer'] as const);
  const values = { ...namesOf(order), by };
  notify(state, order[other].id, { ...about(order), kind: 'payment_cancelled', values });
}

/** Reason given by the admin who refunds it. */
interface Noted {
  readonly note?: string;
}

/** Refunds money, including amounts that the order did not require. */
export function sendBack(
  state: State,
  order: Order,
  refund: Omit<OwedRefund, 'postings'> & Noted,
  actor?: Student | null,
): void {
  moveOrder(state, order, 'refunded', actor);
  returnTickets(state, order);
  noteRefund(state, order, refund);
}

/** Records a refund, which the simulated provider sends at once. */
export function noteRefund(
  state: State,
  order: Order,
  { reason, amount, currency, note }: Omit<OwedRefund, 'postings'> & Noted,
): void {
  const now = state.now().toISOString();
  order.refund = {
    status: 'processed',
    reason,
    note: note ?? null,
    amountMinor: amount,
    currency: currency ?? ghana.currency.code,
    createdAt: now,
    processedAt: now,
  };
}

export const about = ({ id }: Order) => ({
  type: 'payment' as const,
  subject: { type: 'payment' as const, id },
});

function notifyOf(
  state: State,
  order: Order,
  kind: 'payment_dispute_released' | 'payment_dispute_refunded',
): void {
  const values = namesOf(order);
  for (const { id } of [order.seller, order.buyer]) notify(state, id, { ...about(order), kind, values });
}

function toDispute(state: State, order: Order): Dispute | undefined {
  if (order.dispute === undefined) return undefined;
  const { total } = feesOf(order);
  const files = disputeFiles(state, order);
  return {
    ...disputeShown(order.dispute),
    ...(files !== undefined && { files }),
    paymentId: order.id,
    reference: order.reference,
    title: titlesOf(order),
    hiveId: order.listing.id,
    amount: toMajor(total),
    paidAt: order.paidAt,
    deliveryPhoto: order.delivery?.photo ?? null,
    buyer: party(order.buyer),
    seller: party(order.seller),
  };
}

function receiptOf(state: State, order: Order, me: Student): Receipt {
  if (order.paidAt === null) return refuse('never_paid');
  const payment = toPayment(order, me, state.now());
  const fees = feesOf(order);
  const before = order.promo?.beforeMinor ?? fees.price;
  const priceLines = [
    ['price', before],
    ['promo_code', fees.price - before],
  ] as const;
  const lines: readonly (readonly [Receipt['lines'][number]['line'], number])[] =
    payment.role === 'buyer'
      ? [...priceLines, ['platform_fee', fees.platformFee], ['processing_fee', fees.processingFee]]
      : payment.refund !== null && order.split === undefined
        ? [...priceLines, ['refunded', -fees.price]]
        : [
            ...priceLines,
            ['refunded', -(order.split?.price ?? 0)],
            ['payee_platform_fee', -fees.payeePlatformFee],
            ['mobile_money_fee', -fees.mobileMoneyFee],
          ];
  return {
    paymentId: order.id,
    reference: order.reference,
    role: payment.role,
    title: order.listing.title,
    bundle: bundleShown(order).map(({ title, price }) => ({ title, price })),
    quantity: payment.quantity,
    ticketKind: payment.ticketKind?.name ?? null,
    package: payment.package?.name ?? null,
    milestone: payment.milestone,
    promoCode: payment.promo?.code ?? null,
    hiveType: order.listing.hive,
    buyerName: order.buyer.name,
    sellerName: order.seller.name,
    lines: lines
      .filter(([line, amount]) => line === 'price' || amount !== 0)
      .map(([line, amount]) => ({ line, amount: toMajor(amount) })),
    total: toMajor(
      payment.role === 'buyer'
        ? fees.total
        : payment.refund === null || order.split !== undefined
          ? fees.payout
          : 0,
    ),
    currency: 'GHS',
    channel: payment.channel,
    paidAt: order.paidAt,
    releasedAt: order.releasedAt,
    refund: payment.refund,
    issuedAt: state.now().toISOString(),
    orderUrl: `https://campus.example/dashboard/payments/${order.id}`,
    pdfUrl: `https://campus.example/receipts/${order.id}.pdf`,
  };
}
