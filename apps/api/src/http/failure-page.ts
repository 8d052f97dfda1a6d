import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '@campushive/domain/calls/failure';
import { campus, textsFor, type ServerTexts } from '@campushive/domain/platform/campus';
import { mailColours } from '@campushive/domain/platform/mail/mail-colours';
import { pageLanguage } from './language.js';
import { plainPagePolicy } from './security-headers.js';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** The app cannot word it: without the database there may be no page of it. */
const WORDS: ServerTexts<Words> = {
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
  sw: {
    title: 'Tutarudi hivi punde',
    text: 'Ukurasa haukuweza kupakiwa kwa sababu ya tatizo upande wetu. Tafadhali jaribu tena baada ya muda mfupi.',
    retry: 'Jaribu tena',
  },
};

/** Returns true if a browser opens an address as a document, so that it cannot show a failure in JSON. */
export const opensDocument = ({ method, headers, url }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) &&
  (headers.accept ?? '').includes('text/html') &&
  !url.startsWith('/api/');

/**
 * Paper and ink, and the campus's own brand: no file and no font, because none may come. Forced colours show the mark as it is and the
 * button by its border.
 */
const STYLE = style();

/** Answers a failed document with a page that says what to do. The page has no script, and its own styles. */
export function sendFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
): FastifyReply {
  if (failure.retryAfter !== undefined) void reply.header('retry-after', String(failure.retryAfter));
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', plainPagePolicy(STYLE))
    .type('text/html; charset=utf-8')
    .send(failurePage(request, failure));
}

function failurePage(request: FastifyRequest, { status }: Failure): string {
  const language = pageLanguage(request);
  const { title, text, retry } = textsFor(WORDS, language);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
<main>
<p>${campus.name}</p>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${retry}</a></p>
<p><small>${status} · ${request.id}</small></p>
</main>
</html>
`;
}

function style(): string {
  const { brand, onBrand } = mailColours(campus);
  return `body{margin:0;background:#fcfaf5;color:#211b10;font:16px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;max-width:32rem;min-height:100svh;margin:auto;padding:24px;display:flex;flex-direction:column;justify-content:center;overflow-wrap:anywhere}
p{margin:0 0 16px}p:first-child{display:flex;align-items:center;gap:8px;margin-bottom:32px;font-weight:700;font-size:18px}
p:first-child::before{content:"";width:28px;height:32px;background:${brand};forced-color-adjust:none;clip-path:polygon(50% 0,100% 25%,100% 75%,50% 100%,0 75%,0 25%)}h1{margin:0 0 8px;font-size:28px;line-height:1.2}
a{display:inline-block;margin-top:8px;padding:10px 18px;border:2px solid transparent;border-radius:14px;background:${brand};color:${onBrand};font-weight:700;text-decoration:none}
a:focus-visible{outline:2px solid;outline-offset:2px}small{color:#6b6252}
@media (prefers-color-scheme:dark){body{background:#17130c;color:#f5f0e4}small{color:#b3aa99}}`;
}
