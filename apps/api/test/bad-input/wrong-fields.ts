import type { CallName } from '@campushive/contract';
import * as z from 'zod/mini';
import { callOf, placeOf } from './places.js';
import { type Fields } from './requests.js';

type Json = Record<string, unknown>;
type Kind = 'string' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** Rules of a call's input schema for one field. */
export interface FieldRule {
  readonly field: string;
  readonly required: boolean;
  /** Accepted JSON types. */
  readonly kinds: ReadonlySet<Kind>;
  /** JSON Schema of the field. */
  readonly schema: string;
}

/** A right input with one wrong field. */
export interface WrongInput {
  readonly title: string;
  /** Field that `fieldErrors` must name, itself or an element of it. */
  readonly field: string;
  readonly fields: Fields;
}

const OF_KIND: Readonly<Record<Kind, unknown>> = {
  string: 'something else',
  number: 12.5,
  boolean: true,
  object: { wrong: true },
  array: [['wrong']],
  null: null,
};
const TOO_LONG = 'x'.repeat(20_000);
/** Text as long as a path or a query may be without being refused for its length alone. */
const LONG_ADDRESS = 'x'.repeat(250);
const TOO_LONG_QUERY = 'x'.repeat(2_500);

/** Makes each field of a right input wrong in every way: type, length, absence; and adds an unknown field. */
export function* wrongInputs(name: CallName, right: Fields): Generator<WrongInput> {
  for (const rule of rulesOf(name, right)) {
    const { field } = rule;
    for (const [title, value] of wrongValues(name, rule)) {
      yield { title: `${field}: ${title}`, field, fields: { ...right, [field]: value } };
    }
    if (rule.required && placeOf(name, field) !== 'path') {
      const { [field]: _left, ...fields } = right;
      yield { title: `${field}: missing`, field, fields };
    }
  }
  yield { title: 'a field too many', field: 'notAField', fields: { ...right, notAField: 'x' } };
}

function* wrongValues(name: CallName, { field, kinds }: FieldRule): Generator<[string, unknown]> {
  const place = placeOf(name, field);
  if (place === 'body') {
    for (const [kind, value] of Object.entries(OF_KIND) as [Kind, unknown][]) {
      if (!kinds.has(kind)) yield [`${kind} instead of ${[...kinds].join(' or ')}`, value];
    }
    if (kinds.has('string')) yield ['too long', TOO_LONG];
    if (kinds.has('number'))
      yield* [['negative', -1] as const, ['huge', 1e21] as const].map(([a, b]): [string, unknown] => [a, b]);
    if (kinds.has('array')) {
      yield* [
        ['elements of another type', [12.5]],
        ['too many elements', Array.from({ length: 1_000 }, () => 'x')],
      ] as [string, unknown][];
    }
    return;
  }
  yield ['too long', place === 'path' ? LONG_ADDRESS : place === 'query' ? TOO_LONG_QUERY : TOO_LONG];
  if (place === 'query') yield ['given twice', ['1', '1']];
  if (place !== 'form') yield ['a zero byte', '\u0000'];
}

const HALF_A_CHARACTER = '\ud800';

/** Texts that have broken servers before. They may be valid or not; the server must answer either way. */
export const HOSTILE_TEXTS = [
  '\u0000',
  HALF_A_CHARACTER,
  'e\u0301\u202e',
  "'; drop table users; --",
  '%_\\',
  '{"$ne":null}',
  '-1',
  'NaN',
  '9'.repeat(40),
  '0001-01-01',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '../../../etc/passwd',
  '__proto__',
  ...[['x'], [{}], [1e21, 1], ['0001-01-01T00:00:00Z', 'x'], [null]].map((cursor) =>
    Buffer.from(JSON.stringify(cursor)).toString('base64url'),
  ),
];

/**
 * Remembers which inputs were tried. An input that the schema of its call refuses never reaches the call, so a value is tried once for all
 * calls with the same rules of a field. An input that the schema takes is tried in each call.
 */
export class Tried {
  readonly #keys = new Set<string>();

  /** Returns true for the first input of its kind. `value` names the value of `field` that `fields` has. */
  isNew(name: CallName, rule: FieldRule, value: string, fields: Fields): boolean {
    const isTaken = callOf(name).input.safeParse(fields).success;
    const where = isTaken ? name : `${placeOf(name, rule.field)} ${rule.schema}`;
    const key = [where, rule.field, value].join(': ');
    const isNew = !this.#keys.has(key);
    this.#keys.add(key);
    return isNew;
  }
}

/** Returns the right input with a hostile text in one field after the other, if not `tried` before. */
export function* hostileInputs(
  name: CallName,
  right: Fields,
  tried: Tried,
): Generator<{ title: string; fields: Fields }> {
  for (const rule of rulesOf(name, right)) {
    const { field, kinds } = rule;
    const place = placeOf(name, field);
    for (const text of HOSTILE_TEXTS) {
      // Half a character cannot be part of an address.
      if (place !== 'body' && text === HALF_A_CHARACTER) continue;
      const fields = { ...right, [field]: kinds.has('array') ? [text] : text };
      if (tried.isNew(name, rule, text, fields)) yield { title: `${field}: ${JSON.stringify(text)}`, fields };
    }
  }
}

/** Returns the fields of a call; for several variants, those of the variant of the right input. */
export function rulesOf(name: CallName, right: Fields): FieldRule[] {
  const json = z.toJSONSchema(callOf(name).input, { io: 'input', unrepresentable: 'any' }) as Json;
  const variants = (json['oneOf'] ?? json['anyOf'] ?? [json]) as Json[];
  const variant = variants.find((one) =>
    Object.entries(propertiesOf(one)).every(
      ([field, { const: only }]) => only === undefined || only === right[field],
    ),
  );
  if (variant === undefined) throw new Error(`${name}: the right input is of no variant`);
  const required = (variant['required'] ?? []) as string[];
  return (
    Object.entries(propertiesOf(variant))
      // The hive is part of the path: another one is an unknown address.
      .filter(([field]) => field !== 'category')
      .map(([field, schema]) => {
        const kinds = kindsOf(schema);
        if (kinds.size === 0) throw new Error(`${name}: the schema tells no type of ${field}`);
        return { field, required: required.includes(field), kinds, schema: JSON.stringify(schema) };
      })
  );
}

const propertiesOf = (schema: Json) => (schema['properties'] ?? {}) as Record<string, Json>;

function kindsOf(schema: Json): Set<Kind> {
  const choices = [...((schema['anyOf'] ?? []) as Json[]), ...((schema['oneOf'] ?? []) as Json[])];
  const own = [schema['type'] ?? []].flat() as string[];
  const constant = schema['const'] === undefined ? [] : [typeof schema['const']];
  const all = [...own, ...constant].map((type) => (type === 'integer' ? 'number' : type)) as Kind[];
  return new Set([...all, ...choices.flatMap((choice) => [...kindsOf(choice)])]);
}
