import { emitted, type Acknowledgement } from '@campushive/contract/events';
import { MINUTE } from '@campushive/contract';
import { inArray } from 'drizzle-orm';
import { Failure, notFound } from '../../../calls/failure.js';
import { failureFrom } from '../../../calls/outages.js';
import { parseInput } from '../../../calls/validation.js';
import { listings } from '../../../platform/database/schema/index.js';
import type { Page } from '../../../platform/pages.js';
import type { Platform } from '../../../platform/platform.js';
import { createAllowance } from '../../../calls/allowance.js';
import { findListing } from '../store.js';
import { isVisible } from '../lists/visible.js';

/** A page shows one listing. For students who turn pages quickly, only the latest are watched. */
const MAX_WATCHED = 10;
const LOOKS_A_MINUTE = 120;

/**
 * Sends `listingChanged` to pages that show a listing, and to all pages of its poster, when it is reserved, changes
 * its price, or has fewer seats left. The event carries only the id; a page fetches what its viewer may see.
 */
export function notifyWatchers(platform: Platform): void {
  const { db, outbox, pages, realtime } = platform;
  pages.onOpen((page) => attachWatcher(platform, page));
  outbox.onBatch('listing.changed', async (changes) => {
    const ids = [...new Set(changes.map(({ listingId }) => listingId))];
    for (const hiveId of ids) realtime.toWatchers(hiveId, 'listingChanged', { hiveId });
    const posted = await db
      .select({ hiveId: listings.id, posterId: listings.posterId })
      .from(listings)
      .where(inArray(listings.id, ids));
    for (const { hiveId, posterId } of posted)
      await realtime.toUsers([posterId], 'listingChanged', { hiveId });
  });
}

function attachWatcher({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>, page: Page): void {
  const looks = createAllowance(clock, LOOKS_A_MINUTE, MINUTE);
  /** Watched listings, oldest first. */
  const watched = new Set<string>();

  async function watch(payload: unknown): Promise<void> {
    looks.require();
    const { hiveId } = parseInput(emitted.watchListing, payload);
    watched.add(hiveId);
    const found = await findListing(db, hiveId);
    if (found === undefined || !isVisible(found.listing, page.viewer)) {
      watched.delete(hiveId);
      throw notFound('Listing');
    }
    if (!watched.has(hiveId)) return;
    await page.watch(hiveId);
    for (const oldest of [...watched].slice(0, -MAX_WATCHED)) leave(oldest);
  }
  function leave(hiveId: string) {
    watched.delete(hiveId);
    page.unwatch(hiveId);
  }

  page.on('watchListing', (payload, acknowledge) => {
    const reply = (answer: Acknowledgement) => {
      if (typeof acknowledge === 'function') acknowledge(answer);
    };
    watch(payload).then(
      () => reply({ status: 'success', data: undefined }),
      (error: unknown) => {
        if (!(error instanceof Failure)) log.error({ err: error }, 'listing not watched');
        const { code, message } = failureFrom(error);
        reply({ status: 'error', code, message });
      },
    );
  });
  page.on('unwatchListing', (payload) => {
    const parsed = emitted.unwatchListing.safeParse(payload);
    if (parsed.success) leave(parsed.data.hiveId);
  });
}
