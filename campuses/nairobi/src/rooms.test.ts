import { findHive, hiveOf, type Campus } from '@campushive/contract/campus';
import { readCampus } from '@campushive/contract/read-campus';
import { describe, expect, it } from 'vitest';
import { campus } from './index.js';

const AT = campus.hives.findIndex(({ name }) => name === 'rooms');

/** Returns the definition with a change to its own hive, or to a field of that hive. */
function mistaken(change: object, field?: number): unknown {
  const definition = structuredClone(campus) as unknown as { hives: { fields: object[] }[] };
  const hive = definition.hives[AT];
  Object.assign((field === undefined ? hive : hive?.fields[field]) ?? {}, change);
  return definition;
}

it('adds the hive for rooms to the campus, in the language of its reader', () => {
  expect(findHive(campus, 'rooms')?.fields?.map(({ id }) => id)).toContain('freeFrom');
  expect(hiveOf(campus, 'rooms', 'sw')).toMatchObject({ title: 'Vyumba', description: /^Tafuta chumba/ });
});

describe('an error in the definition of a custom hive', () => {
  const says = (change: object, field?: number) => () =>
    readCampus(JSON.parse(JSON.stringify(mistaken(change, field))), 'ours.json');

  it.each<[string, object, number | undefined, string]>([
    ['no fields', { fields: undefined }, undefined, 'name: rooms is not built in'],
    ['no sale', { sale: undefined }, undefined, 'sale is missing; add it: purchase or none'],
    ['a built-in name', { name: 'archive' }, undefined, 'fields: archive is built in'],
    ['the name of another', { name: 'buzz' }, undefined, 'name: buzz is already hives.2.name'],
    ['an address of the product', { name: 'users' }, undefined, 'name: users is taken by addresses'],
    ['a property of every object', { name: 'constructor' }, undefined, 'name: constructor is taken'],
    ['no plain name', { name: 'My Rooms' }, undefined, 'name: must be lower case letters'],
    [
      'an icon that the kit lacks',
      { icon: 'castle' },
      undefined,
      'icon: there is no castle; choose one of house',
    ],
    [
      'an unknown colour',
      { colour: 'pink' },
      undefined,
      'colour: there is no pink; choose one of essentials',
    ],
    ['a unit of nothing', { sale: 'none' }, undefined, 'per: nothing is paid for here'],
    ['a field twice', { id: 'kind' }, 1, 'fields.1.id: kind is taken; choose another'],
    ['what every listing has', { id: 'price' }, 1, 'fields.1.id: price is taken'],
    ['no plain identifier', { id: 'free-from' }, 2, 'fields.2.id: must be a plain identifier'],
    ['an unknown kind', { kind: 'colour' }, 1, 'fields.1.kind: must be one of text, long-text'],
    ['a choice without choices', { choices: [] }, 0, 'fields.0.choices: a choice has nothing to choose'],
    ['choices of a text', { kind: 'text' }, 0, 'fields.0.choices: a text has none'],
    [
      'a choice twice',
      { choices: [1, 2].map(() => ({ id: 'one', label: { en: 'One' } })) },
      0,
      'fields.0.choices.1.id: one is there already',
    ],
    ['a switch that is needed', { required: true }, 4, 'fields.4.required: a switch is on or off'],
    ['a range of a text', { min: 2 }, 1, 'fields.1.min: a place has none'],
    ['a min over the max', { min: 20 }, 3, 'fields.3.min: 20 is more than max, which is 12'],
    ['half a number', { max: 2.5 }, 3, 'fields.3.max: must be a whole number from 0'],
    ['three facts on a card', { onCard: true }, 2, 'fields.2.onCard: a card has room for 2 fields'],
    ['a life of no days', { daysListed: 0 }, undefined, 'daysListed: must be a whole number from 1 to 60'],
    ['two suffixes', { perField: 'kind' }, undefined, 'perField: the price has per already'],
    [
      'a suffix from a text',
      { per: undefined, perField: 'where' },
      undefined,
      'perField: there is no required choice where',
    ],
    [
      'a deposit from a text',
      { depositField: 'where' },
      undefined,
      'depositField: there is no money field where among fields; add it',
    ],
    [
      'a deposit where nothing is paid',
      { sale: 'none', per: undefined, depositField: 'where' },
      undefined,
      'depositField: nothing is paid for here',
    ],
    ['a unit of an amount', { kind: 'money' }, 3, 'fields.3.unit: a money has none'],
    ['a first choice that there is not', { initial: 'castle' }, 0, 'fields.0.initial: there is no castle'],
    ['a first choice of a text', { initial: 'x' }, 1, 'fields.1.initial: a place has none'],
    ['a label without English', { label: { sw: 'Mahali' } }, 1, 'fields.1.label.en is missing; add it'],
  ])('names the place and the fix: %s', (_name, change, field, fix) => {
    expect(says(change, field)).toThrow('ours.json: ');
    expect(says(change, field)).toThrow(fix);
  });

  it('names the place and the fix: an intent for an unknown hive', () => {
    const intents: Campus['search']['intents'] = [{ typed: ['flat'], hive: 'flats' }];
    expect(() => readCampus({ ...campus, search: { ...campus.search, intents } })).toThrow(
      'search.intents.0.hive: there is no hive flats; name one of essentials',
    );
  });
});
