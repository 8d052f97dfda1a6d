import { campusWords, findUniversity, hiveNamesOf } from '@campushive/contract/campus';
import { networkOfPhone, normalizePhone } from '@campushive/contract/phone';
import { formatMoney } from '@campushive/contract/format-money';
import { readCampus } from '@campushive/contract/read-campus';
import { describe, expect, it } from 'vitest';
import { campus } from './index.js';

describe('the definition', () => {
  it('is a campus, with two hives off and one of its own', () => {
    const { words, ...read } = readCampus(structuredClone(campus));
    expect({ ...read, words: campus.words }).toEqual(campus);
    expect(words).toMatchObject(campus.words);
    expect(hiveNamesOf(campus)).toEqual(['essentials', 'academia', 'buzz', 'sidehustle', 'rooms']);
  });

  it('draws no two universities alike', () => {
    const drawings = campus.institutions.map(({ land, landmark }) => `${land} ${landmark ?? ''}`);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it.each(campus.institutions)('lets the students of $displayName meet in five public places', (one) => {
    const { meetupSpots, latitude, longitude } = one;
    expect(new Set(meetupSpots.map((spot) => spot.id)).size).toBeGreaterThanOrEqual(5);
    // Bounds about an hour around the capital's centre.
    expect(Math.hypot(latitude + 1.286, longitude - 36.817)).toBeLessThan(0.35);
  });
});

it('knows its universities by id, alias, name and short name', () => {
  for (const name of ['uon', 'uonbi', 'University of Nairobi', 'UoN'])
    expect(findUniversity(campus, name)?.id).toBe('uon');
});

it('knows a number’s network', () => {
  expect(normalizePhone(campus, '+254 712 345 678')).toBe('0712345678');
  expect(
    ['0712345678', '0110345678', '0733345678'].map((phone) => networkOfPhone(campus, phone)?.id),
  ).toEqual(['mpesa', 'mpesa', 'airtel']);
  expect(normalizePhone(campus, '0244123456')).toBeUndefined();
});

it('words its hives and its money', () => {
  expect(campusWords(campus, 'en')).toMatchObject({
    hiveCount: 'five',
    hiveTitles: 'Market, Tutors, Events, Gigs and Rooms',
    payoutMinimum: 'KSh200',
  });
  expect(formatMoney(245_000, campus.currency, 'en-KE')).toBe('KSh2,450.00');
});
