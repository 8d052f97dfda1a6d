import { HIVE_NAMES, isHive } from '../../catalogue/hives.js';
import { brandOf, PLAIN_BRAND } from './colours.js';
import { isMethodWord } from '../method-words.js';
import { KIT_COLOURS } from '../kit-colours.js';
import { completeCurrency, completeFees } from './default-money.js';
import { DEFAULT_HIVES } from './default-hives.js';
import {
  DEFAULT_LANGUAGES,
  SAME_EVERYWHERE,
  defaultPhrases,
  defaultTagline,
  isDefaultLanguage,
} from './default-words.js';
import { isRecord, listOf, recordOf, textOf, type Fields } from './reading.js';

/** Date of the legal texts that the product ships. */
const LEGAL_TEXTS_OF = '2026-11-02T12:00:00.000Z';
/** Institutions that lists show first when the definition does not choose. */
const [FEATURED, ON_LANDING] = [8, 6];

/**
 * Fills in what a short definition leaves out, and never changes what it has. It keeps mistakes as they are, so that the schema reports them
 * at the field where their author finds them.
 */
export function completeCampus(input: Fields): Fields {
  const locales = input['locales'] ?? ['en'];
  const languages = listOf(locales).filter((one) => typeof one === 'string');
  const country = completeCountry(input, languages);
  const code = textOf(country['code']);
  const tagged = [...new Set(['en', 'fr', 'es', ...languages.filter(isDefaultLanguage)])];
  const institutions = completeInstitutions(input['institutions'], languages);
  const first = recordOf(listOf(institutions)[0]);
  return {
    ...input,
    key: input['key'] ?? textOf(input['id']).replaceAll('-', ''),
    tagline:
      input['tagline'] ??
      inLanguages((language) => defaultTagline(language, nameIn(country, language)), languages),
    brand: completeBrand(input['brand']),
    contact: completeContact(input, first, country),
    legal: isRecord(input['legal']) ? { updated: LEGAL_TEXTS_OF, ...input['legal'] } : input['legal'],
    country,
    currency: completeCurrency(input['currency'], code, languages),
    locales,
    defaultLocale: input['defaultLocale'] ?? languages[0],
    languageTags: isRecord(input['languageTags'] ?? {})
      ? {
          ...Object.fromEntries(tagged.map((one) => [one, `${one}-${code}`])),
          ...recordOf(input['languageTags']),
        }
      : input['languageTags'],
    institutions,
    ...completeFeatured(input, institutions),
    hives: completeHives(input['hives'] ?? HIVE_NAMES),
    fees: completeFees(input['fees']),
    payments: isRecord(input['payments'])
      ? { cards: ['Visa', 'Mastercard'], ...input['payments'] }
      : input['payments'],
    search: isRecord(input['search'] ?? {})
      ? { synonyms: [], intents: [], ignored: [], ...recordOf(input['search']) }
      : input['search'],
    words: isRecord(input['words'] ?? {}) ? completeWords(input, country) : input['words'],
  };
}

type Language = (typeof DEFAULT_LANGUAGES)[number];

/** Returns a text in English and in each language of the campus that has default phrases. */
const inLanguages = (
  write: (language: Language) => string | undefined,
  languages: readonly string[],
): Fields =>
  Object.fromEntries(
    DEFAULT_LANGUAGES.filter((one) => one === 'en' || languages.includes(one)).flatMap((language) => {
      const text = write(language);
      return text === undefined ? [] : [[language, text] as const];
    }),
  );

/** `NG`, or a record with some names. Missing names are those of the Unicode CLDR, which every JavaScript engine has. */
function completeCountry({ country }: Fields, languages: readonly string[]): Fields {
  const definition = typeof country === 'string' ? { code: country } : recordOf(country);
  const code = textOf(definition['code']);
  const names = Object.fromEntries(
    DEFAULT_LANGUAGES.filter((one) => one === 'en' || languages.includes(one)).map((language) => [
      language,
      regionName(code, language) ?? code,
    ]),
  );
  if (definition['name'] !== undefined && !isRecord(definition['name'])) return definition;
  return { ...definition, ...(code !== '' && { name: { ...names, ...recordOf(definition['name']) } }) };
}

/** Returns the name of a country. Undefined for a code that ISO 3166-1 does not have. */
export function regionName(code: string, language: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ') return undefined;
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);
}

const nameIn = (country: Fields, language: string): string =>
  textOf(recordOf(country['name'])[language]) || textOf(recordOf(country['name'])['en']);

function completeBrand(brand: unknown): unknown {
  if (brand === undefined) return PLAIN_BRAND;
  if (typeof brand === 'string') return brandOf(brand) ?? brand;
  if (!isRecord(brand)) return brand;
  const tokens = isRecord(brand['tokens'] ?? {})
    ? completeTokens({ light: {}, dark: {}, ...recordOf(brand['tokens']) })
    : brand['tokens'];
  return { ...PLAIN_BRAND, ...brand, tokens };
}

