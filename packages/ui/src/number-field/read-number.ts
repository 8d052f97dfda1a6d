/** What is typed as a number: grouping and blanks are forgiven, a comma before one or two last figures is a decimal one. Nothing for anything else. */
export function readNumber(text: string): number | null {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/^₵/, '')
    .replace(/,(\d{1,2})$/, '.$1')
    .replaceAll(',', '');
  return /^[-−]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain.replace('−', '-')) : null;
}
