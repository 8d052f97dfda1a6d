import { MAX_STALL_ITEMS, MAX_STALL_QUANTITY, type Stall, type StallItem } from '@campushive/contract';

/** Quantities by item id, in the order in which they were chosen. */
export type Basket = Readonly<Record<string, number>>;

/** A chosen item with its quantity. */
export interface BasketLine {
  readonly item: StallItem;
  readonly quantity: number;
}

const PAIR = /^([\w-]{1,64})\.(\d{1,3})$/;

/** Parses a basket of an address: `id.2~id.1`. Ignores malformed parts. */
export function readBasket(text: string | null): Basket {
  const pairs = (text ?? '')
    .split('~')
    .slice(0, MAX_STALL_ITEMS)
    .flatMap((part) => {
      const [, id, quantity] = PAIR.exec(part) ?? [];
      return id === undefined || Number(quantity) < 1 ? [] : [[id, Number(quantity)] as const];
    });
  return Object.fromEntries(pairs);
}

/** Serialises a basket for an address. Empty for an empty basket. */
export const writeBasket = (basket: Basket): string =>
  Object.entries(basket)
    .map(([id, quantity]) => `${id}.${quantity}`)
    .join('~');

/** Returns the basket of an order's lines. */
export const basketOf = ({
  lines,
}: {
  readonly lines: readonly { readonly itemId: string; readonly quantity: number }[];
}): Basket => Object.fromEntries(lines.map(({ itemId, quantity }) => [itemId, quantity]));

/** Returns a basket with another quantity of an item. Zero removes the item. */
export function withQuantity(basket: Basket, id: string, quantity: number): Basket {
  const { [id]: _, ...others } = basket;
  return quantity > 0 ? { ...basket, [id]: Math.min(quantity, MAX_STALL_QUANTITY) } : others;
}

/** Returns the highest quantity of an item in one order. */
export const maxQuantityOf = ({ left }: Pick<StallItem, 'left'>): number =>
  Math.min(left ?? MAX_STALL_QUANTITY, MAX_STALL_QUANTITY);

/** Returns the lines of a basket in the order of the price list, each at most as many as are left. */
export const linesIn = ({ items }: Pick<Stall, 'items'>, basket: Basket): BasketLine[] =>
  items.flatMap((item) => {
    const quantity = Math.min(basket[item.id] ?? 0, maxQuantityOf(item));
    return quantity > 0 ? [{ item, quantity }] : [];
  });

/** Returns the number of units in a basket. */
export const unitsIn = (lines: readonly BasketLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
