import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { showsListings, type Drawing } from './drawing.js';
import { Failure } from './failure.js';
import { firstPhoto, type PhotosOf } from './first-photo.js';
import { isNotModified } from './not-modified.js';
import { methodsAt } from './methods.js';
import { pageLanguage } from './language.js';
import { encodingOf, readPagesInLanguages, type WebPageInLanguages } from './web-pages.js';

/** Names of built assets carry a hash of their content, so a browser may keep them for good. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Pages are asked for again every time; an unchanged one costs no bytes. */
const ASK_AGAIN = 'no-cache';

/** Longer ones are not worth drawing. */
const LONGEST_ADDRESS = 1_000;

interface WebParts {
  /** The folder of the pages that were drawn in other languages. */
  readonly translated?: string | undefined;
  readonly drawing?: Drawing | undefined;
  /** Patterns of the addresses that have a page, as `/tasks/:id`. Default: all have. */
  readonly addresses?: readonly string[] | undefined;
  /** By the pattern of an address, the file with the drawn frame that its page begins with; the first that fits counts. */
  readonly frames?: Frames | undefined;
  /** Photos of a listing as a visitor sees them; fails where they see none. */
  readonly photosOf?: PhotosOf | undefined;
}

/** `sizes` where the frame is filled with one listing: those of its photo. */
type Frames = readonly (readonly [pattern: string, file: string, sizes?: string])[];

/** The web app's build leaves them beside its drawing code. */
export function readAddresses(file: string): readonly string[] | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : undefined;
}

/** The same for the frames of the dashboard's pages. */
export function readFrames(file: string): Frames | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Frames) : undefined;
}

/**
 * Serves the built web app: files as they are, prerendered pages at their addresses, the frames of the dashboard's
 * pages at theirs, and the shell for every other address that a browser opens. Without a build (tests, API only) everything unknown is a 404 of the contract.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  publicUrl: string,
  { drawing, translated, addresses = ['*'], frames = [], photosOf }: WebParts = {},
): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  app.addHook('onRequest', async (request, reply) => {
    const better = built && opensPage(request) ? withSingleSlashes(request.url) : undefined;
    // With the site's own name before it: to a browser, an address that begins with two slashes is another site.
    if (better !== undefined) return reply.redirect(new URL(publicUrl).origin + better, 301);
  });
  for (const page of readPagesInLanguages(folder, translated, publicUrl)) servePage(app, page, drawing);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      preCompressed: true,
      index: 'index.html',
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.includes('/assets/') ? FOR_GOOD : ASK_AGAIN);
      },
    });
  }
  if (drawing !== undefined) serveMembers(app, drawing);
  const pages = addresses.map(toExpression);
  const drawnFrames = frames.map(([pattern, ...frame]) => [toExpression(pattern), ...frame] as const);
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const methods = methodsAt(path);
    if (methods.length > 0 && !methods.includes(request.method)) {
      void reply.header('allow', methods.join(', '));
      throw new Failure('method_not_allowed', `This address answers ${methods.join(', ')} only.`);
    }
    const reserved = /^\/(api|files|dev|assets|drawn|socket\.io)(\/|$)/.test(path);
    if (!built || !opensPage(request) || reserved)
      throw new Failure('not_found', 'There is nothing at this address.');
    // The app says so on the screen; search engines read the status.
    void reply.code(pages.some((page) => page.test(path)) ? 200 : 404);
    const [, file = 'shell.html', sizes] = drawnFrames.find(([pattern]) => pattern.test(path)) ?? [];
    const photo = sizes && photosOf && (await firstPhoto(path, sizes, request, photosOf));
    if (photo) void reply.header('link', photo);
    return reply.header('cache-control', ASK_AGAIN).sendFile(file);
  });
}

/** A browser that opens a page, and not a script that asks for something. */
const opensPage = ({ method, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && (headers.accept ?? '').includes('text/html');

/** A path whose slashes stand alone; undefined if they do already. */
function withSingleSlashes(url: string): string | undefined {
  const [path = '', ...query] = url.split('?');
  if (!/[\\/]{2}/.test(path)) return undefined;
  return [path.replace(/[\\/]+/g, '/'), ...query].join('?');
}

const toExpression = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.*')}/?$`);

/**
 * What belongs into the frame of a dashboard page, for the student whose token comes along: an address cannot open it, so
 * only the site's own scripts can. Without content where the browser has to draw it.
 */
function serveMembers(app: FastifyInstance, drawing: Drawing): void {
  app.get<{ Querystring: { at?: unknown } }>('/drawn', async (request, reply) => {
    const { at } = request.query;
    const asked = typeof at === 'string' && at.startsWith('/dashboard') && at.length <= LONGEST_ADDRESS;
    const token = request.headers.authorization?.startsWith('Bearer ') === true;
    const page = asked && token ? await drawing.forMember(at, request) : undefined;
    void reply.header('cache-control', 'private, no-store');
    if (page === undefined) return reply.code(204).send();
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>${page}`);
  });
}

/**
 * A prerendered page in the language that it is asked for, with what it shows where it shows much; compressed once and
 * never sent to someone who has it.
 */
function servePage(app: FastifyInstance, languages: WebPageInLanguages, drawing: Drawing | undefined): void {
  const { path } = languages.en;
  const drawn = showsListings(path) ? drawing : undefined;
  app.get(path, { compress: false }, async (request, reply) => {
    const wanted = pageLanguage(request);
    const [language, asBuilt] = [
      languages[wanted] === undefined ? 'en' : wanted,
      languages[wanted] ?? languages.en,
    ];
    const body = await drawn?.bodyOf(path, language, request);
    const page = body === undefined ? asBuilt : asBuilt.withBody(body);
    void reply.headers({
      'cache-control': ASK_AGAIN,
      etag: page.etag,
      vary: 'accept-encoding, accept-language',
      'content-language': language,
    });
    if (isNotModified(page.etag, request)) return reply.code(304).send();
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(page.bytes(encoding));
  });
}
