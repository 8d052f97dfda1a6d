import type { ServerTexts } from '../../platform/campus.js';

/** The text around the notifications of a digest. */
interface DigestTexts {
  /** Subject of a digest with several notifications. */
  subject(count: number): string;
  hello(name: string): string;
  line(notification: { readonly title: string; readonly description: string }): string;
  more(count: number): string;
  settings(url: string): string;
  readonly open: string;
  readonly stop: string;
}

const figures = (language: string) => {
  const format = new Intl.NumberFormat(language);
  return (count: number) => format.format(count);
};
const english = figures('en');
const french = figures('fr');
const spanish = figures('es');
const swahili = figures('sw');
const isOne = (language: string, count: number) => new Intl.PluralRules(language).select(count) === 'one';

export const DIGEST_TEXTS: ServerTexts<DigestTexts> = {
  en: {
    subject: (count) => `${english(count)} new things on {campus.name}`,
    hello: (name) => `Hello ${name}, here’s what’s new for you:`,
    line: ({ title, description }) => `${title}: ${description}`,
    more: (count) => `And ${english(count)} more.`,
    settings: (url) => `Choose which emails you get in your settings: ${url}`,
    open: 'Open {campus.name}',
    stop: 'Stop emails like this',
  },
  fr: {
    subject: (count) => `${french(count)} nouveautés sur {campus.name}`,
    hello: (name) => `Bonjour ${name}, voici ce qui vous attend\u00a0:`,
    line: ({ title, description }) => `${title}\u00a0: ${description}`,
    more: (count) => `Et ${french(count)} ${isOne('fr', count) ? 'autre' : 'autres'}.`,
    settings: (url) => `Vous choisissez dans vos paramètres ce qui vous est envoyé par e-mail\u00a0: ${url}`,
    open: 'Ouvrir {campus.name}',
    stop: 'Ne plus recevoir ces e-mails',
  },
  es: {
    subject: (count) => `${spanish(count)} novedades en {campus.name}`,
    hello: (name) => `Hola, ${name}. Esto te espera:`,
    line: ({ title, description }) => `${title}: ${description}`,
    more: (count) => `Y ${spanish(count)} más.`,
    settings: (url) => `En tus ajustes eliges qué te llega por correo: ${url}`,
    open: 'Abrir {campus.name}',
    stop: 'No recibir más correos como este',
  },
  sw: {
    subject: (count) => `Mambo mapya ${swahili(count)} kwenye {campus.name}`,
    hello: (name) => `Habari ${name}, haya yanakusubiri:`,
    line: ({ title, description }) => `${title}: ${description}`,
    more: (count) => `Na mengine ${swahili(count)}.`,
    settings: (url) => `Unachagua kwenye mipangilio yako unachotumiwa kwa barua pepe: ${url}`,
    open: 'Fungua {campus.name}',
    stop: 'Acha kupokea barua kama hii',
  },
};
