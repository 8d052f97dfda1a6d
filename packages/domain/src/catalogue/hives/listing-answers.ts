import type { Listing } from '@campushive/contract';
import { refusalToOfferAgain } from '@campushive/contract/rules/offer-again';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import type { Platform } from '../../platform/platform.js';
import { findDownload } from '../files/rate.js';
import { listingFacets, onOrderStatusesRead, type ListingFacet } from './hooks.js';
import { toListing, type Extras, type PostedListing } from './presenters.js';
import { findOwn } from './store.js';
import { figuresOf } from './views/views.js';

const idsOf = (rows: readonly PostedListing[]): string[] => rows.map(({ listing }) => listing.id);

/** The listings that the viewer sold and can offer again. */
const mayOfferAgain: ListingFacet = {
  isListed: true,
  async read(db, rows, viewer) {
    const sold = rows.filter(
      ({ listing }) => listing.status === 'sold' && listing.posterId === viewer?.userId,
    );
    if (sold.length === 0) return new Map();
    const statuses = await onOrderStatusesRead.use(db, idsOf(sold));
    const free = sold.filter(
      ({ listing: { id, status } }) =>
        refusalToOfferAgain({ status, orders: statuses.get(id) ?? [] }) === null,
    );
    return new Map(free.map(({ listing }) => [listing.id, { mayOfferAgain: true }]));
  },
};

/** Views and saves, for the poster. */
const figures: ListingFacet = {
  isListed: true,
  async read(db, rows, viewer) {
    if (viewer === null) return new Map();
    return figuresOf(
      db,
      rows.map(({ listing }) => listing),
      viewer,
    );
  },
};

/** Returns fields of one listing for its page. */
const onPage = (
  readOne: (db: Db, posted: PostedListing, viewer: Viewer) => Promise<Extras>,
): ListingFacet => ({
  isListed: false,
  async read(db, rows, viewer) {
    const found = new Map<string, Extras>();
    if (viewer === null) return found;
    for (const posted of rows) found.set(posted.listing.id, await readOne(db, posted, viewer));
    return found;
  },
});

/** Whether a block stands between the viewer and the poster. */
const block = onPage(async (db, { listing }, { userId }) => {
  if (listing.posterId === userId) return {};
  return (await isBlocked(db, userId, listing.posterId)) ? { isBlocked: true } : {};
});

/** The viewer's verdict on study material that they downloaded. */
const opinion = onPage(async (db, { listing }, { userId }) => {
  if (listing.hive !== 'archive') return {};
  const download = await findDownload(db, listing.id, userId);
  return download === undefined ? {} : { myOpinion: download.helpful };
});

const OWN_FACETS: readonly ListingFacet[] = [mayOfferAgain, figures, block, opinion];

/** Presents listings with the fields that concern their viewer. */
export function createListingAnswers({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const facets = () => [...listingFacets.use, ...OWN_FACETS];

  /** Describes a listing with everything that concerns the viewer: the number of applications, their own application, their money. */
  async function describe(posted: PostedListing, viewer: Viewer | null): Promise<Listing> {
    const extras: Extras = {};
    for (const facet of facets()) {
      const found = await facet.read(db, [posted], viewer, clock.now());
      Object.assign(extras, found.get(posted.listing.id));
    }
    return toListing(posted, viewer, extras);
  }

  /** Returns a page of listings that the viewer posted or was assigned. */
  async function own(
    by: Parameters<typeof findOwn>[1],
    input: { cursor?: string | undefined; limit?: number | undefined },
    viewer: Viewer,
  ) {
    const limit = limitOf(input);
    const [before] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['id']);
    const rows = await findOwn(db, by, before === undefined ? undefined : String(before), limit + 1);
    const page = pageOf(rows, limit, (row) => [row.listing.id]);
    const listed = facets().filter(({ isListed }) => isListed);
    const found = await Promise.all(listed.map((facet) => facet.read(db, page.rows, viewer, clock.now())));
    const extrasOf = ({ listing }: PostedListing): Extras =>
      Object.assign({}, ...found.map((fields) => fields.get(listing.id) ?? {}));
    return {
      data: page.rows.map((row) => toListing(row, viewer, extrasOf(row))),
      pagination: page.pagination,
    };
  }

  return { describe, own };
}
