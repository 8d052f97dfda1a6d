import {
  ADMISSIONS,
  CONDITIONS,
  isHive,
  EVENT_TYPES,
  saleOf,
  SERVICE_KINDS,
  TOPIC_IDS,
  TOPICS,
  ownHive,
  type BuiltInHive,
  type HiveName,
  type TopicId,
} from '@campushive/contract';
import type { OwnField, OwnFieldKind } from '@campushive/contract/campus-schema';
import type { ListingFormMessages } from './listing-form.messages.js';

/** Name of a field with a label in the form's texts, or of a custom hive's field with its own label. */
export type FieldName = keyof ListingFormMessages['fields'] | OwnName;
type OwnName = `own:${string}`;
/** Name of a form value: a field, or whether the listing is free. */
export type ValueName = FieldName | 'free';
/** Choice with a label in the form's texts, or a topic of the hive. */
export type ChoiceName = keyof ListingFormMessages['choices'] | TopicId;

/** Field of the form. */
export interface FormField {
  readonly name: FieldName;
  readonly kind:
    | 'line'
    /** Place on the poster's campus, or another one as text. */
    | 'place'
    | 'text'
    | 'price'
    /** Amount of money besides the price, such as a deposit. */
    | 'money'
    | 'choice'
    | 'date'
    | 'moment'
    /** Optional hall of the poster's university. */
    | 'hall'
    /** Optional end of another moment, shown on demand. */
    | 'end'
    | 'number'
    | 'link'
    | 'tick'
    | 'switch'
    | 'chips'
    /** Optional course code, shown on demand. */
    | 'course'
    /** Category suggested from title and description, to be confirmed. */
    | 'kind'
    /** Optional kinds of tickets, which replace the single price. */
    | 'kinds'
    /** Packages of a service, which replace the fields of a task. */
    | 'packages';
  readonly optional?: true;
  readonly choices?: readonly ChoiceName[];
  /** Definition of a custom hive's field: label and choices. */
  readonly own?: OwnField;
}

/** Starts with the poster's own hall. */
const HALL: FormField = { name: 'hallId', kind: 'hall', optional: true };
const TITLE: FormField = { name: 'title', kind: 'line' };
const DESCRIPTION: FormField = { name: 'description', kind: 'text' };
const KIND: FormField = { name: 'kind', kind: 'kind', optional: true };
const PRICE: FormField = { name: 'price', kind: 'price' };
/** Switch that is on by default. */
const OFFERS: FormField = { name: 'acceptsOffers', kind: 'switch', optional: true };

const COURSE: FormField = { name: 'courseCode', kind: 'course', optional: true };

const topicsOf = (hive: BuiltInHive) => TOPIC_IDS.filter((id) => TOPICS[id].hive === hive);

/** Fields of each hive's form, in the order of the specification. */
export const FORM_FIELDS: Readonly<Record<BuiltInHive, readonly FormField[]>> = {
  essentials: [
    TITLE,
    DESCRIPTION,
    PRICE,
    { name: 'condition', kind: 'choice', choices: CONDITIONS },
    { name: 'pickupLocation', kind: 'line' },
    HALL,
    OFFERS,
    { name: 'brand', kind: 'line', optional: true },
    { name: 'itemCategory', kind: 'chips', optional: true, choices: topicsOf('essentials') },
    COURSE,
    { name: 'purchaseDate', kind: 'date', optional: true },
    KIND,
  ],
  academia: [
    TITLE,
    DESCRIPTION,
    PRICE,
    { name: 'duration', kind: 'number' },
    { name: 'location', kind: 'line' },
    HALL,
    OFFERS,
    COURSE,
    KIND,
  ],
  logistics: [
    TITLE,
    { name: 'from', kind: 'place', optional: true },
    { name: 'to', kind: 'place', optional: true },
    HALL,
    PRICE,
    { name: 'specialInstructions', kind: 'text', optional: true },
    KIND,
  ],
  buzz: [
    TITLE,
    DESCRIPTION,
    { name: 'eventDate', kind: 'moment' },
    { name: 'eventEndDate', kind: 'end', optional: true },
    { name: 'location', kind: 'line' },
    HALL,
    { name: 'organizer', kind: 'line' },
    { name: 'eventType', kind: 'choice', choices: EVENT_TYPES },
    { name: 'admission', kind: 'choice', choices: ADMISSIONS },
    PRICE,
    { name: 'capacity', kind: 'number', optional: true },
    { name: 'ticketKinds', kind: 'kinds', optional: true },
    { name: 'registrationLink', kind: 'link', optional: true },
    { name: 'isItem13', kind: 'tick', optional: true },
    KIND,
  ],
  archive: [
    TITLE,
    DESCRIPTION,
    COURSE,
    { name: 'fileUrl', kind: 'link', optional: true },
    { name: 'mayShare', kind: 'tick' },
    KIND,
  ],
  sidehustle: [
    TITLE,
    DESCRIPTION,
    PRICE,
    { name: 'applicationDeadline', kind: 'date' },
    { name: 'serviceKind', kind: 'chips', choices: SERVICE_KINDS },
    { name: 'packages', kind: 'packages', optional: true },
    { name: 'maxOpenOrders', kind: 'number', optional: true },
    HALL,
    KIND,
  ],
};

const OWN_KINDS = {
  text: 'line',
  'long-text': 'text',
  number: 'number',
  money: 'money',
  choice: 'choice',
  date: 'date',
  switch: 'tick',
  place: 'place',
} as const satisfies Record<OwnFieldKind, FormField['kind']>;

/**
 * Returns the fields of a hive's form. A custom hive has the common fields and its own; an unknown hive has only the
 * common ones.
 */
export const formFieldsOf = (hive: HiveName): readonly FormField[] =>
  isHive(hive)
    ? FORM_FIELDS[hive]
    : [
        TITLE,
        DESCRIPTION,
        ...(needsPrice(hive) ? [PRICE] : []),
        ...(ownHive(hive)?.fields ?? []).map(formFieldOf),
        ...(hasPlace(hive) ? [] : [HALL]),
      ];

/** Checks whether a custom hive asks for a place, which replaces the poster's hall. */
const hasPlace = (hive: HiveName): boolean =>
  (ownHive(hive)?.fields ?? []).some(({ kind }) => kind === 'place');

function formFieldOf(own: OwnField): FormField {
  return {
    name: `own:${own.id}`,
    kind: OWN_KINDS[own.kind],
    own,
    ...(own.required !== true && { optional: true }),
  };
}

/** Returns the name of a field in requests. */
export const inputNameOf = ({ name, own }: FormField): string => own?.id ?? name;

/** Returns the fields to fill in. When an event is edited, its capacity is required. */
export const fieldsOf = (hive: HiveName, isNew: boolean): readonly FormField[] =>
  isNew
    ? formFieldsOf(hive)
    : formFieldsOf(hive).map((field) => (field.name === 'capacity' ? CAPACITY : field));

const CAPACITY: FormField = { name: 'capacity', kind: 'number' };

/** Checks whether a hive requires a price, or the choice that the listing is free. */
export const needsPrice = (hive: HiveName): boolean => hive !== 'buzz' && saleOf(hive) !== null;
