import { DAY } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { later } from '../src/platform/clock.js';
import { listings, offers } from '../src/platform/database/schema/index.js';
import { newId } from '../src/platform/ids.js';
import type { PaymentsContext } from '../src/modules/payments/context.js';
import { reserve, type Reserved, type Wanted } from '../src/modules/payments/reserve.js';
import type { TestCampus, TestStudent } from './campus.js';

/** Direct calls of `reserve`, without HTTP and the provider. `now` is the campus's time at the start of each test. */
export function createReserving(campus: TestCampus, now: () => Date) {
  const db = () => campus.app.platform.db;
  const findListing = async (id: string) => {
    const [row] = await db().select().from(listings).where(eq(listings.id, id));
    return row;
  };
  return {
    reserve(wanted: Wanted, { id: userId }: TestStudent): Promise<Reserved> {
      const platform = { ...campus.app.platform, clock: { now } };
      const nothing = () => Promise.resolve();
      const context = { platform, notify: nothing, notifyAll: nothing } as unknown as PaymentsContext;
      const viewer = {
        userId,
        sessionId: 's',
        role: 'student',
        universityId: 'ug',
        isVerified: true,
      } as const;
      return db().transaction((tx) => reserve(context, tx, wanted, viewer));
    },
    setListing: (id: string, change: Partial<typeof listings.$inferInsert>) =>
      db().update(listings).set(change).where(eq(listings.id, id)),
    statusOf: async (id: string) => (await findListing(id))?.status,
    /** Stores an accepted offer of the buyer, in minor units. Returns its id. */
    async agree(buyer: TestStudent, listingId: string, amountMinor: number): Promise<string> {
      const listing = await findListing(listingId);
      if (listing === undefined) throw new Error('Offers are about a listing');
      const { data } = await buyer.client.messages.open({ recipientId: listing.posterId, hiveId: listingId });
      const id = newId();
      const pair = { buyerId: buyer.id, sellerId: listing.posterId, conversationId: data.id };
      const times = { expiresAt: later(now(), DAY), createdAt: now(), updatedAt: now() };
      await db()
        .insert(offers)
        .values({ id, listingId, ...pair, status: 'accepted', amountMinor, round: 1, named: [], ...times });
      return id;
    },
    /** Id of the order that used an offer. */
    async usedBy(offerId: string): Promise<string | null | undefined> {
      const [row] = await db().select().from(offers).where(eq(offers.id, offerId));
      return row?.orderId;
    },
  };
}
