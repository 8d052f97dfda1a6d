import { hiveNamesOf, MINUTE, topicIdsOf } from '@campushive/contract';
import { courseSlug } from '@campushive/contract/course-code';
import { languageTag, localized } from '@campushive/contract/campus';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { later } from '@campushive/domain/platform/clock';
import { LISTED, listings, users, wanted } from '@campushive/domain/platform/database/schema/index';
import type { Platform } from '@campushive/domain/platform/platform';
import { isOpenPost } from '@campushive/domain/catalogue/wanted/store';
import { campus } from '@campushive/domain/platform/campus';

/** A sitemap may hold 50,000 addresses. */
const MAX_SITEMAP_URLS = 40_000;
const SITEMAP_KEPT_FOR = 10 * MINUTE;
const pages = () => [
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
  ...hiveNamesOf(campus).map((hive) => `/categories/${hive}`),
  ...topicIdsOf(campus).map((topic) => `/categories/${topic}`),
  ...campus.institutions.map(({ id }) => `/universities/${id}`),
];

/** Escapes text for XML. */
const escapeXml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** Public address of a listing. */
const listingUrl = (publicUrl: string, id: string) => `${publicUrl}/tasks/${id}`;

/** Public address of a wanted post. */
const wantedUrl = (publicUrl: string, id: string) => `${publicUrl}/wanted/${id}`;

/** Address of a course page, which gathers all listings for the course. */
const courseUrl = (publicUrl: string, code: string) => `${publicUrl}/courses/${courseSlug(code)}`;

/** Name and appearance of the installed app. */
const webManifest = () =>
  JSON.stringify({
    id: '/',
    name: campus.name,
    short_name: campus.name,
    description: localized(campus.tagline, campus.defaultLocale),
    lang: languageTag(campus, campus.defaultLocale),
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: campus.brand.backgroundColor,
    theme_color: campus.brand.themeColors.light,
    categories: ['shopping', 'education', 'social'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'Messages', url: '/dashboard/messages' },
      { name: 'Post a task', url: '/dashboard/add-job' },
    ],
  });

/** Serves the sitemap and robots.txt. Metadata of pages is written by the web app. */
export function serveSeo(app: FastifyInstance, platform: Platform): void {
  const { config, read, clock } = platform;
  const { publicUrl } = config;
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

  app.get('/manifest.webmanifest', async (_request, reply) => {
    void reply.type('application/manifest+json').header('cache-control', 'no-cache');
    return webManifest();
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

  async function sitemap(now: Date): Promise<string> {
    const open = await read
      .select({
        id: listings.id,
        updatedAt: listings.updatedAt,
        course: sql<string | null>`${listings.details} ->> 'courseCode'`,
      })
      .from(listings)
      .where(and(LISTED, or(isNull(listings.expiresAt), gt(listings.expiresAt, now))))
      .orderBy(desc(listings.id))
      .limit(MAX_SITEMAP_URLS);
    const lookedFor = await read
      .select({ id: wanted.id, updatedAt: wanted.listedAt })
      .from(wanted)
      .innerJoin(users, eq(users.id, wanted.userId))
      .where(isOpenPost(now))
      .orderBy(desc(wanted.id))
      .limit(MAX_SITEMAP_URLS);
    const courses = new Set(open.flatMap(({ course }) => (course === null ? [] : [course])));
    const entries = [
      ...pages().map(
        (path) => `<url><loc>${escapeXml(`${publicUrl}${path === '' ? '/' : path}`)}</loc></url>`,
      ),
      ...[...courses].map((code) => `<url><loc>${escapeXml(courseUrl(publicUrl, code))}</loc></url>`),
      ...[
        ...open.map(({ id, updatedAt }) => ({ url: listingUrl(publicUrl, id), updatedAt })),
        ...lookedFor.map(({ id, updatedAt }) => ({ url: wantedUrl(publicUrl, id), updatedAt })),
      ]
        .slice(0, MAX_SITEMAP_URLS)
        .map(
          ({ url, updatedAt }) =>
            `<url><loc>${escapeXml(url)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
        ),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>\n`;
  }
}
