import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { campus as ghana } from '../../../../campuses/ghana/src/index.js';
import { campus as nairobi } from '../../../../campuses/nairobi/src/index.js';
import { campusWords, topicIdsOf } from './campus.js';
import { defineCampus, type CampusInput } from './define-campus.js';
import { checkCampus } from './read-campus.js';
import { oklchOf } from './define/colours.js';

const json = readFileSync(new URL('../../../../examples/abidjan/campus.json', import.meta.url), 'utf8');
const abidjan = (): Record<string, unknown> => JSON.parse(json) as Record<string, unknown>;
const mistakesOf = (change: object) => checkCampus({ ...abidjan(), ...change }).mistakes;

describe('a short campus definition', () => {
  it('describes a campus of two universities in at most 60 lines', () => {
    expect(json.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
    const { campus } = checkCampus(JSON.parse(json));
    expect(campus?.institutions).toHaveLength(2);
  });

  it('fills in names, symbol and phrases of its country in each of its languages', () => {
    const campus = defineCampus(abidjan() as unknown as CampusInput);
    expect(campus.currency).toMatchObject({ code: 'XOF', minorDigits: 0 });
    expect(campus.languageTags).toEqual({ en: 'en-CI', fr: 'fr-CI', es: 'es-CI' });
    expect([campus.key, campus.defaultLocale]).toEqual(['abidjan', 'fr']);
    expect(campusWords(campus, 'fr')).toMatchObject({
      inCountry: 'en Côte d’Ivoire',
      country: 'Côte d’Ivoire',
    });
    expect(campus.words.authority.fr).toBe('l’autorité de protection des données');
  });

  it('names the operator with its register numbers, where there are some', () => {
    const operatorIn = (legal: object) => {
      const { campus } = checkCampus({ ...abidjan(), legal });
      return campus && campusWords(campus, 'fr').operator;
    };
    const numbers = { company: 'RCCM CI-ABJ-01', dataProtection: 'ARTCI 0042' };
    expect(operatorIn({ operator: 'Ruche SARL' })).toBe('Ruche SARL');
    expect(operatorIn({ operator: 'Ruche SARL', numbers })).toBe('Ruche SARL (RCCM CI-ABJ-01, ARTCI 0042)');
    expect(mistakesOf({ legal: { operator: 'Ruche SARL', numbers: { company: '' } } })).not.toEqual([]);
  });

  it('has the phrases of its payment methods, also after a change of methods or name', () => {
    const { mobileMoney: _, ...payments } = ghana.payments;
    const bankAccounts = { recipientType: 'nuban', digits: { min: 10, max: 10 } } as const;
    const bank = defineCampus({ ...ghana, payments: { ...payments, bankAccounts } });
    expect(campusWords(ghana, 'fr')).toMatchObject({
      payoutAccount: 'compte mobile money',
      accountDigits: '',
    });
    expect(campusWords(bank, 'fr')).toMatchObject({ payoutAccount: 'compte bancaire', accountDigits: '10' });
    expect(bank.words['payoutAccount']).not.toHaveProperty('sw');
    const renamed = campusWords({ ...ghana, name: 'Baobab' }, 'en')['keptNumber'];
    expect(renamed).toMatch(/^Baobab keeps the mobile money number/);
  });

  it.each([
    ['CI', 'en Côte d’Ivoire', 'in Côte d’Ivoire'],
    ['SN', 'au Sénégal', 'in Senegal'],
    ['TZ', 'en Tanzanie', 'in Tanzania'],
    ['US', 'aux États-Unis', 'in the United States'],
    ['MG', 'à Madagascar', 'in Madagascar'],
    ['MZ', 'au Mozambique', 'in Mozambique'],
  ])('uses the right preposition for the country %s in French and English', (country, fr, en) => {
    const { campus } = checkCampus({ ...abidjan(), country });
    expect([campus?.words.inCountry['fr'], campus?.words.inCountry.en]).toEqual([fr, en]);
  });

  it('keeps the texts of its author, and adds only missing ones', () => {
    const words = { inCountry: { fr: 'dans tout le pays' } };
    const { campus } = checkCampus({ ...abidjan(), words, hives: [{ name: 'buzz', title: 'Events' }] });
    expect(campus?.words.inCountry).toEqual({ en: 'in Côte d’Ivoire', fr: 'dans tout le pays' });
    expect(campus?.hives).toMatchObject([{ name: 'buzz', title: 'Events', icon: 'megaphone' }]);
  });

  it('leaves a complete definition as it is', () => {
    for (const campus of [ghana, nairobi]) {
      const { campus: read, mistakes } = checkCampus(campus);
      expect(mistakes).toEqual([]);
      expect(read).toMatchObject({
        hives: campus.hives,
        fees: campus.fees,
        institutions: campus.institutions,
      });
    }
  });

  it.each(['#0b7a4b', '#ff0000', '#1a1aff', '#ffee00', '#808080', '#000000', '#ffffff'])(
    'derives readable tokens of the same hue from the brand colour %s',
    (brand) => {
      const { campus } = checkCampus({ ...abidjan(), brand });
      const hue = Number(/ (\d+)\)$/.exec(campus?.brand.tokens.light['--ch-brand'] ?? '')?.[1]);
      expect(hue).toBe(Math.round(oklchOf(brand)?.hue ?? Number.NaN));
    },
  );
});

