import type { DataOf, ParsedInputOf } from '@campushive/contract';
import { refuseAvailability } from '@campushive/contract/rules/availability';
import { Failure, invalidField, invalidFields, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import { lockListing, readListing } from '../../catalogue/hives/read-listing.js';
import type { Db } from '../../platform/database/database.js';
import { availabilities } from '../../platform/database/schema/index.js';
import { listingChanged } from '../../platform/outbox/outbox.js';
import type { Platform } from '../../platform/platform.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';
import { toMajor, toSalePrice } from '../../platform/money.js';
import { findNextSlots, findSlots } from './find-slots.js';
import { findAvailability } from './store.js';

type AvailabilityCalls = Handlers<
  'availability.get' | 'availability.set' | 'bookings.slots' | 'bookings.next'
>;

/** Limit of changes to one's hours: a form is saved by hand. */
const CHANGES_AN_HOUR = 60;

/** Hours of tutors, and their free slots. */
export function createAvailabilityModule(platform: Platform): { readonly calls: AvailabilityCalls } {
  const { db, limits } = platform;
  return {
    calls: {
      async 'availability.get'({ id }, { viewer }) {
        await requireOwn(db, id, viewer);
        return { data: await describe(db, id) };
      },
      async 'availability.set'(input, { viewer }) {
        await limits.hit(`availability:${viewer.userId}`, CHANGES_AN_HOUR, 3_600);
        await save(platform, input, viewer);
        return { data: await describe(db, input.id) };
      },
      'bookings.slots': async (input, { viewer }) => ({ data: await findSlots(platform, input, viewer) }),
      async 'bookings.next'({ ids }) {
        const data = await findNextSlots(platform, ids);
        return { data, count: data.length };
      },
    },
  };
}

async function save(
  { db, clock, outbox }: Platform,
  { id, trialPrice, ...hours }: ParsedInputOf<'availability.set'>,
  viewer: Viewer,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Takes the same lock as a booking: a booked slot was offered at that moment.
    const { priceMinor } = await requireOwn(tx, id, viewer, true);
    const trialMinor = trialPrice === null ? null : toSalePrice(trialPrice, 'trialPrice');
    if (trialMinor !== null && trialMinor > (priceMinor ?? 0))
      throw invalidField('trialPrice', 'price_too_high', { max: toMajor(priceMinor ?? 0) });
    const fieldErrors = refuseAvailability(hours);
    if (fieldErrors !== null) throw invalidFields(fieldErrors);
    const now = clock.now();
    await tx
      .insert(availabilities)
      .values({ listingId: id, tutorId: viewer.userId, ...hours, trialMinor, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: availabilities.listingId,
        set: { ...hours, trialMinor, updatedAt: now },
      });
    await listingChanged(tx, id, now);
  });
  await outbox.flush();
}

/** Returns a tutoring listing of the viewer's own; others see its hours as slots. */
async function requireOwn(db: Db, id: string, viewer: Viewer, forUpdate = false) {
  const listing = await (forUpdate ? lockListing : readListing)(db, id);
  if (listing?.hive !== 'academia' || !isVisible(listing, viewer)) throw notFound('Tutor');
  if (listing.posterId !== viewer.userId)
    throw new Failure('forbidden', 'Only the tutor can see and change these hours.');
  return listing;
}

async function describe(db: Db, id: string): Promise<DataOf<'availability.get'>> {
  const row = await findAvailability(db, id);
  return {
    weekly: [...(row?.weekly ?? [])],
    daysOff: [...(row?.daysOff ?? [])],
    extraHours: [...(row?.extraHours ?? [])],
    breakMinutes: row?.breakMinutes ?? 0,
    noticeHours: row?.noticeHours ?? 0,
    trialPrice: row?.trialMinor == null ? null : toMajor(row.trialMinor),
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}
