import {
  fieldErrorsOf,
  MAX_STALL_ITEM_NAME,
  type FieldError,
  type FieldErrors,
  type InputOf,
  type Photo,
  type Stall,
  type StallCategory,
  type StallItem,
  type WeeklyHours,
} from '@campushive/contract';
import { STALL_FIELDS } from '@campushive/contract/calls/stalls';
import { priceFigures, typedPriceError, type PriceTextRules } from '@campushive/contract/price-text';
import * as z from 'zod/mini';
import { isStale } from '../../../base/parts/drafts/index.js';
import type { DraftPhoto } from '../../../base/parts/uploads/photo-slot.js';

/** Item of a price list as typed. */
export interface ItemDraft {
  /** Key of the row. */
  readonly key: string;
  /** Id of a stored item. Null for a new one. */
  readonly id: string | null;
  readonly name: string;
  readonly price: string;
  /** Empty without a stock. */
  readonly stock: string;
  readonly isSoldOut: boolean;
  readonly photo: DraftPhoto | null;
}

/** Stall as typed. */
export interface StallDraft {
  readonly name: string;
  readonly description: string;
  readonly category: StallCategory;
  /** Empty without a hall. */
  readonly hallId: string;
  readonly place: string;
  readonly photo: DraftPhoto | null;
  readonly items: readonly ItemDraft[];
  readonly hours: readonly WeeklyHours[];
  readonly readyMinutes: string;
  readonly takesCash: boolean;
}

const blank = (text: string) => text.trim() === '';

export const newItem = (key: string): ItemDraft => ({
  ...{ key, id: null, name: '', price: '', stock: '', isSoldOut: false, photo: null },
});

/** Item that another page leaves for the form, in the draft `STALL_ITEM`. */
export interface UnfinishedItem {
  readonly name: string;
  /** Uploaded photo, with the time of its upload in ms since 1970. Null without one. */
  readonly photo: (Pick<Photo, 'id' | 'url'> & { readonly at: number }) | null;
}

/** Name of the draft with a left item, in its part `item`. */
export const STALL_ITEM = 'stall-item';

/** Parses a left item. Null for anything else. Leaves out a photo that the server may have deleted. */
export function unfinishedItemIn(part: unknown, now: number): UnfinishedItem | null {
  if (typeof part !== 'object' || part === null || !('name' in part) || !('photo' in part)) return null;
  const { name, photo } = part;
  if (typeof name !== 'string') return null;
  return { name, photo: isStoredPhoto(photo) && !isStale(photo.at, now) ? photo : null };
}

const isStoredPhoto = (photo: unknown): photo is NonNullable<UnfinishedItem['photo']> =>
  typeof photo === 'object' &&
  photo !== null &&
  'id' in photo &&
  typeof photo.id === 'string' &&
  'url' in photo &&
  typeof photo.url === 'string' &&
  'at' in photo &&
  typeof photo.at === 'number';

/** Adds a left item to a stall. It takes the place of an empty last row. */
export function withUnfinishedItem(draft: StallDraft, { name, photo }: UnfinishedItem): StallDraft {
  const last = draft.items.at(-1);
  const isFree = last !== undefined && last.id === null && blank(last.name) && last.photo === null;
  // Another key than the empty row's, because a row reads its photo when it mounts.
  const item: ItemDraft = {
    ...newItem('left'),
    ...{ name: name.slice(0, MAX_STALL_ITEM_NAME) },
    photo: photo === null ? null : { status: 'ready', id: photo.id, url: photo.url },
  };
  return { ...draft, items: [...(isFree ? draft.items.slice(0, -1) : draft.items), item] };
}

/** Returns the draft of a new stall, in the student's own hall. */
export const newStall = (hallId: string): StallDraft => ({
  ...{ name: '', description: '', category: 'essentials', hallId, place: '', photo: null },
  ...{ items: [newItem('1')], hours: [], readyMinutes: '15', takesCash: false },
});

const photoOf = (photo: Photo | null): DraftPhoto | null =>
  photo === null ? null : { status: 'ready', id: photo.id, url: photo.url };

const itemOf = ({ id, name, price, stock, isSoldOut, photo }: StallItem): ItemDraft => ({
  ...{ key: id, id, name, isSoldOut, photo: photoOf(photo) },
  ...{ price: String(price), stock: stock === null ? '' : String(stock) },
});

/** Returns the draft of an open stall. */
export const draftOf = (stall: Stall): StallDraft => ({
  name: stall.name,
  description: stall.description,
  category: stall.category,
  hallId: stall.hall?.id ?? '',
  place: stall.place ?? '',
  photo: photoOf(stall.photo),
  items: stall.items.map(itemOf),
  hours: stall.hours,
  readyMinutes: String(stall.readyMinutes),
  takesCash: stall.takesCash,
});

/** Converts a draft to the input of `stalls.create` and `stalls.update`. */
export function toStallInput(
  draft: StallDraft,
  { currency }: Pick<PriceTextRules, 'currency'>,
): InputOf<'stalls.create'> {
  const { name, description, category, hallId, place, photo, items, hours, readyMinutes, takesCash } = draft;
  return {
    ...{ name, description, category, place, takesCash },
    hallId: hallId === '' ? null : hallId,
    photo: photo?.id ?? null,
    items: items.map((item) => ({
      ...(item.id !== null && { id: item.id }),
      name: item.name,
      price: priceFigures(item.price, currency),
      stock: blank(item.stock) ? null : item.stock.trim(),
      isSoldOut: item.isSoldOut,
      photo: item.photo?.id ?? null,
    })),
    hours: hours.map((hour) => ({ ...hour })),
    readyMinutes: readyMinutes.trim(),
  };
}

const FIELDS = z.object(STALL_FIELDS);

/** Returns the errors of a draft, by the call's schema and the campus's price rules. Empty for none. */
export function errorsOf(draft: StallDraft, rules: PriceTextRules): FieldErrors {
  const errors: Record<string, FieldError> = {};
  const parsed = FIELDS.safeParse(toStallInput(draft, rules), { reportInput: true });
  Object.assign(errors, fieldErrorsOf(parsed.error?.issues ?? []));
  if (blank(draft.name)) errors['name'] = { code: 'required' };
  for (const [index, { name, price }] of draft.items.entries()) {
    if (blank(name)) errors[`items.${index}.name`] = { code: 'required' };
    const wrong: FieldError | null = blank(price) ? { code: 'required' } : typedPriceError(price, rules);
    if (wrong !== null) errors[`items.${index}.price`] = wrong;
  }
  return errors;
}

/** Returns whether a photo of the draft is still being uploaded. */
export const isUploading = ({ photo, items }: StallDraft): boolean =>
  [photo, ...items.map((item) => item.photo)].some((one) => one?.status === 'uploading');
