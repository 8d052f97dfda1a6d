import { NOTIFICATION_TYPES, type NotificationType, type SettingsChange } from '@campushive/contract';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { textsFor, type ServerTexts } from '../../platform/campus.js';
import { notFound } from '../../calls/failure.js';
import { users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { ChoiceRoute } from '../../platform/routes.js';
import { sameSecret } from '../../platform/secrets.js';
import { storeSettings } from '../../accounts/users/update-settings.js';
import { settingsOf, type UserRow } from '../../accounts/users/user.js';

/** Scope of an unsubscribe link: mails of one type, or the digest with all of them. */
export type Stopped = NotificationType | 'all';

const signature = ({ secrets }: Platform, userId: string, topic: Stopped) =>
  secrets.keyed('unsubscribe', `${userId}:${topic}`);

/** Returns the address where the reader of a mail unsubscribes from such mails, without signing in. It gives access to nothing else. */
export function unsubscribeUrl(platform: Platform, userId: string, topic: Stopped): string {
  const query = new URLSearchParams({
    user: userId,
    what: topic,
    signature: signature(platform, userId, topic),
  });
  return `${platform.config.publicUrl}/api/mail/unsubscribe?${query}`;
}

const address = z.object({
  user: z.uuid(),
  what: z.enum([...NOTIFICATION_TYPES, 'all']),
  signature: z.string().max(100),
});

interface PageTexts {
  readonly title: string;
  readonly ask: string;
  readonly stop: string;
  readonly done: string;
}
const TEXTS: ServerTexts<PageTexts> = {
  en: {
    title: 'Emails from {campus.name}',
    ask: 'Stop these emails? You’ll still see everything in the app, and still get emails about your money and the safety of your account.',
    stop: 'Stop these emails',
    done: 'You won’t get these emails any more. You can switch them on again in your settings.',
  },
  fr: {
    title: 'E-mails de {campus.name}',
    ask: 'Ne plus recevoir ces e-mails\u00a0? Vous verrez toujours tout dans l’application, et les e-mails sur votre argent et la sécurité de votre compte continuent d’arriver.',
    stop: 'Ne plus recevoir ces e-mails',
    done: 'Vous ne recevrez plus ces e-mails. Vous pouvez les réactiver dans vos paramètres.',
  },
  es: {
    title: 'Correos de {campus.name}',
    ask: '¿No recibir más estos correos? Seguirás viendo todo en la aplicación, y los correos sobre tu dinero y la seguridad de tu cuenta siguen llegando.',
    stop: 'No recibir más estos correos',
    done: 'Ya no recibirás estos correos. Puedes activarlos de nuevo en tus ajustes.',
  },
  sw: {
    title: 'Barua kutoka {campus.name}',
    ask: 'Ungependa kuacha kupokea barua hizi? Bado utaona kila kitu kwenye programu, na barua kuhusu pesa zako na usalama wa akaunti yako zitaendelea kufika.',
    stop: 'Acha kupokea barua hizi',
    done: 'Hutapokea barua hizi tena. Unaweza kuziwasha tena kwenye mipangilio yako.',
  },
};

/** Returns the page behind the link of `unsubscribeUrl`. */
export function unsubscribeChoice(platform: Platform): ChoiceRoute {
  const { db, clock, limits } = platform;

  /** Returns the reader that the address is signed for; 404 for any other, and for deleted accounts. */
  async function readerOf(query: unknown): Promise<{ reader: UserRow; topic: Stopped }> {
    const parsed = address.safeParse(query);
    if (!parsed.success) throw notFound('Page');
    const { user, what: topic } = parsed.data;
    if (!sameSecret(parsed.data.signature, signature(platform, user, topic))) throw notFound('Page');
    await limits.hit(`unsubscribe:${user}`, 20, 60);
    const [reader] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, user), isNull(users.deletedAt)));
    if (reader === undefined) throw notFound('Page');
    return { reader, topic };
  }

  return {
    path: '/mail/unsubscribe',
    async ask(query) {
      const { language } = settingsOf((await readerOf(query)).reader);
      const { title, ask, stop } = textsFor(TEXTS, language);
      return { language, title, text: ask, button: stop };
    },
    async confirm(query) {
      const { reader, topic } = await readerOf(query);
      await db.transaction((tx) => storeSettings(tx, reader.id, without(topic), clock.now()));
      const { language } = settingsOf(reader);
      const { title, done } = textsFor(TEXTS, language);
      return { language, title, text: done };
    },
  };
}

const without = (topic: Stopped): SettingsChange => ({
  notifications: topic === 'all' ? { email: false } : { types: { [topic]: { email: false } } },
});
