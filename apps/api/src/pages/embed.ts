import { formatMoney } from '@campushive/contract';
import { hiveOf, languageTag } from '@campushive/contract/campus';
import { packagesOf } from '@campushive/contract/rules/packages';
import { sayPrice, ticketKindsOf, type PriceWords } from '@campushive/contract/rules/ticket-kinds';
import type { FastifyInstance } from 'fastify';
import { campus, textsFor, type ServerTexts } from '@campushive/domain/platform/campus';
import { notFound } from '@campushive/domain/calls/failure';
import { mailColours } from '@campushive/domain/platform/mail/mail-colours';
import { networkOf } from '@campushive/domain/platform/network-of';
import { escapeMarkup } from '@campushive/domain/platform/escape-markup';
import type { ListingRow } from '@campushive/domain/catalogue/hives/listing-row';
import { toPublicCard } from '@campushive/domain/reach/partners/public-card';
import { pageLanguage } from '../http/language.js';
import { embeddedPolicy } from '../http/security-headers.js';
import type { HostPlatform } from '../platform/host-platform.js';
import { findOpen, describeEmbed } from './embedded-listing.js';
import { type Theme, SCHEMES, themeOf, type EmbedContext } from './embed-context.js';

interface Words extends PriceWords {
  readonly gone: string;
  readonly open: string;
}

const WORDS: ServerTexts<Words> = {
  en: {
    free: 'Free',
    from: (amount) => `from ${amount}`,
    gone: 'This listing is no longer available.',
    open: 'View on {campus.name}',
  },
  fr: {
    free: 'Gratuit',
    from: (amount) => `dès ${amount}`,
    gone: 'Cette annonce n’est plus disponible.',
    open: 'Voir sur {campus.name}',
  },
  es: {
    free: 'Gratis',
    from: (amount) => `desde ${amount}`,
    gone: 'Este anuncio ya no está disponible.',
    open: 'Ver en {campus.name}',
  },
  sw: {
    free: 'Bure',
    from: (amount) => `kuanzia ${amount}`,
    gone: 'Tangazo hili halipatikani tena.',
    open: 'Tazama kwenye {campus.name}',
  },
};

const cache = new Map<Theme, string>();
/** Returns the style sheet. Created on first use, when the campus is known. */
function styleOf(theme: Theme): string {
  const made = cache.get(theme) ?? style(theme);
  cache.set(theme, made);
  return made;
}

