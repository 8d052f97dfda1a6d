import { expect, it } from 'vitest';
import { memberRoutes } from './router.js';
import { PATHS } from './routes.js';

it('leaves the list of conversations where it is when one of them is opened', () => {
  const page = (address: string) => memberRoutes.find(({ path }) => path === address)?.Element;
  const list = page(PATHS.messages);
  expect(list).toBeDefined();
  // React keeps what an element shows only where the same element comes next.
  expect(page(PATHS.conversation)).toBe(list);
  expect(page(PATHS.group)).toBe(list);
  expect(page(PATHS.hives)).not.toBe(list);
});