/** Gives tokens their present names. Names without the prefix `--ch-` go with version 0.3. */
function completeTokens(tokens: Fields): Fields {
  const present = (name: string) => {
    const prefixed = name.replace(/^--/, '--ch-');
    return prefixed in KIT_COLOURS ? prefixed : name;
  };
  return Object.fromEntries(
    Object.entries(tokens).map(([theme, values]) => [
      theme,
      isRecord(values)
        ? Object.fromEntries(Object.entries(values).map(([name, value]) => [present(name), value]))
        : values,
    ]),
  );
}

function completeContact(input: Fields, first: Fields, country: Fields): unknown {
  const { contact } = input;
  if (!isRecord(contact)) return contact;
  const { supportEmail } = contact;
  const name = textOf(input['name']);
  const place = [textOf(first['location']), nameIn(country, 'en')].filter(Boolean).join(', ');
  const domain = textOf(supportEmail).split('@')[1] ?? '';
  return {
    privacyEmail: supportEmail,
    mailFrom: `${name} <no-reply@${domain}>`,
    address: { lines: [name, place], latitude: first['latitude'] ?? 0, longitude: first['longitude'] ?? 0 },
    social: [],
    ...contact,
  };
}

function completeInstitutions(institutions: unknown, languages: readonly string[]): unknown {
  if (!Array.isArray(institutions)) return institutions;
  return institutions.map((institution: unknown) => {
    if (!isRecord(institution)) return institution;
    const [name, town] = [textOf(institution['name']), textOf(institution['location'])];
    return {
      displayName: institution['name'],
      kind: 'public',
      land: 'city',
      aliases: [],
      faculties: [],
      meetupSpots: [],
      about: inLanguages(
        (language) => (language === 'fr' ? `${name}, à ${town}.` : `${name}, ${town}.`),
        languages,
      ),
      ...institution,
    };
  });
}

function completeFeatured(input: Fields, institutions: unknown): Fields {
  const all = listOf(institutions).map(recordOf);
  const ids = all.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  const towns = all.flatMap(({ location }) => (typeof location === 'string' ? [location] : []));
  return {
    featuredInstitutions: input['featuredInstitutions'] ?? ids.slice(0, FEATURED),
    landingInstitutions: input['landingInstitutions'] ?? ids.slice(0, ON_LANDING),
    featuredLocations: input['featuredLocations'] ?? [...new Set(towns)].slice(0, ON_LANDING),
  };
}

/** A built-in hive is its name, or a record that changes its title or description. */
function completeHives(hives: unknown): unknown {
  if (!Array.isArray(hives)) return hives;
  return hives.map((hive: unknown) => {
    const definition = typeof hive === 'string' ? { name: hive } : hive;
    if (!isRecord(definition)) return definition;
    const name = textOf(definition['name']);
    if (isHive(name)) return { ...DEFAULT_HIVES[name], ...definition };
    const looks = { icon: 'hexagon', colour: 'neutral' };
    // A name alone describes no own hive. With these fields, the rule for names reports it instead of the schema.
    return typeof hive === 'string'
      ? { title: name, description: name, ...looks, ...definition }
      : { ...looks, ...definition };
  });
}

/** Adds default phrases per language, so that a definition states only those that it words better. */
function completeWords(input: Fields, country: Fields): Fields {
  const definition = Object.entries(recordOf(input['words'])).filter(([key]) => !isMethodWord(key));
  const languages = listOf(input['locales'] ?? ['en']).filter((one) => typeof one === 'string');
  const defaults: Record<string, Record<string, string>> = { examplePhone: { en: examplePhone(input) } };
  for (const language of ['en', ...languages].filter(isDefaultLanguage)) {
    for (const [key, phrase] of Object.entries(defaultPhrases(language, nameIn(country, language))))
      defaults[key] = { ...defaults[key], [language]: phrase };
  }
  const merged = definition.map(([key, text]) => [
    key,
    isRecord(text) && !SAME_EVERYWHERE.includes(key) ? { ...defaults[key], ...text } : text,
  ]);
  return { ...defaults, ...Object.fromEntries(merged) };
}

/** A number of the country's length that begins as numbers of the first network do. */
function examplePhone(input: Fields): string {
  const { trunkPrefix, nationalDigits } = recordOf(input['phone']);
  const network = recordOf(listOf(recordOf(recordOf(input['payments'])['mobileMoney'])['networks'])[0]);
  const start = textOf(listOf(network['prefixes'])[0]) || textOf(trunkPrefix);
  const length = textOf(trunkPrefix).length + (typeof nationalDigits === 'number' ? nationalDigits : 9);
  return (start + '12345678901234').slice(0, Math.max(1, Math.min(length, 15)));
}
