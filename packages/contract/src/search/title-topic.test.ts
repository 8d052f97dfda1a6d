import { expect, it } from 'vitest';
import { topicOfTitle } from './title-topic.js';

it('matches a shelf of the hive by the beginnings of title words, in any case and accent', () => {
  expect(topicOfTitle('essentials', 'HP Laptops, two')).toBe('laptops-phones');
  expect(topicOfTitle('essentials', 'KETTLÉ for a hostel')).toBe('hostel');
  expect(topicOfTitle('academia', 'Calculus II')).toBe('maths-science');
});

it('prefers the first matching word, and ignores shelves of other hives', () => {
  expect(topicOfTitle('essentials', 'Bag for a laptop')).toBe('fashion');
  expect(topicOfTitle('essentials', 'Laptop with bag')).toBe('laptops-phones');
  for (const [hive, title] of [
    ['essentials', 'Calculus'],
    ['essentials', 'Zither'],
    ['essentials', ''],
    ['of-tomorrow', 'Laptop'],
  ] as const)
    expect(topicOfTitle(hive, title)).toBeUndefined();
});
