import { eq } from 'drizzle-orm';
import { importListings } from '@campushive/domain/catalogue/imports/import-listings';
import { importClaims } from '@campushive/domain/platform/database/schema/index';
import { hashToken } from '@campushive/domain/platform/secrets';
import type { TestCampus, TestStudent } from '../campus.js';

let serial = 0;

/** Imports a listing for a student, and returns the token of its link. */
export async function claimOf({ app }: TestCampus, { email }: TestStudent): Promise<string> {
  const { platform } = app;
  serial += 1;
  const input = { title: `Imported lamp ${serial}`, price: 80, description: 'Bright' };
  const { runId } = await importListings(platform, 'knust', [
    {
      ...{ row: 2, email, hive: 'essentials', title: input.title, photos: [], stored: [] },
      input: { ...input, condition: 'good', pickupLocation: 'Volta Hall' },
    },
  ]);
  const token = `claim-${serial}-${runId}`;
  await platform.db
    .update(importClaims)
    .set({ tokenHash: hashToken(token), mailedAt: platform.clock.now() })
    .where(eq(importClaims.runId, runId));
  return token;
}
