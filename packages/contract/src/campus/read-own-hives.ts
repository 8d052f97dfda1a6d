import type { CampusParts } from './define/parts.js';
import { HIVE_NAMES, isHive } from '../catalogue/hives.js';
import { DAY, LISTING_LIFETIME } from '../limits.js';
import { routes } from '../routes.js';
import { OWN_HIVE_COLOURS, OWN_HIVE_ICONS, type HiveRecord, type OwnField } from './hive-schema.js';

/** Field names that every listing, or every call about listings, already uses. */
const RESERVED_FIELDS = [
  ...['title', 'description', 'price', 'hallId', 'photos', 'draft', 'free'],
  ...['category', 'hiveType', 'id', 'updatedAt'],
];

/** Names that URLs begin with, or that screens use instead of a hive's name. */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(routes).map((route) => route.split('/')[1] ?? ''),
  ...['all', 'docs', 'partner', 'home', 'neutral'],
]);

/** Returns whether a name is reserved, including properties of every object, such as "constructor". */
const isTaken = (name: string, taken: { has(name: string): boolean }) => taken.has(name) || name in {};

/** Returns the errors in the campus's own hives, each with its field and its correction. */
export function wrongHives({ hives, search }: CampusParts): readonly string[] {
  const wrong = hives.flatMap((hive, at) => {
    if (hive === undefined) return [];
    const errors = isHive(hive.name) ? wrongBuiltIn(hive) : wrongOwn(hive);
    return errors.map((error) => `hives.${at}.${error}`);
  });
  if (hives.includes(undefined)) return wrong;
  const names = new Set<string>([...HIVE_NAMES, ...hives.flatMap((hive) => hive?.name ?? [])]);
  const unknown = (search?.intents ?? []).flatMap(({ hive }, at) =>
    names.has(hive)
      ? []
      : [`search.intents.${at}.hive: there is no hive ${hive}; name one of ${[...names].join(', ')}`],
  );
  return [...wrong, ...unknown];
}

const wrongBuiltIn = (hive: HiveRecord): string[] =>
  (['fields', 'sale', 'per', 'perField', 'depositField', 'daysListed', 'needsPhoto'] as const)
    .filter((field) => hive[field] !== undefined)
    .map(
      (extra) =>
        `${extra}: ${hive.name} is built in, and what it asks for is code; take ${extra} out, or give the hive a name of its own`,
    );

function wrongOwn(hive: HiveRecord): string[] {
  const { name, icon, colour, fields, sale, daysListed } = hive;
  if (fields === undefined)
    return [
      `name: ${name} is not built in, as ${HIVE_NAMES.join(', ')} are; correct it, or give the hive fields and sale`,
    ];
  return [
    ...(isTaken(name, RESERVED_NAMES)
      ? [`name: ${name} is taken by addresses of the product; choose another`]
      : []),
    ...(sale === undefined ? ['sale is missing; add it: purchase or none'] : []),
    ...wrongSuffix(hive, fields),
    ...wrongDeposit(hive, fields),
    ...(daysListed === undefined ||
    (Number.isSafeInteger(daysListed) && daysListed >= 1 && daysListed <= MAX_DAYS)
      ? []
      : [`daysListed: must be a whole number from 1 to ${MAX_DAYS}`]),
    ...notAmong('icon', icon, OWN_HIVE_ICONS),
    ...notAmong('colour', colour, OWN_HIVE_COLOURS),
    ...wrongFields(fields),
  ];
}

/** Maximum lifetime of a listing in days. */
const MAX_DAYS = LISTING_LIFETIME / DAY;

function wrongSuffix({ per, perField, sale }: HiveRecord, fields: readonly OwnField[]): string[] {
  const given = per !== undefined ? 'per' : 'perField';
  if (per === undefined && perField === undefined) return [];
  if (sale === 'none') return [`${given}: nothing is paid for here; take it out, or make sale purchase`];
  if (perField === undefined) return [];
  if (per !== undefined) return ['perField: the price has per already; take one of them out'];
  const isChoice = fields.some(({ id, kind, required }) => id === perField && kind === 'choice' && required);
  return isChoice ? [] : [`perField: there is no required choice ${perField} among fields; add it`];
}

function wrongDeposit({ depositField, sale }: HiveRecord, fields: readonly OwnField[]): string[] {
  if (depositField === undefined) return [];
  if (sale === 'none') return ['depositField: nothing is paid for here; take it out, or make sale purchase'];
  const isMoney = fields.some(({ id, kind }) => id === depositField && kind === 'money');
  return isMoney ? [] : [`depositField: there is no money field ${depositField} among fields; add it`];
}

/** Returns an error for a value that the list does not have. */
export const notAmong = (field: string, value: string, allowed: readonly string[]): string[] =>
  allowed.includes(value) ? [] : [`${field}: there is no ${value}; choose one of ${allowed.join(', ')}`];

/** Maximum facts on a card. */
const MAX_ON_CARD = 2;

function wrongFields(fields: readonly OwnField[]): string[] {
  const taken = new Set(RESERVED_FIELDS);
  const wrong = fields.flatMap((field, at) => {
    const error = isTaken(field.id, taken) ? `id: ${field.id} is taken; choose another` : wrongField(field);
    taken.add(field.id);
    return error === undefined ? [] : [`fields.${at}.${error}`];
  });
  const shown = fields.flatMap(({ onCard }, at) => (onCard === true ? [at] : []));
  const extra = shown
    .slice(MAX_ON_CARD)
    .map((at) => `fields.${at}.onCard: a card has room for ${MAX_ON_CARD} fields; take it out`);
  return [...wrong, ...extra];
}

function wrongField(field: OwnField): string | undefined {
  const { kind, required, choices, initial, unit, min, max } = field;
  if (kind === 'switch' && required === true)
    return 'required: a switch is on or off, and never empty; take it out';
  if (kind === 'choice') return wrongChoices(field);
  if (initial !== undefined) return `initial: a ${kind} has none; take it out, or make kind choice`;
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

function wrongChoices({ choices = [], initial }: OwnField): string | undefined {
  if (choices.length === 0)
    return 'choices: a choice has nothing to choose; add choices, each with id and label';
  const ids = choices.map(({ id }) => id);
  const second = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (second >= 0) return `choices.${second}.id: ${ids[second]} is there already; give each its own`;
  return initial === undefined || ids.includes(initial)
    ? undefined
    : `initial: there is no ${initial}; choose one of ${ids.join(', ')}`;
}
