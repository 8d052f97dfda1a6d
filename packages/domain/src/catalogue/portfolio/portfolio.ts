import type { ParsedInputOf } from '@campushive/contract';
import { refusalToShow } from '@campushive/contract/rules/portfolio';
import { eq } from 'drizzle-orm';
import { invalidField } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { portfolioPictures, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { UploadsModule } from '../../base/uploads/uploads.js';
import type { UsersModule } from '../../accounts/users/users.js';
import { findPictures, findShownPictures, toPicture, type PictureRow } from './pictures.js';
import { removePicture, type RemovePictureDeps } from './take-down.js';

export interface PortfolioDeps extends RemovePictureDeps, Pick<UploadsModule, 'attach'> {
  /** Throws `not_found` for a student whose page the viewer may not see: the pictures are a part of it. */
  readonly requireVisible: UsersModule['requireVisible'];
}

/** Limit of changes of one's pictures, which are saved by hand. */
const CHANGES_AN_HOUR = 60;

/** Pictures of students' work, on their pages. */
export function createPortfolioModule(
  platform: Platform,
  deps: PortfolioDeps,
): { readonly calls: Handlers<'portfolio.list' | 'portfolio.save' | 'portfolio.takeDown'> } {
  const { db, read, clock, limits, outbox } = platform;
  return {
    calls: {
      async 'portfolio.list'({ id }, { viewer }) {
        await deps.requireVisible(id, viewer);
        const isOwn = viewer?.userId === id;
        return answer(isOwn ? await findPictures(read, id) : await findShownPictures(read, id, clock.now()));
      },
      async 'portfolio.save'(input, { viewer }) {
        await limits.hit(`portfolio:${viewer.userId}`, CHANGES_AN_HOUR, 3_600);
        await db.transaction((tx) => save(tx, deps, input, viewer, clock.now()));
        return answer(await findPictures(db, viewer.userId));
      },
      async 'portfolio.takeDown'({ id, reason }, { viewer }) {
        await db.transaction((tx) =>
          removePicture(tx, deps, { id, reason, actorId: viewer.userId }, clock.now()),
        );
        await outbox.flush();
        return { message: 'Taken away' };
      },
    },
  };
}

const answer = (rows: readonly PictureRow[]) => ({ data: rows.map(toPicture), count: rows.length });

/** Locks the student's row: of two devices that save at once, the second one replaces the pictures of the first. */
async function save(
  tx: Db,
  { attach, drop }: PortfolioDeps,
  { pictures }: ParsedInputOf<'portfolio.save'>,
  { userId }: Viewer,
  now: Date,
): Promise<void> {
  const refusal = refusalToShow(pictures);
  if (refusal !== null) throw invalidField(refusal.field, refusal.refused);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const before = await findPictures(tx, userId);
  const photos = await attach(
    tx,
    userId,
    pictures.map(({ id }) => id),
    ['portfolio-photo'],
    'pictures',
  );
  await tx.delete(portfolioPictures).where(eq(portfolioPictures.userId, userId));
  const removed = before.map(({ id }) => id).filter((id) => !pictures.some((picture) => picture.id === id));
  await drop(tx, userId, removed);
  const rows = photos.map((photo, position) => {
    const { id, caption } = pictures[position] ?? { id: photo.id, caption: '' };
    const createdAt = before.find((one) => one.id === id)?.createdAt ?? now;
    return { id, userId, photo, caption, position, createdAt };
  });
  if (rows.length > 0) await tx.insert(portfolioPictures).values(rows);
}
