import { campus as ghana } from '@campushive/campus-ghana';
import { campus as nairobi } from '@campushive/campus-nairobi';
import { expect, it } from 'vitest';
import { hexOf, mailColours } from './mail-colours.js';

it('converts campus colours to the hex notation of mail programs', () => {
  expect(hexOf('oklch(1 0 0)')).toBe('#ffffff');
  expect(hexOf('oklch(0 0 0)')).toBe('#000000');
  expect(hexOf('#faf7f0')).toBe('#faf7f0');
  expect(hexOf('var(--other)')).toBeUndefined();
});

it('uses the honey colour of the kit like the template, and the own colour of another campus', () => {
  expect(mailColours(ghana)).toEqual({ brand: '#f9b826', onBrand: '#211b10' });
  // The kit’s own token, which the template’s colour is a copy of.
  expect(hexOf('oklch(0.825 0.162 82)')).toMatch(/^#f[89a]b[6-9a]2/);
  expect(mailColours(nairobi).brand).not.toBe(mailColours(ghana).brand);
});
