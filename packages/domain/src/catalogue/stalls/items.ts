import type { FieldError, ParsedInputOf, Photo } from '@campushive/contract';
import { fieldError } from '@campushive/contract';
import { and, eq, notInArray, isNull } from 'drizzle-orm';
import { invalidFields } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { stallItems } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import { toSalePrice } from '../../platform/money.js';
import type { StallsDeps } from './context.js';
import type { StallItemRow } from './store.js';

type ItemInput = ParsedInputOf<'stalls.create'>['items'][number];

/** Refuses names that stand twice, unknown ids, and a stock below the units that are ordered. */
export function requireItems(inputs: readonly ItemInput[], before: readonly StallItemRow[]): void {
  const errors: Record<string, FieldError> = {};
  const names = inputs.map(({ name }) => name.toLowerCase());
  for (const [index, { id, stock }] of inputs.entries()) {
    const existing = before.find((item) => item.id === id);
    if (names.indexOf(names[index] ?? '') < index)
      errors[`items.${index}.name`] = fieldError('item_name_taken');
    if (id === undefined) continue;
    if (existing === undefined) errors[`items.${index}.id`] = fieldError('item_gone');
    else if (inputs.findIndex((one) => one.id === id) < index)
      errors[`items.${index}.id`] = fieldError('item_twice');
    else if (isBelowOrdered(existing, stock))
      errors[`items.${index}.stock`] = fieldError('stock_below_ordered', { min: existing.ordered });
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** Whether a stock is less than the units that unpaid and open orders have. */
export const isBelowOrdered = ({ ordered }: StallItemRow, stock: number | null | undefined): boolean =>
  stock != null && stock < ordered;

/**
 * Stores a price list: items with an id are changed, others added, and items left out removed. Fields left out of an item stay. Returns
 * the lowest price in minor units.
 */
export async function storeItems(
  { attach, detach }: StallsDeps,
  tx: Db,
  { stallId, sellerId }: { readonly stallId: string; readonly sellerId: string },
  inputs: readonly ItemInput[],
  { before, now }: { readonly before: readonly StallItemRow[]; readonly now: Date },
): Promise<number> {
  requireItems(inputs, before);
  const storedIds: string[] = [];
  const photos: string[] = [];
  let lowest = Infinity;
  for (const [position, input] of inputs.entries()) {
    const existing = before.find(({ id }) => id === input.id);
    const priceMinor = toSalePrice(input.price ?? 0, `items.${position}.price`);
    lowest = Math.min(lowest, priceMinor);
    const photo = await photoOf(attach, tx, sellerId, input.photo, {
      existing,
      field: `items.${position}.photo`,
    });
    if (photo !== null) photos.push(photo.id);
    const id = existing?.id ?? newId();
    const row = {
      position,
      name: input.name,
      priceMinor,
      stock: input.stock === undefined ? (existing?.stock ?? null) : input.stock,
      isSoldOut: input.isSoldOut ?? existing?.isSoldOut ?? false,
      photo,
    };
    if (existing === undefined) await tx.insert(stallItems).values({ id, stallId, ...row });
    else await tx.update(stallItems).set(row).where(eq(stallItems.id, id));
    storedIds.push(id);
  }
  await tx
    .update(stallItems)
    .set({ removedAt: now })
    .where(
      and(
        eq(stallItems.stallId, stallId),
        isNull(stallItems.removedAt),
        notInArray(stallItems.id, storedIds),
      ),
    );
  const dropped = before.flatMap(({ photo }) =>
    photo !== null && !photos.includes(photo.id) ? [photo.id] : [],
  );
  await detach(tx, sellerId, dropped);
  return lowest;
}

/** Returns the photo of an item: the sent one, or the one it has. */
async function photoOf(
  attach: StallsDeps['attach'],
  tx: Db,
  sellerId: string,
  sent: string | null | undefined,
  { existing, field }: { readonly existing: StallItemRow | undefined; readonly field: string },
): Promise<Photo | null> {
  if (sent === undefined) return existing?.photo ?? null;
  return sent === null ? null : attachOne(attach, tx, sellerId, sent, field);
}

/** Attaches one upload. Throws `validation_failed` for the field unless it is the seller's own. */
export async function attachOne(
  attach: StallsDeps['attach'],
  tx: Db,
  sellerId: string,
  sent: string,
  field: string,
): Promise<Photo> {
  const [photo] = await attach(tx, sellerId, [sent], ['listing-photo'], field);
  if (photo === undefined) throw new Error('One reference is one photo');
  return photo;
}
