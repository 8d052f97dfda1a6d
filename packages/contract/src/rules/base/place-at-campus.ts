/** Adds the short name of its campus to a place, because several campuses can have a Great Hall. Null without a place. */
export function placeAtCampus(
  place: string | null,
  campus: { readonly displayName: string; readonly name: string } | undefined,
): string | null {
  if (place === null || place === '') return null;
  if (campus === undefined) return place;
  const words = wordsOf(place);
  const isNamed = [campus.displayName, campus.name].some((name) => words.includes(wordsOf(name)));
  return isNamed ? place : `${place}, ${campus.displayName}`;
}

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
