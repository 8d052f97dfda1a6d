import { MINUTE, type Receipt } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { Failure, notFound } from '../../../calls/failure.js';
import { later } from '../../../platform/clock.js';
import { orders } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import { pdfReply, type Route } from '../../../platform/routes.js';
import { sameSecret } from '../../../platform/secrets.js';
import { soldItemOf } from '../../sold/kinds.js';
import { findOrder, type DescribedOrder, type OrderRow } from './orders.js';
import { party, toRefund } from './payment-presenter.js';
import { languageOf } from '../../../platform/language.js';
import { campus } from '../../../platform/campus.js';
import { toMajor } from '../../../platform/money.js';

/** Lifetime of a PDF's signed address. */
const ADDRESS_LASTS = 15 * MINUTE;

type Role = Receipt['role'];

/** Describes the receipt of a completed payment, for one of its sides. */
export function describeReceipt(
  platform: Platform,
  row: DescribedOrder,
  viewerId: string,
  language: string,
): Receipt {
  const role = row.order.sellerId === viewerId ? 'seller' : 'buyer';
  const { id } = row.order;
  const until = later(platform.clock.now(), ADDRESS_LASTS).getTime();
  const query = new URLSearchParams({
    role,
    language,
    until: String(until),
    signature: signature(platform, id, role, until),
  });
  const address = `${platform.config.publicUrl}/api/payments/${id}/receipt.pdf?${query}`;
  return { ...receiptOf(platform, row, role), pdfUrl: address };
}

function receiptOf({ clock, config }: Platform, row: DescribedOrder, role: Role): Omit<Receipt, 'pdfUrl'> {
  const { order, listing } = row;
  if (order.paidAt === null)
    throw new Failure('never_paid', 'There is no receipt, because this was never paid.');
  return {
    paymentId: order.id,
    reference: order.reference,
    role,
    title: order.listingTitle,
    ...soldItemOf(order).receiptFields(row),
    quantity: order.quantity,
    promoCode: order.promoCode,
    hiveType: listing.hive,
    buyerName: party(row.buyer).name,
    sellerName: party(row.seller).name,
    lines: linesOf(order, role, isRefundedOrder(order)),
    total: toMajor(role === 'buyer' ? order.total : isRefundedOrder(order) ? 0 : order.payout),
    currency: campus.currency.code,
    channel: order.channel,
    paidAt: order.paidAt.toISOString(),
    releasedAt: order.releasedAt?.toISOString() ?? null,
    refund: row.refund === null ? null : toRefund(row.refund),
    issuedAt: clock.now().toISOString(),
    orderUrl: `${config.publicUrl}/dashboard/payments/${order.id}`,
  };
}

/** Returns true if the whole payment was returned, so that the seller keeps none of it. */
const isRefundedOrder = ({ status }: OrderRow) => status === 'refunded' || status === 'charged_back';

/** Lines of a receipt. Zero amounts are omitted, except the price. */
function linesOf(order: OrderRow, role: Role, isRefunded: boolean): Receipt['lines'] {
  const lines: readonly [Receipt['lines'][number]['line'], number][] =
    role === 'buyer'
      ? [...priceLines(order), ['platform_fee', order.platformFee], ['processing_fee', order.processingFee]]
      : isRefunded
        ? [...priceLines(order), ['refunded', -order.price]]
        : [
            ...priceLines(order),
            // The agreed part refund; the fees are those on the rest.
            ['refunded', order.payout + order.payeePlatformFee + order.mobileMoneyFee - order.price],
            ['payee_platform_fee', -order.payeePlatformFee],
            ['mobile_money_fee', -order.mobileMoneyFee],
          ];
  return lines
    .filter(([line, amount]) => line === 'price' || amount !== 0)
    .map(([line, amount]) => ({ line, amount: toMajor(amount) }));
}

/** Returns the price line; with a promo code, the price before it and the discount. */
const priceLines = ({ price, priceBefore }: OrderRow): readonly ['price' | 'promo_code', number][] => [
  ['price', priceBefore ?? price],
  ['promo_code', price - (priceBefore ?? price)],
];

const signature = ({ secrets }: Platform, id: string, role: Role, until: number) =>
  secrets.keyed('receipt', `${id}:${role}:${until}`);

const address = z.object({
  role: z.enum(['buyer', 'seller']),
  language: z.string().transform(languageOf),
  until: z.coerce.number().int(),
  signature: z.string().max(100),
});

/** Serves `GET /payments/{id}/receipt.pdf`: a plain link, so that any phone can save it. The signature replaces the session. */
export function receiptRoute(platform: Platform): Route {
  return {
    method: 'GET',
    path: '/payments/:id/receipt.pdf',
    async handle({ params: { id = '' }, query }) {
      const parsed = address.safeParse(query);
      const now = platform.clock.now();
      if (
        !parsed.success ||
        !sameSecret(parsed.data.signature, signature(platform, id, parsed.data.role, parsed.data.until)) ||
        parsed.data.until <= now.getTime()
      ) {
        throw notFound('Receipt');
      }
      await platform.limits.hit(`receipt:${id}`, 20, 60);
      const row = await findOrder(platform.db, eq(orders.id, id));
      if (row === undefined) throw notFound('Receipt');
      const pdf = await platform.documents.receipt(
        receiptOf(platform, row, parsed.data.role),
        parsed.data.language,
      );
      return pdfReply(`${campus.key}-receipt-${row.order.reference}.pdf`, pdf);
    },
  };
}
