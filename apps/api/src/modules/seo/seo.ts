import { MINUTE, TOPIC_IDS, HIVE_NAMES, type Listing } from '@campushive/contract';
import { and, desc, gt, isNull, or } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing } from '../../http/drawing.js';
import { Failure } from '../../http/failure.js';
import { pageLanguage } from '../../http/language.js';
import { escapeHtml } from '../../http/page-head.js';
import { later } from '../../platform/clock.js';
import { LISTED, listings } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { drawnListingPage, listingPage, listingUrl, missingListingPage } from './listing-page.js';
import { campus } from '../../campus.js';

export interface ReachDeps {
  /** The folder of the built web app. */
  readonly webFolder: string;
  /** A listing as visitors see it; throws `not_found`. */
  getListing(id: string, request: FastifyRequest): Promise<Listing>;
  /** Draws whole pages; without it a listing's page has its words only until the app runs. */
  readonly drawing?: Drawing | undefined;
}

/** A sitemap may hold 50,000 addresses. */
const MAX_SITEMAP_URLS = 40_000;
const SITEMAP_KEPT_FOR = 10 * MINUTE;
const PAGES = [
  '',
  '/about',
  '/pricing',
  '/contact',
  '/universities',
  '/categories',
  '/help',
  '/terms',
  '/privacy',
  '/cookies',
  '/register',
  ...HIVE_NAMES.map((hive) => `/categories/${hive}`),
  ...TOPIC_IDS.map((topic) => `/categories/${topic}`),
  ...campus.institutions.map(({ id }) => `/universities/${id}`),
];
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What makes the campus findable and shareable: sitemap, robots.txt, and listings that tell machines what they are. */
export function serveSeo(app: FastifyInstance, platform: Platform, deps: ReachDeps): void {
  const { config, read, clock } = platform;
  const { publicUrl } = config;
  const shell = fileOf('shell.html');
  const drawnShell = fileOf('drawn.html');
  let kept: { readonly until: Date; readonly text: Promise<string> } | undefined;

  app.get('/robots.txt', async (_request, reply) => {
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /dashboard',
      'Disallow: /dev/',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ].join('\n');
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const now = clock.now();
    if (kept === undefined || kept.until <= now) {
      const text = sitemap(now);
      kept = { until: later(now, SITEMAP_KEPT_FOR), text };
      text.catch(() => (kept = undefined));
    }
    void reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600');
    return kept.text;
  });

  if (shell === undefined) return;
  app.get<{ Params: { id: string } }>('/tasks/:id', async (request, reply) => {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    void reply.header('vary', 'accept-language');
    const language = pageLanguage(request);
    const listing = await visible(request.params.id, request);
    if (listing === undefined) return reply.code(404).send(missingListingPage(shell, publicUrl));
    const body = await deps.drawing?.bodyOf(`/tasks/${listing.id}`, language, request);
    return body === undefined || drawnShell === undefined
      ? listingPage(shell, listing, publicUrl)
      : drawnListingPage(drawnShell, listing, publicUrl, { language, body });
  });

  function fileOf(name: string): string | undefined {
    const file = join(deps.webFolder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  async function visible(id: string, request: FastifyRequest): Promise<Listing | undefined> {
    if (!ID.test(id)) return undefined;
    try {
      return await deps.getListing(id.toLowerCase(), request);
    } catch (error) {
      if (error instanceof Failure && error.code === 'not_found') return undefined;
      throw error;
    }
  }

  async function sitemap(now: Date): Promise<string> {
    const open = await read
      .select({ id: listings.id, updatedAt: listings.updatedAt })
      .from(listings)
      .where(and(LISTED, or(isNull(listings.expiresAt), gt(listings.expiresAt, now))))
      .orderBy(desc(listings.id))
      .limit(MAX_SITEMAP_URLS);
    const entries = [
      ...PAGES.map(
        (path) => `<url><loc>${escapeHtml(`${publicUrl}${path === '' ? '/' : path}`)}</loc></url>`,
      ),
      ...open.map(
        ({ id, updatedAt }) =>
          `<url><loc>${escapeHtml(listingUrl(publicUrl, id))}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
      ),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>\n`;
  }
}