/** Serves a listing's card for other sites: a frame without scripts, and its oEmbed description. */
export function serveEmbed(app: FastifyInstance, { db, clock, config, limits }: HostPlatform): void {
  const { publicUrl } = config;
  const context: EmbedContext = { db, clock, publicUrl };

  app.get<{ Params: { id: string } }>('/embed/listings/:id', async (request, reply) => {
    await limits.hit(networkOf(request.ip), 600, 60);
    const listing = await findOpen(context, request.params.id);
    const language = pageLanguage(request);
    const theme = themeOf(request.query);
    return reply
      .code(listing === undefined ? 404 : 200)
      .removeHeader('x-frame-options')
      .headers({
        'content-security-policy': embeddedPolicy(config, styleOf(theme)),
        'cache-control': 'public, max-age=60',
        vary: 'accept-language',
        // Pages that are isolated from others may hold it, too.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('text/html; charset=utf-8')
      .send(page(listing, { language, theme, publicUrl }));
  });

  app.get('/api/oembed', async (request, reply) => {
    await limits.hit(networkOf(request.ip), 600, 60);
    const { url, format } = request.query as Record<string, unknown>;
    const id = idIn(url, publicUrl);
    const listing = id === undefined ? undefined : await findOpen(context, id);
    // Editors call from their own pages, and the answer contains no personal data.
    void reply.header('access-control-allow-origin', '*').header('cache-control', 'public, max-age=300');
    if (listing === undefined) throw notFound('Listing');
    if (format !== undefined && format !== 'json') return reply.code(501).send();
    return describeEmbed(context, listing, request);
  });
}

/** Returns the listing whose public page an address is. */
function idIn(url: unknown, publicUrl: string): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  return origin === new URL(publicUrl).origin ? /^\/tasks\/([^/]+)\/?$/.exec(pathname)?.[1] : undefined;
}

interface Look {
  readonly language: string;
  readonly theme: Theme;
  readonly publicUrl: string;
}

function page(listing: ListingRow | undefined, { language, theme, publicUrl }: Look): string {
  const words = textsFor(WORDS, language);
  const body = listing === undefined ? unavailableCard(words.gone, words.open, publicUrl) : card(listing);
  return `<!doctype html>
<html lang="${languageTag(campus, language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${SCHEMES[theme]}">
<meta name="robots" content="noindex">
<title>${escapeMarkup(listing?.title ?? campus.name)}</title>
<style>${styleOf(theme)}</style>
${body}
</html>
`;

  function card(one: ListingRow): string {
    const { url, title, photo, university } = toPublicCard(one, publicUrl);
    const price = sayPrice(
      {
        price: one.priceMinor ?? 0,
        kinds: [...ticketKindsOf(one.details), ...packagesOf(one.details)].map(({ priceMinor }) => ({
          price: priceMinor,
        })),
      },
      words,
      (minor) => formatMoney(minor, campus.currency, languageTag(campus, language)),
    );
    const [small] = one.photos.flatMap(({ variants }) =>
      variants.filter(({ format }) => format === 'jpeg').sort((a, b) => a.width - b.width),
    );
    const picture = photo === null ? '' : `<img src="${escapeMarkup(small?.url ?? photo)}" alt="">`;
    const { title: hive } = hiveOf(campus, one.hive, language);
    const where = [hive, university].flatMap((text) => (text === null ? [] : escapeMarkup(text))).join(' · ');
    return `<a href="${escapeMarkup(url)}" target="_blank" rel="noopener">${picture}<span><strong>${escapeMarkup(price)}</strong><b>${escapeMarkup(title)}</b><small>${where}</small><em>${escapeMarkup(words.open)}</em></span></a>`;
  }
}

const unavailableCard = (text: string, open: string, publicUrl: string): string =>
  `<a href="${escapeMarkup(publicUrl)}/" target="_blank" rel="noopener"><span><b>${escapeMarkup(text)}</b><em>${escapeMarkup(open)}</em></span></a>`;

const DARK = `body{color:#f5f0e4}a{background:#17130c;border-color:#4a4233}small{color:#b3aa99}`;
const DARKENED: Readonly<Record<Theme, string>> = {
  light: '',
  dark: DARK,
  auto: `@media (prefers-color-scheme:dark){${DARK}}`,
};

/** Paper and ink, and the campus's own brand: no file and no font. Price before title, as in the lists of the product. */
function style(theme: Theme): string {
  const { brand, onBrand } = mailColours(campus);
  return `html,body{height:100%}body{margin:0;font:15px/1.4 system-ui,sans-serif;color:#211b10}
a{box-sizing:border-box;height:100%;display:flex;gap:12px;padding:12px;border:1px solid #ddd5c5;border-radius:14px;background:#fcfaf5;color:inherit;text-decoration:none;overflow:hidden}
a:focus-visible{outline:3px solid;outline-offset:-3px}img{flex:none;width:112px;height:100%;object-fit:cover;border-radius:10px}
span{min-width:0;flex:1;display:flex;flex-direction:column;gap:2px}strong{font-size:17px;line-height:1.3;font-variant-numeric:tabular-nums}b{font-weight:600;overflow-wrap:anywhere;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
small{color:#6b6252;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}em{align-self:flex-start;margin-top:auto;padding:2px 10px;border-radius:8px;background:${brand};color:${onBrand};font-style:normal;font-weight:700;font-size:13px}
${DARKENED[theme]}`;
}
