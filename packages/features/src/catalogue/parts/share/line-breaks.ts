const ELLIPSIS = '…';

/** Returns a text that fits the width, with an ellipsis in place of its end where it is too long. */
export function fitLine(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && measure(ended(letters)) > width) letters.pop();
  return ended(letters);
}

const ended = (letters: readonly string[]): string =>
  `${letters.join('').replace(/[\s,;:.·-]+$/u, '')}${ELLIPSIS}`;

/**
 * Breaks a text into at most `most` lines of a width. A word that is wider than a line is broken. The last line ends with an ellipsis
 * where the text goes on.
 */
export function wrapLines(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let rest = text.trim().replace(/\s+/gu, ' ');
  while (rest !== '') {
    if (lines.length === most - 1) return [...lines, fitLine(rest, width, measure)];
    const line = firstLine(rest, width, measure);
    lines.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}

/** Returns the start of a text that fits a line: whole words, or a part of the first one. */
function firstLine(text: string, width: number, measure: (text: string) => number): string {
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) > width) break;
    line = longer;
  }
  if (line !== '') return line;
  for (const letter of Array.from(text)) {
    if (line !== '' && measure(line + letter) > width) break;
    line += letter;
  }
  return line;
}
