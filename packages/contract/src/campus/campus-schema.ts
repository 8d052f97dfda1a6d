import * as z from 'zod/mini';
import { payments, phone } from './payment-schema.js';
import {
  colour,
  id,
  text,
  word,
  type DeepReadonly,
  latitude,
  longitude,
  url,
  language,
} from './schema-parts.js';
import { institution, type Institution } from './institution-schema.js';
import { hive } from './hive-schema.js';
import { fees } from './fee-schema.js';

export type { FeeTable } from './fee-schema.js';
export {
  BUILT_IN_HIVE_ICONS,
  hive,
  OWN_HIVE_COLOURS,
  OWN_HIVE_ICONS,
  type HiveRecord,
  type OwnField,
  type OwnFieldKind,
  type OwnHive,
} from './hive-schema.js';
export {
  institution,
  LANDMARKS,
  type Hall,
  type Institution,
  type MeetupSpot,
} from './institution-schema.js';
export type { MobileMoneyNetwork, PayoutMethod } from './payment-schema.js';

/** Schema of a campus definition: all differences between countries, cities or brands. A deployment serves one campus. */

const email = z.string().check(z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'must be an email address'));

const tokens = z.record(
  z.string().check(z.regex(/^--[a-z0-9-]+$/, 'must be the name of a token, such as --ch-brand')),
  z.string().check(z.regex(/^[^<>{};]+$/, 'must be a CSS value')),
);

/** A text in English (`en`), with optional translations by language code. */
export type LocalizedText = DeepReadonly<z.infer<typeof text>>;

/** Phrases that inflect the country's name, and local terms. Texts use them as `{campus.…}`. */
const phrases = z.object({
  /** Example domain of an email address before a university is chosen. */
  placeholderDomain: text,
  /** "Members of … only", shown above the registration form. */
  membersOnly: text,
  inCountry: text,
  ofCountry: text,
  outsideCountry: text,
  /** "of the Republic of …", for the applicable law. */
  ofRepublic: text,
  demonym: text,
  countryPossessive: text,
  aMobileNumber: text,
  /** Local name of mobile money. */
  wallet: text,
  examplePhone: text,
  exampleName: text,
  /** Phone numbers of the police, as part of a sentence. */
  emergency: text,
  /** The data protection law in three lengths, and its authority. */
  protectionAct: text,
  protectionActInFull: text,
  act: text,
  authority: text,
  authorityContact: text,
  /** A consumer protection law, named in the terms. */
  consumerAct: text,
});

/** A campus definition: all data in which one campus differs from another. Amounts are in minor units. */
export const campusDefinition = z.strictObject({
  id,
  /** Prefix of everything stored on a device: storage keys and cookies. Must never change. */
  key: z.string().check(z.regex(/^[a-z][a-z0-9]*$/, 'must be lower case letters and digits')),
  name: word,
  tagline: text,
  brand: z.strictObject({
    /** Colours of the browser's bars, by theme. An installed app uses the light one. */
    themeColors: z.strictObject({ light: colour, dark: colour }),
    backgroundColor: colour,
    /** Design tokens that differ from the kit's, by CSS name and theme. */
    tokens: z.strictObject({ light: tokens, dark: tokens }),
  }),
  contact: z.strictObject({
    supportEmail: email,
    privacyEmail: email,
    mailFrom: word,
    /** Position of the contact page's map. */
    address: z.strictObject({ lines: z.array(word).check(z.minLength(1)), latitude, longitude }),
    social: z.array(z.strictObject({ name: word, url })),
  }),
  legal: z.strictObject({
    /** The operator, who is responsible for the data. */
    operator: word,
    /** Numbers under which authorities know the operator, as printed after the name, such as `TIN C0012345678`. Default: none. */
    numbers: z.optional(
      z.strictObject({
        /** In the register of companies. */
        company: word,
        /** In the register of the data protection authority. */
        dataProtection: word,
      }),
    ),
    /** Date of the legal texts. */
    updated: word,
  }),
  country: z.strictObject({
    /** ISO 3166-1 */
    code: z.string().check(z.regex(/^[A-Z]{2}$/, 'must be two capital letters, such as FR')),
    name: text,
  }),
  currency: z.strictObject({
    /** ISO 4217 */
    code: z.string().check(z.regex(/^[A-Z]{3}$/, 'must be three capital letters, such as EUR')),
    symbol: word,
    /** The symbol with its country, for isolated figures. */
    longSymbol: word,
    /** Other local notations beside an amount, such as the name's plural. Prices are read with them in any case. */
    words: z.optional(z.array(word)),
    /** Name of the smallest unit, in each language. */
    minorUnit: text,
    /** Decimals of a major unit: 2 for nearly all currencies. */
    minorDigits: z.literal([0, 2, 3], 'must be 0, 2 or 3'),
  }),
  timeZone: word,
  /** Hours before the start of an event from which its door admits tickets. Default: `DOOR_OPENS_HOURS`. */
  doorOpensHours: z.optional(z.number().check(z.minimum(0), z.maximum(72))),
  defaultLocale: language,
  /** Languages of the campus, in menu order. */
  locales: z.array(language).check(z.minLength(1, 'needs at least one language')),
  /** Formats of dates and numbers by language, as BCP 47 tags. May include languages that only a host of the screens has. */
  languageTags: z.catchall(z.object({ en: word, fr: word, es: word }), word),
  institutions: z.array(institution).check(z.minLength(1, 'needs at least one institution')),
  /** Ids of the institutions that lists show first. */
  featuredInstitutions: z.array(id),
  /** Ids of the institutions that the home page shows. */
  landingInstitutions: z.array(id),
  /** Towns that lists of places show first. */
  featuredLocations: z.array(word),
  /** The active hives, in order. */
  hives: z.array(hive).check(z.minLength(1, 'needs at least one hive')),
  fees,
  /** Mobile numbers of the country. */
  phone,
  payments,
  search: z.strictObject({
    /** Typed words and their equivalents in listings. An entry that shares a phrase with the base vocabulary extends it. */
    synonyms: z.array(
      z.strictObject({ typed: z.array(word), finds: z.array(word), except: z.optional(z.array(word)) }),
    ),
    /** Local words that name a hive. */
    intents: z.array(z.strictObject({ typed: z.array(word), hive: id })),
    /** Local filler words in queries. */
    ignored: z.array(word),
    /** Lines that add to the common kinds, in the format of `readLexicon`. */
    kinds: z.optional(z.string()),
  }),
  words: z.catchall(phrases, text),
});

/** A campus definition. */
export type Campus = DeepReadonly<z.infer<typeof campusDefinition>>;

/** An institution in browsers. Calls provide its description, its meet-up places and its halls. */
export type BrowserInstitution = Omit<
  Institution,
  'about' | 'programs' | 'faculties' | 'meetupSpots' | 'halls'
>;

/** The part of a definition that browsers receive, without server-only data. */
export interface BrowserCampus extends Omit<Campus, 'institutions' | 'search'> {
  readonly institutions: readonly BrowserInstitution[];
}
