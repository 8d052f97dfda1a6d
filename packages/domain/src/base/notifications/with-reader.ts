import { eq } from 'drizzle-orm';
import { notifications, users } from '../../platform/database/schema/index.js';
import { chosenLanguage } from '../../platform/language.js';
import type { Platform } from '../../platform/platform.js';

/** Joined with the current language of the recipient. */
export const withReader = ({ db }: Platform) =>
  db
    .select({ row: notifications, language: chosenLanguage })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId));
