import { expect, it } from 'vitest';
import { refusalToShow } from './portfolio.js';

it('refuses a picture that appears twice in a portfolio', () => {
  const [one, other] = [{ id: 'one' }, { id: 'other' }];
  expect(refusalToShow([])).toBeNull();
  expect(refusalToShow([one, other])).toBeNull();
  expect(refusalToShow([one, other, one])).toEqual({ field: 'pictures.2.id', refused: 'invalid_choice' });
});
