import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import { LIVE_ORDER_STATUSES } from '@campushive/contract';
import { keepsAccount } from '@campushive/contract/rules/payouts';
import { accountOf, debtAccountOf } from '@campushive/contract/rules/postings';
import { and, asc, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import { Failure } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import {
  chargebacks,
  conversations,
  listings,
  notifications,
  orders,
  participations,
  payouts,
  refunds,
  registrations,
  attachments,
  studyFiles,
  tickets,
  uploads,
  users,
} from '../../platform/database/schema/index.js';
import { notifyOfTask, notifyOtherApplicants } from '../../deals/applications/notify.js';
import type { EventsModule } from '../../deals/events/events.js';
import { attachmentKey } from '../../base/attachments/attachment-row.js';
import { keysOf } from '../../catalogue/files/study-file-keys.js';
import { endOffersOfStudent } from '../../deals/offers/store-decision.js';
import { moveListing } from '../../catalogue/hives/posting/move.js';
import { changeSeat, promoteFromWaitlist, type SeatsContext } from '../../deals/events/seats.js';
import { accountDeletedLetter } from '../../accounts/auth/letters.js';
import { addressHash } from '../../accounts/auth/registration/mail-caps.js';
import { forgetImports } from '../../catalogue/imports/retention.js';
import { forgetWaiting } from '../../accounts/waiting-list/waiting.js';
import { balanceOf } from '../../deals/payments/ledger/ledger.js';
import { eraseTalks } from './erase-talks.js';
import { forgetName } from './forget-name.js';
import { INVENTORY, rowsOf } from './inventory.js';

export interface ErasureContext extends SeatsContext {
  /** Notifies everyone with a seat that the event is cancelled. */
  readonly eventRemoved: EventsModule['removed'];
}

/** Pictures that stay: they were sent to another student, or decided an order. */
const SENT = ['message-photo', 'dispute-photo', 'delivery-photo'] as const;

/**
 * Erases a student in the transaction, and confirms it by mail. Returns the keys of the files to remove after the
 * commit. Throws `payment_in_flight` or `balance_left` while the platform holds money of theirs.
 */
export async function eraseAccount(context: ErasureContext, tx: Db, userId: string): Promise<string[]> {
  const { platform } = context;
  const now = platform.clock.now();
  // New payments to or by this student wait for this lock: an order refers to the row.
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update');
  if (user === undefined) throw new Failure('session_expired', 'Your session has ended.');
  await refuseWhileMoneyMoves(tx, userId);
  await endOffersOfStudent(tx, userId, 'deleted', now);
  await leaveEvents(context, tx, userId, now);
  await closeListings(context, tx, userId, now);
  const files = [...(await eraseUploads(tx, userId)), ...(await eraseTalks(tx, userId))];
  for (const holding of INVENTORY) {
    if (holding.onDeletion === 'erased') await tx.delete(holding.table).where(rowsOf(holding, userId));
  }
  // The other student of a thread still sees read receipts; groups only count readers.
  const groups = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.kind, 'group'));
  await tx
    .delete(participations)
    .where(and(eq(participations.userId, userId), inArray(participations.conversationId, groups)));
  await forgetName(tx, user);
  // Followers' notifications contain the name, too.
  await tx
    .delete(notifications)
    .where(and(eq(notifications.kind, 'followed_posted'), sql`${notifications.subject}->>'id' = ${userId}`));
  // Attendees' notifications contain the text of their messages.
  const own = tx
    .select({ id: sql`${listings.id}::text` })
    .from(listings)
    .where(eq(listings.posterId, userId));
  await tx
    .delete(notifications)
    .where(and(eq(notifications.kind, 'event_message'), inArray(sql`${notifications.subject}->>'id'`, own)));
  await tx.delete(registrations).where(eq(registrations.canonicalEmail, user.canonicalEmail));
  await forgetWaiting(tx, addressHash(platform, user.canonicalEmail));
  await forgetImports(tx, user, now);
  const placeholder = `deleted+${userId}@campushive.invalid`;
  await tx
    .update(users)
    .set({
      name: UNKNOWN_USER.en,
      email: placeholder,
      // The mailbox may join again, with a new account.
      canonicalEmail: placeholder,
      passwordHash: await platform.passwords.hash(platform.secrets.token()),
      bio: null,
      hallId: null,
      shelfName: null,
      avatarUrl: null,
      role: 'student',
      settings: {},
      lastSeenAt: null,
      deletedAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, userId));
  await platform.mail.send(accountDeletedLetter(user, platform.config.supportEmail), { within: tx });
  return files;
}

