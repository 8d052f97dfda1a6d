import type { Locale } from '@campushive/contract';
import type { FastifyRequest } from 'fastify';
import type { Failure } from './failure.js';
import { pageLanguage } from './language.js';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** The app cannot word it: without the database there may be no page of it. */
const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'We’ll be right back',
    text: 'The page could not be loaded because of a problem on our side. Please try again in a moment.',
    retry: 'Try again',
  },
  fr: {
    title: 'Nous revenons tout de suite',
    text: 'La page n’a pas pu être chargée à cause d’un problème de notre côté. Veuillez réessayer dans un instant.',
    retry: 'Réessayer',
  },
  es: {
    title: 'Volvemos enseguida',
    text: 'No se pudo cargar la página por un problema nuestro. Inténtalo de nuevo en un momento.',
    retry: 'Reintentar',
  },
};

/** Whether a browser opens an address as a document, so that it cannot show a failure in JSON. */
export const opensDocument = ({ method, headers, url }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) &&
  (headers.accept ?? '').includes('text/html') &&
  !url.startsWith('/api/');

/** A page without scripts or styles that says what to do, for a document that the server failed to answer. */
export function failurePage(request: FastifyRequest, { status }: Failure): string {
  const language = pageLanguage(request);
  const { title, text, retry } = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${retry}</a></p>
<p><small>${status} · ${request.id}</small></p>
</main>
</html>
`;
}
