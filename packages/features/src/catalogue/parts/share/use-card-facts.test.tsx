import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPhoto } from '../../../testing/fixtures.js';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { aStall as stall, itemOfStall as item } from './share.fixtures.js';
import { useCardFacts, type CardWords, type ShareSubject } from './use-card-facts.js';
import { StoryProvider } from '../../../testing/story-provider.js';
import { aListing, aService } from '../../../testing/listing-fixtures.js';

const url = 'https://campus.example/tasks/1';

/** Returns the words of a card in English. */
function wordsOf(subject: ShareSubject): CardWords {
  let words: CardWords | undefined;
  function Reads() {
    words = useCardFacts()(subject, url);
    return null;
  }
  render(
    <StoryProvider campus={createStoryCampus()}>
      <Reads />
    </StoryProvider>,
  ).unmount();
  if (words === undefined) throw new Error('The card has no words.');
  return words;
}
const ofListing = (change: Parameters<typeof aListing>[1]) =>
  wordsOf({ kind: 'listing', listing: aListing(0, change) });

it('names price, hall, campus and promise of a listing', () => {
  const { facts, photo } = ofListing({
    title: 'Kettle',
    price: 330,
    universityId: 'ug',
    hall: { id: 'sarbah', name: 'Sarbah Hall' },
    photos: [aPhoto(0), aPhoto(1)],
  });
  expect(facts).toEqual({
    title: 'Kettle',
    price: '₵330',
    unit: '',
    place: 'Sarbah Hall, UG',
    promise: 'We hold the money until you meet.',
    url,
    brand: 'CampusHive',
  });
  expect(photo).toEqual(aPhoto(0));
});

it('shows minor units only for a fractional price, and the unit of a lesson', () => {
  expect(ofListing({ price: 330.5 }).facts.price).toBe('₵330.50');
  expect(ofListing({ hiveTypeId: 'academia', price: 60 }).facts).toMatchObject({
    price: '₵60',
    unit: ' / hr',
  });
});

it.each([
  ['a free thing', { price: 0 }, null],
  ['study material', { hiveTypeId: 'archive', price: 0 }, null],
  ['an errand', { hiveTypeId: 'logistics', price: 10 }, 'We hold the money until it’s delivered.'],
  ['a gig', { hiveTypeId: 'sidehustle', price: 10 }, 'We hold the money until the work is done.'],
  ['an event elsewhere', { hiveTypeId: 'buzz', price: 10 }, null],
  [
    'an event with tickets here',
    { hiveTypeId: 'buzz', price: 10, attendance: { going: 1, placesLeft: 9 } },
    'We hold the money until you’re in.',
  ],
] as const)('shows the promise, if there is one, for %s', (_, change, promise) => {
  expect(ofListing(change).facts.promise).toBe(promise);
});

it('promises for a service to hold the money until the work is done', () => {
  const { facts } = wordsOf({ kind: 'listing', listing: aService(0) });
  expect(facts.promise).toBe('We hold the money until the work is done.');
});

it('shows the lowest price of the items of a stall that are not sold out', () => {
  expect(wordsOf({ kind: 'stall', stall }).facts).toMatchObject({
    title: 'Ama’s Waakye',
    price: 'from ₵15',
    place: 'Sarbah Hall, UG',
  });
  const one = { ...stall, items: [item(2, 15)], hall: null };
  expect(wordsOf({ kind: 'stall', stall: one }).facts).toMatchObject({ price: '₵15', place: 'UG' });
  expect(wordsOf({ kind: 'stall', stall: { ...stall, items: [] } }).facts.price).toBeNull();
});
