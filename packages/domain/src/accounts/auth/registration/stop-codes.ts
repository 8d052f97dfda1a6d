import { canonicalEmail } from '@campushive/contract';
import * as z from 'zod';
import { textsFor, type ServerTexts } from '../../../platform/campus.js';
import { notFound } from '../../../calls/failure.js';
import type { Platform } from '../../../platform/platform.js';
import type { ChoicePage, ChoiceRoute } from '../../../platform/routes.js';
import { sameSecret } from '../../../platform/secrets.js';
import { addressHash, type MailCaps } from './mail-caps.js';

const signature = ({ secrets }: Platform, address: string) => secrets.keyed('stop-codes', address);

/** Returns the link in a sign-up code's mail with which a recipient who did not ask for it stops further ones. It names no address. */
export function stopCodesUrl(platform: Platform, email: string, language: string): string {
  const address = addressHash(platform, canonicalEmail(email));
  const query = new URLSearchParams({ address, language, signature: signature(platform, address) });
  return `${platform.config.publicUrl}/api/mail/stop-codes?${query}`;
}

const signedQuery = z.object({
  address: z.string().max(100),
  language: z.string().max(10),
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
    ask: 'Did someone else enter your address? We can stop sending sign-up codes to it for 30 days.',
    stop: 'Stop these emails',
    done: 'Done. We will not send sign-up codes to your address for 30 days.',
  },
  fr: {
    title: 'E-mails de {campus.name}',
    ask: 'Quelqu’un d’autre a saisi votre adresse\u00a0? Nous pouvons arrêter d’y envoyer des codes d’inscription pendant 30 jours.',
    stop: 'Ne plus recevoir ces e-mails',
    done: 'C’est fait. Nous n’enverrons plus de codes d’inscription à votre adresse pendant 30 jours.',
  },
  es: {
    title: 'Correos de {campus.name}',
    ask: '¿Otra persona escribió tu dirección? Podemos dejar de enviarle códigos de registro durante 30 días.',
    stop: 'No recibir más estos correos',
    done: 'Listo. No enviaremos códigos de registro a tu dirección durante 30 días.',
  },
  sw: {
    title: 'Barua kutoka {campus.name}',
    ask: 'Je, mtu mwingine aliandika anwani yako? Tunaweza kuacha kutuma misimbo ya kujisajili kwa siku 30.',
    stop: 'Acha kupokea barua hizi',
    done: 'Tayari. Hatutatuma misimbo ya kujisajili kwa anwani yako kwa siku 30.',
  },
};

/** Returns the page behind the link of `stopCodesUrl`. */
export function stopCodesChoice(platform: Platform, caps: MailCaps): ChoiceRoute {
  async function read(query: unknown): Promise<{ address: string; language: string; texts: PageTexts }> {
    const parsed = signedQuery.safeParse(query);
    if (!parsed.success) throw notFound('Page');
    const { address, language } = parsed.data;
    if (!sameSecret(parsed.data.signature, signature(platform, address))) throw notFound('Page');
    await platform.limits.hit(`stop-codes:${address}`, 20, 60);
    const supported = Object.hasOwn(TEXTS, language) ? language : 'en';
    return { address, language: supported, texts: textsFor(TEXTS, supported) };
  }

  return {
    path: '/mail/stop-codes',
    async ask(query): Promise<ChoicePage> {
      const { language, texts } = await read(query);
      return { language, title: texts.title, text: texts.ask, button: texts.stop };
    },
    async confirm(query): Promise<ChoicePage> {
      const { address, language, texts } = await read(query);
      await caps.stop(address);
      return { language, title: texts.title, text: texts.done };
    },
  };
}
