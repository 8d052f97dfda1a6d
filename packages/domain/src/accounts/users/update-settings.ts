import { and, eq, isNull } from 'drizzle-orm';
import { changeSettings, type Settings, type SettingsChange } from '@campushive/contract';
import { campus } from '../../platform/campus.js';
import { invalidField, notFound } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import type { Handler } from '../../calls/handlers.js';
import { settingsOf } from './user.js';
import type { UsersContext } from './context.js';

export const updateSettings =
  ({ db, clock, deps }: UsersContext): Handler<'users.updateSettings'> =>
  async (change, { viewer }) => {
    const { language } = change;
    if (language !== undefined && !campus.locales.includes(language))
      throw invalidField('language', 'invalid_choice');
    const settings = await db.transaction((tx) => storeSettings(tx, viewer.userId, change, clock.now()));
    if (settings === undefined) throw notFound('Student');
    if (change.showPresence !== undefined) await deps.presenceChanged(viewer.userId);
    return { data: settings, message: 'Settings saved' };
  };

/** Changes some of a student's settings. Returns all of them; undefined for a deleted account. */
export async function storeSettings(
  tx: Db,
  userId: string,
  change: SettingsChange,
  now: Date,
): Promise<Settings | undefined> {
  const own = and(eq(users.id, userId), isNull(users.deletedAt));
  const [row] = await tx.select().from(users).where(own).for('update');
  if (row === undefined) return undefined;
  const settings = changeSettings(settingsOf(row), change);
  await tx.update(users).set({ settings, updatedAt: now }).where(own);
  return settings;
}
