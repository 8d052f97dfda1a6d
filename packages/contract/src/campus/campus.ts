/**
 * Pure functions over a campus definition: institutions, mobile numbers, hives and the words of its country. Its schema is in
 * `campus-schema.ts`, which pages need not load.
 */
import type { BrowserCampus, Campus, LocalizedText, MobileMoneyNetwork } from './campus-schema.js';
import { feesFor, formatRate } from '../money/fees.js';
import { formatMoney, formatWholeMoney } from '../money/format-money.js';
import { saleOf, type HiveName } from '../catalogue/hives.js';
import { TOPIC_IDS, TOPICS, type TopicId } from '../catalogue/topics.js';
import { isolateValues } from '../isolate.js';
import { joinedNames } from './joined-names.js';
import { networksOf } from './payment-methods.js';
import type { Hall, Institution } from './institution-schema.js';
import type { HiveRecord } from './hive-schema.js';

export type * from './campus-schema.js';
export { networksOf, payoutMethodsOf } from './payment-methods.js';

/** Returns a text of the definition in one language, or in English without a translation. */
export function localized(text: LocalizedText, locale: string): string {
  return text[locale] ?? text.en;
}

/** Returns the language tag for dates and numbers: `en-XX` for `en`. A locale that the campus lacks uses the default one's tag. */
export function languageTag(campus: Pick<Campus, 'languageTags' | 'defaultLocale'>, locale: string): string {
  const { languageTags, defaultLocale } = campus;
  return languageTags[locale] ?? languageTags[defaultLocale] ?? languageTags.en;
}

/** Finds an institution by id, alias, or full or short name (any case). */
export function findUniversity<I extends Pick<Institution, 'id' | 'aliases' | 'name' | 'displayName'>>(
  { institutions }: { readonly institutions: readonly I[] },
  idOrName: string,
): I | undefined {
  const query = idOrName.trim().toLowerCase();
  return institutions.find(
    ({ id, aliases, name, displayName }) =>
      id === query ||
      aliases.includes(query) ||
      name.toLowerCase() === query ||
      displayName.toLowerCase() === query,
  );
}

/** Returns the meet-up places of one institution or of all, with ids unique across all institutions. */
export function meetupSpotsOf(
  { institutions }: Pick<Campus, 'institutions'>,
  universityId?: string,
): { id: string; name: string; universityId: string }[] {
  return institutions
    .filter(({ id }) => universityId === undefined || id === universityId)
    .flatMap(({ id, meetupSpots }) =>
      meetupSpots.map((spot) => ({ id: `${id}/${spot.id}`, name: spot.name, universityId: id })),
    );
}

/** Finds a hall by its id. Undefined for an unknown id, and for a hall of another institution than `universityId`. */
export function findHall(
  { institutions }: Pick<Campus, 'institutions'>,
  id: string,
  universityId?: string,
): Hall | undefined {
  return institutions
    .filter((institution) => universityId === undefined || institution.id === universityId)
    .flatMap(({ halls = [] }) => halls)
    .find((hall) => hall.id === id);
}

/** Finds the institution that owns an email address's domain. */
export function universityOfEmail<I extends Pick<Institution, 'emailDomains'>>(
  { institutions }: { readonly institutions: readonly I[] },
  address: string,
): I | undefined {
  const domain = address.trim().toLowerCase().split('@')[1] ?? '';
  return institutions.find((institution) => institution.emailDomains.includes(domain));
}

/** Finds the institution whose staff use an email address's domain. */
export function employerOfEmail<I extends Pick<Institution, 'staffDomains'>>(
  { institutions }: { readonly institutions: readonly I[] },
  address: string,
): I | undefined {
  const domain = address.trim().toLowerCase().split('@')[1] ?? '';
  return institutions.find((institution) => institution.staffDomains?.includes(domain) === true);
}

/** Returns the names of the active hives, in the campus's order. */
export const hiveNamesOf = ({ hives }: Pick<Campus, 'hives'>): readonly HiveName[] =>
  hives.map(({ name }) => name);

/** Returns the topics of the active hives. A hive of the campus's own takes the address of a topic with its name. */
export function topicIdsOf(campus: Pick<Campus, 'hives'>): readonly TopicId[] {
  const names = hiveNamesOf(campus);
  return TOPIC_IDS.filter((id) => names.includes(TOPICS[id].hive) && !names.includes(id));
}

