import {
  campusWords,
  fillCampus,
  findUniversity,
  networkOfPhone,
  normalizePhone,
  universityOfEmail,
} from '@campushive/contract/campus';
import { formatMoney, formatWholeMoney } from '@campushive/contract/format-money';
import { HIVE_NAMES } from '@campushive/contract/hives';
import { CampusError, readCampus } from '@campushive/contract/read-campus';
import { describe, expect, it } from 'vitest';
import { campus } from './index.js';

describe('the definition', () => {
  it('is a campus', () => {
    expect(readCampus(structuredClone(campus))).toEqual(campus);
    expect(campus.hives.map((hive) => hive.name)).toEqual(HIVE_NAMES);
  });

  it('draws no two universities alike', () => {
    const drawings = campus.institutions.map(({ land, landmark }) => `${land} ${landmark ?? ''}`);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it.each(campus.institutions)('lets the students of $displayName meet in five public places', (one) => {
    const { meetupSpots, latitude, longitude } = one;
    expect(new Set(meetupSpots.map((spot) => spot.id)).size).toBeGreaterThanOrEqual(5);
    // Within the country.
    expect(latitude).toBeGreaterThan(4.7);
    expect(latitude).toBeLessThan(11.2);
    expect(longitude).toBeGreaterThan(-3.3);
    expect(longitude).toBeLessThan(1.2);
  });

  it.each([
    ['a field that is missing', { name: undefined }, /^the definition: name is missing; add it$/],
    [
      'a currency that is none',
      { currency: { ...campus.currency, code: 'cedi' } },
      /^the definition: currency\.code: /,
    ],
    [
      'two owners of a domain',
      { institutions: [...campus.institutions, campus.institutions[0]] },
      /st\.ug\.edu\.gh/,
    ],
    ['a featured institution that is none', { featuredInstitutions: ['mit'] }, /mit/],
    ['a default language that is off', { locales: ['fr'] }, /^the definition: defaultLocale: en/],
  ])('refuses %s in one line', (_name, change, message) => {
    const read = () => readCampus({ ...campus, ...change });
    expect(read).toThrow(CampusError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/\n/);
  });
});

describe('universities', () => {
  it('are found by id, alias, name and short name', () => {
    for (const name of ['ug', 'uog', 'University of Ghana', 'UG', ' ug '])
      expect(findUniversity(campus, name)?.id).toBe('ug');
    expect(findUniversity(campus, 'mit')).toBeUndefined();
  });

  it('own the domains of their students', () => {
    expect(universityOfEmail(campus, 'Ama@ST.UG.EDU.GH')?.id).toBe('ug');
    expect(universityOfEmail(campus, 'ama@gmail.com')).toBeUndefined();
  });
});

describe('mobile numbers', () => {
  it.each(['0244123456', '024 412 3456', '+233 24 412 3456', '233244123456', '00233244123456'])(
    '%s is one number',
    (typed) => expect(normalizePhone(campus, typed)).toBe('0244123456'),
  );

  it.each(['024412345', '0994123456', '+44 20 7946 0000', '', 'abc', '02441234567'])('%s is none', (typed) =>
    expect(normalizePhone(campus, typed)).toBeUndefined(),
  );

  it('suggest their network', () => {
    expect(
      ['0244123456', '0204123456', '0264123456'].map((phone) => networkOfPhone(campus, phone)?.id),
    ).toEqual(['mtn', 'telecel', 'airteltigo']);
  });
});

describe('money', () => {
  it.each([
    [245_000, 'en', '₵2,450.00'],
    [5, 'en', '₵0.05'],
    [-100, 'en', '−₵1.00'],
    [123_456_780, 'en', '₵1,234,567.80'],
    [245_000, 'fr', '₵2\u00a0450,00'],
    [1_234_500, 'es', '₵12.345,00'],
  ])('%d in %s', (amount, locale, text) => {
    expect(formatMoney(amount, campus.currency, locale)).toBe(text);
  });

  it('is written without decimals where a sentence wants it round', () => {
    expect(formatWholeMoney(10_000_000, campus.currency, 'en')).toBe('₵100,000');
    expect(formatWholeMoney(150, campus.currency, 'en')).toBe('₵1.50');
  });
});

describe('texts', () => {
  it('name the campus, its networks and its amounts', () => {
    const words = campusWords(campus, 'en');
    expect(fillCampus('Join {campus.name}: {campus.anyNetwork}, from {campus.payoutMinimum}', words)).toBe(
      'Join CampusHive: MTN, Telecel or AirtelTigo, from ₵20',
    );
    expect(fillCampus('{campus.proPrice} {campus.examplePayout}', words)).toBe('GH₵20 ₵112.80');
    expect(fillCampus('{campus.nonsense}', words)).toBe('{campus.nonsense}');
  });
});
