import type { FieldCode } from '../field-codes.js';

/** Why pictures cannot be shown as they are named, and which is at fault; null when they can: each once. */
export function refusalToShow(
  pictures: readonly { readonly id: string }[],
): { readonly field: string; readonly refused: FieldCode } | null {
  const twice = pictures.findIndex(({ id }, index) =>
    pictures.some((one, at) => at < index && one.id === id),
  );
  return twice < 0 ? null : { field: `pictures.${twice}.id`, refused: 'invalid_choice' };
}
