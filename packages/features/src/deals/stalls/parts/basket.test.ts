import { expect, it } from 'vitest';
import { linesIn, readBasket, withQuantity, writeBasket } from './basket.js';

const item = (id: string, left: number | null) => ({
  ...{ id, name: id, price: 3, photo: null, left, isSoldOut: left === 0, stock: null, ordered: null },
});

it('reads back the basket that it wrote, and ignores malformed parts', () => {
  const basket = withQuantity(withQuantity({}, 'egg', 2), 'gari', 1);
  expect(readBasket(writeBasket(basket))).toEqual({ egg: 2, gari: 1 });
  expect(readBasket('egg.2~gari.0~.1~talia.x~rice.-1')).toEqual({ egg: 2 });
  expect(readBasket(null)).toEqual({});
});

it('removes an item at zero, and keeps at most 50 units', () => {
  expect(withQuantity({ egg: 2 }, 'egg', 0)).toEqual({});
  expect(withQuantity({}, 'egg', 60)).toEqual({ egg: 50 });
});

it('limits a quantity to the units left, and drops sold-out and missing items', () => {
  const items = [item('egg', 1), item('talia', 0), item('gari', null)];
  const lines = linesIn({ items }, { gari: 4, egg: 3, talia: 1, shito: 1 });
  expect(lines.map((line) => [line.item.id, line.quantity])).toEqual([
    ['egg', 1],
    ['gari', 4],
  ]);
});
