import { wantsNotification } from '@campushive/contract';
import { and, asc, eq } from 'drizzle-orm';
import { textsFor } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import type { notifications } from '../../platform/database/schema/index.js';
import { listings, orders, tickets } from '../../platform/database/schema/index.js';
import type { Mail } from '../../platform/mail/mail.js';
import { pathOf } from '../../platform/web-paths.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import { findOrder, type DescribedOrder } from '../../deals/payments/orders/orders.js';
import { isClosed } from '../../talk/messages/closed-thread.js';
import { settingsOf, type UserRow } from '../../accounts/users/user.js';
import { contentOf, type MailedNotification } from './letter-content.js';
import { isAlwaysMailed, isLetterKind, type LetterKind } from './letter-kinds.js';
import { rowsOf } from './letter-rows.js';
import { LETTER_TEXTS } from './letter-texts.js';
import { unsubscribeUrl } from './unsubscribe.js';
import { writeLetter } from './write-letter.js';
import type { LettersContext } from './context.js';
import { orderContentOf } from './order-letter-content.js';
import { writerOf } from './letter-writer.js';
import type { LetterTicket } from './order-letter.js';

type Row = typeof notifications.$inferSelect;
const isClosedOrder = (tx: Db, { buyerId, sellerId, listingId }: DescribedOrder['order']) =>
  isClosed(tx, buyerId, sellerId, listingId);

/** Returns true if a reader wants a letter that is not about money: not suspended, not read in the app, and allowed by the settings. */
const wantsLetter = ({ type, readAt }: Row, reader: UserRow): boolean =>
  reader.suspendedAt === null &&
  readAt === null &&
  wantsNotification(settingsOf(reader).notifications, type, 'email');

/** Returns the letter; undefined for deleted accounts, for readers who do not want it, and for those whom it must not reach. */
export async function letterOf(
  context: LettersContext,
  tx: Db,
  notification: Row,
  reader: UserRow,
): Promise<Mail | undefined> {
  const { kind } = notification;
  if (!isLetterKind(kind) || reader.deletedAt !== null) return undefined;
  const always = isAlwaysMailed(kind, notification.values);
  if (!always && !wantsLetter(notification, reader)) return undefined;
  const { subject } = notification;
  const order = subject?.type === 'payment' ? await findOrder(tx, eq(orders.id, subject.id)) : undefined;
  // A blocked student's words, such as a place, do not reach the reader by mail either.
  if (order !== undefined && !always && (await isClosedOrder(tx, order.order))) return undefined;
  if (kind === 'event_message' && subject !== null && !(await isFromUnblocked(tx, subject.id, reader)))
    return undefined;
  const ofOrder = order && { row: order, tickets: await findTickets(tx, order) };
  return writeDealLetter(context, notification, kind, reader, ofOrder);
}

function writeDealLetter(
  { config, platform }: LettersContext,
  notification: Row,
  kind: LetterKind,
  reader: UserRow,
  order: { readonly row: DescribedOrder; readonly tickets: readonly LetterTicket[] } | undefined,
): Mail | undefined {
  const { language } = settingsOf(reader);
  const written = { kind, values: notification.values } as MailedNotification;
  const writer = writerOf(language);
  const { someone } = textsFor(LETTER_TEXTS, language);
  const to = order?.row.order.buyerId === reader.id ? 'buyer' : 'seller';
  const about = order && ({ ...order, to, write: writer, someone } as const);
  const content = about === undefined ? contentOf(written, writer, someone) : orderContentOf(written, about);
  if (content === undefined) return undefined;
  const optional = !isAlwaysMailed(kind, notification.values);
  return writeLetter(reader, content, {
    leadsTo: order !== undefined ? 'order' : notification.subject === null ? 'payouts' : 'event',
    url: config.publicUrl + pathOf(notification),
    rows: about === undefined ? [] : rowsOf(content, about),
    unsubscribeUrl: optional ? unsubscribeUrl(platform, reader.id, notification.type) : null,
  });
}

/** Returns the tickets that an order bought, in their order. */
function findTickets(tx: Db, { order: { id, item } }: DescribedOrder): Promise<LetterTicket[]> {
  if (item !== 'ticket') return Promise.resolve([]);
  const { code, number, ofCount } = tickets;
  return tx
    .select({ code, number, ofCount })
    .from(tickets)
    .where(and(eq(tickets.orderId, id), eq(tickets.status, 'going')))
    .orderBy(asc(tickets.number));
}

/** Returns true if the organiser's account exists, and there is no block between them and the reader. */
async function isFromUnblocked(tx: Db, listingId: string, reader: UserRow): Promise<boolean> {
  const [listing] = await tx
    .select({ posterId: listings.posterId, status: listings.status })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (listing === undefined || ['hidden', 'deleted'].includes(listing.status)) return false;
  return !(await isBlocked(tx, listing.posterId, reader.id));
}
