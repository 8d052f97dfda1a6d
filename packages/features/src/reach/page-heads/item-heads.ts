import {
  itemOf,
  MAX_PREVIEW_WIDTH,
  saleOf,
  toMinor,
  UNLISTED_HIVES,
  type Listing,
  type Photo,
} from '@campushive/contract';
import { findUniversity, hiveOf, localized } from '@campushive/contract/campus';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { formatMoney } from '@campushive/contract/format-money';
import { pricesDiffer, formatShortPrice, type PriceWords } from '@campushive/contract/rules/ticket-kinds';
import { profileQuery, shelfQuery } from '../../accounts/parts/profile.queries.js';
import { categoryOf } from '../../catalogue/categories/categories.prefetch.js';
import { placeOf } from '../../deals/stalls/parts/stall-place.js';
import { safeDealQuery } from '../../deals/safe-deals/parts/safe-deals.queries.js';
import { stallQuery } from '../../deals/stalls/parts/stalls.queries.js';
import { listingQuery } from '../../catalogue/parts/listing.queries.js';
import { topicNames } from '../../catalogue/parts/topics/topic-card.js';
import { wantedPostQuery } from '../../catalogue/parts/wanted.queries.js';
import type { Destination, PrefetchWorld } from '../../kernel/index.js';
import { ARTICLE_IDS } from '../help/articles.js';
import { articlesCatalogue } from '../help/help.catalogue.js';
import type { PageHeadMessages } from './page-heads.messages.js';

