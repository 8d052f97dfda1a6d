import { type Locale, type Listing, type Photo, saleOf, hiveOf } from '@campushive/contract';
import {
  escapeHtml,
  fillShell,
  firstWords,
  withBody,
  withHead,
  type PageHead,
} from '../../http/page-head.js';
import { campus } from '../../campus.js';

/** As much as search results and messengers show. */
const DESCRIPTION_MAX = 160;

/** A listing's address for everybody. */
export const listingUrl = (publicUrl: string, id: string) => `${publicUrl}/tasks/${id}`;

/** The whole page of a listing, as it was drawn for everybody. */
export function drawnListingPage(
  shell: string,
  listing: Listing,
  publicUrl: string,
  { language, body }: { language: Locale; body: string },
): string {
  return withBody(withHead(shell, { ...headOf(listing, publicUrl, language), language }), body);
}

/** The shell with what a listing says, for readers that run no code; the app then draws the whole page. */
export function listingPage(shell: string, listing: Listing, publicUrl: string): string {
  const [photo] = listing.photos;
  const body = [
    `<main><h1>${escapeHtml(listing.title)}</h1>`,
    `<p>${escapeHtml(`${priceOf(listing, 'en')} · ${hiveOf(campus, listing.hiveTypeId).title}`)}</p>`,
    photo === undefined
      ? ''
      : `<img src="${escapeHtml(photo.url)}" alt="" width="${photo.width}" height="${photo.height}" />`,
    `<p>${escapeHtml(wordsOf(listing, 'en')).replaceAll('\n', '<br />')}</p>`,
    `<p><a href="/login?from=${encodeURIComponent(`/tasks/${listing.id}`)}">${saleOf(listing.hiveTypeId) === 'gig' ? 'Login to apply' : 'Login to view'}</a></p></main>`,
  ].join('');
  return fillShell(shell, headOf(listing, publicUrl, 'en'), body);
}

/** What stands in place of a price, and behind the name of a hive. */
const WORDS: Readonly<Record<Locale, { readonly free: string; readonly onCampusHive: string }>> = {
  en: { free: 'Free', onCampusHive: 'on CampusHive' },
  fr: { free: 'Gratuit', onCampusHive: 'sur CampusHive' },
  es: { free: 'Gratis', onCampusHive: 'en CampusHive' },
};

function priceOf({ price }: Listing, language: Locale): string {
  if (price <= 0) return WORDS[language].free;
  if (language === 'en') return `₵${price.toFixed(2)}`;
  return `₵${price.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

const wordsOf = ({ description, hiveTypeId }: Listing, language: Locale) =>
  description === '' ? `${hiveOf(campus, hiveTypeId).title} ${WORDS[language].onCampusHive}` : description;

function headOf(listing: Listing, publicUrl: string, language: Locale): PageHead {
  const [photo] = listing.photos;
  const price = priceOf(listing, language);
  return {
    title: `${listing.title}, ${price} | CampusHive`,
    description: firstWords(
      `${price} · ${hiveOf(campus, listing.hiveTypeId).title}. ${wordsOf(listing, language)}`,
      DESCRIPTION_MAX,
    ),
    url: listingUrl(publicUrl, listing.id),
    image:
      photo === undefined
        ? { url: `${publicUrl}/social.png`, width: 1_200, height: 630 }
        : pictureOf(photo, publicUrl),
    type: 'product',
    data: structuredData(listing, publicUrl),
  };
}

/** The shell of an address where there is no listing. */
export function missingListingPage(shell: string, publicUrl: string): string {
  return fillShell(
    shell,
    {
      title: 'Oops! Page Not Found | CampusHive',
      description: 'This listing is not there any more.',
      url: publicUrl,
      image: { url: `${publicUrl}/social.png` },
      type: 'website',
      indexed: false,
    },
    '<main><h1>Oops! Page Not Found</h1><p><a href="/">Back to Home</a></p></main>',
  );
}

const absolute = (url: string, publicUrl: string) => new URL(url, publicUrl).href;

const pictureOf = ({ url, width, height }: Photo, publicUrl: string) => ({
  url: absolute(url, publicUrl),
  width,
  height,
});

/** What a listing is to a search engine: an event, or something on offer. Visitors do not learn who posted it, nor does it. */
function structuredData(listing: Listing, publicUrl: string): Record<string, unknown> {
  const url = listingUrl(publicUrl, listing.id);
  const offer = {
    '@type': 'Offer',
    url,
    price: listing.price.toFixed(2),
    priceCurrency: 'GHS',
    availability: `https://schema.org/${listing.status === 'active' ? 'InStock' : 'SoldOut'}`,
  };
  const common = {
    '@context': 'https://schema.org',
    name: listing.title,
    description: listing.description,
    url,
    image: listing.photos.map((photo) => absolute(photo.url, publicUrl)),
  };
  const event = listing.buzzDetails;
  if (event !== undefined) {
    return {
      ...common,
      '@type': 'Event',
      startDate: event.eventDate,
      location: { '@type': 'Place', name: event.location, address: 'Ghana' },
      organizer: { '@type': 'Organization', name: event.organizer },
      offers: offer,
    };
  }
  switch (listing.hiveTypeId) {
    case 'essentials':
      return { ...common, '@type': 'Product', offers: offer };
    case 'archive':
      return { ...common, '@type': 'LearningResource', isAccessibleForFree: true };
    default:
      return { ...common, '@type': 'Service', areaServed: 'Ghana', offers: offer };
  }
}
