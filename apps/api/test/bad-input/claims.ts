import { eq } from 'drizzle-orm';
import { importListings } from '@campushive/domain/catalogue/imports/import-listings';
import { importClaims } from '@campushive/domain/platform/database/schema/index';
import { hashToken } from '@campushive/domain/platform/secrets';
import type { TestCampus, TestStudent } from '../campus.js';

let serial = 0;

/** Imports a listing for a student, and returns the id of the import. */
export async function runOf({ app }: TestCampus, { email }: TestStudent): Promise<string> {
  serial += 1;
  const input = { title: `Imported lamp ${serial}`, price: 80, description: 'Bright' };
  const { runId } = await importListings(app.platform, 'knust', [
    {
      ...{ row: 2, email, phone: null, hive: 'essentials', title: input.title, photos: [], stored: [] },
      input: { ...input, condition: 'good', pickupLocation: 'Volta Hall' },
    },
  ]);
  return runId;
}

/** Imports a listing for a student, and returns the token of its link. */
export async function claimOf(campus: TestCampus, student: TestStudent): Promise<string> {
  const { platform } = campus.app;
  const runId = await runOf(campus, student);
  const token = `claim-${serial}-${runId}`;
  await platform.db
    .update(importClaims)
    .set({ tokenHash: hashToken(token), mailedAt: platform.clock.now() })
    .where(eq(importClaims.runId, runId));
  return token;
}
