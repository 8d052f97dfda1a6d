import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Handlers } from '../../calls/handlers.js';
import { offers } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { lockOffers } from './store.js';
import { end, writeDecision } from './store-decision.js';
import { createOffer } from './create-offer.js';
import { listOffers } from './list-offers.js';
import { answerOffer } from './answer-offer.js';
import type { OffersDeps, OffersContext } from './context.js';

type OfferCalls = Handlers<
  'offers.create' | 'offers.list' | 'offers.accept' | 'offers.decline' | 'offers.withdraw' | 'offers.counter'
>;
const BATCH = 200;

/**
 * Creates the module for price offers on listings. The rules are the contract's; this module loads their facts under lock and
 * stores the results.
 */
export function createOffersModule(
  platform: Platform,
  { notify, presence }: OffersDeps,
): { readonly calls: OfferCalls } {
  const { db, clock, limits, outbox, jobs } = platform;
  const context: OffersContext = { limits, db, clock, outbox, notify, presence };
  jobs.work('offers.expire-due', () => expireDue(platform));
  jobs.every('offers.expire-due', '* * * * *');

  return {
    calls: {
      'offers.create': createOffer(context),
      'offers.list': listOffers(context),
      'offers.accept': ({ id }, { viewer }) => answerOffer(context, id, viewer, 'accept'),
      'offers.decline': ({ id }, { viewer }) => answerOffer(context, id, viewer, 'decline'),
      'offers.withdraw': ({ id }, { viewer }) => answerOffer(context, id, viewer, 'withdraw'),
      'offers.counter': ({ id, amount }, { viewer }) => answerOffer(context, id, viewer, 'counter', amount),
    },
  };
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
