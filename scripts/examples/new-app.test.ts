import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { campus as ghana } from '../../campuses/ghana/src/index.ts';
import { campus as nairobi } from '../../campuses/nairobi/src/index.ts';
import { checkCampus, parseCampusJson } from '../../packages/contract/src/campus/read-campus.ts';
import { COUNTRIES, createApp, LANGUAGES } from '../../packages/create-campushive/src/index.ts';
import { root } from '../run.ts';

let around: string;
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'new-campus-'));
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

/** Creates an application, and reads its definition. */
function created(country: string, languages: readonly string[]) {
  const wish = { name: 'Yard', colour: 'teal', country, languages };
  createApp({ folder: join(around, 'app'), ...wish }, `${root}/examples/foreign-vite`);
  const json = readFileSync(join(around, 'app/campus.json'), 'utf8');
  return checkCampus(parseCampusJson(json, 'campus.json'));
}

describe('the campus of a new application', () => {
  it.each(Object.keys(COUNTRIES))('is complete and without mistakes in %s', (country) => {
    const languages = [...LANGUAGES].reverse();
    const { campus, mistakes } = created(country, languages);
    expect(mistakes).toEqual([]);
    expect(campus).toMatchObject({ country: { code: country }, locales: languages, defaultLocale: 'es' });
  });

  it.each([ghana, nairobi])(
    'has the networks, phone numbers and provider fees of the campus in $country.code',
    ({ country, currency, timeZone, phone, payments, fees }) => {
      const { campus } = created(country.code, ['en']);
      const networksIn = (networks: NonNullable<typeof payments.mobileMoney>['networks'] = []) =>
        networks.map(({ id, providerCodes, approval, prefixes }) => ({
          ...{ id, providerCodes, approval, prefixes },
        }));
      expect(networksIn(campus?.payments.mobileMoney?.networks)).toEqual(
        networksIn(payments.mobileMoney?.networks),
      );
      expect(campus).toMatchObject({ currency: { code: currency.code }, timeZone, phone });
      expect(campus?.fees.provider).toEqual(fees.provider);
    },
  );
});
