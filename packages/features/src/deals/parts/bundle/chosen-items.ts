import { MAX_BUNDLE, type Listing } from '@campushive/contract';
import type { DeviceStorage } from '../../../kernel/index.js';

/** Item chosen for a bundle, with title and price from the time of the choice. */
export interface ChosenItem {
  readonly id: string;
  readonly title: string;
  /** In major units. */
  readonly price: number;
}

/**
 * Item chosen for a bundle.
 * @deprecated Use `ChosenItem`. Goes with version 0.3.
 */
export type ChosenThing = ChosenItem;

const isChosenItem = (value: unknown): value is ChosenItem =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'title') === 'string' &&
  typeof Reflect.get(value, 'price') === 'number';

/** Reads the stored bundle of a seller. Returns an empty list for unreadable or foreign data. */
export function readChosen(storage: DeviceStorage, sellerId: string): readonly ChosenItem[] {
  try {
    const stored: unknown = JSON.parse(storage.read(`bundle:${sellerId}`) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChosenItem).slice(0, MAX_BUNDLE) : [];
  } catch {
    return [];
  }
}

/** Stores the bundle of a seller on the device. An empty list deletes it. Never throws. */
export function writeChosen(storage: DeviceStorage, sellerId: string, chosen: readonly ChosenItem[]): void {
  const items = chosen.map(({ id, title, price }) => ({ id, title, price }));
  storage.write(`bundle:${sellerId}`, items.length === 0 ? null : JSON.stringify(items));
}

/** Checks whether a viewer can buy a listing in a bundle. The server makes the final check of availability. */
export const mayBundle = (
  {
    hiveTypeId,
    status,
    price,
    postedById,
    isBlocked = false,
  }: Pick<Listing, 'hiveTypeId' | 'status' | 'price' | 'postedById' | 'isBlocked'>,
  viewerId: string | undefined,
): boolean =>
  hiveTypeId === 'essentials' &&
  status === 'active' &&
  !isBlocked &&
  price > 0 &&
  viewerId !== undefined &&
  postedById !== viewerId;
