import { hiveNamesOf, topicIdsOf, UNLISTED_HIVES } from '@campushive/contract';
import { courseSlug } from '@campushive/contract/course-code';
import { and, desc, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm';
import { LISTED, listings, users, wanted } from '@campushive/domain/platform/database/schema/index';
import { isOpenPost } from '@campushive/domain/catalogue/wanted/store';
import { campus } from '@campushive/domain/platform/campus';
import type { SeoContext } from './seo-context.js';

/** A sitemap may hold 50,000 addresses. */
const MAX_SITEMAP_URLS = 40_000;
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

/** Returns the public address of a listing. */
const listingUrl = (publicUrl: string, id: string) => `${publicUrl}/tasks/${id}`;

/** Returns the public address of a wanted post. */
const wantedPostUrl = (publicUrl: string, id: string) => `${publicUrl}/wanted/${id}`;

/** Address of a course page, which gathers all listings for the course. */
const courseUrl = (publicUrl: string, code: string) => `${publicUrl}/courses/${courseSlug(code)}`;

export async function writeSitemap({ read, publicUrl }: SeoContext, now: Date): Promise<string> {
  const open = await read
    .select({
      id: listings.id,
      updatedAt: listings.updatedAt,
      course: sql<string | null>`${listings.details} ->> 'courseCode'`,
    })
    .from(listings)
    .where(
      and(
        LISTED,
        notInArray(listings.hive, [...UNLISTED_HIVES]),
        or(isNull(listings.expiresAt), gt(listings.expiresAt, now)),
      ),
    )
    .orderBy(desc(listings.id))
    .limit(MAX_SITEMAP_URLS);
  const requests = await read
    .select({ id: wanted.id, updatedAt: wanted.listedAt })
    .from(wanted)
    .innerJoin(users, eq(users.id, wanted.userId))
    .where(isOpenPost(now))
    .orderBy(desc(wanted.id))
    .limit(MAX_SITEMAP_URLS);
  const courses = new Set(open.flatMap(({ course }) => (course === null ? [] : [course])));
  const entries = [
    ...pages().map((path) => `<url><loc>${escapeXml(`${publicUrl}${path === '' ? '/' : path}`)}</loc></url>`),
    ...[...courses].map((code) => `<url><loc>${escapeXml(courseUrl(publicUrl, code))}</loc></url>`),
    ...[
      ...open.map(({ id, updatedAt }) => ({ url: listingUrl(publicUrl, id), updatedAt })),
      ...requests.map(({ id, updatedAt }) => ({ url: wantedPostUrl(publicUrl, id), updatedAt })),
    ]
      .slice(0, MAX_SITEMAP_URLS)
      .map(
        ({ url, updatedAt }) =>
          `<url><loc>${escapeXml(url)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
      ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>\n`;
}
