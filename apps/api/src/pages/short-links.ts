import { findSharedPath } from '@campushive/domain/catalogue/hives/short-link';
import { orderPageOf } from '@campushive/domain/base/sms/order-link';
import { networkOf } from '@campushive/domain/platform/network-of';
import type { FastifyInstance } from 'fastify';
import type { HostPlatform } from '../platform/host-platform.js';

/** Cache policy of a redirect. A few minutes, because its listing may be deleted. */
const CACHED = 'public, max-age=300';

/**
 * Serves the short links of listings, stalls and safe deals: `/l/<code>` redirects to the public page, without the query string. Unknown
 * codes, and those of listings that visitors may not see, get the same "not found" page as any unknown address. `/@<name>` redirects to
 * the shelf.
 */
export function serveShortLinks(app: FastifyInstance, { db, limits }: HostPlatform): void {
  app.get<{ Params: { code: string } }>('/l/:code', async (request, reply) => {
    await limits.hit(networkOf(request.ip), 600, 60);
    const path = await findSharedPath(db, request.params.code);
    if (path !== undefined) return reply.header('cache-control', CACHED).redirect(path, 302);
    reply.callNotFound();
    return reply;
  });
  app.get<{ Params: { name: string } }>('/@:name', async (request, reply) =>
    reply
      .header('cache-control', CACHED)
      .redirect(`/shelves/${encodeURIComponent(request.params.name)}`, 302),
  );
  // Orders in text messages. The page asks for the log-in, and refuses everybody but buyer and seller.
  app.get<{ Params: { code: string } }>('/o/:code', async (request, reply) => {
    const path = orderPageOf(request.params.code);
    if (path !== undefined) return reply.redirect(path, 302);
    reply.callNotFound();
    return reply;
  });
}
