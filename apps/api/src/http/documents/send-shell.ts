import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from '../encoding.js';
import { pageOf } from './visitors-page.js';
import { sendText } from './send-text.js';
import { VARY, type DocumentsContext } from './context.js';
import type { Look } from './page-settings.js';

/** Sends the app shell without a page: the app renders the page itself, or shows the error. */
export async function sendShell(
  context: DocumentsContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { look, status }: { look: Look; status: number },
): Promise<FastifyReply> {
  const { renderer, deps } = context;
  const html = await renderer.shell(look);
  const { nonce, bytes } = pageOf(context, { kind: 'document', status: 200, html, link: '' });
  void reply.code(status).headers({
    'cache-control': 'no-store',
    'content-security-policy': deps.policy(nonce),
    vary: VARY,
  });
  const encoding = encodingOf(request.headers['accept-encoding']);
  return sendText(reply, encoding, await bytes(encoding));
}
