import { expect, it } from 'vitest';
import { lexiconWith } from './base-lexicon.js';
import { readLexicon } from './lexicon.js';
import { describeListing, guessKinds, kindMarks } from './kinds-of.js';

const lexicon = lexiconWith();
const thing = (title: string, description = '', more: object = {}) => ({
  hive: 'essentials',
  title,
  description,
  ...more,
});
const kindOf = (...listing: Parameters<typeof thing>) => guessKinds(thing(...listing), lexicon)[0];

it.each([
  ['Kettle', '', 'kettle'],
  ['Binatone cordless 1.7 L', 'Boils in three minutes', 'kettle'],
  ['Latex foam, student size', '', 'mattress'],
  // The last noun of a compound is the item.
  ['Laptop backpack', '', 'bag'],
  ['Phone charger', '', 'charger'],
  // Text after "with" or "for" describes the item.
  ['Lamp with phone holder', '', 'lamp'],
  ['Bag for a laptop', '', 'bag'],
  // A bag of rice counts as rice.
  ['Bag of rice', '', 'provisions'],
  ['Samsung 870 EVO 500 GB', '', 'storage'],
  ['My old companion', 'Served me well', undefined],
])('guesses the kind of %j, %j as %s', (title, description, kind) => {
  expect(kindOf(title, description)).toBe(kind);
});

it('guesses only kinds of the hive of the listing', () => {
  expect(
    guessKinds({ hive: 'logistics', title: 'Collect my laptop', description: '' }, lexicon),
  ).not.toContain('laptop');
  expect(guessKinds({ hive: 'rooms', title: 'Laptop', description: '' }, lexicon)).toEqual([]);
});

it('marks a listing with its kinds and shelf, and with ? when its title names no sort of the kind', () => {
  expect(kindMarks(thing('Kettle'), lexicon)).toEqual([
    '=kettle',
    '=kitchen',
    '=appliance',
    '!kettle',
    '!kitchen',
    '!appliance',
    '?kettle',
    '~hostel',
    '=',
  ]);
  expect(kindMarks(thing('Guitar'), lexicon)).not.toContain('?instrument');
  expect(kindMarks(thing('Yamaha F310 with gig bag'), lexicon)).toContain('?instrument');
  expect(kindMarks(thing('My old companion'), lexicon)).toEqual([]);
});

it('marks possible kinds from weak signs, and named kinds of other hives', () => {
  const marks = (hive: string, title: string, description = '') =>
    kindMarks({ hive, title, description }, lexicon);
  expect(marks('logistics', 'Take my shoes to the cobbler')).toEqual(
    expect.arrayContaining(['=repair-run', '^shoes', '^shoe-repair']),
  );
  // A text that names a kind gets no other kind, regardless of what else it mentions.
  expect(
    marks('essentials', 'Kettle', 'Warm water for your tutor').filter((one) => one.startsWith('^')),
  ).toEqual([]);
  expect(marks('essentials', 'Old friend', 'Warm').filter((one) => one.startsWith('^'))).not.toEqual([]);
  expect(kindMarks(thing('Old friend', 'Warm', { kind: 'kettle' }), lexicon)).not.toContain('^bedsheet');
});

it('gives a sign less weight when several kinds share it', () => {
  const own = readLexicon(['[essentials]\na | A | | | | spins!, hums! |\nb | B | | | | hums! |']);
  expect(guessKinds(thing('It spins'), own)).toEqual(['a']);
  expect(guessKinds(thing('It hums'), own)).toEqual([]);
  expect(guessKinds(thing('It hums', 'Hums'), own)).toEqual(['a', 'b']);
});

it('recognises a sign in other forms of its verb', () => {
  const own = readLexicon(['[essentials]\nblender | Blender | | | | crushes!, slices ice! |']);
  for (const title of ['Crushing', 'Crushed', 'Sliced ice'])
    expect(guessKinds(thing(title), own), title).toEqual(['blender']);
});

it('does not take a part, a place or the object of a verb for the item', () => {
  expect(kindOf('Portable, zipped, six shelves', 'Hang your dresses. Metal pipes.')).toBe('wardrobe');
  expect(kindOf('Keeps the mosquitoes off your bunk', 'White, treated, four strings.')).toBe('net');
  expect(guessKinds(thing('Redmi Note 11, clean, with case', 'Box and screen guard.'), lexicon)).toEqual([
    'phone',
  ]);
});

it('marks an item that its title does not name as possibly of a similar kind', () => {
  expect(kindMarks(thing('Silver, glass jar, 2 L', 'Crushes tomatoes'), lexicon)).toContain('^kitchen');
  expect(kindMarks(thing('Kettle', 'Boils'), lexicon)).not.toContain('^kitchen');
});

it('prefers the kind that the poster confirmed and the shelf that they chose to the words', () => {
  expect(kindMarks(thing('Lamp', '', { kind: 'kettle' }), lexicon)).toContain('=kettle');
  expect(kindMarks(thing('Lamp', '', { kind: 'kettle' }), lexicon)).not.toContain('=lamp');
  expect(kindMarks(thing('Lamp', '', { shelf: 'fashion' }), lexicon)).toContain('~fashion');
  expect(kindMarks(thing('Lamp', '', { shelf: 'past-questions' }), lexicon)).not.toContain('~past-questions');
});

it('puts no lamp with a phone holder and no laptop backpack on the shelf of laptops and phones', () => {
  const shelf = '~laptops-phones';
  for (const title of ['LED lamp with phone holder', 'Laptop backpack'])
    expect(kindMarks(thing(title), lexicon), title).not.toContain(shelf);
  for (const title of ['HP EliteBook 840', 'Tecno Spark 10', 'Phone charger'])
    expect(kindMarks(thing(title), lexicon), title).toContain(shelf);
});

it('reads brand, category, event type and packages from a stored listing', () => {
  const details = {
    brand: 'Casio',
    itemCategory: 'books',
    eventType: 'party',
    kind: 'calculator',
    packages: [{ id: '1', name: 'Basic', includes: 'Three logos', priceMinor: 1, days: 2 }],
  };
  expect(describeListing({ hive: 'essentials', title: 'T', description: 'D', details })).toEqual({
    hive: 'essentials',
    title: 'T',
    description: 'D. party. Basic. Three logos',
    brand: 'Casio',
    shelf: 'books',
    kind: 'calculator',
  });
});
