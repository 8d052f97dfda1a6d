/** Parses an absolute URL; null where the text is none. Older browsers have neither `URL.canParse` nor `URL.parse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
