import {
  acceptsOffers,
  decideOffer,
  OFFER_NOTIFICATIONS,
  type OfferCommand,
  type OfferDecision,
  type OfferFacts,
} from '@campushive/contract/rules/offers';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import {
  listings,
  notifications,
  offers,
  participations,
  users,
} from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import type { Presence } from '../../platform/presence.js';
import { requireVerifiedStudent } from '../../accounts/auth/student-verification.js';
import { listingColumns } from '../../catalogue/hives/columns.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import { ensureThread } from '../../talk/messages/threads.js';
import { isSuspended } from '../../base/suspension/is-suspended.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { refusal } from './refusal.js';
import {
  countNamed,
  findDescribed,
  findLatest,
  findMine,
  lockOffers,
  stateOf,
  toOffer,
  type OfferRow,
} from './store.js';
import { addOfferLine, end, writeDecision } from './write.js';
import { toSalePrice } from '../../platform/money.js';

type OfferCalls = Handlers<
  'offers.create' | 'offers.list' | 'offers.accept' | 'offers.decline' | 'offers.withdraw' | 'offers.counter'
>;
type Answer = Exclude<OfferCommand['do'], 'make' | 'expire' | 'end'>;
type Decided = Extract<OfferDecision, { readonly refused: null }>;

const OFFERS_AN_HOUR = 60;
const BATCH = 200;

interface OffersDeps {
  readonly notify: NotificationsModule['notify'];
  readonly presence: Pick<Presence, 'readersOf'>;
}

/**
 * Negotiations about listings for sale. The rules are the contract's; this module loads their facts under lock and
 * stores the results.
 */
