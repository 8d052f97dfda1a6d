import type { PortfolioPicture } from '@campushive/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { portfolioPictures } from '../../platform/database/schema/index.js';

export type PictureRow = typeof portfolioPictures.$inferSelect;

/** Pictures of a student's work, in their order. */
export const findPictures = (db: Db, userId: string): Promise<PictureRow[]> =>
  db
    .select()
    .from(portfolioPictures)
    .where(eq(portfolioPictures.userId, userId))
    .orderBy(asc(portfolioPictures.position));

/** One picture; none once it is gone. */
export async function findPicture(db: Db, id: string): Promise<PictureRow | undefined> {
  const [picture] = await db.select().from(portfolioPictures).where(eq(portfolioPictures.id, id));
  return picture;
}

/** A picture as answers show it. */
export const toPicture = ({ id, photo, caption }: PictureRow): PortfolioPicture => ({ id, photo, caption });
