import { SECOND, SESSION_REMEMBERED } from '@campushive/contract';
import { campus } from '@campushive/domain/platform/campus';
import type { PageCookie } from '@campushive/domain/calls/handlers';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The document cookie. It says to the renderer whose page to render and opens nothing else: `/api` takes the bearer token
 * only, so no request that a foreign site makes a browser send can change anything.
 */
const nameOf = () => `${campus.key}_page`;
const VALUE = /^[\w-]{20,200}$/;

/** Returns the value that a request brought; undefined where it brought none that could be one. */
function presentedPageCookie({ cookies }: FastifyRequest): string | undefined {
  const value = cookies[nameOf()];
  return value !== undefined && VALUE.test(value) ? value : undefined;
}

/** Returns the header of the cookie. `secure` restricts it to HTTPS. */
export function pageCookieOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): PageCookie {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    presented: presentedPageCookie(request),
    // The session's own end is the server's to know: this is only how long a browser may bring the cookie.
    set: (value) =>
      void reply.setCookie(nameOf(), value, { ...attributes, maxAge: SESSION_REMEMBERED / SECOND }),
    clear: () => void reply.clearCookie(nameOf(), attributes),
  };
}
