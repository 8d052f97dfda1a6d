import { MAX_BUNDLE, type Listing } from '@campushive/contract';
import type { DeviceStorage } from '../../kernel/index.js';

/** Something of a seller that was chosen for a bundle, as it was when it was chosen. */
export interface ChosenThing {
  readonly id: string;
  readonly title: string;
  readonly price: number;
}

const isThing = (value: unknown): value is ChosenThing =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'title') === 'string' &&
  typeof Reflect.get(value, 'price') === 'number';

/** What this device remembers of a choice; nothing where it was written by someone else. */
export function readChosen(storage: DeviceStorage, sellerId: string): readonly ChosenThing[] {
  try {
    const kept: unknown = JSON.parse(storage.read(`bundle:${sellerId}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isThing).slice(0, MAX_BUNDLE) : [];
  } catch {
    return [];
  }
}

export function writeChosen(storage: DeviceStorage, sellerId: string, chosen: readonly ChosenThing[]): void {
  const things = chosen.map(({ id, title, price }) => ({ id, title, price }));
  storage.write(`bundle:${sellerId}`, things.length === 0 ? null : JSON.stringify(things));
}

/** Whether a reader can buy it with other things of its seller. Whether it is still to be had, the server says in the end. */
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
