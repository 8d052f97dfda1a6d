import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '@campushive/domain/calls/failure';
import { failureFrom } from '@campushive/domain/calls/outages';
import type { Viewer } from '@campushive/domain/calls/viewer';
import { sendFailurePage } from '../failure-page.js';
import { pageCookieOf } from '../cookies/page-cookie.js';
import { limitRendering } from './limit-rendering.js';
import { sendVisitors } from './send-visitors.js';
import { sendMembers } from './send-members.js';
import { sendShell } from './send-shell.js';
import type { DocumentDeps, CachedPage, DocumentsContext } from './context.js';
import { OVERLOADED } from './rendering-failures.js';
import { lookOfDevice } from './page-settings.js';

/** Sends the document of the address that a browser opens. */
export type SendDocument = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Renders documents. Visitors with the same look share a document: it is rendered once in ten seconds, cacheable, and
 * not sent again to a browser that has it. A member's document is rendered for each request and stored nowhere.
 */
export function createDocuments(app: FastifyInstance, deps: DocumentDeps): SendDocument {
  const { renderer, tickets, now = Date.now } = deps;
  const cache = new Map<string, { readonly until: number; readonly page: CachedPage }>();
  const render = limitRendering(renderer);
  const context: DocumentsContext = { app, cache, now, render, deps, tickets, renderer };

  app.get('/shell', { compress: false }, (request, reply) =>
    sendShell(context, request, reply, { look: lookOfDevice(request), status: 200 }),
  );

  return async (request, reply) => {
    const look = lookOfDevice(request);
    const cookie = pageCookieOf(request, reply, deps.secure);
    try {
      const viewer = await holderOf(cookie.presented);
      // Clears the cookie of an ended session, so that the browser stops sending it.
      if (cookie.presented !== undefined && viewer === undefined) cookie.clear();
      return viewer === undefined
        ? await sendVisitors(context, request, reply, look)
        : await sendMembers(context, request, reply, { viewer, look });
    } catch (error) {
      if (error === OVERLOADED) return sendShell(context, request, reply, { look, status: 200 });
      request.log.error({ err: error }, 'document not rendered');
      const failure = failureFrom(error);
      return failure.code === 'internal'
        ? sendShell(context, request, reply, { look, status: failure.status })
        : sendFailurePage(request, reply, failure);
    }
  };

  async function holderOf(value: string | undefined): Promise<Viewer | undefined> {
    if (value === undefined) return undefined;
    try {
      return await deps.authenticatePage(value);
    } catch (error) {
      if (error instanceof Failure && (error.status === 401 || error.status === 403)) return undefined;
      throw error;
    }
  }
}
