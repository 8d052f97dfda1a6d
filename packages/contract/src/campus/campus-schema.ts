import * as z from 'zod/mini';
import { HIVE_NAMES } from '../catalogue/hives.js';
import { payments, phone } from './payment-schema.js';
import { amountMinor, colour, id, text, word, type DeepReadonly } from './schema-parts.js';

export type { MobileMoneyNetwork, PayoutMethod } from './payment-schema.js';

/** Schema of a campus definition: all differences between countries, cities or brands. A deployment serves one campus. */

const email = z.string().check(z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'must be an email address'));
const domain = z
  .string()
  .check(
    z.regex(
      /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/,
      'must be what follows the @ of an address, in lower case, such as students.example.edu',
    ),
  );
const url = z.string().check(z.regex(/^https:\/\/\S+$/, 'must be an https address'));
/** Upper limit of a campus's highest price, in minor units. */
const MAX_PRICE_MINOR = 1_000_000_000;
/** Hundredths of a per cent. */
const basisPoints = z
  .number()
  .check(
    z.refine((value) => Number.isInteger(value) && value >= 0 && value < 10_000, 'must be basis points'),
  );
const tokens = z.record(
  z.string().check(z.regex(/^--[a-z0-9-]+$/, 'must be the name of a token, such as --ch-brand')),
  z.string().check(z.regex(/^[^<>{};]+$/, 'must be a CSS value')),
);
const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));

/** ISO 639 code: `en`, `sw`. The server checks which languages have texts. */
const language = z.string().check(z.regex(/^[a-z]{2,3}$/, 'must be a language such as en'));

/** A text in English (`en`), with optional translations by language code. */
export type LocalizedText = DeepReadonly<z.infer<typeof text>>;

/** A named, well-lit, public place where two students can meet. */
const meetupSpot = z.strictObject({ id, name: word });
/** A public place of a campus where students can meet, as its definition lists it. `id` is unique within the institution. */
export type MeetupSpot = DeepReadonly<z.infer<typeof meetupSpot>>;

/** Landscapes that a drawing of a campus can show. */
const LANDS = ['city', 'coast', 'forest', 'hills', 'savannah'] as const;

/** Buildings that a drawing of a campus may show. */
export const LANDMARKS = ['tower', 'dome', 'arch', 'hall', 'library', 'spire', 'block', 'gate'] as const;

/** A hall of residence or hostel. Ids are unique across all institutions. */
const hall = z.strictObject({ id, name: word });
/** A hall of residence or hostel of an institution. `id` is unique across all institutions of a campus. */
export type Hall = DeepReadonly<z.infer<typeof hall>>;

/** The schema of a university in a campus definition. */
export const institution = z.strictObject({
  id,
  /** The full name, as registration sends it. */
  name: word,
  /** The short name that people use. */
  displayName: word,
  kind: z.enum(['public', 'private']),
  /** The town. */
  location: word,
  /** The landscape that its drawing shows. */
  land: z.enum(LANDS),
  /** A landmark that makes the drawing unique. */
  landmark: z.optional(z.enum(LANDMARKS)),
  established: z.number(),
  website: url,
  /** Accepted domains. The first one is shown as the suffix at registration. */
  emailDomains: z.tuple([domain], domain),
  /** Domains of its staff and lecturers, who cannot sign up: none of `emailDomains`. Default: none are known. */
  staffDomains: z.optional(z.array(domain)),
  /** Ids that older links use. */
  aliases: z.array(word),
  latitude,
  longitude,
  /** A sentence about the institution. */
  about: text,
  /** Its fields of study. Default: not shown. */
  programs: z.optional(text),
  faculties: z.array(word),
  /** None, or at least five. Without any, students name their own meeting places. */
  meetupSpots: z
    .array(meetupSpot)
    .check(z.refine((spots) => spots.length === 0 || spots.length >= 5, 'needs five meet-up spots or none')),
  /** Halls and hostels that a student or a listing may name, in display order. Default: none. */
  halls: z.optional(z.array(hall)),
});
/** A university in a campus definition, with its email domains, its coordinates in degrees and its meet-up spots. */
export type Institution = DeepReadonly<z.infer<typeof institution>>;

/** Input controls of fields in a campus's own hive, which decide their values. */
const OWN_FIELD_KINDS = [
  'text',
  'long-text',
  'number',
  'money',
  'choice',
  'date',
  'switch',
  'place',
] as const;
/** The input control of a field in a campus's own hive. */
export type OwnFieldKind = (typeof OWN_FIELD_KINDS)[number];

/** Name of a field in requests and responses, such as `freeFrom`. */
const fieldId = z
  .string()
  .check(z.regex(/^[a-z][a-zA-Z0-9]*$/, 'must be a plain identifier, such as freeFrom'));

