import { itemOf, saleOf, toMinor, type Listing } from '@campushive/contract';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { localized } from '@campushive/contract/campus';
import { formatMoney } from '@campushive/contract/format-money';
import { pricesDiffer, formatShortPrice, type PriceWords } from '@campushive/contract/rules/ticket-kinds';
import { hrefOf } from './destinations.js';

/** Maximum characters of a description, as search results and messengers show. */
const MAX_DESCRIPTION = 160;

export const absolute = (url: string, publicUrl: string): string => new URL(url, publicUrl).href;

/** Formats the price for a head. */
export const priceOf = (
  { price, buzzDetails, sidehustleDetails }: Pick<Listing, 'price' | 'buzzDetails' | 'sidehustleDetails'>,
  { currency }: Pick<BrowserCampus, 'currency'>,
  locale: string,
  words: PriceWords,
): string =>
  formatShortPrice(
    { price, kinds: buzzDetails?.ticketKinds ?? sidehustleDetails?.packages },
    words,
    (amount) => formatMoney(toMinor(amount, currency), currency, locale),
  );

/** Returns the first words of a text on one line, at most `most` characters. Default: `MAX_DESCRIPTION`. */
export function firstWords(text: string, most = MAX_DESCRIPTION): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

/** Describes a listing for search engines as an event or an offer. Leaves out the poster, whom visitors do not see either. */
export function describeListing(
  listing: Listing,
  campus: BrowserCampus,
  publicUrl: string,
): Readonly<Record<string, unknown>> {
  const country = localized(campus.country.name, 'en');
  const { hiveTypeId: hive, id } = listing;
  const url = absolute(hrefOf({ to: 'listing', hive, id }, false), publicUrl);
  const offer = {
    url,
    ...pricesIn(listing, campus),
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
      ...(event.eventEndDate !== null && { endDate: event.eventEndDate }),
      location: { '@type': 'Place', name: event.location, address: country },
      organizer: { '@type': 'Organization', name: event.organizer },
      offers: offer,
    };
  }
  if (listing.archiveDetails !== undefined) {
    return { ...common, '@type': 'LearningResource', isAccessibleForFree: true };
  }
  return saleOf(hive) === 'purchase' && itemOf(hive) === 'listing'
    ? { ...common, '@type': 'Product', offers: offer }
    : { ...common, '@type': 'Service', areaServed: country, offers: offer };
}

/** Returns one price, or the range from the lowest to the highest. */
function pricesIn({ price, buzzDetails, sidehustleDetails }: Listing, { currency }: BrowserCampus) {
  const kinds = buzzDetails?.ticketKinds ?? sidehustleDetails?.packages ?? [];
  const figures = (amount: number) => amount.toFixed(currency.minorDigits);
  if (!pricesDiffer(kinds)) return { '@type': 'Offer', price: figures(price) };
  return {
    '@type': 'AggregateOffer',
    lowPrice: figures(price),
    highPrice: figures(Math.max(...kinds.map((kind) => kind.price))),
    offerCount: kinds.length,
  };
}
