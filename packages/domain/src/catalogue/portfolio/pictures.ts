import { hidesReported, isUnanswered, type PortfolioPicture } from '@campushive/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { portfolioPictures } from '../../platform/database/schema/index.js';
import { onOpenReportsSought } from './open-reports.js';

export type PictureRow = typeof portfolioPictures.$inferSelect;

/** Pictures of a student's work, in their order. */
export const findPictures = (db: Db, userId: string): Promise<PictureRow[]> =>
  db
    .select()
    .from(portfolioPictures)
    .where(eq(portfolioPictures.userId, userId))
    .orderBy(asc(portfolioPictures.position));

/** Returns the pictures that others see: without those that reports hide until a moderator decides. */
export async function findShownPictures(db: Db, userId: string, now: Date): Promise<PictureRow[]> {
  const pictures = await findPictures(db, userId);
  if (pictures.length === 0) return pictures;
  const ids = pictures.map(({ id }) => id);
  const rows = await onOpenReportsSought.use(db, ids);
  return pictures.filter((picture) => {
    const about = rows.filter(({ pictureId }) => pictureId === picture.id);
    return !hidesReported(about.map(({ reason }) => reason)) && !isUnanswered(about, now);
  });
}

/** Returns a picture; undefined once it is deleted. */
export async function findPicture(db: Db, id: string): Promise<PictureRow | undefined> {
  const [picture] = await db.select().from(portfolioPictures).where(eq(portfolioPictures.id, id));
  return picture;
}

/** Presents a picture. */
export const toPicture = ({ id, photo, caption }: PictureRow): PortfolioPicture => ({ id, photo, caption });
