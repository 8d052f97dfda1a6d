import {
  changeSettings,
  NOTIFICATION_TYPES,
  type NotificationType,
  type SettingsChange,
} from '@campushive/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { campus, textsFor, type ServerTexts } from '../../campus.js';
import { notFound } from '../../http/failure.js';
import { plainPagePolicy } from '../../http/security-headers.js';
import { users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { sameSecret } from '../../platform/secrets.js';
import { settingsOf, type UserRow } from '../users/user.js';

/** What its reader stops: the mails of one type, or the digest with all of them. */
export type Stopped = NotificationType | 'all';

const signature = ({ secrets }: Platform, userId: string, what: Stopped) =>
  secrets.keyed('unsubscribe', `${userId}:${what}`);

/** Where the reader of a mail stops others like it, without signing in. It opens nothing else. */
export function unsubscribeUrl(platform: Platform, userId: string, what: Stopped): string {
  const query = new URLSearchParams({ user: userId, what, signature: signature(platform, userId, what) });
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
    title: 'Mails from {campus.name}',
    ask: 'Stop these mails? You will still see everything in the app, and mails about your money and the safety of your account still arrive.',
    stop: 'Stop these mails',
    done: 'These mails have stopped. You can switch them on again in your settings.',
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

const FORM = { type: 'application/x-www-form-urlencoded' };

/**
 * `GET /mail/unsubscribe` asks and `POST` does it: programs that look into mails follow links. Mail programs post to the same
 * address when their own button is pressed (RFC 8058).
 */
export function serveUnsubscribe(api: FastifyInstance, platform: Platform): void {
  const { db, clock, limits } = platform;

  /** The reader that the address is signed for; 404 for any other, and for accounts that are gone. */
  async function readerOf(query: unknown): Promise<{ reader: UserRow; what: Stopped }> {
    const parsed = address.safeParse(query);
    if (!parsed.success) throw notFound('Page');
    const { user, what } = parsed.data;
    if (!sameSecret(parsed.data.signature, signature(platform, user, what))) throw notFound('Page');
    await limits.hit(`unsubscribe:${user}`, 20, 60);
    const [reader] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, user), isNull(users.deletedAt)));
    if (reader === undefined) throw notFound('Page');
    return { reader, what };
  }

  void api.register(async (scope) => {
    // Mail programs send a form of their own; nothing in it is read.
    for (const type of [FORM.type, 'multipart/form-data']) {
      scope.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) =>
        done(null, undefined),
      );
    }
    scope.get('/mail/unsubscribe', async (request, reply) => {
      const { reader } = await readerOf(request.query);
      void reply.headers(HEADERS);
      return page(settingsOf(reader).language, 'ask');
    });
    scope.post('/mail/unsubscribe', async (request, reply) => {
      const { reader, what } = await readerOf(request.query);
      await db.transaction(async (tx) => {
        const own = eq(users.id, reader.id);
        const [row] = await tx.select().from(users).where(own).for('update');
        if (row === undefined || row.deletedAt !== null) return;
        const settings = changeSettings(settingsOf(row), without(what));
        await tx.update(users).set({ settings, updatedAt: clock.now() }).where(own);
      });
      void reply.headers(HEADERS);
      return page(settingsOf(reader).language, 'done');
    });
  });
}

const without = (what: Stopped): SettingsChange => ({
  notifications: what === 'all' ? { email: false } : { types: { [what]: { email: false } } },
});

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:32rem;margin:2rem auto;padding:0 1rem}button{font:inherit;font-weight:700;min-height:48px;padding:0 1.25rem;border:0;border-radius:14px;background:#211b10;color:#fff}
@media (prefers-color-scheme:dark){button{background:#f5f0e4;color:#211b10}}`;
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': plainPagePolicy(STYLE),
};

function page(language: string, state: 'ask' | 'done'): string {
  const texts = textsFor(TEXTS, language);
  const form = `<form method="post"><button>${texts.stop}</button></form>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title><style>${STYLE}</style><h1>${campus.name}</h1><p>${texts[state]}</p>${state === 'ask' ? form : ''}</html>`;
}
