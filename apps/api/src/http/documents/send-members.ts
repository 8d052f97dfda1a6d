import type { Settings } from '@campushive/contract';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '@campushive/domain/calls/viewer';
import { encode, encodingOf } from '../encoding.js';
import { apiRequester } from './api-requester.js';
import { sendText } from './send-text.js';
import { VARY, type DocumentsContext } from './context.js';
import { type Look, lookOfMember } from './page-settings.js';
import { unavailable, tooMany } from './rendering-failures.js';

export async function sendMembers(
  context: DocumentsContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { viewer, look }: { viewer: Viewer; look: Look },
): Promise<FastifyReply> {
  const { tickets, render, deps } = context;
  return tickets.during(viewer, async (ticket) => {
    const me = await apiRequester(context, request, look.locale, ticket)('/auth/me');
    if (me.status !== 200) throw unavailable();
    const { data: user } = me.body as { data: { settings: Settings } };
    const own = lookOfMember(user.settings, request);
    const callApi = apiRequester(context, request, own.locale, ticket);
    const rendered = await render({ ...own, url: request.url, viewer: user, ask: callApi });
    if (rendered === undefined) throw tooMany();
    void reply.header('cache-control', 'private, no-store');
    if (rendered.kind === 'redirect') return reply.redirect(rendered.to, rendered.permanent ? 301 : 302);
    const nonce = randomBytes(18).toString('base64url');
    void reply.code(rendered.status).headers({
      'content-language': own.locale,
      'content-security-policy': deps.policy(nonce),
      link: rendered.link,
      vary: VARY,
    });
    const encoding = encodingOf(request.headers['accept-encoding']);
    return sendText(reply, encoding, await encode(rendered.html(nonce), encoding));
  });
}
