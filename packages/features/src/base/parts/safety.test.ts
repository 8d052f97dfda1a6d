import { campus as ghana } from '@campushive/campus-ghana';
import { expect, it } from 'vitest';
import { needsSafetyHint } from './safety.js';

it.each([
  'Call me on 024 412 3456',
  '+233244123456',
  'oh two four, four one two, three four five six',
  'Send the momo first',
  'pay me directly',
  'WhatsApp me',
])('shows a safety hint for %j', (text) => expect(needsSafetyHint(ghana, text)).toBe(true));

it.each([
  'Is it still available?',
  'I will pay when we meet at Balme',
  'Room 0244',
  'It is ₵2,450.00',
  'Bought in 2024',
])('shows no safety hint for %j', (text) => expect(needsSafetyHint(ghana, text)).toBe(false));
