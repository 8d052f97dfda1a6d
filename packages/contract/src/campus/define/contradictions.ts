import { notAmong, wrongHives } from '../read-own-hives.js';
import { regionName } from './complete-campus.js';
import { contrastOf, isMeasurable } from './colours.js';
import { DEFAULT_LANGUAGES, isDefaultLanguage } from './default-words.js';
import { CONTRAST_PAIRS, KIT_COLOURS } from '../kit-colours.js';
import type { CampusParts } from './parts.js';
import { BUILT_IN_HIVE_ICONS, OWN_HIVE_COLOURS, OWN_HIVE_ICONS } from '../hive-schema.js';

/** Returns every contradiction between fields of a definition, each with its field and its correction. */
export function contradictionsIn(parts: CampusParts): readonly string[] {
  return [
    ...repeatedNames(parts),
    ...wrongHives(parts),
    ...unknownIcons(parts),
    ...unknownToTheWorld(parts),
    ...unknownInstitutions(parts),
    ...wrongLanguages(parts),
    ...wrongBrand(parts),
  ];
}

/** Finds duplicates among names that are looked up. A second entry would never be found. */
function repeatedNames({ institutions, hives, payments, locales = [] }: CampusParts): string[] {
  const domains = institutions.flatMap((institution) => [
    ...(institution?.emailDomains ?? []),
    ...(institution?.staffDomains ?? []),
  ]);
  // Lists find a hall by its id alone.
  const halls = institutions.flatMap((institution) => institution?.halls?.map(({ id }) => id) ?? []);
  const ids = institutions.map((institution) => institution?.id);
  const names = institutions.flatMap((institution) =>
    institution === undefined ? [] : [institution.id, ...institution.aliases],
  );
  const repeatedIds = new Set(repeated(ids).map((at) => ids[at]));
  const spots = institutions.flatMap((institution, at) =>
    repeatedIn(
      `institutions.${at}.meetupSpots`,
      'id',
      institution?.meetupSpots.map(({ id }) => id) ?? [],
      'give each its own',
    ),
  );
  return [
    ...repeated(domains).map((at) => `institutions: two of them own ${domains[at]}; leave it to one`),
    ...repeatedIn('institutions', 'id', ids, 'give each its own'),
    ...repeated(names)
      .filter((at) => !repeatedIds.has(names[at]))
      .map((at) => `institutions: ${names[at]} is an id or alias of two of them; leave it to one`),
    ...spots,
    ...repeated(halls).map(
      (at) => `institutions: ${halls[at]} is the id of two halls; give each its own, such as ${halls[at]}-2`,
    ),
    ...repeatedIn(
      'hives',
      'name',
      hives.map((hive) => hive?.name),
      'take one of them out',
    ),
    ...repeatedIn(
      'payments.mobileMoney.networks',
      'id',
      payments?.mobileMoney?.networks.map(({ id }) => id) ?? [],
      'give each its own',
    ),
    ...repeatedIn('locales', '', locales, 'take one of them out'),
  ];
}

type Names = readonly (string | undefined)[];

function repeatedIn(list: string, field: string, names: Names, fix: string): string[] {
  const at = (index: number) => [list, index, field].filter((part) => part !== '').join('.');
  return repeated(names).map((second) => {
    const name = names[second];
    return `${at(second)}: ${name} is already ${at(names.indexOf(name))}; ${fix}`;
  });
}

/** Returns the places of names that occurred before. */
const repeated = (names: Names): number[] =>
  names.flatMap((name, at) => (name !== undefined && names.indexOf(name) !== at ? [at] : []));

function unknownIcons({ hives }: CampusParts): string[] {
  const icons: readonly string[] = [...OWN_HIVE_ICONS, ...BUILT_IN_HIVE_ICONS];
  return hives.flatMap((hive, at) => {
    // `wrongHives` names the icons of the campus's own hives.
    if (hive === undefined || hive.fields !== undefined) return [];
    const errors = [
      ...notAmong('icon', hive.icon, icons),
      ...notAmong('colour', hive.colour, OWN_HIVE_COLOURS),
    ];
    return errors.map((error) => `hives.${at}.${error}`);
  });
}

