import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campus as ghana } from '@campushive/campus-ghana';
import { describe, expect, it } from 'vitest';
import { campus, serveCampus, textsFor } from '@campushive/domain/platform/campus';
import { ConfigError, readConfig } from './config.js';
import { loadCampus } from './load-campus.js';

const folder = mkdtempSync(join(tmpdir(), 'campus-'));
const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const start = (CAMPUS: string) => () => readConfig({ CAMPUS, DATA_DIR: folder });

describe('the CAMPUS setting', () => {
  it('defaults to Ghana when it is unset', () => {
    expect(readConfig({ DATA_DIR: folder }).campus.id).toBe('ghana');
  });

  it('accepts the path of a definition, and takes support address and mail sender from it', () => {
    const contact = {
      ...ghana.contact,
      supportEmail: 'help@elsewhere.example',
      mailFrom: 'Elsewhere <a@b.example>',
    };
    const path = file(
      'elsewhere.json',
      JSON.stringify({ ...ghana, id: 'elsewhere', name: 'Elsewhere', contact }),
    );
    expect(loadCampus(path).name).toBe('Elsewhere');
    const config = readConfig({ CAMPUS: path, DATA_DIR: folder });
    expect(config).toMatchObject({
      supportEmail: 'help@elsewhere.example',
      mailFrom: 'Elsewhere <a@b.example>',
    });
    expect(
      readConfig({ CAMPUS: path, DATA_DIR: folder, SUPPORT_EMAIL: 'me@here.example' }).supportEmail,
    ).toBe('me@here.example');
  });

  it.each([
    ['a name that there is not', 'atlantis', /^CAMPUS: there is no campus atlantis; give one of ghana/],
    ['a property of every object', 'constructor', /^CAMPUS: there is no campus constructor/],
    ['a file that ends too early', file('broken.json', '{"id":'), /^CAMPUS: .*broken\.json is not JSON$/],
    [
      'a file that is no JSON',
      file('comma.json', '{\n  "id": "ours"\n  "key": "ours"\n}'),
      /^CAMPUS: .*comma\.json is not JSON; look at line 3, column 3$/,
    ],
    [
      'a definition that lacks something',
      file('half.json', '{"id":"half","key":"half"}'),
      /^CAMPUS: .*half\.json: name is missing; add it$/m,
    ],
  ])('refuses %s', (_name, setting, message) => {
    expect(start(setting)).toThrow(ConfigError);
    expect(start(setting)).toThrow(message);
  });
});

/** Returns the definition with another value in one place, as its author has written it by mistake. */
function mistaken(path: string, value: unknown): string {
  const definition: Record<string, unknown> = structuredClone({ ...ghana });
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at = definition;
  for (const name of names) at = at[name] as Record<string, unknown>;
  at[last] = value;
  return file(`mistake-${path}.json`, JSON.stringify(definition));
}

