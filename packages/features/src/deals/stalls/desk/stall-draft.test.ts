import { DAY } from '@campushive/contract';
import { expect, it } from 'vitest';
import { unfinishedItemIn, newItem, newStall, withUnfinishedItem } from './stall-draft.js';

const NOW = 1_790_000_000_000;
const photo = { id: 'p1', url: '/files/p1.webp', at: NOW };

it('restores an unfinished item in the empty row of a new stall, or after the items of an existing one', () => {
  const added = withUnfinishedItem(newStall(''), { name: 'Waakye', photo });
  expect(added.items).toMatchObject([{ key: 'left', name: 'Waakye', photo: { status: 'ready', id: 'p1' } }]);
  const more = withUnfinishedItem(
    { ...added, items: [{ ...newItem('2'), name: 'Egg' }] },
    { name: '', photo: null },
  );
  expect(more.items.map(({ name }) => name)).toEqual(['Egg', '']);
});

it('drops a photo that the server may have deleted, and stored data that is no item', () => {
  expect(unfinishedItemIn({ name: 'Waakye', photo }, NOW)).toEqual({ name: 'Waakye', photo });
  expect(unfinishedItemIn({ name: 'Waakye', photo }, NOW + 30 * DAY)).toEqual({
    name: 'Waakye',
    photo: null,
  });
  expect(unfinishedItemIn({ name: 'Waakye', photo: { id: 1 } }, NOW)).toEqual({
    name: 'Waakye',
    photo: null,
  });
  for (const part of [null, undefined, 'Waakye', { name: 1, photo: null }])
    expect(unfinishedItemIn(part, NOW)).toBeNull();
});
