import type { FastifyRequest } from 'fastify';
import type { DocumentsContext } from './context.js';

/** Asks the API as the request's own viewer, from its own address, so that its limits count. */
export const apiRequester =
  (
    { app }: DocumentsContext,
    { ip, headers: { 'user-agent': agent = '', cookie } }: FastifyRequest,
    locale: string,
    ticket?: string,
  ) =>
  async (path: string) => {
    const { statusCode, payload } = await app.inject({
      url: `/api${path}`,
      remoteAddress: ip,
      headers: {
        'accept-language': locale,
        'user-agent': agent,
        ...(ticket !== undefined && { authorization: `Bearer ${ticket}`, cookie }),
      },
    });
    const body: unknown = JSON.parse(payload);
    return { status: statusCode, body };
  };