export function createOffersModule(
  platform: Platform,
  { notify, presence }: OffersDeps,
): { readonly calls: OfferCalls } {
  const { db, clock, limits, outbox, jobs } = platform;
  jobs.work('offers.expire-due', () => expireDue(platform));
  jobs.every('offers.expire-due', '* * * * *');

  const act = async (id: string, viewer: Viewer, what: Answer, amount?: number | null) => {
    await limits.hit(`offers:${viewer.userId}`, OFFERS_AN_HOUR, 3_600);
    await db.transaction((tx) => answer(tx, id, viewer, what, amount));
    return shown(id, viewer);
  };
  const shown = async (id: string, { userId }: Viewer) => {
    void outbox.flush('messages');
    await outbox.flush();
    const row = await findDescribed(db, id);
    if (row === undefined) throw new Error('An offer is never deleted');
    return { data: toOffer(row, userId, clock.now()) };
  };

  return {
    calls: {
      async 'offers.create'({ hiveId, amount }, { viewer }) {
        await limits.hit(`offers:${viewer.userId}`, OFFERS_AN_HOUR, 3_600);
        requireVerifiedStudent(viewer);
        const id = await db.transaction((tx) =>
          make(tx, hiveId, viewer.userId, toSalePrice(amount ?? 0, 'amount')),
        );
        return shown(id, viewer);
      },
      async 'offers.list'(input, { viewer }) {
        const limit = limitOf(input);
        const [before] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['id']);
        const rows = await findMine(
          db,
          viewer.userId,
          input.hiveId,
          before === undefined ? undefined : String(before),
          limit + 1,
        );
        const page = pageOf(rows, limit, ({ offer }) => [offer.id]);
        const now = clock.now();
        return {
          data: page.rows.map((row) => toOffer(row, viewer.userId, now)),
          pagination: page.pagination,
        };
      },
      'offers.accept': ({ id }, { viewer }) => act(id, viewer, 'accept'),
      'offers.decline': ({ id }, { viewer }) => act(id, viewer, 'decline'),
      'offers.withdraw': ({ id }, { viewer }) => act(id, viewer, 'withdraw'),
      'offers.counter': ({ id, amount }, { viewer }) => act(id, viewer, 'counter', amount),
    },
  };

  async function make(tx: Db, listingId: string, buyerId: string, amountMinor: number): Promise<string> {
    const now = clock.now();
    const listing = await lockListing(tx, listingId);
    if (listing === undefined || ['deleted', 'hidden', 'draft'].includes(listing.status))
      throw notFound('Listing');
    const { posterId: sellerId } = listing;
    if (sellerId === buyerId) throw new Failure('own_listing', 'This is your own listing.');
    const latest = await findLatest(tx, listingId, buyerId);
    // Ends a lapsed offer here, even if the job has not run yet.
    const lapsed = latest && end(latest.offer, { do: 'expire' }, now);
    if (latest && lapsed && !latest.used) await writeDecision(tx, latest.offer, lapsed, now);
    const earlier = latest === undefined || lapsed ? null : stateOf(latest.offer);
    const facts = await factsOf(tx, listing, { buyerId, sellerId }, earlier, now);
    const decided = agreed(decideOffer({ do: 'make', amountMinor }, facts, now));
    const conversationId = await ensureThread(tx, { userIds: [buyerId, sellerId], listingId }, buyerId, now);
    const [row] = await tx
      .insert(offers)
      .values({
        id: newId(),
        ...{ listingId, buyerId, sellerId, conversationId },
        ...decided.offer,
        named: [now.toISOString()],
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (row === undefined) throw new Error('An insert answers its row');
    await addOfferLine(tx, row, decided, now);
    await notifySide(tx, row, listing.title, decided);
    return row.id;
  }

  async function answer(tx: Db, id: string, { userId }: Viewer, what: Answer, amount?: number | null) {
    const now = clock.now();
    const [known] = await tx.select().from(offers).where(eq(offers.id, id));
    if (known === undefined || ![known.buyerId, known.sellerId].includes(userId)) throw notFound('Offer');
    const listing = await lockListing(tx, known.listingId);
    const [locked] = await lockOffers(tx, eq(offers.id, id));
    if (listing === undefined || locked === undefined) throw new Error('Neither is ever deleted');
    const row = locked.offer;
    const by = row.buyerId === userId ? 'buyer' : 'seller';
    const facts = await factsOf(tx, listing, row, stateOf(row), now);
    const command: OfferCommand =
      what === 'counter'
        ? { do: what, by, amountMinor: toSalePrice(amount ?? 0, 'amount') }
        : { do: what, by };
    const decided = agreed(decideOffer(command, facts, now));
    await writeDecision(tx, row, decided, now);
    await notifySide(tx, row, listing.title, decided);
  }

  async function factsOf(
    tx: Db,
    listing: NonNullable<Awaited<ReturnType<typeof lockListing>>>,
    { buyerId, sellerId }: Pick<OfferRow, 'buyerId' | 'sellerId'>,
    offer: OfferFacts['offer'],
    now: Date,
  ): Promise<OfferFacts> {
    const { hive, status, priceMinor, expiresAt } = listing;
    const pair = await tx
      .select()
      .from(users)
      .where(inArray(users.id, [buyerId, sellerId]));
    const isUnavailable = pair.some((one) => one.deletedAt !== null || isSuspended(one, now));
    return {
      listing: {
        ...{ hive, expiresAt },
        status: isUnavailable ? 'hidden' : status,
        priceMinor: priceMinor ?? 0,
        acceptsOffers: acceptsOffers(listing.details),
      },
      offer,
      blocked: await isBlocked(tx, buyerId, sellerId),
      named: await countNamed(tx, listing.id, buyerId, now),
    };
  }

  async function notifySide(
    tx: Db,
    row: OfferRow,
    title: string,
    { notify: notification }: Decided,
  ): Promise<void> {
    if (notification === null) return;
    const userId = notification.to === 'buyer' ? row.buyerId : row.sellerId;
    const { conversationId } = row;
    if (!(await hears(tx, conversationId, userId))) return;
    await forgetOfferNotifications(tx, conversationId, userId);
    await notify(tx, {
      userId,
      type: 'message',
      kind: notification.kind,
      values: { listing: title },
      subject: { type: 'conversation', id: conversationId },
    });
  }

  /** Whether a student is notified: false with the thread on their screen, or muted. */
  async function hears(tx: Db, conversationId: string, userId: string): Promise<boolean> {
    const [muted] = await tx
      .select({ at: participations.mutedAt })
      .from(participations)
      .where(and(eq(participations.conversationId, conversationId), eq(participations.userId, userId)));
    if (muted !== undefined && muted.at !== null) return false;
    return !(await presence.readersOf(conversationId, [userId])).has(userId);
  }
}

function agreed(decision: OfferDecision): Decided {
  if (decision.refused !== null) throw refusal(decision);
  return decision;
}

/** Deletes unread notifications of an offer, so that only the latest one is left. */
async function forgetOfferNotifications(tx: Db, conversationId: string, userId: string): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        sql`${notifications.subject}->>'id' = ${conversationId}`,
        inArray(notifications.kind, [...OFFER_NOTIFICATIONS]),
      ),
    );
}

/** Locks the listing's row before the offer's, in the same order as payments, so that an answer and a sale never overlap. */
async function lockListing(tx: Db, id: string) {
  const [listing] = await tx.select(listingColumns).from(listings).where(eq(listings.id, id)).for('update');
  return listing;
}

/** Ends unanswered offers and unpaid agreed prices whose time is over, and adds lines to their threads. */
async function expireDue({ db, clock, outbox }: Platform): Promise<void> {
  const now = clock.now();
  const due = and(inArray(offers.status, ['open', 'countered', 'accepted']), lte(offers.expiresAt, now));
  const found = await db.select({ id: offers.id }).from(offers).where(due).limit(BATCH);
  for (const { id } of found) {
    await db.transaction(async (tx) => {
      const [locked] = await lockOffers(tx, and(eq(offers.id, id), due));
      if (locked === undefined) return;
      const ended = locked.used ? null : end(locked.offer, { do: 'expire' }, now);
      if (ended !== null) await writeDecision(tx, locked.offer, ended, now);
      // Paid at the agreed price: the offer stays accepted, and is not checked again.
      else await tx.update(offers).set({ expiresAt: NEVER }).where(eq(offers.id, id));
    });
  }
  await outbox.flush('messages');
}

const NEVER = new Date('9999-01-01T00:00:00Z');
