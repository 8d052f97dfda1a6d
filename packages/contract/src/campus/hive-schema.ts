import * as z from 'zod/mini';
import { HIVE_NAMES } from '../catalogue/hives.js';
import { id, text, word, type DeepReadonly, language } from './schema-parts.js';

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
