import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SendDocument } from './documents/documents.js';
import { Failure } from '@campushive/domain/calls/failure';
import { methodsAt } from './methods.js';
import { storeHeaders, OF_LASTING_FILES } from './security-headers.js';

/** Cache policy of built assets, which browsers may cache without expiry: their names contain a hash of their content. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Cache policy of other files: browsers revalidate each time, and an unchanged file costs no bytes. */
const REVALIDATE = 'no-cache';

/**
 * Serves the built web app: files as they are, and a document at every other address that a browser opens. Without a build (tests,
 * API only) everything unknown is a 404 of the contract.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  publicUrl: string,
  sendDocument: SendDocument | undefined,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    const isPage = sendDocument !== undefined && opensPage(request) && !RESERVED.test(request.url);
    const better = isPage ? withSingleSlashes(request.url) : undefined;
    // Includes the site's origin: to a browser, an address that begins with two slashes is another site.
    if (better !== undefined) return reply.redirect(new URL(publicUrl).origin + better, 301);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/assets/') && reply.statusCode < 400) {
      storeHeaders(reply, OF_LASTING_FILES);
      // Assets are the same for every origin, so `vary` names the encoding only.
      void reply.header('vary', 'accept-encoding');
    }
    return payload;
  });
  // The front page needs its own route, because the file server takes it for a folder.
  if (sendDocument !== undefined) app.get('/', { compress: false }, sendDocument);
  if (existsSync(join(folder, 'assets'))) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.includes('/assets/') ? FOR_GOOD : REVALIDATE);
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const methods = methodsAt(path);
    if (methods.length > 0 && !methods.includes(request.method)) {
      void reply.header('allow', methods.join(', '));
      throw new Failure('method_not_allowed', `This address supports only ${methods.join(', ')}.`);
    }
    if (sendDocument === undefined || !opensPage(request) || RESERVED.test(path))
      throw new Failure('not_found', 'There is nothing at this address.');
    return sendDocument(request, reply);
  });
}

/** Paths that never have a page. */
const RESERVED = /^\/(api|files|dev|assets|socket\.io)(\/|\?|$)/;

/**
 * Returns true if a browser opens a page, or a link-preview robot that accepts anything. False for script requests, whose browser states
 * their purpose.
 */
function opensPage({ method, headers }: FastifyRequest): boolean {
  if (!['GET', 'HEAD'].includes(method)) return false;
  const { accept = '' } = headers;
  return accept.includes('text/html') || (accept === '*/*' && headers['sec-fetch-dest'] === undefined);
}

/** Returns the path with repeated slashes removed; undefined if there are none. */
function withSingleSlashes(url: string): string | undefined {
  const [path = '', ...query] = url.split('?');
  if (!/[\\/]{2}/.test(path)) return undefined;
  return [path.replace(/[\\/]+/g, '/'), ...query].join('?');
}
