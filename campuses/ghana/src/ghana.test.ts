import {
  campusWords,
  fillCampus,
  networksOf,
  employerOfEmail,
  findHall,
  findUniversity,
  universityOfEmail,
} from '@campushive/contract/campus';
import { networkOfPhone, normalizePhone } from '@campushive/contract/phone';
import { formatMoney, formatWholeMoney } from '@campushive/contract/format-money';
import { HIVE_NAMES } from '@campushive/contract/hives';
import { CampusError, readCampus } from '@campushive/contract/read-campus';
import { describe, expect, it } from 'vitest';
import { campus } from './index.js';

describe('the definition', () => {
  it('reads as a valid campus with all built-in hives, and its own for rooms, lost things and rides', () => {
    expect(readCampus(structuredClone(campus))).toEqual(campus);
    expect(campus.hives.map((hive) => hive.name)).toEqual([...HIVE_NAMES, 'rooms', 'lost-found', 'rides']);
  });

  it('gives each university its own drawing', () => {
    const drawings = campus.institutions.map(({ land, landmark }) => `${land} ${landmark ?? ''}`);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('names halls of UG, KNUST and UCC, each with its own id', () => {
    const halls = campus.institutions.flatMap((institution) => institution.halls ?? []);
    expect(new Set(halls.map(({ id }) => id)).size).toBe(halls.length);
    const withHalls = campus.institutions.filter((institution) => institution.halls !== undefined);
    expect(withHalls.map(({ id }) => id)).toEqual(['ug', 'knust', 'ucc']);
    for (const withHall of withHalls) expect(withHall.halls?.length, withHall.id).toBeGreaterThanOrEqual(8);
    expect(findHall(campus, 'volta-hall')?.name).toBe('Volta Hall');
    expect(findHall(campus, 'volta-hall', 'knust')).toBeUndefined();
  });

  it.each(campus.institutions)(
    'gives the students of $displayName at least five public meet-up places',
    (one) => {
      const { meetupSpots, latitude, longitude } = one;
      expect(new Set(meetupSpots.map((spot) => spot.id)).size).toBeGreaterThanOrEqual(5);
      // Bounds of the country.
      expect(latitude).toBeGreaterThan(4.7);
      expect(latitude).toBeLessThan(11.2);
      expect(longitude).toBeGreaterThan(-3.3);
      expect(longitude).toBeLessThan(1.2);
    },
  );

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
  ])('is refused with one line for each mistake: %s', (_name, change, message) => {
    const read = () => readCampus({ ...campus, ...change });
    expect(read).toThrow(CampusError);
    expect(read).toThrow(message);
    expect(read).toThrow(/^(?:the definition: .+\n?)+$/);
  });
});

describe('universities', () => {
  it('are found by id, alias, name and short name', () => {
    for (const name of ['ug', 'uog', 'University of Ghana', 'UG', ' ug '])
      expect(findUniversity(campus, name)?.id).toBe('ug');
    expect(findUniversity(campus, 'mit')).toBeUndefined();
  });

  it('own the email domains of their students and of their staff', () => {
    expect(universityOfEmail(campus, 'Ama@ST.UG.EDU.GH')?.id).toBe('ug');
    expect(universityOfEmail(campus, 'ama@gmail.com')).toBeUndefined();
    expect(universityOfEmail(campus, 'boss@ug.edu.gh')).toBeUndefined();
    expect(employerOfEmail(campus, 'Boss@UG.edu.gh')?.id).toBe('ug');
    expect(employerOfEmail(campus, 'ama@st.ug.edu.gh')).toBeUndefined();
  });
});

describe('mobile numbers', () => {
  it.each([
    ['0244123456', 'plain'],
    ['024 412 3456', 'with spaces'],
    ['+233 24 412 3456', 'with the calling code'],
    ['233244123456', 'with the calling code and no plus sign'],
    ['00233244123456', 'as dialled from abroad'],
    ['+233 (0) 24 412 3456', 'with the trunk digit in brackets'],
    ['+2330244123456', 'with the calling code and the trunk digit'],
    ['233 0244123456', 'with both and no plus sign'],
    ['+00233244123456', 'with two international prefixes'],
    ['\u202a+233 24 412 3456\u202c', 'as contacts copy it'],
    ['\u202d0244123456\u202c', 'with an override of its direction'],
    ['\u200b0244123456\ufeff', 'between zero-width characters'],
    ['024–412–3456', 'with en dashes'],
    ['024\u2011412\u20113456', 'with hyphens that do not break'],
    ['024\u00a0412\u202f3456', 'with spaces that do not break'],
    ['024.412.3456', 'with full stops'],
    ['(024) 412/3456', 'with brackets and a slash'],
    ['244123456', 'without the trunk digit'],
    ['tel:+233244123456', 'as a link'],
    ['Tel: 024 412 3456.', 'with a label and a full stop'],
    ['０２４４１２３４５６', 'in full-width digits'],
    ['٠٢٤٤١٢٣٤٥٦', 'in Arabic digits'],
  ])('are normalised from %j (%s)', (typed) => expect(normalizePhone(campus, typed)).toBe('0244123456'));

  it.each([
    '024412345',
    '0994123456',
    '+44 20 7946 0000',
    '+254 712 345 678',
    '+0244123456',
    '',
    'abc',
    '02441234567',
    '0244123456 0204123456',
    '0244123456 or 0204123456',
    '024412345O',
    '0244+123456',
    '\u0000244123456',
  ])('are refused when typed as %j', (typed) => expect(normalizePhone(campus, typed)).toBeUndefined());

  it('are never read as the number of another subscriber, in any spelling', () => {
    const numbers = networksOf(campus).flatMap(({ prefixes }) =>
      prefixes.flatMap((prefix) => ['2330000', '0000000', '9999999', '0233024'].map((rest) => prefix + rest)),
    );
    for (const national of numbers) {
      const subscriber = national.slice(1);
      for (const typed of [
        national,
        subscriber,
        `233${subscriber}`,
        `+233${subscriber}`,
        `+2330${subscriber}`,
      ])
        expect([typed, normalizePhone(campus, typed)]).toEqual([typed, national]);
    }
  });

  it('belong to the network of their prefix', () => {
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
  ])('formats %d minor units in the locale %s', (amount, locale, text) => {
    expect(formatMoney(amount, campus.currency, locale)).toBe(text);
  });

  it('is written without decimals when a whole amount is requested and the amount is round', () => {
    expect(formatWholeMoney(10_000_000, campus.currency, 'en')).toBe('₵100,000');
    expect(formatWholeMoney(150, campus.currency, 'en')).toBe('₵1.50');
  });
});

describe('texts with placeholders', () => {
  it('are filled with the names of the campus and its networks, and with its amounts', () => {
    const words = campusWords(campus, 'en');
    expect(fillCampus('Join {campus.name}: {campus.anyNetwork}, from {campus.payoutMinimum}', words)).toBe(
      'Join CampusHive: MTN, Telecel or AirtelTigo, from ₵20',
    );
    expect(fillCampus('{campus.proPrice} {campus.examplePayout}', words)).toBe('GH₵20 ₵112.80');
    expect(fillCampus('{campus.nonsense}', words)).toBe('{campus.nonsense}');
  });
});
