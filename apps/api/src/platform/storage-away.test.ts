import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openTestCampus } from '../../test/campus.js';
import { openTestBucket } from '../../test/s3.js';
import { uploads } from '@campushive/domain/platform/database/schema/index';

it('answers 503 to an upload while the bucket is unavailable, serves other requests, and stores no partial file', async () => {
  const bucket = await openTestBucket();
  const campus = await openTestCampus(bucket.settings, undefined, { processes: 1 });
  try {
    const ama = await campus.student('Ama Sender');
    const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#a63' } })
      .jpeg()
      .toBuffer();
    const file = new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' });
    await ama.client.uploads.create({ purpose: 'listing-photo', file });
    await bucket.close();

    const error: unknown = await ama.client.uploads
      .create({ purpose: 'listing-photo', file })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'unavailable', status: 503 });
    expect((await ama.client.auth.me({})).data.id).toBe(ama.id);

    // The failed upload is swept away like any that is never used.
    const { db, jobs } = campus.app.platform;
    expect(await db.select().from(uploads)).toHaveLength(2);
    await expect(jobs.runNow('uploads.sweep', {})).resolves.toBeUndefined();
  } finally {
    await campus.close();
  }
});
