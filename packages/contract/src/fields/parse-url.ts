/** Parses an absolute URL. Null for an invalid one. Older browsers have neither `URL.canParse` nor `URL.parse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
