import { useEffect } from 'react';

let arrive = (): void => undefined;

/** Resolves once the page of the address is alive: rendered by this browser, or the server's hydrated as it was. */
export const arrival = new Promise<void>((resolve) => (arrive = resolve));

/** Stands beside a page, inside the same boundary: React runs its effect once that page is hydrated. */
export function Arrived() {
  useEffect(arrive, []);
  return null;
}
