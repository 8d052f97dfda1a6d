import fc from 'fast-check';
import { HOSTILE_TEXTS } from '../bad-input/wrong-fields.js';

/** The part of JSON Schema that the document uses. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

/** Texts that resemble dates, numbers and the like. */
const TELLING = [
  '2027-01-01',
  '2027-01-01T10:00:00.000Z',
  '0244123456',
  '12.50',
  '0',
  'me',
  'true',
  '٣',
  'é',
];

const text = ({ minLength = 0, maxLength = 40 }: Schema) =>
  fc.oneof(
    fc
      .constantFrom(...TELLING, ...HOSTILE_TEXTS)
      .filter((one) => one.length >= minLength && one.length <= maxLength),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) }),
  );

/** Generates values that a schema of the document allows, as far as it says; patterns are not followed everywhere. */
export function valueOf(definition: object): fc.Arbitrary<unknown> {
  const schema = definition as Schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(valueOf));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: string) => valueOf({ ...schema, type })));
  }
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'number':
    case 'integer':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'object':
      return objectOf(schema);
    default:
      return anyValue;
  }
}

function numberOf({ type, minimum = -1e9, maximum = 1e9 }: Schema): fc.Arbitrary<number> {
  const whole = fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  if (type === 'integer') return whole;
  return fc.oneof(
    whole,
    fc.double({ min: minimum, max: maximum, noNaN: true }),
    fc.constantFrom(0, 0.01, 0.001, 1e5),
  );
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** Generates any JSON value. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_TEXTS),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(-1, 1e21, Number.MAX_SAFE_INTEGER, 5e-324, [], {}, [[]], {
    constructor: { prototype: 1 },
  }),
);
