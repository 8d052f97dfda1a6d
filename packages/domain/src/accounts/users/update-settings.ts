import { eq } from 'drizzle-orm';
import { changeSettings } from '@campushive/contract';
import { campus } from '../../platform/campus.js';
import { invalidField, notFound } from '../../calls/failure.js';
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
    const settings = await db.transaction(async (tx) => {
      const own = eq(users.id, viewer.userId);
      const [row] = await tx.select().from(users).where(own).for('update');
      if (row === undefined) throw notFound('Student');
      const changed = changeSettings(settingsOf(row), change);
      await tx.update(users).set({ settings: changed, updatedAt: clock.now() }).where(own);
      return changed;
    });
    if (change.showPresence !== undefined) await deps.presenceChanged(viewer.userId);
    return { data: settings, message: 'Settings saved' };
  };
