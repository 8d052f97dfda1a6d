import { partsHydrated } from '@campushive/features';
import { useEffect } from 'react';

let arrive = (): void => undefined;

/** Resolves once the page is interactive: rendered by this browser, or hydrated from the server's HTML. */
export const arrival = new Promise<void>((resolve) => (arrive = resolve));

/** Resolves once the parts of the page that come later are hydrated, too. Until then, nothing may change what they show. */
export const completion = arrival.then(partsHydrated);

/** Resolves `arrival`. Rendered beside a page in the same boundary, so React runs its effect once that page is hydrated. */
export function Arrived() {
  useEffect(arrive, []);
  return null;
}
