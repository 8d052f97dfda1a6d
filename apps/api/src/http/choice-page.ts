import type { FastifyInstance } from 'fastify';
import { campus } from '@campushive/domain/platform/campus';
import type { ChoicePage, ChoiceRoute } from '@campushive/domain/platform/routes';
import { plainPagePolicy } from './security-headers.js';

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:32rem;margin:2rem auto;padding:0 1rem}button{font:inherit;font-weight:700;min-height:48px;padding:0 1.25rem;border:0;border-radius:14px;background:#211b10;color:#fff}
@media (prefers-color-scheme:dark){button{background:#f5f0e4;color:#211b10}}`;
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': plainPagePolicy(STYLE),
};
/** Mail programs send their own form (RFC 8058). Its fields are ignored. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Serves a choice that a mail links to: `GET` asks and `POST` does it, because programs that inspect mails follow links. The
 * button of a mail program posts to the same address.
 */
export function serveChoice(api: FastifyInstance, choice: ChoiceRoute): void {
  void api.register(async (scope) => {
    for (const type of FORMS) {
      scope.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) =>
        done(null, undefined),
      );
    }
    scope.get(choice.path, async (request, reply) => {
      const page = await choice.ask(request.query);
      void reply.headers(HEADERS);
      return written(page);
    });
    scope.post(choice.path, async (request, reply) => {
      const page = await choice.confirm(request.query);
      void reply.headers(HEADERS);
      return written(page);
    });
  });
}

function written({ language, title, text, button }: ChoicePage): string {
  const form = button === undefined ? '' : `<form method="post"><button>${button}</button></form>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><h1>${campus.name}</h1><p>${text}</p>${form}</html>`;
}
