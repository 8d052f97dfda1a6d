import type { FastifyInstance } from 'fastify';
import { campus } from '@campushive/domain/platform/campus';
import { notFound } from '@campushive/domain/calls/failure';
import { plainPagePolicy } from '../http/security-headers.js';
import type { Config } from '../config.js';
import { sampleMails } from '@campushive/domain/reach/letters/letter-samples';

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:56rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-top:1px solid #8886;overflow-wrap:anywhere}a{display:inline-block;padding:.5rem 0}`;

/** Serves `/dev/letters`: every mail in each language, with sample values, for designers and translators. Not in production. */
export function serveLetterPreview(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  app.get('/dev/letters', async (_request, reply) => {
    void reply
      .type('text/html')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': plainPagePolicy(STYLE) });
    return index(publicUrl);
  });
  app.get<{ Params: { name: string; language: string } }>(
    '/dev/letters/:name/:language',
    async ({ params, query }, reply) => {
      const language = campus.locales.find((locale) => locale === params.language);
      const mail = language === undefined ? undefined : sampleMails(publicUrl, language).get(params.name);
      if (mail === undefined) throw notFound('Letter');
      void reply.header('cache-control', 'no-store');
      const asText = typeof query === 'object' && query !== null && 'text' in query;
      if (asText) return reply.type('text/plain; charset=utf-8').send(mail.text);
      return reply.type('text/html').header('content-security-policy', LETTER_POLICY).send(mail.html);
    },
  );
}

/** Content security policy that matches mail programs: the letter's own styles, nothing from other origins and no script. */
const LETTER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

function index(publicUrl: string): string {
  const byLanguage = campus.locales.map((language) => ({
    language,
    mails: sampleMails(publicUrl, language),
  }));
  const names = [...(byLanguage[0]?.mails.keys() ?? [])];
  const cells = (name: string) =>
    byLanguage.map(({ language, mails }) => {
      const address = `/dev/letters/${name}/${language}`;
      return `<td><a href="${address}" lang="${language}">${escape(mails.get(name)?.subject ?? '')}</a> (<a href="${address}?text">text</a>)</td>`;
    });
  const rows = names.map((name) => `<tr><th scope="row">${name}</th>${cells(name).join('')}</tr>`);
  const heads = campus.locales.map((language) => `<th scope="col">${language}</th>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Letters of ${escape(campus.name)}</title><style>${STYLE}</style>
<h1>Letters of ${escape(campus.name)}</h1><table><tr><th scope="col">Letter</th>${heads.join('')}</tr>${rows.join('\n')}</table></html>`;
}

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
