import { trialPriceOf } from '@campushive/contract/rules/bookings';
import type { ListingFacet } from '../../catalogue/hives/hooks.js';
import type { Extras } from '../../catalogue/hives/presenters.js';
import { toMajor } from '../../platform/money.js';
import { findHourPrice } from './trial.js';

/** The price of a first lesson, for students who had none with the tutor. */
export const trialPriceFacet: ListingFacet = {
  isListed: false,
  async read(db, rows, viewer, now) {
    const found = new Map<string, Extras>();
    const studentId = viewer?.userId ?? null;
    for (const { listing } of rows) {
      const { id: listingId, hive, posterId: tutorId, priceMinor } = listing;
      if (hive !== 'academia' || tutorId === studentId || priceMinor === null) continue;
      const facts = { listingId, priceMinor, studentId, tutorId, now };
      const trialMinor = trialPriceOf(await findHourPrice(db, facts));
      if (trialMinor !== null) found.set(listingId, { trialPrice: toMajor(trialMinor) });
    }
    return found;
  },
};