describe('checkCampus', () => {
  it('takes tokens without the prefix, their names until 0.3', () => {
    const brand = { tokens: { light: { '--brand': '#faba25' }, dark: {} } };
    const { campus, mistakes } = checkCampus({ ...abidjan(), brand });
    expect(mistakes).toEqual([]);
    expect(campus?.brand.tokens.light).toEqual({ '--ch-brand': '#faba25' });
  });

  it('lists all ten mistakes of a definition', () => {
    const mistakes = mistakesOf({
      id: 'Abidjan',
      country: 'XQ',
      timeZone: 'Africa/Abijan',
      languageTags: { fr: 'fr_CI' },
      brand: { tokens: { light: { '--ch-brand-text': '#ffee00' }, dark: { '--honey': '#000000' } } },
      phone: { callingCode: '225', trunkPrefix: '', nationalDigits: -10 },
      tagline: { en: 'Trade on campus' },
      institutions: [...(abidjan()['institutions'] as object[]), (abidjan()['institutions'] as object[])[0]],
      hives: [{ name: 'essentials', icon: 'spaceship' }, 'academia'],
    });
    const expected = [
      'id: must be lower case letters, digits and hyphens',
      'phone.nationalDigits: must be at least 4',
      'institutions: two of them own etu.univ-fhb.edu.ci; leave it to one',
      'institutions.2.id: ufhb is already institutions.0.id; give each its own',
      'hives.0.icon: there is no spaceship; choose one of',
      'country.code: there is no country XQ; write its code in ISO 3166-1',
      'timeZone: there is no time zone Africa/Abijan',
      'languageTags.fr: fr_CI is no language tag; write it as BCP 47 does',
      'brand.tokens.dark.--honey: there is no such token',
      'tagline.fr is missing; add it',
    ];
    for (const one of expected) expect(mistakes).toContainEqual(expect.stringContaining(one));
    const contrast = mistakes.filter((mistake) =>
      /--ch-brand-text on --[\w-]+ has a contrast of [\d.]+; make it/.test(mistake),
    );
    expect(contrast.length).toBeGreaterThan(0);
    expect(mistakes).toHaveLength(expected.length + contrast.length);
  });

  it.each([
    [{ hives: ['library'] }, 'hives.0.name: library is not built in'],
    [{ payments: { provider: { id: 'p', name: 'P' } } }, 'payments: needs mobileMoney or bankAccounts'],
    [
      { languageTags: { fr: 'en-CI' } },
      'languageTags.fr: en-CI is a tag of another language; begin it with fr',
    ],
    [{ brand: 'green' }, 'brand: must be a colour such as #0b7a4b, or an object in {}'],
    [{ currency: 'franc' }, 'currency: must be three capital letters, such as EUR'],
    [
      { brand: { tokens: { light: { '--ch-brand': 'green' } } } },
      'brand.tokens.light.--ch-brand: must be #rrggbb or oklch(lightness chroma hue)',
    ],
    [{ institutions: [] }, 'institutions: needs at least one institution'],
    [{ contact: { supportEmail: 'help' } }, 'contact.supportEmail: must be an email address'],
  ])('reports exactly one mistake for %j', (change, says) => {
    expect(mistakesOf(change)).toEqual([expect.stringContaining(says)]);
  });

  it('reads the payout fee under the key of earlier definitions', () => {
    const fees = { maxPrice: 1_000_000, provider: { charge: 195, transfer: 100 } };
    const rates = (payee: object) => ({ payer: { platform: 500, processing: 150 }, payee });
    const payeeOf = (payee: object) =>
      checkCampus({ ...abidjan(), fees: { ...fees, purchase: rates(payee) } }).campus?.fees.purchase.payee;
    expect(payeeOf({ platform: 0, mobileMoney: 70 })).toEqual({ platform: 0, payout: 70 });
    expect(payeeOf({ platform: 0, payout: 70 })).toEqual({ platform: 0, payout: 70 });
    expect(payeeOf({ platform: 0, payout: 70, mobileMoney: 80 })).toBeUndefined();
  });

  it('refuses a minimum length of account numbers that is above their maximum', () => {
    const bankAccounts = { recipientType: 'nuban', digits: { min: 11, max: 10 } };
    const provider = { id: 'paystack', name: 'Paystack' };
    expect(mistakesOf({ payments: { provider, bankAccounts } })).toEqual([
      expect.stringContaining('payments.bankAccounts.digits: must have a min that is at most its max'),
    ]);
  });

  it('requires the labels of a custom hive in each language', () => {
    const fields = [{ id: 'beds', label: { en: 'Beds' }, kind: 'number' }];
    const hostel = { name: 'hostel', title: 'Hostels', description: 'Find a bed', sale: 'purchase', fields };
    expect(mistakesOf({ hives: [hostel] })).toEqual([
      'hives.0.fields.0.label.fr is missing; add it, because the campus has the language',
      'hives.0.titles.fr is missing; add it, because the campus has the language',
      'hives.0.descriptions.fr is missing; add it, because the campus has the language',
    ]);
  });

  it('accepts a hive called hostel, which replaces the topic of the same name', () => {
    const fields = [{ id: 'beds', label: { en: 'Beds', fr: 'Lits' }, kind: 'number' }];
    const texts = { titles: { fr: 'Foyers' }, descriptions: { fr: 'Trouver un lit' } };
    const hostel = { name: 'hostel', title: 'Hostels', description: 'Find a bed', sale: 'purchase', fields };
    const { campus, mistakes } = checkCampus({
      ...abidjan(),
      hives: ['essentials', { ...hostel, ...texts }],
    });
    expect(mistakes).toEqual([]);
    expect(topicIdsOf(campus ?? ghana)).not.toContain('hostel');
    expect(topicIdsOf(ghana)).toContain('hostel');
  });
});

it('defineCampus throws an error that lists every mistake of a definition in TypeScript', () => {
  const input = { ...abidjan(), id: 'Abidjan', country: 'XQ' } as unknown as CampusInput;
  expect(() => defineCampus(input)).toThrow(
    /^id: must be lower case.*\ncountry\.code: there is no country XQ/,
  );
});
