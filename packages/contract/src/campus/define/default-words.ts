/** Default phrases about a country, for definitions without `words`. */

/** Languages in which the product has texts, and so default phrases. */
export const DEFAULT_LANGUAGES = ['en', 'fr', 'es', 'sw'] as const;
type DefaultLanguage = (typeof DEFAULT_LANGUAGES)[number];
/** Phrases that are the same in each language: examples, and the wallet's name. */
export const SAME_EVERYWHERE: readonly string[] = [
  'placeholderDomain',
  'wallet',
  'examplePhone',
  'exampleName',
];

type Phrases = Readonly<Record<string, string>>;

/** Returns whether the product has texts in a language. */
export const isDefaultLanguage = (language: string): language is DefaultLanguage =>
  DEFAULT_LANGUAGES.some((one) => one === language);

/** English names that take an article. */
const WITH_ARTICLE =
  /^(?:Gambia|Bahamas|Comoros|Maldives|Netherlands|Philippines|Seychelles|United )|Republic|Islands/;

/** French names whose gender or article the ending does not tell. */
const FRENCH_PLURAL = /^(?:États-Unis|Pays-Bas|Émirats|Comores|Seychelles|Philippines|Maldives|Bahamas|Îles)/;
const FRENCH_MASCULINE = /^(?:Mozambique|Zimbabwe|Mexique|Cambodge|Belize|Suriname)$/;
const FRENCH_WITHOUT =
  /^(?:Madagascar|Maurice|Cuba|Chypre|Malte|Singapour|Bahreïn|Djibouti|Oman|Haïti|Sao Tomé)/;

/** Returns a French country with the prepositions for "in" and "of". */
function inFrench(name: string): readonly [inside: string, of: string] {
  if (FRENCH_PLURAL.test(name)) return [`aux ${name}`, `des ${name}`];
  if (FRENCH_WITHOUT.test(name)) return [`à ${name}`, `de ${name}`];
  if (/^[AEIOUÉÎ]/.test(name)) return [`en ${name}`, `d’${name}`];
  return name.endsWith('e') && !FRENCH_MASCULINE.test(name)
    ? [`en ${name}`, `de ${name}`]
    : [`au ${name}`, `du ${name}`];
}

/** Returns the default phrases of a country in a language, by their keys in `words`. `name` is the country's name in that language. */
export function defaultPhrases(language: DefaultLanguage, name: string): Phrases {
  switch (language) {
    case 'en':
      return english(WITH_ARTICLE.test(name) ? `the ${name}` : name, name);
    case 'fr':
      return french(...inFrench(name));
    case 'es':
      return spanish(name);
    case 'sw':
      return swahili(name);
    default:
      return language satisfies never;
  }
}

const english = (country: string, name: string): Phrases => ({
  placeholderDomain: 'university.edu',
  membersOnly: `University Students of ${country} Only`,
  inCountry: `in ${country}`,
  ofCountry: `of ${country}`,
  outsideCountry: `outside ${country}`,
  ofRepublic: `of ${country}`,
  demonym: name,
  countryPossessive: `${country}’s`,
  aMobileNumber: `a mobile number of ${country}`,
  wallet: 'mobile money',
  exampleName: 'Sam Taylor',
  emergency: 'the local emergency number',
  protectionAct: `${country}’s data protection law`,
  protectionActInFull: `${country}’s data protection law`,
  act: 'the data protection law',
  consumerAct: `the consumer protection law of ${country}`,
  authority: 'the data protection authority',
  authorityContact: `the data protection authority of ${country}`,
});

const french = (inside: string, of: string): Phrases => ({
  membersOnly: `Réservé aux étudiants ${of}`,
  inCountry: inside,
  ofCountry: of,
  outsideCountry: `hors ${of}`,
  ofRepublic: of,
  demonym: of,
  countryPossessive: of,
  aMobileNumber: `un numéro de mobile ${of}`,
  wallet: 'mobile money',
  emergency: 'le numéro d’urgence local',
  protectionAct: `la loi ${of} sur la protection des données`,
  protectionActInFull: `la loi ${of} sur la protection des données`,
  act: 'la loi sur la protection des données',
  consumerAct: `la loi ${of} sur la protection des consommateurs`,
  authority: 'l’autorité de protection des données',
  authorityContact: `l’autorité de protection des données ${of}`,
});

const spanish = (name: string): Phrases => ({
  membersOnly: `Solo universitarios de ${name}`,
  inCountry: `en ${name}`,
  ofCountry: `de ${name}`,
  outsideCountry: `fuera de ${name}`,
  ofRepublic: `de ${name}`,
  demonym: `de ${name}`,
  countryPossessive: `de ${name}`,
  aMobileNumber: `un número móvil de ${name}`,
  wallet: 'dinero móvil',
  emergency: 'el número de emergencias local',
  protectionAct: `la ley de protección de datos de ${name}`,
  protectionActInFull: `la ley de protección de datos de ${name}`,
  act: 'la ley de protección de datos',
  consumerAct: `la ley de protección de los consumidores de ${name}`,
  authority: 'la autoridad de protección de datos',
  authorityContact: `la autoridad de protección de datos de ${name}`,
});

const swahili = (name: string): Phrases => ({
  membersOnly: `Wanafunzi wa vyuo vya ${name} tu`,
  inCountry: `nchini ${name}`,
  ofCountry: `ya ${name}`,
  outsideCountry: `nje ya ${name}`,
  ofRepublic: `ya ${name}`,
  demonym: `ya ${name}`,
  countryPossessive: `ya ${name}`,
  aMobileNumber: `nambari ya simu ya ${name}`,
  wallet: 'pesa kwa simu',
  emergency: 'nambari ya dharura ya eneo lako',
  protectionAct: `Sheria ya Ulinzi wa Data ya ${name}`,
  protectionActInFull: `Sheria ya Ulinzi wa Data ya ${name}`,
  act: 'Sheria ya Ulinzi wa Data',
  consumerAct: `Sheria ya Ulinzi wa Watumiaji ya ${name}`,
  authority: 'mamlaka ya ulinzi wa data',
  authorityContact: `mamlaka ya ulinzi wa data ya ${name}`,
});

/** Returns the default tagline of a campus. `name` is the country's name in that language. */
export function defaultTagline(language: DefaultLanguage, name: string): string {
  const phrases = defaultPhrases(language, name);
  const country = phrases['inCountry'] ?? name;
  switch (language) {
    case 'en':
      return `The marketplace of verified university students ${country}.`;
    case 'fr':
      return `La place de marché des étudiants vérifiés ${country}.`;
    case 'es':
      return `El mercado de los estudiantes universitarios verificados ${country}.`;
    case 'sw':
      return `Mahali pa kununua na kuuza kwa wanafunzi waliothibitishwa wa vyuo vikuu ${country}.`;
    default:
      return language satisfies never;
  }
}