/** Metadata of a page for search engines and messengers. Every value is plain text. */
export interface PageHead {
  readonly title: string;
  /** Default: the product's description. */
  readonly description?: string;
  /** Default: the product's picture. */
  readonly image?: { readonly url: string; readonly width?: number; readonly height?: number };
  /** Default: `website`. */
  readonly type?: 'website' | 'product';
  /** Address that other sites can embed as a card. */
  readonly embeddable?: string;
  /** Only its link leads to the page: search engines must not list it. Default: false. */
  readonly isUnlisted?: true;
  /** Structured data of schema.org, as an object. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Inputs of a page's head: its fetched data, and the texts of its language. */
export interface PageHeadFacts extends PrefetchWorld {
  readonly t: PageHeadMessages;
  /** Origin of the pages. */
  readonly publicUrl: string;
  /** Returns the public address of a destination. */
  readonly addressOf: (destination: Destination) => string;
}

/** Returns the head of a stall's page from its fetched data. */
export function stallHead(
  { queries, client, t, publicUrl }: PageHeadFacts,
  { id }: { readonly id: string },
): PageHead {
  const stall = queries.getQueryData(stallQuery(client, id).queryKey);
  if (stall === undefined) return t.notFound;
  const { name, description, photo } = stall;
  const place = placeOf(stall);
  const words = description !== '' ? description : place === null ? t.stallPlain : t.stallAt(place);
  return {
    ...t.stall(name, firstWords(words)),
    ...(photo !== null && { image: previewOf(photo, publicUrl) }),
  };
}

/** Returns the head of a safe deal's page. Leaves out the seller. */
export function dealHead(
  { queries, client, campus, t, locale, publicUrl }: PageHeadFacts,
  { id }: { readonly id: string },
): PageHead {
  const deal = queries.getQueryData(safeDealQuery(client, id).queryKey);
  if (deal === undefined) return t.notFound;
  const { title, photo, price } = deal;
  const { currency } = campus;
  return {
    ...t.safeDeal(title, formatMoney(toMinor(price, currency), currency, locale)),
    ...(photo !== null && { image: previewOf(photo, publicUrl) }),
    isUnlisted: true,
  };
}

/** Returns the head of a listing's page from its fetched data. */
export function listingHead(facts: PageHeadFacts, { id }: { readonly id: string }): PageHead {
  const { queries, client, campus, t, locale, publicUrl, addressOf } = facts;
  const found = queries.getQueryData(listingQuery(client, id).queryKey);
  if (found === undefined) return t.notFound;
  const { title, hiveTypeId: hive, description, photos } = found;
  const price = priceOf(found, campus, locale, t);
  const { title: shelf } = hiveOf(campus, hive, locale);
  const words = description === '' ? t.onCampus(shelf) : description;
  const [photo] = photos;
  const url = addressOf({ to: 'listing', hive, id: found.id });
  return {
    ...t.listing(title, price, firstWords(`${price} · ${shelf}. ${words}`)),
    ...(photo !== undefined && { image: previewOf(photo, publicUrl) }),
    ...(UNLISTED_HIVES.includes(hive) && { isUnlisted: true }),
    type: 'product',
    embeddable: url,
    data: describeListing(found, campus, { url, publicUrl }),
  };
}

/** Returns the head of a wanted post. Leaves out the author's name, like the page. */
export function wantedPostHead(
  { queries, client, campus, t, locale }: PageHeadFacts,
  { id }: { readonly id: string },
): PageHead {
  const found = queries.getQueryData(wantedPostQuery(client, id).queryKey);
  if (found === undefined) return t.notFound;
  const { title, details, universityId } = found;
  const university = findUniversity(campus, universityId)?.displayName;
  const where = university ?? hiveOf(campus, 'essentials', locale).title;
  return t.wantedPost(title, firstWords(`${where}. ${details}`));
}

/** Returns the head of a student's page. */
export function studentHead(
  { queries, client, t }: PageHeadFacts,
  { id }: { readonly id: string },
): PageHead {
  const found = queries.getQueryData(profileQuery(client, id).queryKey);
  return found === undefined ? t.notFound : t.user(found.name);
}

/** Returns the head of a shelf. */
export function shelfHead(
  { queries, client, t }: PageHeadFacts,
  { name }: { readonly name: string },
): PageHead {
  const found = queries.getQueryData(shelfQuery(client, name).queryKey);
  return found === undefined ? t.notFound : t.shelf(found.shelfName ?? found.name);
}

/** Returns the head of the page of a topic or a hive. */
export async function categoryHead(
  { campus, locale, t }: PageHeadFacts,
  { id }: { readonly id: string },
): Promise<PageHead> {
  const category = categoryOf(campus, id);
  if (category === undefined) return t.notFound;
  return 'topic' in category
    ? t.category((await topicNames.in(locale))[category.topic])
    : t.category(hiveOf(campus, category.hiveType, locale).title);
}

/** Returns the head of an article of the help pages. */
export async function articleHead(
  { locale, t }: PageHeadFacts,
  { id }: { readonly id: string },
): Promise<PageHead> {
  const articleId = ARTICLE_IDS.find((one) => one === id);
  return articleId === undefined
    ? t.notFound
    : t.article((await articlesCatalogue.in(locale))[articleId].title);
}

/** Maximum characters of a description, as search results and messengers show. */
const MAX_DESCRIPTION = 160;

const absolute = (url: string, publicUrl: string): string => new URL(url, publicUrl).href;

/** Returns the encoding of a photo for messengers: the largest JPEG that is light enough to be loaded with a message. */
function previewOf(
  { url, variants, width, height }: Photo,
  publicUrl: string,
): NonNullable<PageHead['image']> {
  const [light] = variants
    .filter((variant) => variant.format === 'jpeg' && variant.width <= MAX_PREVIEW_WIDTH)
    .sort((a, b) => b.width - a.width);
  if (light === undefined) return { url: absolute(url, publicUrl), width, height };
  const lightHeight = Math.round((height * light.width) / width);
  return { url: absolute(light.url, publicUrl), width: light.width, height: lightHeight };
}

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
function firstWords(text: string, most = MAX_DESCRIPTION): string {
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
  { url, publicUrl }: { readonly url: string; readonly publicUrl: string },
): Readonly<Record<string, unknown>> {
  const country = localized(campus.country.name, 'en');
  const hive = listing.hiveTypeId;
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
