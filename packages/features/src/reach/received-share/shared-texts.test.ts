import { expect, it } from 'vitest';
import { listingTexts, messageOf } from './shared-texts.js';

it('joins the texts of a share into one message without repetition', () => {
  expect(messageOf({ title: 'Lamp', text: 'Hardly used', url: 'https://x.example/1' })).toBe(
    'Lamp\nHardly used\nhttps://x.example/1',
  );
  expect(messageOf({ title: 'Lamp', text: 'Lamp, hardly used', url: '' })).toBe('Lamp, hardly used');
  expect(messageOf({ title: 'Lamp', text: 'Lamp', url: '' })).toBe('Lamp');
  expect(messageOf({ title: '', text: ' ', url: '' })).toBe('');
});

it('uses the title of a share, or a short text, as the title of a listing', () => {
  expect(listingTexts({ title: 'Lamp', text: 'Hardly used', url: '' })).toEqual({
    title: 'Lamp',
    description: 'Hardly used',
  });
  expect(listingTexts({ title: '', text: 'Desk lamp', url: '' })).toEqual({
    title: 'Desk lamp',
    description: '',
  });
});

it('uses a long text, several lines or a link as the description', () => {
  for (const text of ['word '.repeat(60).trim(), 'Lamp\nGHS 40', 'https://x.example/1'])
    expect(listingTexts({ title: '', text, url: '' })).toEqual({ title: '', description: text });
});
