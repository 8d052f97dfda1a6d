import { ownHive } from '../catalogue/hives.js';
import type { LocalizedText } from './campus-schema.js';
import type { OwnField, OwnHive } from './hive-schema.js';

/** Value of a field in a campus's own hive. Null for an empty field. */
export type OwnValue = string | number | boolean | null;

/**
 * Returns the field values of a listing in a campus's own hive, by field id. They are separate from other details, so a field can have any
 * id.
 */
export function ownValuesIn({ own }: Readonly<Record<string, unknown>>): Readonly<Record<string, OwnValue>> {
  if (typeof own !== 'object' || own === null) return {};
  return Object.fromEntries(
    Object.entries(own).map(([id, value]: [string, unknown]) => [id, isOwnValue(value) ? value : null]),
  );
}

const isOwnValue = (value: unknown): value is OwnValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Returns the field values for a response: every field of the hive, in order. */
export function ownDetailsOf(
  { fields }: OwnHive,
  details: Readonly<Record<string, unknown>>,
): Record<string, OwnValue> {
  const values = ownValuesIn(details);
  return Object.fromEntries(fields.map(({ id }) => [id, values[id] ?? null]));
}

/** Returns the details of a listing in a campus's own hive after a change: its fields, and its search words. */
export function changedOwnDetails(
  hive: OwnHive,
  before: Readonly<Record<string, unknown>>,
  input: Readonly<Record<string, unknown>>,
): { own: Record<string, unknown>; ownWords: string } {
  const changed = hive.fields
    .filter(({ id }) => input[id] !== undefined)
    .map(({ id }) => [id, input[id] === '' ? null : input[id]]);
  const own = { ...ownValuesIn(before), ...Object.fromEntries(changed) };
  return { own, ownWords: hive.fields.flatMap((field) => wordsOf(field, own[field.id])).join(' ') };
}

/** Returns the search words of a value: a text itself, or a choice's label in every language of the campus. */
function wordsOf({ kind, choices = [] }: OwnField, value: unknown): readonly string[] {
  if (typeof value !== 'string' || kind === 'date') return [];
  const label = choices.find(({ id }) => id === value)?.label;
  return label === undefined ? [value] : namesOf(label);
}

const namesOf = (label: LocalizedText): readonly string[] => [...new Set(Object.values(label))];

/** Returns the suffix of a price in a campus's own hive: the same for all listings, or the label of a choice. Undefined without one. */
export function priceSuffixOf(
  name: string,
  values: Readonly<Record<string, unknown>>,
): LocalizedText | undefined {
  const { per, perField, fields = [] } = ownHive(name) ?? {};
  const field = fields.find(({ id }) => id === perField);
  return per ?? field?.choices?.find(({ id }) => id === values[field.id])?.label;
}

/** A listing as far as its deposit needs it. `price` is in major units, and `ownDetails` holds its values by field id. */
interface PricedListing {
  readonly hiveTypeId: string;
  readonly price: number;
  readonly ownDetails?: Readonly<Record<string, unknown>> | undefined;
}

/** A deposit: the field that names it, and its amount in major units. */
export interface Deposit {
  readonly field: OwnField;
  readonly amount: number;
}

/** Returns the deposit that a buyer pays in place of the price. Undefined where the price itself is paid, and for a free listing. */
export function depositOf({ hiveTypeId, price, ownDetails = {} }: PricedListing): Deposit | undefined {
  const { depositField, fields = [] } = ownHive(hiveTypeId) ?? {};
  const field = fields.find(({ id }) => id === depositField);
  const amount = field === undefined ? null : ownDetails[field.id];
  return field === undefined || typeof amount !== 'number' || price === 0 ? undefined : { field, amount };
}

/** Returns the field that names an order's price, such as a deposit, by its id. Undefined where the price itself is paid. */
export const priceFieldOf = (
  name: string,
  { priceField }: { readonly priceField?: string | null | undefined },
): OwnField | undefined => ownHive(name)?.fields.find(({ id }) => id === priceField);

/** Returns whether lists can be filtered by a field of a campus's own hive: choices and switches. */
export const isFacet = ({ kind }: OwnField): boolean => kind === 'choice' || kind === 'switch';

/** A filter of a list: the field's id and its value. */
export type Facet = readonly [id: string, value: string | boolean];

/** Parses `kind:shared,furnished:yes`. Undefined where the hive has no such field or choice. */
export function readFacets(hive: OwnHive | undefined, text: string): readonly Facet[] | undefined {
  const facets = text.split(',').flatMap((part): Facet[] => {
    const [id = '', value = ''] = part.split(':');
    const field = hive?.fields.find((one) => one.id === id);
    if (field?.kind === 'switch' && (value === 'yes' || value === 'no')) return [[id, value === 'yes']];
    return field?.kind === 'choice' && field.choices?.some((choice) => choice.id === value)
      ? [[id, value]]
      : [];
  });
  return facets.length === text.split(',').length ? facets : undefined;
}
