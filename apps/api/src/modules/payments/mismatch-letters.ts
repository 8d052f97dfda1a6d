import { languageTag } from '@campushive/contract/campus';
import { formatMoney } from '@campushive/contract/format-money';
import { eq } from 'drizzle-orm';
import { campus, campusTexts } from '../../campus.js';
import type { Db } from '../../platform/database/database.js';
import { orders, refunds, users } from '../../platform/database/schema/index.js';
import type { JobData } from '../../platform/jobs.js';
import type { Mail } from '../../platform/mail/mail.js';
import { compose, linked } from '../../platform/mail/template.js';
import { recipientOf, type Reader } from '../users/user.js';
import { notifyBoth, type PaymentsContext } from './context.js';
import { MISMATCH_LETTERS } from './mismatch-letter-texts.js';
import type { OrderRow } from './orders.js';

/** Tells both sides that a payment was not what the order asked for, in the app and by mail. */
export async function tellOfMismatch(context: PaymentsContext, tx: Db, order: OrderRow): Promise<void> {
  await notifyBoth(context, tx, order, 'payment_mismatched');
  for (const userId of [order.buyerId, order.sellerId]) {
    await context.platform.jobs.send(
      'payments.mismatch-letter',
      { orderId: order.id, userId },
      { within: tx },
    );
  }
}

interface Mismatch {
  readonly to: 'buyer' | 'seller';
  readonly listing: string;
  readonly askedMinor: number;
  readonly paidMinor: number;
  /** Null for the campus's own. */
  readonly currency: string | null;
}

/** A payment that goes back because it was not what was asked for, to one of the two whose order it is. */
export function mismatchLetter(reader: Reader, { to: side, listing, ...money }: Mismatch, url: string): Mail {
  const { to, language } = recipientOf(reader);
  const write = (amount: number, symbol: string) =>
    formatMoney(amount, { symbol }, languageTag(campus, language));
  const asked = write(money.askedMinor, campus.currency.symbol);
  const paid = write(
    money.paidMinor,
    money.currency === null ? campus.currency.symbol : `${money.currency} `,
  );
  const text = campusTexts(MISMATCH_LETTERS[language], language)[side];
  return compose({ to, language, ...linked(text({ name: reader.name, listing, asked, paid }), url) });
}

export async function sendMismatchLetter(
  { platform }: PaymentsContext,
  { orderId, userId }: JobData['payments.mismatch-letter'],
): Promise<void> {
  const { db, mail, config } = platform;
  const [row] = await db
    .select({ order: orders, refund: refunds })
    .from(orders)
    .innerJoin(refunds, eq(refunds.orderId, orders.id))
    .where(eq(orders.id, orderId));
  const [reader] = await db.select().from(users).where(eq(users.id, userId));
  if (row === undefined || reader === undefined || reader.deletedAt !== null) return;
  const { order, refund } = row;
  const mismatch: Mismatch = {
    to: userId === order.buyerId ? 'buyer' : 'seller',
    listing: order.listingTitle,
    askedMinor: order.total,
    paidMinor: refund.amount,
    currency: refund.currency,
  };
  await mail.send(mismatchLetter(reader, mismatch, `${config.publicUrl}/dashboard/payments/${order.id}`));
}