const problemOf = (run: () => unknown): string => {
  try {
    run();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('a mistake in a campus definition', () => {
  it.each([
    ['name', undefined, 'name is missing; add it'],
    ['name', '', 'name: must not be empty'],
    ['tagline', 'Trade on campus', 'tagline: must be an object in {}'],
    ['brand.themeColors.light', 'honey', 'brand.themeColors.light: must be a colour such as #faf7f0'],
    ['country.code', 'Ghana', 'country.code: must be two capital letters, such as FR'],
    ['currency.code', 'cedi', 'currency.code: must be three capital letters, such as EUR'],
    ['currency.minorDigits', 1, 'currency.minorDigits: must be 0, 2 or 3'],
    ['currency.code', 'KSH', 'currency.code: there is no currency KSH; write its code in ISO 4217'],
    ['timeZone', 'Africa/Acra', 'timeZone: there is no time zone Africa/Acra; write its name in the IANA'],
    ['locales', ['en', 'fr', 'en'], 'locales.2: en is already locales.0; take one of them out'],
    ['locales', ['en', 'Deutsch'], 'locales.1: must be a language such as en'],
    [
      'locales',
      ['en', 'sw', 'pt'],
      'locales.2: there are no words in pt, only in en, fr, es, sw; take it out, or add them',
    ],
    ['hives.0.name', 'flats', 'hives.0.name: flats is not built in, as essentials, academia, logistics'],
    [
      'hives.0.fields',
      [],
      'hives.0.fields: essentials is built in, and what it asks for is code; take fields out',
    ],
    [
      'search.intents.0.hive',
      'flats',
      'search.intents.0.hive: there is no hive flats; name one of essentials',
    ],
    ['hives.1.name', 'essentials', 'hives.1.name: essentials is already hives.0.name; take one of them out'],
    ['institutions.1.id', 'ug', 'institutions.1.id: ug is already institutions.0.id; give each its own'],
    ['institutions.1.aliases', ['ug'], 'institutions: ug is an id or alias of two of them; leave it to one'],
    [
      'institutions.1.emailDomains',
      ['st.ug.edu.gh'],
      'institutions: two of them own st.ug.edu.gh; leave it to one',
    ],
    [
      'institutions.1.staffDomains',
      ['st.ug.edu.gh'],
      'institutions: two of them own st.ug.edu.gh; leave it to one',
    ],
    [
      'institutions.1.emailDomains',
      ['knust.edu.gh', '@st.knust.edu.gh'],
      'institutions.1.emailDomains.1: must be what follows the @ of an address, in lower case, such as',
    ],
    ['institutions.1.emailDomains', [], 'institutions.1.emailDomains.0 is missing; add it'],
    [
      'payments.mobileMoney.networks.1.id',
      'mtn',
      'networks.1.id: mtn is already payments.mobileMoney.networks.0.id; give each its own',
    ],
    ['words.consumerAct', 'the law', 'words.consumerAct: must be an object in {}'],
    ['hives.0.titel', 'Rides', 'hives.0.titel: there is no such field; correct its name, or take it out'],
    ['institution', [], 'institution: there is no such field; correct its name, or take it out'],
    ['words.wallet', 'M-PESA', 'words.wallet: must be an object in {}'],
    ['fees.pro', 9.5, 'fees.pro: must be whole minor units'],
    ['fees.purchase.payer.platform', '2%', 'fees.purchase.payer.platform: must be a number without quotes'],
    ['fees.milestonesAbove', 499.5, 'fees.milestonesAbove: must be whole minor units'],
    ['fees.milestonesAbove', '500', 'fees.milestonesAbove: must be a number without quotes'],
    ['fees.maxPrice', undefined, 'fees.maxPrice is missing; add it'],
    ['fees.maxPrice', 2_000_000_000, 'fees.maxPrice: must be at most 1000000000'],
    [
      'institutions.1.halls',
      [{ id: 'volta-hall', name: 'Volta Hall' }],
      'institutions: volta-hall is the id of two halls; give each its own, such as volta-hall-2',
    ],
    ['institutions.0.halls', [{ id: 'Volta' }], 'institutions.0.halls.0.id: must be lower case letters'],
    [
      'institutions.0.meetupSpots',
      [{ id: 'gate', name: 'Gate' }],
      'institutions.0.meetupSpots: needs five meet-up spots or none',
    ],
    ['languageTags.fr', 'fr_NG', 'languageTags.fr: fr_NG is no language tag; write it as BCP 47 does'],
    ['institutions.0.latitude', 510, 'institutions.0.latitude: must be at most 90'],
    ['institutions.0.website', 'www.ug.edu.gh', 'institutions.0.website: must be an https address'],
    [
      'featuredInstitutions',
      ['mit'],
      'featuredInstitutions: there is no institution mit; add it to institutions',
    ],
    ['payments.mobileMoney.networks', {}, 'payments.mobileMoney.networks: must be a list in []'],
    ['phone.callingCode', '+233', 'callingCode: must be one to three digits in quotes, without the plus'],
  ])('is reported with the file, the field and the fix: %s: %j', (path, value, says) => {
    const setting = mistaken(path, value);
    expect(start(setting)).toThrow(ConfigError);
    expect(start(setting)).toThrow(`CAMPUS: ${setting}: `);
    expect(start(setting)).toThrow(says);
    const lines = problemOf(start(setting))
      .replace(/^CAMPUS: /, '')
      .split('\n');
    expect(lines.filter((line) => !line.startsWith(`${setting}: `))).toEqual([]);
  });
});

it('falls back to English for texts and campus words that a language lacks', () => {
  const before = campus;
  serveCampus(loadCampus('nairobi'));
  const byLanguage = {
    en: { subject: 'Students {campus.inCountry}', text: 'Only {campus.inCountry}' },
    ...{ fr: { subject: '', text: '' }, es: { subject: '', text: '' } },
    sw: { subject: 'Wanafunzi {campus.inCountry}' },
  };
  try {
    expect(textsFor(byLanguage, 'sw')).toEqual({
      subject: 'Wanafunzi nchini Kenya',
      text: 'Only in Kenya',
    });
    expect(textsFor(byLanguage, 'sw')).toBe(textsFor(byLanguage, 'sw'));
  } finally {
    serveCampus(before);
  }
});
