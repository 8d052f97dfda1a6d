import { languageTag } from '@campushive/contract/campus';
import { formatMoney } from '@campushive/contract/format-money';
import { eq } from 'drizzle-orm';
import { campus, campusTexts } from '../../campus.js';
import { chargebacks, orders, users } from '../../platform/database/schema/index.js';
import type { JobData } from '../../platform/jobs.js';
import type { Mail } from '../../platform/mail/mail.js';
import { compose, linked } from '../../platform/mail/template.js';
import { recipientOf, type Reader } from '../users/user.js';
import { CHARGEBACK_LETTERS, type ChargebackLetterName } from './chargeback-letter-texts.js';
import type { PaymentsContext } from './context.js';

type Wanted = JobData['payments.chargeback-letter'];

const EVENTS = { chargeback_raised: 'raised', chargeback_won: 'won', chargeback_lost: 'lost' } as const;

export interface ChargebackLetter {
  readonly name: ChargebackLetterName;
  readonly listing: string;
  readonly amountMinor: number;
}

/** What a bank does with a payment, to one of the two whose payment it is. */
export function chargebackLetter(reader: Reader, { name, ...about }: ChargebackLetter, url: string): Mail {
  const { to, language } = recipientOf(reader);
  const amount = formatMoney(about.amountMinor, campus.currency, languageTag(campus, language));
  const text = campusTexts(CHARGEBACK_LETTERS[language], language)[name];
  return compose({
    to,
    language,
    ...linked(text({ name: reader.name, listing: about.listing, amount }), url),
  });
}

/** Mails it, too: money that a bank asks for should not be missed. Who has left is not written to. */
export async function sendChargebackLetter(
  { platform }: PaymentsContext,
  { chargebackId, userId, kind }: Wanted,
): Promise<void> {
  const { db, mail, config } = platform;
  const [row] = await db
    .select({ order: orders, chargeback: chargebacks })
    .from(chargebacks)
    .innerJoin(orders, eq(orders.id, chargebacks.orderId))
    .where(eq(chargebacks.id, chargebackId));
  const [reader] = await db.select().from(users).where(eq(users.id, userId));
  if (row === undefined || reader === undefined || reader.deletedAt !== null) return;
  const { order, chargeback } = row;
  const debt = chargeback.effect === 'debt';
  const side = userId === order.buyerId ? 'Buyer' : debt ? 'Debt' : 'Frozen';
  const amountMinor = side === 'Debt' ? chargeback.sellerShare : chargeback.amount;
  const letter = { name: `${EVENTS[kind]}${side}`, listing: order.listingTitle, amountMinor } as const;
  await mail.send(chargebackLetter(reader, letter, `${config.publicUrl}/dashboard/payments/${order.id}`));
}
