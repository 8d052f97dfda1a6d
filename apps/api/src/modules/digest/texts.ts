import type { Locale } from '@campushive/contract';

/** The text around the notifications of a digest. */
interface DigestTexts {
  /** Of a mail about several things. */
  subject(count: number): string;
  hello(name: string): string;
  line(news: { readonly title: string; readonly description: string }): string;
  more(count: number): string;
  settings(url: string): string;
  readonly open: string;
}

const figures = (language: Locale) => {
  const format = new Intl.NumberFormat(language);
  return (count: number) => format.format(count);
};
const english = figures('en');
const french = figures('fr');
const spanish = figures('es');
const isOne = (language: Locale, count: number) => new Intl.PluralRules(language).select(count) === 'one';

export const DIGEST_TEXTS: Readonly<Record<Locale, DigestTexts>> = {
  en: {
    subject: (count) => `${english(count)} new things on {campus.name}`,
    hello: (name) => `Hello ${name}, this is waiting for you:`,
    line: ({ title, description }) => `${title}: ${description}`,
    more: (count) => `And ${english(count)} more.`,
    settings: (url) => `You choose what is mailed to you in your settings: ${url}`,
    open: 'Open {campus.name}',
  },
  fr: {
    subject: (count) => `${french(count)} nouveautés sur {campus.name}`,
    hello: (name) => `Bonjour ${name}, voici ce qui vous attend\u00a0:`,
    line: ({ title, description }) => `${title}\u00a0: ${description}`,
    more: (count) => `Et ${french(count)} ${isOne('fr', count) ? 'autre' : 'autres'}.`,
    settings: (url) => `Vous choisissez dans vos paramètres ce qui vous est envoyé par e-mail\u00a0: ${url}`,
    open: 'Ouvrir {campus.name}',
  },
  es: {
    subject: (count) => `${spanish(count)} novedades en {campus.name}`,
    hello: (name) => `Hola, ${name}. Esto te espera:`,
    line: ({ title, description }) => `${title}: ${description}`,
    more: (count) => `Y ${spanish(count)} más.`,
    settings: (url) => `En tus ajustes eliges qué te llega por correo: ${url}`,
    open: 'Abrir {campus.name}',
  },
};
