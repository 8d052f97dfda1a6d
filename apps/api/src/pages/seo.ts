import { MINUTE } from '@campushive/contract';
import { languageTag, localized } from '@campushive/contract/campus';
import type { FastifyInstance } from 'fastify';
import { later } from '@campushive/domain/platform/clock';
import type { Platform } from '@campushive/domain/platform/platform';
import { campus } from '@campushive/domain/platform/campus';
import { writeSitemap } from './sitemap.js';
import type { SeoContext } from './seo-context.js';

const SITEMAP_LIFETIME = 10 * MINUTE;

/** Returns the name and appearance of the installed app. */
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
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: ['image/*'] }],
      },
    },
    shortcuts: [
      { name: 'Messages', url: '/dashboard/messages' },
      { name: 'Post a task', url: '/dashboard/add-job' },
    ],
  });

/** Path that receives what other apps share, as the manifest tells the phone. */
const SHARE_PATH = '/share';

/**
 * Redirects a share that reaches the server, as on a first visit without a service worker, to its explanation. Discards the content.
 */
function serveShareTarget(app: FastifyInstance): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post(SHARE_PATH, (_request, reply) => reply.redirect(`${SHARE_PATH}?lost`, 303));
  });
}

/** Serves the sitemap and robots.txt. Metadata of pages is written by the web app. */
export function serveSeo(app: FastifyInstance, platform: Platform): void {
  const { config, read, clock } = platform;
  const { publicUrl } = config;
  const context: SeoContext = { read, publicUrl };
  let cache: { readonly until: Date; readonly text: Promise<string> } | undefined;

  app.get('/robots.txt', async (_request, reply) => {
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /dashboard',
      'Disallow: /dev/',
      'Disallow: /share',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ].join('\n');
  });

  app.get('/manifest.webmanifest', async (_request, reply) => {
    void reply.type('application/manifest+json').header('cache-control', 'no-cache');
    return webManifest();
  });

  serveShareTarget(app);

  app.get('/sitemap.xml', async (_request, reply) => {
    const now = clock.now();
    if (cache === undefined || cache.until <= now) {
      const text = writeSitemap(context, now);
      cache = { until: later(now, SITEMAP_LIFETIME), text };
      text.catch(() => (cache = undefined));
    }
    void reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600');
    return cache.text;
  });
}