/** Finds invalid codes of external standards. An invalid one would break the first page or payment instead of the start. */
function unknownToTheWorld({ country, currency, timeZone }: CampusParts): string[] {
  const wrong: string[] = [];
  if (country !== undefined && regionName(country.code, 'en') === undefined)
    wrong.push(`country.code: there is no country ${country.code}; write its code in ISO 3166-1, such as FR`);
  if (currency !== undefined && !Intl.supportedValuesOf('currency').includes(currency.code))
    wrong.push(
      `currency.code: there is no currency ${currency.code}; write its code in ISO 4217, such as EUR`,
    );
  if (timeZone !== undefined && !isTimeZone(timeZone))
    wrong.push(
      `timeZone: there is no time zone ${timeZone}; write its name in the IANA database, such as Europe/Paris`,
    );
  return wrong;
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function unknownInstitutions(parts: CampusParts): string[] {
  // An institution with a mistake has no id here, so a list may well name it.
  if (parts.institutions.includes(undefined)) return [];
  const ids = new Set(parts.institutions.map((institution) => institution?.id));
  return (['featuredInstitutions', 'landingInstitutions'] as const).flatMap((list) =>
    (parts[list] ?? [])
      .filter((id) => !ids.has(id))
      .map((id) => `${list}: there is no institution ${id}; add it to institutions or take it out`),
  );
}

/** Finds languages without texts, tags that are not BCP 47, and a default language that the campus does not have. */
function wrongLanguages({ locales, defaultLocale, languageTags }: CampusParts): string[] {
  const supported = DEFAULT_LANGUAGES.join(', ');
  const wordless = (locales ?? []).flatMap((language, at) =>
    isDefaultLanguage(language)
      ? []
      : [
          `locales.${at}: there are no words in ${language}, only in ${supported}; take it out, or add them as CONTRIBUTING.md says`,
        ],
  );
  const tags = Object.entries(languageTags ?? {}).flatMap(([language, tag]) => {
    const found = canonicalTag(tag);
    if (found === undefined)
      return [
        `languageTags.${language}: ${tag} is no language tag; write it as BCP 47 does, such as ${language}-FR`,
      ];
    return found.split('-')[0] === language
      ? []
      : [`languageTags.${language}: ${tag} is a tag of another language; begin it with ${language}`];
  });
  const missing =
    locales !== undefined && defaultLocale !== undefined && !locales.includes(defaultLocale)
      ? [`defaultLocale: ${defaultLocale} is not one of the locales; add it to them`]
      : [];
  return [...wordless, ...tags, ...missing];
}

function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

const THEMES = ['light', 'dark'] as const;

/** Finds tokens that the kit does not have, and colours that cannot be read on their grounds. */
function wrongBrand({ brand }: CampusParts): string[] {
  if (brand === undefined) return [];
  return THEMES.flatMap((theme, at) => {
    const own: Readonly<Record<string, string>> = brand.tokens[theme];
    const valueOf = (name: string): string => own[name] ?? KIT_COLOURS[name]?.[at] ?? '';
    const named = Object.entries(own).flatMap(([name, value]) => {
      const field = `brand.tokens.${theme}.${name}`;
      if (KIT_COLOURS[name] === undefined)
        return [
          `${field}: there is no such token; take it out, or name one of ${Object.keys(KIT_COLOURS).slice(9, 14).join(', ')}`,
        ];
      return isMeasurable(value) || !isMeasurable(KIT_COLOURS[name][at] ?? '')
        ? []
        : [`${field}: must be #rrggbb or oklch(lightness chroma hue), so that its contrast can be measured`];
    });
    const unreadable = CONTRAST_PAIRS.flatMap(([above, ground, least]) => {
      const set = [above, ground].find((name) => own[name] !== undefined);
      const contrast = contrastOf(valueOf(above), valueOf(ground));
      if (set === undefined || contrast === undefined || contrast >= least) return [];
      const measured = Math.floor(contrast * 10) / 10;
      return [
        `brand.tokens.${theme}.${set}: ${above} on ${ground} has a contrast of ${measured}; make it at least ${least}`,
      ];
    });
    return [...named, ...unreadable];
  });
}
