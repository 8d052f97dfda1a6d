import type { BrowserCampus, Campus } from '@campushive/contract/campus-schema';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { constants } from 'node:zlib';
import { encode, encodingOf, type Encoding } from './encoding.js';

const FOR_GOOD = 'public, max-age=31536000, immutable';

interface CampusFile {
  readonly href: string;
  readonly json: string;
  /** What is in it. */
  readonly definition: BrowserCampus;
}

/** Where browsers read the campus that this server serves. The name carries a hash of the definition. */
export function campusFileOf(campus: Campus): CampusFile {
  const definition = forBrowsers(campus);
  const json = JSON.stringify(definition);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 12);
  return { href: `/assets/campus-${hash}.json`, json, definition };
}

/** Without what only the server reads: calls answer what introduces a university and where to meet, and search knows its words. */
function forBrowsers({ institutions, search: _search, ...rest }: Campus): BrowserCampus {
  return {
    ...rest,
    institutions: institutions.map(
      ({ about: _about, programs: _programs, faculties: _faculties, meetupSpots: _spots, ...one }) => one,
    ),
  };
}

/**
 * Serves the definition to browsers, which keep it for good: documents name it, and hold none of it. `/campus.json` is the same
 * under a name that stays, for what no document leads to it: the web app's development server, and programs.
 */
export function serveCampusFile(app: FastifyInstance, { href, json }: CampusFile): void {
  const made = new Map<Encoding, Promise<Buffer>>();
  const bytes = (encoding: Encoding) => {
    const known = made.get(encoding) ?? encode(json, encoding, constants.BROTLI_MAX_QUALITY);
    made.set(encoding, known);
    return known;
  };
  for (const [path, lifetime] of [[href, FOR_GOOD] as const, ['/campus.json', 'no-cache'] as const]) {
    app.get(path, { compress: false }, async (request, reply) => {
      const encoding = encodingOf(request.headers['accept-encoding']);
      if (encoding !== 'identity') void reply.header('content-encoding', encoding);
      void reply.headers({ 'cache-control': lifetime, vary: 'accept-encoding' });
      return reply.type('application/json; charset=utf-8').send(await bytes(encoding));
    });
  }
}
