import { useEffect } from 'react';

let arrive = (): void => undefined;

/** Once the page of the address is there: drawn by this browser, or the server's brought to life as it was. */
export const arrival = new Promise<void>((resolve) => (arrive = resolve));

/** Stands beside a page, inside the same boundary: React runs its effect when that page is alive. */
export function Arrived() {
  useEffect(arrive, []);
  return null;
}
