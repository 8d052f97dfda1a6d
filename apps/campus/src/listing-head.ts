import { toMinor, type Listing, type Locale } from '@campushive/contract';
import type { Campus } from '@campushive/contract/campus-schema';
import { localized } from '@campushive/contract/campus';
import { formatMoney } from '@campushive/contract/format-money';

/** As much as search results and messengers show. */
const MAX_DESCRIPTION = 160;

export const absolute = (url: string, publicUrl: string): string => new URL(url, publicUrl).href;

/** The price as a head says it; undefined where there is none to pay. */
export function priceOf(
  { price }: Pick<Listing, 'price'>,
  { currency }: Pick<Campus, 'currency'>,
  locale: Locale,
): string | undefined {
  if (price <= 0) return undefined;
  return formatMoney(toMinor(price), currency, locale);
}

/** The first words of a text in one line, at most `most` characters. */
export function firstWords(text: string, most = MAX_DESCRIPTION): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

/** What a listing is to a search engine: an event, or something on offer. Visitors do not learn who posted it, nor does it. */
export function describeListing(
  listing: Listing,
  campus: Campus,
  publicUrl: string,
): Readonly<Record<string, unknown>> {
  const country = localized(campus.country.name, 'en');
  const url = `${publicUrl}/tasks/${listing.id}`;
  const offer = {
    '@type': 'Offer',
    url,
    price: listing.price.toFixed(2),
    priceCurrency: campus.currency.code,
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
      location: { '@type': 'Place', name: event.location, address: country },
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
      return { ...common, '@type': 'Service', areaServed: country, offers: offer };
  }
}