/** A field of a campus's own hive. The form, the card, the listing's page, the filters and the request are generated from it. */
const ownField = z.strictObject({
  id: fieldId,
  label: text,
  kind: z.enum(OWN_FIELD_KINDS),
  /** Required to publish a listing. Default: optional. */
  required: z.optional(z.boolean()),
  /** Help text of the field. */
  hint: z.optional(text),
  /** Options of a `choice`, in display order. */
  choices: z.optional(
    z.array(
      z.strictObject({
        id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be lower case letters, digits and hyphens')),
        label: text,
      }),
    ),
  ),
  /** Id of the choice that an empty form shows, such as "any". Default: the poster must choose, or may leave it empty. */
  initial: z.optional(z.string()),
  /** Unit of a `number`, shown after it. */
  unit: z.optional(text),
  /** Whole numbers from `min` to `max` for a `number`. Default: 0 to a million. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  /** Shown on the card. At most two fields are. */
  onCard: z.optional(z.boolean()),
});
/** A field of a campus's own hive. */
export type OwnField = DeepReadonly<z.infer<typeof ownField>>;

/** Icons for a campus's own hive. */
export const OWN_HIVE_ICONS = [
  'house',
  'bike',
  'car',
  'utensils',
  'shirt',
  'wrench',
  'ticket',
  'search',
  'hexagon',
] as const;
/** Colours of a campus's own hive: that of a built-in hive, or neutral. */
export const OWN_HIVE_COLOURS = [...HIVE_NAMES, 'neutral'] as const;
/** Icons of the built-in hives. */
export const BUILT_IN_HIVE_ICONS = [
  'shopping-bag',
  'book',
  'truck',
  'megaphone',
  'archive',
  'briefcase',
] as const;

/** The schema of a hive in a campus definition. */
export const hive = z.strictObject({
  /** A built-in hive. Any other name is a campus's own hive, with `fields` and `sale`. */
  name: id,
  /** Title, as shown and in filters. */
  title: word,
  /** Titles in other languages, where they differ. */
  titles: z.optional(z.record(language, word)),
  description: word,
  /** The description in other languages. */
  descriptions: z.optional(z.record(language, word)),
  /** One of `OWN_HIVE_ICONS`. A built-in hive keeps its own. */
  icon: word,
  /** The name of its colour in the design tokens. */
  colour: word,
  /** Fields of a campus's own hive, besides title, description, photos and price. */
  fields: z.optional(z.array(ownField)),
  /** Sale of a campus's own hive: `purchase` where a buyer pays the poster once per listing, `none` where no money changes hands. */
  sale: z.optional(z.enum(['purchase', 'none'])),
  /** Suffix of the price in a campus's own hive, such as "per month". */
  per: z.optional(text),
  /** Id of the choice field whose chosen label is the suffix of the price, such as "per semester". Excludes `per`. */
  perField: z.optional(fieldId),
  /** Id of the money field that a buyer pays into held money, in place of the price, such as a deposit. Default: the price is paid. */
  depositField: z.optional(fieldId),
  /** Days after which a listing of a campus's own hive ends, from 1 to 60. Default: 60. */
  daysListed: z.optional(z.number()),
  /** Whether a listing of a campus's own hive needs a photo to be posted. Default `false`. */
  needsPhoto: z.optional(z.boolean()),
});
/** A hive in a campus definition. A record with `fields` and `sale` defines a campus's own hive. */
export type HiveRecord = DeepReadonly<z.infer<typeof hive>>;
/** The record of a campus's own hive. */
export interface OwnHive extends HiveRecord {
  readonly fields: readonly OwnField[];
  readonly sale: NonNullable<HiveRecord['sale']>;
}

const rates = z.strictObject({
  /** Fees added to the price for the payer. */
  payer: z.strictObject({ platform: basisPoints, processing: basisPoints }),
  /** Fees deducted from the price for the payee. `payout`: the fee for the transfer to their account. */
  payee: z.strictObject({ platform: basisPoints, payout: basisPoints }),
});

const fees = z.strictObject({
  purchase: rates,
  gig: rates,
  /** Lowest balance of the daily payout (`minimum`), and the fee of an instant one. */
  payout: z.strictObject({ minimum: amountMinor, instantFee: amountMinor }),
  /** Limits of credits from the campus's funds: of one credit, and of each admin in 24 hours. */
  goodwill: z.strictObject({
    max: amountMinor.check(z.maximum(MAX_PRICE_MINOR, `must be at most ${MAX_PRICE_MINOR}`)),
    aDay: amountMinor.check(z.maximum(MAX_PRICE_MINOR, `must be at most ${MAX_PRICE_MINOR}`)),
  }),
  /** The provider's fees: basis points of a charge, minor units of a transfer. */
  provider: z.strictObject({ charge: basisPoints, transfer: amountMinor }),
  /** Price above which a gig can be divided into milestones. */
  milestonesAbove: amountMinor.check(z.maximum(MAX_PRICE_MINOR, `must be at most ${MAX_PRICE_MINOR}`)),
  /** Lowest price of a sold item. Default: the smallest unit. Free items cost nothing. */
  minPrice: z.optional(amountMinor),
  /** Highest price of a listing. With its fees it must fit into a four-byte integer of the database. */
  maxPrice: amountMinor.check(z.maximum(MAX_PRICE_MINOR, `must be at most ${MAX_PRICE_MINOR}`)),
  /** The monthly price of the pro plan. */
  pro: amountMinor,
});
/** The fees and price limits of a campus. Rates are in basis points, and amounts in minor units. */
export type FeeTable = DeepReadonly<z.infer<typeof fees>>;

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
