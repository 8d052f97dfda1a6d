import { campus } from '@campushive/campus-ghana';
import { HIVE_NAMES, type Listing } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import { aListing } from '../../testing/index.js';
import { loadPageHeads } from './index.js';
import { describeListing, priceOf } from './item-heads.js';

const publicUrl = 'https://campus.test';
const describeAt = (listing: Listing) =>
  describeListing(listing, campus, { url: `${publicUrl}/tasks/${listing.id}`, publicUrl });

describe('the structured data of a listing', () => {
  const KINDS: Readonly<Record<(typeof HIVE_NAMES)[number], string>> = {
    essentials: 'Product',
    academia: 'Service',
    logistics: 'Service',
    buzz: 'Event',
    archive: 'LearningResource',
    sidehustle: 'Service',
  };

  it.each(HIVE_NAMES)('has the schema type of a listing in %s', (hiveTypeId) => {
    expect(describeAt(aListing(1, { hiveTypeId }))['@type']).toBe(KINDS[hiveTypeId]);
  });

  it('contains the URL that visitors open', () => {
    const listing = aListing(1);
    const url = `https://campus.test/tasks/${listing.id}`;
    expect(describeAt(listing)).toMatchObject({ url, offers: { url } });
  });

  it('contains one price, or the lowest and the highest of several ticket kinds', () => {
    expect(describeAt(withKinds(10, 25.5, 0))['offers']).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '10.00',
      highPrice: '25.50',
      offerCount: 3,
      priceCurrency: 'GHS',
    });
    const same = describeAt(withKinds(10, 10))['offers'];
    expect(same).toMatchObject({ '@type': 'Offer', price: '10.00' });
    expect(same).not.toHaveProperty('lowPrice');
  });
});

it.each([
  ['en', 'from ₵10.00'],
  ['fr', 'dès ₵10,00'],
  ['es', 'desde ₵10,00'],
])('writes “from” before the price of an event with several prices, in %s', async (locale, said) => {
  const words = await loadPageHeads(campus, locale);
  expect(priceOf(withKinds(10, 20), campus, locale, words)).toBe(said);
  expect(priceOf(withKinds(10, 10), campus, locale, words)).toBe(said.replace(/^.* /, ''));
  expect(priceOf(aListing(1, { price: 0 }), campus, locale, words)).toBe(words.free);
});

function withKinds(...prices: readonly number[]): Listing {
  const event = aListing(1, { hiveTypeId: 'buzz', price: Math.min(...prices.filter((price) => price > 0)) });
  if (event.buzzDetails === undefined) throw new Error('An event has details');
  const ticketKinds = prices.map((price, index) => ({
    id: String(index),
    name: `Kind ${index}`,
    price,
    quota: 5,
    lastDay: null,
  }));
  return { ...event, buzzDetails: { ...event.buzzDetails, ticketKinds } };
}
