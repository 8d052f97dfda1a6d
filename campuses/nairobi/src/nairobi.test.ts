import { campusWords, findUniversity, hiveNamesOf } from '@campushive/contract/campus';
import { networkOfPhone, normalizePhone } from '@campushive/contract/phone';
import { formatMoney } from '@campushive/contract/format-money';
import { readCampus } from '@campushive/contract/read-campus';
import { describe, expect, it } from 'vitest';
import { campus } from './index.js';

describe('the definition', () => {
  it('reads as a valid campus, with two built-in hives off and one hive of its own', () => {
    const { words, ...read } = readCampus(structuredClone(campus));
    expect({ ...read, words: campus.words }).toEqual(campus);
    expect(words).toMatchObject(campus.words);
    expect(hiveNamesOf(campus)).toEqual(['essentials', 'academia', 'buzz', 'sidehustle', 'rooms']);
  });

  it('gives each university its own drawing', () => {
    const drawings = campus.institutions.map(({ land, landmark }) => `${land} ${landmark ?? ''}`);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it.each(campus.institutions)(
    'gives the students of $displayName at least five public meet-up places',
    (one) => {
      const { meetupSpots, latitude, longitude } = one;
      expect(new Set(meetupSpots.map((spot) => spot.id)).size).toBeGreaterThanOrEqual(5);
      // Bounds about an hour around the capital's centre.
      expect(Math.hypot(latitude + 1.286, longitude - 36.817)).toBeLessThan(0.35);
    },
  );
});

it('finds a university by id, alias, name and short name', () => {
  for (const name of ['uon', 'uonbi', 'University of Nairobi', 'UoN'])
    expect(findUniversity(campus, name)?.id).toBe('uon');
});

it('finds the network of a phone number, and refuses a number of another country', () => {
  expect(normalizePhone(campus, '+254 712 345 678')).toBe('0712345678');
  expect(
    ['0712345678', '0110345678', '0733345678'].map((phone) => networkOfPhone(campus, phone)?.id),
  ).toEqual(['mpesa', 'mpesa', 'airtel']);
  expect(normalizePhone(campus, '0244123456')).toBeUndefined();
});

it('fills the campus words with its hives and its money', () => {
  expect(campusWords(campus, 'en')).toMatchObject({
    hiveCount: 'five',
    hiveTitles: 'Market, Tutors, Events, Gigs and Rooms',
    payoutMinimum: 'KSh200',
  });
  expect(formatMoney(245_000, campus.currency, 'en-KE')).toBe('KSh2,450.00');
});
