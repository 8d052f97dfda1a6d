/**
 * Returns the message of the whole answer: "Pickup location: Required". A message that already names its field stays
 * as it is, as on the screen.
 */
export function sentenceFor(field: string, words: string): string {
  const name = /[a-z]+$/i.exec(field)?.[0].replace(/^[a-z]+(?=[A-Z])/, '') ?? '';
  const named = name !== '' && words.toLowerCase().includes(name.toLowerCase());
  return named || field === '(input)' ? words : `${labelOf(field)}: ${words}`;
}

/** `pickupLocation` as people write it: `Pickup location`; `assignedToId` without its id; of `photos.0` the first photo. */
function labelOf(field: string): string {
  const [path = '', index] = field.split(/\.(?=\d+$)/);
  const words = path
    .replaceAll('.', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/ id$/, '');
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return index === undefined ? label : `${label} ${Number(index) + 1}`;
}