async function refuseWhileMoneyMoves(tx: Db, userId: string): Promise<void> {
  const isParty = or(eq(orders.buyerId, userId), eq(orders.sellerId, userId));
  // Sequential, because a transaction is one connection.
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isParty, inArray(orders.status, [...LIVE_ORDER_STATUSES])))
    .limit(1);
  const [refund] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.buyerId, userId), ne(refunds.status, 'processed')))
    .limit(1);
  const [payout] = await tx
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), inArray(payouts.status, ['requested', 'pending'])))
    .limit(1);
  if (order !== undefined || refund !== undefined || payout !== undefined) {
    throw new Failure(
      'payment_in_flight',
      'A payment of yours is still in progress. Finish or cancel your open orders first.',
    );
  }
  const facts = {
    owed: -(await balanceOf(tx, accountOf(userId))),
    debt: await balanceOf(tx, debtAccountOf(userId)),
    hasOpenChargeback: await hasOpenChargebackAsSeller(tx, userId),
  };
  if (keepsAccount(facts, campus.fees.payout)) {
    throw new Failure('balance_left', 'You still have a balance. Pay it out first.');
  }
}

async function hasOpenChargebackAsSeller(tx: Db, userId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: chargebacks.id })
    .from(chargebacks)
    .innerJoin(orders, eq(orders.id, chargebacks.orderId))
    .where(and(eq(orders.sellerId, userId), isNull(chargebacks.outcome)))
    .limit(1);
  return open !== undefined;
}

/** Gives up the student's free seats, which go to the waitlist. A bought ticket stays with its order. */
async function leaveEvents(context: SeatsContext, tx: Db, userId: string, now: Date): Promise<void> {
  const places = await tx
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.userId, userId),
        ne(tickets.status, 'left'),
        isNull(tickets.orderId),
        isNull(tickets.checkedInAt),
      ),
    );
  for (const place of places) {
    const [listing] = await tx.select().from(listings).where(eq(listings.id, place.listingId)).for('update');
    await changeSeat(tx, place.id, { status: 'left', heldUntil: null }, now);
    if (listing !== undefined) await promoteFromWaitlist(context, tx, listing, now);
  }
}

/** Deletes own listings except for the title, which orders and conversations show; reopens tasks of others. */
async function closeListings(
  { eventRemoved, notify }: ErasureContext,
  tx: Db,
  userId: string,
  now: Date,
): Promise<void> {
  const events = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.posterId, userId), eq(listings.hive, 'buzz'), ne(listings.status, 'deleted')));
  for (const event of events) await eventRemoved(tx, event);
  const own = await tx
    .select({ id: listings.id, status: listings.status })
    .from(listings)
    .where(and(eq(listings.posterId, userId), ne(listings.status, 'deleted')))
    .orderBy(asc(listings.id))
    .for('update');
  for (const listing of own) await moveListing(tx, listing, 'deleted', 'erasure', now);
  await tx
    .update(listings)
    .set({ description: '', details: {}, photos: [], updatedAt: now })
    .where(eq(listings.posterId, userId));
  const tasks = await tx
    .select({
      id: listings.id,
      status: listings.status,
      title: listings.title,
      posterId: listings.posterId,
    })
    .from(listings)
    .where(and(eq(listings.assignedToId, userId), eq(listings.status, 'assigned')))
    .for('update');
  for (const task of tasks) {
    await moveListing(tx, task, 'active', 'helper', now);
    await tx.update(listings).set({ assignedToId: null }).where(eq(listings.id, task.id));
    // As when students withdraw: the poster chooses another of the remaining applicants.
    await notifyOfTask(notify, tx, task.posterId, task, 'task_returned');
    await notifyOtherApplicants(notify, tx, task, userId, 'application_reopened');
  }
  // Also covers deleted tasks, whose deletion the poster may be about to undo.
  await tx
    .update(listings)
    .set({ removedFrom: 'active', assignedToId: null })
    .where(and(eq(listings.assignedToId, userId), eq(listings.removedFrom, 'assigned')));
}

/** Deletes all pictures except those sent to others, all study material, and all unsent private files. Returns their storage keys. */
async function eraseUploads(tx: Db, userId: string): Promise<string[]> {
  const erased = await tx
    .delete(uploads)
    .where(
      and(
        eq(uploads.ownerId, userId),
        or(notInArray(uploads.purpose, [...SENT]), isNull(uploads.attachedAt)),
      ),
    )
    .returning({ files: uploads.files });
  const study = await tx
    .delete(studyFiles)
    .where(eq(studyFiles.ownerId, userId))
    .returning({ id: studyFiles.id, preview: studyFiles.preview });
  const undelivered = await tx
    .delete(attachments)
    .where(
      and(eq(attachments.ownerId, userId), isNull(attachments.orderId), isNull(attachments.conversationId)),
    )
    .returning({ id: attachments.id });
  return [
    ...erased.flatMap((row) => row.files),
    ...study.flatMap(keysOf),
    ...undelivered.map(({ id }) => attachmentKey(id)),
  ];
}
