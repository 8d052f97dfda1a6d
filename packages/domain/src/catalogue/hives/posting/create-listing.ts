import { costsNothing, type HiveName } from '@campushive/contract';
import type { Viewer } from '../../../calls/viewer.js';
import type { Db } from '../../../platform/database/database.js';
import { listings } from '../../../platform/database/schema/index.js';
import { requireVerifiedStudent } from '../../../accounts/auth/student-verification/student-verification.js';
import { requireSwitchedOn } from '../../../base/switches/paused.js';
import { beginningOf, splitFields } from './details.js';
import { storedPackagesOf } from './packages.js';
import { storeKinds } from './ticket-kinds.js';
import { postingChecks, refuseSame, requireFuture, requireComplete, statementOf } from './requirements.js';
import { kindColumns } from '../kinds.js';
import { attachPhotos, fileOf } from './attachments.js';
import type { HivesContext } from '../context.js';

/** Steps of the caller in the transaction of a new listing. Their failure undoes it. */
export interface PostingSteps {
  /** Runs before photos are attached. */
  before(tx: Db): Promise<void>;
  /** Runs with the id of the new listing. */
  after(tx: Db, listingId: string): Promise<void>;
}

/** Posts a listing, or stores a draft. Returns its id. */
export async function createListing(
  context: HivesContext,
  hive: HiveName,
  input: Readonly<Record<string, unknown>>,
  viewer: Viewer,
  steps?: PostingSteps,
): Promise<string> {
  const { db, clock, outbox } = context.platform;
  const now = clock.now();
  const fields = splitFields(hive, input);
  const draft = input['draft'] === true;
  const details = { ...fields.details, ...statementOf(hive, {}, fields, now) };
  for (const check of postingChecks(hive, fields, details, { universityId: viewer.universityId, now }))
    check();
  // A draft may be incomplete, and needs no verification.
  if (!draft) {
    const { priceMinor: price = null, description = '' } = fields;
    requireComplete(hive, { price, description, details, photos: fields.photos ?? [] });
    requireVerifiedStudent(viewer);
    await requireSwitchedOn(db, hive, 'posting');
  }
  // The lifetime of a draft begins when it is published.
  const expiresAt = draft ? null : requireFuture(hive, fields, now);
  const id = await db.transaction(async (tx) => {
    await steps?.before(tx);
    const photos = await attachPhotos(context, tx, viewer.userId, fields.photos ?? []);
    const file = await fileOf(context, tx, viewer.userId, fields);
    if (!draft) await refuseSame(tx, file, { posterId: viewer.userId, listingId: null, now });
    const kinds = await storeKinds(tx, hive, null, fields, now);
    const packages = storedPackagesOf(hive, null, fields);
    const price = kinds.priceMinor ?? packages.priceMinor ?? fields.priceMinor ?? null;
    const described = {
      hive,
      title: fields.title ?? '',
      description: fields.description ?? '',
      details: { ...details, ...file, ...kinds.details, ...packages.details },
    };
    const [made] = await tx
      .insert(listings)
      .values({
        ...described,
        ...kindColumns(described),
        posterId: viewer.userId,
        universityId: viewer.universityId,
        hallId: fields.hallId ?? null,
        priceMinor: costsNothing(hive, fields.details) ? null : price,
        status: draft ? 'draft' : 'active',
        photos,
        startsAt: draft ? null : beginningOf(hive, details),
        expiresAt,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: listings.id });
    if (made === undefined) throw new Error('An inserted listing has an id');
    await steps?.after(tx, made.id);
    await outbox.write(tx, 'listing.posted', { listingId: made.id });
    return made.id;
  });
  void outbox.flush();
  return id;
}
