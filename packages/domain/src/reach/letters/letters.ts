import { wantsNotification } from '@campushive/contract';
import { and, asc, eq } from 'drizzle-orm';
import { textsFor } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import { listings, notifications, orders, tickets, users } from '../../platform/database/schema/index.js';
import type { Mail } from '../../platform/mail/mail.js';
import type { Platform } from '../../platform/platform.js';
import type { ChoiceRoute } from '../../platform/routes.js';
import { pathOf } from '../../platform/web-paths.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import { findOrder, type DescribedOrder } from '../../deals/payments/orders.js';
import { isClosed } from '../../accounts/users/block-sql.js';
import { settingsOf, type UserRow } from '../../accounts/users/user.js';
import {
  contentOf,
  orderContentOf,
  writerOf,
  type LetterTicket,
  type MailedNotification,
} from './letter-content.js';
import { isAlwaysMailed, isLetterKind, type LetterKind } from './letter-kinds.js';
import { rowsOf } from './letter-rows.js';
import { LETTER_TEXTS } from './letter-texts.js';
import { unsubscribeChoice, unsubscribeUrl } from './unsubscribe.js';
import { writeLetter } from './write-letter.js';

type Row = typeof notifications.$inferSelect;

export interface LettersModule {
  readonly choices: readonly ChoiceRoute[];
}

/**
 * Mails urgent notifications, each in a separate letter. Each is sent once, because its notification is marked in the
 * transaction that queues the mail.
 */
export function createLettersModule(platform: Platform): LettersModule {
  const { db, clock, config, mail, jobs, outbox } = platform;

  outbox.onBatch('notification.stored', async (stored) => {
    const queued = stored
      .filter(({ notification }) => isLetterKind(notification.kind))
      .map(({ notificationId }) => ({ data: { notificationId }, singletonKey: notificationId }));
    if (queued.length > 0) await jobs.sendAll('letters.send', queued);
  });
  jobs.work('letters.send', ({ notificationId }) =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .select({ notification: notifications, reader: users })
        .from(notifications)
        .innerJoin(users, eq(users.id, notifications.userId))
        .where(eq(notifications.id, notificationId))
        .for('update', { of: notifications });
      if (row === undefined || row.notification.mailedAt !== null) return;
      const letter = await letterOf(tx, row.notification, row.reader);
      if (letter === undefined) return;
      await tx
        .update(notifications)
        .set({ mailedAt: clock.now() })
        .where(eq(notifications.id, notificationId));
      await mail.send(letter, { within: tx });
    }),
  );

  /** Returns the letter; undefined for deleted accounts, for readers who do not want it, and for those whom it must not reach. */
  async function letterOf(tx: Db, notification: Row, reader: UserRow): Promise<Mail | undefined> {
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
    return write(notification, kind, reader, ofOrder);
  }

  function write(
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
    const content =
      about === undefined ? contentOf(written, writer, someone) : orderContentOf(written, about);
    if (content === undefined) return undefined;
    const optional = !isAlwaysMailed(kind, notification.values);
    return writeLetter(reader, content, {
      leadsTo: order !== undefined ? 'order' : notification.subject === null ? 'payouts' : 'event',
      url: config.publicUrl + pathOf(notification),
      rows: about === undefined ? [] : rowsOf(content, about),
      unsubscribeUrl: optional ? unsubscribeUrl(platform, reader.id, notification.type) : null,
    });
  }

  return { choices: [unsubscribeChoice(platform)] };
}

const isClosedOrder = (tx: Db, { buyerId, sellerId, listingId }: DescribedOrder['order']) =>
  isClosed(tx, buyerId, sellerId, listingId);

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

/** Whether the organiser's account exists, and there is no block between them and the reader. */
async function isFromUnblocked(tx: Db, listingId: string, reader: UserRow): Promise<boolean> {
  const [listing] = await tx
    .select({ posterId: listings.posterId, status: listings.status })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (listing === undefined || ['hidden', 'deleted'].includes(listing.status)) return false;
  return !(await isBlocked(tx, listing.posterId, reader.id));
}

/** Whether a reader wants a letter that is not about money: not suspended, not read in the app, and allowed by the settings. */
const wantsLetter = ({ type, readAt }: Row, reader: UserRow): boolean =>
  reader.suspendedAt === null &&
  readAt === null &&
  wantsNotification(settingsOf(reader).notifications, type, 'email');
