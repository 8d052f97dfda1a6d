import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from '../encoding.js';
import { isNotModified } from '../not-modified.js';
import { visitorsPage } from './visitors-page.js';
import { sendText } from './send-text.js';
import { VARY, type DocumentsContext } from './context.js';
import type { Look } from './page-settings.js';
import { tooMany } from './rendering-failures.js';

export async function sendVisitors(
  context: DocumentsContext,
  request: FastifyRequest,
  reply: FastifyReply,
  look: Look,
): Promise<FastifyReply> {
  const { deps } = context;
  const page = await visitorsPage(context, request, look);
  if (page === undefined) throw tooMany();
  if ('kind' in page)
    return reply.header('cache-control', 'private, no-store').redirect(page.to, page.permanent ? 301 : 302);
  void reply.code(page.status).headers({
    'cache-control': 'no-cache',
    'content-language': look.locale,
    'content-security-policy': deps.policy(page.nonce),
    etag: page.etag,
    link: page.link,
    vary: VARY,
  });
  if (page.status === 200 && isNotModified(page.etag, request)) return reply.code(304).send();
  const encoding = encodingOf(request.headers['accept-encoding']);
  return sendText(reply, encoding, await page.bytes(encoding));
}
