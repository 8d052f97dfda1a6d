import { ApiError } from '@campushive/contract/errors';

/** Article of the existing backend. */
export interface ShopItem {
  readonly sku: string;
  readonly label: string;
  readonly about: string;
  readonly cents: number;
  readonly since: string;
}

/** Asks the shop. What it answers is read with care: an item that is none would be drawn as one. */
export async function fetchItems(
  question: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<readonly ShopItem[]> {
  const path = `/shop/items?${new URLSearchParams(question)}`;
  const answer = await fetch(path, { signal: signal ?? null }).catch(() => {
    throw new ApiError({ code: 'network', message: 'The shop does not answer.', status: 0 });
  });
  const body: unknown = await answer.json();
  if (!isItems(body)) throw new Error('The shop answered something else than items.');
  return body.items;
}

function isItems(body: unknown): body is { items: ShopItem[] } {
  const items: unknown = isObject(body) ? body['items'] : undefined;
  return Array.isArray(items) && items.every(isItem);
}

const isItem = (item: unknown): boolean =>
  isObject(item) &&
  typeof item['cents'] === 'number' &&
  ['sku', 'label', 'about', 'since'].every((field) => typeof item[field] === 'string');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
