import { campus } from '@campushive/campus-ghana';
import { HIVE_NAMES, type Listing } from '@campushive/contract';
import { aListing } from '@campushive/features/testing';
import { describe, expect, it } from 'vitest';
import { describeListing } from './listing-head.js';

const describeAt = (listing: Listing) => describeListing(listing, campus, 'https://campus.test');

describe('what a listing is to a search engine', () => {
  const KINDS: Readonly<Record<(typeof HIVE_NAMES)[number], string>> = {
    essentials: 'Product',
    academia: 'Service',
    logistics: 'Service',
    buzz: 'Event',
    archive: 'LearningResource',
    sidehustle: 'Service',
  };

  it.each(HIVE_NAMES)('in %s it is of its kind', (hiveTypeId) => {
    expect(describeAt(aListing(1, { hiveTypeId }))['@type']).toBe(KINDS[hiveTypeId]);
  });

  it('has the address that visitors open', () => {
    const listing = aListing(1);
    const url = `https://campus.test/tasks/${listing.id}`;
    expect(describeAt(listing)).toMatchObject({ url, offers: { url } });
  });
});
