import { DAY } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { later } from '@campushive/domain/platform/clock';
import { listings, offers } from '@campushive/domain/platform/database/schema/index';
import { newId } from '@campushive/domain/platform/ids';
import type { PaymentsContext } from '@campushive/domain/deals/payments/context';
import {
  reserve,
  type Reserved,
  type CheckoutInput,
} from '@campushive/domain/deals/payments/checkout/reserve';
import { openTestCampus, type TestCampus, type TestStudent } from './campus.js';

/** A campus for the tests of a file, a seller for all of them and a buyer for each. */
export function openReserving() {
  let campus: TestCampus;
  let seller: TestStudent;
  let buyer: TestStudent;
  let now: Date;
  let desk: ReturnType<typeof createReserving>;
  beforeAll(async () => {
    campus = await openTestCampus({}, undefined, { processes: 1 });
    desk = createReserving(campus, () => now);
    seller = await campus.student('Akosua Mensah');
  });
  beforeEach(async () => {
    buyer = await campus.student('Kwame Boateng');
    now = campus.clock.now();
  });
  afterAll(() => campus.close());
  return {
    campus: () => campus,
    db: () => campus.app.platform.db,
    desk: () => desk,
    seller: () => seller,
    buyer: () => buyer,
    /** Time of the campus at the start of the test. */
    now: () => now,
    reserved: (input: CheckoutInput, student = buyer) => desk.reserve(input, student),
  };
}

/** Direct calls of `reserve`, without HTTP and the provider. */
function createReserving(campus: TestCampus, now: () => Date) {
  const db = () => campus.app.platform.db;
  const findListing = async (id: string) => {
    const [row] = await db().select().from(listings).where(eq(listings.id, id));
    return row;
  };
  return {
    reserve(input: CheckoutInput, { id: userId }: TestStudent): Promise<Reserved> {
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
      return db().transaction((tx) => reserve(context, tx, input, viewer));
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
