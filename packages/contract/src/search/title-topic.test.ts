import { expect, it } from 'vitest';
import { topicOfTitle } from './title-topic.js';

it('a title names a shelf of its hive by the beginnings of its words, in any case and accent', () => {
  expect(topicOfTitle('essentials', 'HP Laptops, two')).toBe('laptops-phones');
  expect(topicOfTitle('essentials', 'KETTLÉ for a hostel')).toBe('hostel');
  expect(topicOfTitle('academia', 'Calculus II')).toBe('maths-science');
});

it('the word that comes first counts, and one of another hive is none', () => {
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
