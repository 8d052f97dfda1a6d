import { wantsNotification } from '@campushive/contract';
import { and, asc, eq } from 'drizzle-orm';
import { notifications, users } from '../../platform/database/schema/index.js';
import { compose } from '../../platform/mail/template.js';
import { NOTIFICATIONS_PATH, pathOf } from '../../platform/web-paths.js';
import { markMailed } from '../../base/notifications/unread.js';
import { wordsOf } from '../../base/notifications/words.js';
import { settingsOf } from '../../accounts/users/user.js';
import { textsFor } from '../../platform/campus.js';
import { unsubscribeUrl } from '../letters/unsubscribe.js';
import { DIGEST_TEXTS } from './texts.js';
import type { DigestContext } from './context.js';

const MAX_LINES = 10;

export async function mailDigest(
  { db, clock, config, platform, mail }: DigestContext,
  userId: string,
  due: ReturnType<typeof and>,
): Promise<void> {
  const letter = await db.transaction(async (tx) => {
    // Locked, so that two workers do not mail the same notifications.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const rows = await tx
      .select()
      .from(notifications)
      .where(and(due, eq(notifications.userId, userId)))
      .orderBy(asc(notifications.id));
    if (user === undefined || rows.length === 0) return undefined;
    const ids = rows.map((row) => row.id);
    await markMailed(tx, ids, clock.now());
    const reachable = user.deletedAt === null && user.suspendedAt === null;
    const { notifications: wishes, language } = settingsOf(user);
    const chosen = reachable ? rows.filter((row) => wantsNotification(wishes, row.type, 'email')) : [];
    const [first] = chosen;
    if (first === undefined) return undefined;
    const texts = textsFor(DIGEST_TEXTS, language);
    const lines = chosen.slice(0, MAX_LINES).map((row) => texts.line(wordsOf(row, language)));
    const rest = chosen.length - lines.length;
    const paragraphs = [texts.hello(user.name), ...lines, ...(rest > 0 ? [texts.more(rest)] : [])];
    return compose({
      to: user.email,
      language,
      subject: chosen.length === 1 ? wordsOf(first, language).title : texts.subject(chosen.length),
      paragraphs: [...paragraphs, texts.settings(`${config.publicUrl}/dashboard/settings`)],
      unsubscribe: { label: texts.stop, url: unsubscribeUrl(platform, user.id, 'all') },
      before: paragraphs.length,
      link: {
        label: texts.open,
        url: config.publicUrl + (chosen.length === 1 ? pathOf(first) : NOTIFICATIONS_PATH),
      },
    });
  });
  // A crash in between costs one digest; the notifications are still in the app.
  if (letter !== undefined) await mail.send(letter);
}
