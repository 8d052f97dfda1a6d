import { expect, it } from 'vitest';
import { UNIVERSITY_COUNT } from './limits.js';
import { UNIVERSITIES } from './universities.js';

it('counts the universities that take part', () => {
  expect(UNIVERSITY_COUNT).toBe(UNIVERSITIES.length);
});