/** Returns the record of a hive. Undefined for a hive that this campus does not have. */
export const findHive = ({ hives }: Pick<Campus, 'hives'>, name: string): HiveRecord | undefined =>
  hives.find((hive) => hive.name === name);

/** Display data of a hive. A hive that the campus does not know has only a name, without an icon and in neutral colours. */
export interface ShownHive {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly colour: string;
}

/** Turns `pick_up` into `Pick up`. A fallback for identifiers without a translation in this version. */
export function plainName(id: string): string {
  const words = id.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a hive's display data in a language, with a neutral fallback: `lost-found` becomes `Lost found`. */
export function hiveOf(campus: Pick<Campus, 'hives'>, name: string, locale = 'en'): ShownHive {
  const hive = findHive(campus, name);
  if (hive === undefined)
    return { name, title: plainName(name), description: '', icon: '', colour: 'neutral' };
  const { titles, descriptions } = hive;
  return {
    ...hive,
    title: titles?.[locale] ?? hive.title,
    description: descriptions?.[locale] ?? hive.description,
  };
}

/** Returns the network with an id. Undefined for a network that this campus does not have. */
export const findNetwork = (campus: Pick<Campus, 'payments'>, id: string): MobileMoneyNetwork | undefined =>
  networksOf(campus).find((network) => network.id === id);

/** Normalises all spellings of one mailbox: lower case, without a +tag. */
export function canonicalEmail(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  return `${local.split('+')[0] ?? ''}@${domain}`;
}

/** Returns the operator with the numbers of the registers in brackets, where the definition has them. */
const operatorOf = ({ operator, numbers }: BrowserCampus['legal']): string =>
  numbers === undefined ? operator : `${operator} (${numbers.company}, ${numbers.dataProtection})`;

/**
 * Returns the values of `{campus.…}` placeholders: names, amounts of the fee table, and phrases that the definition inflects itself because
 * they depend on the name of the country.
 */
export function campusWords(campus: BrowserCampus, locale: string): CampusWords {
  const { currency, payments, fees, legal } = campus;
  const roundedMoney = (amountMinor: number) => formatWholeMoney(amountMinor, currency, locale);
  const example = (amountMinor: number) => formatMoney(amountMinor, currency, locale);
  const rate = (basisPoints: number) => formatRate(basisPoints, locale);
  const networks = networksOf(campus);
  const gig = feesFor('gig', EXAMPLE_PRICE, fees);
  const paid = campus.hives
    .filter(({ name }) => saleOf(name) === 'gig')
    .map(({ name }) => hiveOf(campus, name, locale).title);
  const cards = joinedNames(payments.cards, locale, 'or');
  const wallets = networks.map((network) => network.walletName).join(', ');
  const networkNames = networks.map((network) => network.shortName);
  const facts = {
    wallet: localized(campus.words.wallet, locale),
    name: campus.name,
    tagline: localized(campus.tagline, locale),
    key: campus.key,
    operator: operatorOf(legal),
    supportEmail: campus.contact.supportEmail,
    privacyEmail: campus.contact.privacyEmail,
    country: localized(campus.country.name, locale),
    address: campus.contact.address.lines.slice(1).join(', '),
    symbol: currency.symbol,
    currency: currency.code,
    minorUnit: localized(currency.minorUnit, locale),
    provider: payments.provider.name,
    cards,
    wallets,
    networks: networkNames.join(', '),
    anyNetwork: joinedNames(networkNames, locale, 'or'),
    promptNetworks: joinedNames(namesOf(campus, 'prompt'), locale, 'and'),
    voucherNetworks: joinedNames(namesOf(campus, 'voucher'), locale, 'and'),
    voucherDial: networks.find((network) => network.voucherDial !== undefined)?.voucherDial ?? '',
    hiveCount: localized(COUNT_WORDS[campus.hives.length - 1] ?? { en: String(campus.hives.length) }, locale),
    hiveTitles: joinedNames(
      campus.hives.map(({ name }) => hiveOf(campus, name, locale).title),
      locale,
      'and',
    ),
    essentials: hiveOf(campus, 'essentials', locale).title,
    sidehustle: hiveOf(campus, 'sidehustle', locale).title,
    paidHives: joinedNames(paid, locale, 'and'),
    anyPaidHive: joinedNames(paid, locale, 'or'),
    universities: String(campus.institutions.length),
    exampleDomain: exampleDomain(campus),
    maxPrice: roundedMoney(fees.maxPrice),
    payoutMinimum: roundedMoney(fees.payout.minimum),
    instantFee: roundedMoney(fees.payout.instantFee),
    proPrice: roundedMoney(fees.pro).replace(currency.symbol, currency.longSymbol),
    purchasePlatformRate: rate(fees.purchase.payer.platform),
    purchaseProcessingRate: rate(fees.purchase.payer.processing),
    purchasePayoutRate: rate(fees.purchase.payee.payout),
    gigProcessingRate: rate(fees.gig.payer.processing),
    gigPlatformRate: rate(fees.gig.payee.platform),
    gigPayoutRate: rate(fees.gig.payee.payout),
    examplePrice: example(gig.price),
    exampleTotal: example(gig.total),
    examplePayout: example(gig.payout),
  };
  const phrases = Object.entries(campus.words).map(([key, text]) => [
    key,
    fillCampus(localized(text, locale), facts),
  ]);
  return { ...Object.fromEntries(phrases), ...facts };
}

/** Number words, for the number of hives in a sentence. */
const COUNT_WORDS: readonly LocalizedText[] = [
  { en: 'one', fr: 'une', es: 'una', sw: 'moja' },
  { en: 'two', fr: 'deux', es: 'dos', sw: 'mbili' },
  { en: 'three', fr: 'trois', es: 'tres', sw: 'tatu' },
  { en: 'four', fr: 'quatre', es: 'cuatro', sw: 'nne' },
  { en: 'five', fr: 'cinq', es: 'cinco', sw: 'tano' },
  { en: 'six', fr: 'six', es: 'seis', sw: 'sita' },
  { en: 'seven', fr: 'sept', es: 'siete', sw: 'saba' },
  { en: 'eight', fr: 'huit', es: 'ocho', sw: 'nane' },
];

/** Returns the domain of example addresses: that of the first featured institution. Empty without institutions. */
function exampleDomain({ institutions, featuredInstitutions }: BrowserCampus): string {
  const first = institutions.find(({ id }) => id === featuredInstitutions[0]) ?? institutions[0];
  return first?.emailDomains[0] ?? '';
}

/** The example price in help and price pages. */
const EXAMPLE_PRICE = 12_000;

const namesOf = ({ payments }: BrowserCampus, approval: MobileMoneyNetwork['approval']) =>
  networksOf({ payments })
    .filter((one) => one.approval === approval)
    .map((one) => one.shortName);

/** Replaces each `{campus.…}` in `text`. Unknown placeholders stay, so that a test finds them. */
export const fillCampus = (text: string, words: CampusWords): string =>
  text.includes('{campus.')
    ? text.replace(/\{campus\.(\w+)\}/g, (placeholder, key: string) => words[key] ?? placeholder)
    : text;

/** Values of `{campus.…}` placeholders by key. The same object as long as campus and language are the same. */
export type CampusWords = Readonly<Record<string, string>>;

const filled = new WeakMap<CampusWords, WeakMap<object, unknown>>();

/** Replaces the placeholders in texts, and isolates the values that users wrote. Results are cached. */
export function fillMessages<M extends object>(messages: M, words: CampusWords): M {
  const cached = filled.get(words) ?? new WeakMap<object, unknown>();
  filled.set(words, cached);
  if (!cached.has(messages)) cached.set(messages, fill(messages, words));
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- `fill` keeps the shape: texts stay texts, functions take the same arguments
  return cached.get(messages) as M;
}

/** Returns whether a list entry begins with an empty word: it would describe something that the campus does not have. */
function isOfMissing(entry: unknown, words: CampusWords): boolean {
  const [, key = ''] = typeof entry === 'string' ? (/^\{campus\.(\w+)\}/.exec(entry) ?? []) : [];
  return words[key] === '';
}

function fill(value: unknown, words: CampusWords): unknown {
  if (typeof value === 'string') return fillCampus(value, words);
  if (typeof value === 'function') {
    return (...values: unknown[]): unknown =>
      fill(Reflect.apply(value, undefined, values.map(isolateValues)), words);
  }
  if (Array.isArray(value))
    return value.filter((one: unknown) => !isOfMissing(one, words)).map((one: unknown) => fill(one, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [key, fill(one, words)]),
  );
}
