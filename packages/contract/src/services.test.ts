import { expect, it } from 'vitest';
import { serviceKindOf } from './services.js';

it.each([
  ['academia', 'Calculus II', 'academic'],
  ['sidehustle', 'Replace a cracked phone screen', 'technical'],
  ['sidehustle', 'Three FLYERS for Hall Week', 'creative'],
  ['sidehustle', 'Knotless braids', 'lifestyle'],
  ['sidehustle', 'Hand out surveys', null],
  ['essentials', 'Phone', null],
] as const)('takes "%s: %s" for %s', (hiveTypeId, title, kind) => {
  expect(serviceKindOf({ hiveTypeId, title })).toBe(kind);
});
