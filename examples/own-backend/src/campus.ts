import { campus as ghana } from '@campushive/campus-ghana';
import type { Campus } from '@campushive/contract/campus-schema';

/** The country and its currency are Ghana's; the names are ours. */
export const campus: Campus = {
  ...ghana,
  id: 'shop',
  key: 'shop',
  name: 'Corner shop',
  hives: ghana.hives
    .filter(({ name }) => name === 'essentials')
    .map((hive) => ({ ...hive, title: 'At the counter' })),
};
