import type { IncomingHttpHeaders } from 'node:http';
import type { PlaceHeaders } from '../config.js';
import type { Origin } from '@campushive/domain/calls/viewer';

/** Reads the place that a trusted proxy writes into its headers, such as those of a content delivery network. */
export function proxyPlaceOf(
  headers: IncomingHttpHeaders,
  names: PlaceHeaders | undefined,
): Origin['proxyPlace'] {
  if (names === undefined) return undefined;
  const country = textOf(headers[names.country]);
  const city = names.city === undefined ? undefined : textOf(headers[names.city]);
  return country === undefined ? undefined : { country, city };
}

/** Decodes a header: some proxies write letters beyond ASCII as UTF-8, which Node reads as Latin-1, others percent-encode them. */
function textOf(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  const bytes = Buffer.from(header, 'latin1');
  const text = bytes.toString('utf8');
  try {
    return decodeURIComponent(text.includes('\u{fffd}') ? header : text);
  } catch {
    return text;
  }
}
