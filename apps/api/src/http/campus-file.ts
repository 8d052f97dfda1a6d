import type { BrowserCampus, Campus } from '@campushive/contract/campus-schema';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { constants } from 'node:zlib';
import { encode, encodingOf, type Encoding } from './encoding.js';

const FOR_GOOD = 'public, max-age=31536000, immutable';

interface CampusFile {
  readonly href: string;
  readonly json: string;
  /** Definition in the file. */
  readonly definition: BrowserCampus;
}

/** Returns the campus definition for browsers, with its address. The file name contains a hash of the definition. */
export function campusFileOf(campus: Campus): CampusFile {
  const definition = forBrowsers(campus);
  const json = JSON.stringify(definition);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 12);
  return { href: `/assets/campus-${hash}.json`, json, definition };
}

/** Removes server-only parts: university introductions, meeting places and halls, which calls answer, and the lexicon of the search. */
function forBrowsers({ institutions, search: _search, ...rest }: Campus): BrowserCampus {
  return {
    ...rest,
    institutions: institutions.map(
      ({
        about: _about,
        programs: _programs,
        faculties: _faculties,
        meetupSpots: _spots,
        halls: _halls,
        ...one
      }) => one,
    ),
  };
}

/**
 * Serves the definition to browsers, which cache it without expiry: documents link to it instead of containing it.
 * `/campus.json` is the same under a stable name, for clients without a document: the web app's development server,
 * and programs.
 */
export function serveCampusFile(app: FastifyInstance, { href, json }: CampusFile): void {
  const made = new Map<Encoding, Promise<Buffer>>();
  const bytes = (encoding: Encoding) => {
    const cached = made.get(encoding) ?? encode(json, encoding, constants.BROTLI_MAX_QUALITY);
    made.set(encoding, cached);
    return cached;
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
