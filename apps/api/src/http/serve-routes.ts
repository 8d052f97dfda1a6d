import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Route, RouteRequest } from '@campushive/domain/platform/routes';

/** Serves documents of the domain beside the calls. */
export function serveRoutes(api: FastifyInstance, routes: readonly Route[]): void {
  // Own scopes: the parsers of one route must not read the body of another.
  for (const route of routes) void api.register(async (scope) => serveRoute(scope, route));
}

function serveRoute(scope: FastifyInstance, { method, path, reads, handle }: Route): void {
  if (reads === 'bytes') {
    // Signatures cover the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  }
  scope.route({
    method,
    url: path,
    async handler(request, reply) {
      const { type, headers = {}, body } = await handle(requestOf(request));
      void reply.type(type).headers(headers);
      return reply.send(typeof body === 'string' ? body : Buffer.from(body));
    },
  });
}

function requestOf(request: FastifyRequest): RouteRequest {
  return {
    params: request.params as Record<string, string>,
    query: request.query,
    ip: request.ip,
    authorization: request.headers.authorization,
    body: Buffer.isBuffer(request.body) ? request.body : undefined,
    header(name) {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
  };
}
