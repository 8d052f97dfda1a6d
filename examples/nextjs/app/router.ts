import type { Destination } from '@campushive/features';

/** Each destination has its own path: `/listing?hive=essentials&id=…`. */
export function href({ to, ...fields }: Destination): string {
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `/${to}?${query}` : `/${to}`;
}
