import {
  OWN_HIVE_COLOURS,
  OWN_HIVE_ICONS,
  type Campus,
  type HiveRecord,
  type OwnField,
} from './campus-schema.js';
import { HIVE_NAMES, isHive } from './hives.js';
import { routes } from './routes.js';
import { TOPIC_IDS } from './topics.js';

/** Field names that every listing, or every call about listings, already uses. */
const TAKEN_FIELDS = [
  ...['title', 'description', 'price', 'photos', 'draft', 'free'],
  ...['category', 'hiveType', 'id', 'updatedAt'],
];

/** Names that URLs begin with, or that screens use instead of a hive's name. */
const TAKEN_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(routes).map((route) => route.split('/')[1] ?? ''),
  ...TOPIC_IDS,
  ...['all', 'docs', 'partner', 'home', 'neutral'],
]);

/** Returns whether a name is reserved, including properties of every object, such as "constructor". */
const isTaken = (name: string, taken: { has(name: string): boolean }) => taken.has(name) || name in {};

/** Returns the first error in the campus's own hives, with its field and its correction. Undefined without one. */
export function wrongHive({ hives, search }: Campus): string | undefined {
  for (const [at, hive] of hives.entries()) {
    const wrong = isHive(hive.name) ? wrongBuiltIn(hive) : wrongOwn(hive);
    if (wrong !== undefined) return `hives.${at}.${wrong}`;
  }
  const names = new Set<string>([...HIVE_NAMES, ...hives.map(({ name }) => name)]);
  const unknown = search.intents.findIndex(({ hive }) => !names.has(hive));
  return unknown < 0
    ? undefined
    : `search.intents.${unknown}.hive: there is no hive ${search.intents[unknown]?.hive}; name one of ${[...names].join(', ')}`;
}

function wrongBuiltIn(hive: HiveRecord): string | undefined {
  const extra = (['fields', 'sale', 'per'] as const).find((field) => hive[field] !== undefined);
  return extra === undefined
    ? undefined
    : `${extra}: ${hive.name} is built in, and what it asks for is code; take ${extra} out, or give the hive a name of its own`;
}

function wrongOwn({ name, icon, colour, fields, sale, per }: HiveRecord): string | undefined {
  if (fields === undefined)
    return `name: ${name} is not built in, as ${HIVE_NAMES.join(', ')} are; correct it, or give the hive fields and sale`;
  if (isTaken(name, TAKEN_NAMES)) return `name: ${name} is taken by addresses of the product; choose another`;
  if (sale === undefined) return 'sale is missing; add it: purchase or none';
  if (per !== undefined && sale === 'none')
    return 'per: nothing is paid for here; take it out, or make sale purchase';
  return (
    notAmong('icon', icon, OWN_HIVE_ICONS) ??
    notAmong('colour', colour, OWN_HIVE_COLOURS) ??
    wrongFields(fields)
  );
}

const notAmong = (field: string, value: string, allowed: readonly string[]): string | undefined =>
  allowed.includes(value) ? undefined : `${field}: there is no ${value}; choose one of ${allowed.join(', ')}`;

/** Maximum facts on a card. */
const MAX_ON_CARD = 2;

function wrongFields(fields: readonly OwnField[]): string | undefined {
  const taken = new Set(TAKEN_FIELDS);
  for (const [at, field] of fields.entries()) {
    const wrong = isTaken(field.id, taken) ? `id: ${field.id} is taken; choose another` : wrongField(field);
    if (wrong !== undefined) return `fields.${at}.${wrong}`;
    taken.add(field.id);
  }
  const shown = fields.flatMap(({ onCard }, at) => (onCard === true ? [at] : []));
  const extra = shown[MAX_ON_CARD];
  return extra === undefined
    ? undefined
    : `fields.${extra}.onCard: a card has room for ${MAX_ON_CARD} fields; take it out`;
}

function wrongField({ kind, required, choices, unit, min, max }: OwnField): string | undefined {
  if (kind === 'switch' && required === true)
    return 'required: a switch is on or off, and never empty; take it out';
  if (kind === 'choice') return wrongChoices(choices);
  if (choices !== undefined) return `choices: a ${kind} has none; take them out, or make kind choice`;
  if (kind !== 'number') {
    const extra = Object.entries({ unit, min, max }).find(([, value]) => value !== undefined)?.[0];
    return extra === undefined ? undefined : `${extra}: a ${kind} has none; take it out, or make kind number`;
  }
  const broken = Object.entries({ min, max }).find(
    ([, value]) => value !== undefined && !(Number.isSafeInteger(value) && value >= 0),
  )?.[0];
  if (broken !== undefined) return `${broken}: must be a whole number from 0`;
  return min !== undefined && max !== undefined && min > max
    ? `min: ${min} is more than max, which is ${max}; exchange them`
    : undefined;
}

function wrongChoices(choices: OwnField['choices'] = []): string | undefined {
  if (choices.length === 0)
    return 'choices: a choice has nothing to choose; add choices, each with id and label';
  const ids = choices.map(({ id }) => id);
  const second = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  return second < 0 ? undefined : `choices.${second}.id: ${ids[second]} is there already; give each its own`;
}
