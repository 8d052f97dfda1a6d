import { expect, it } from 'vitest';
import { hrefOf } from './destinations.js';

it('keeps the path of a listing while its form is open over it', () => {
  expect(hrefOf({ to: 'edit', hive: 'buzz', id: '01a2' }, true)).toBe('/dashboard/hives/buzz/01a2?edit=1');
});
