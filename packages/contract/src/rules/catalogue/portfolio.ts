import type { FieldCode } from '../../fields/field-codes.js';

/** Returns the picture that makes a portfolio invalid, with the reason. Null for a valid one, with each picture once. */
export function refusalToShow(
  pictures: readonly { readonly id: string }[],
): { readonly field: string; readonly refused: FieldCode } | null {
  const twice = pictures.findIndex(({ id }, index) =>
    pictures.some((picture, at) => at < index && picture.id === id),
  );
  return twice < 0 ? null : { field: `pictures.${twice}.id`, refused: 'invalid_choice' };
}
