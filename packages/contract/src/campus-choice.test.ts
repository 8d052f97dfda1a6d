import { expect, it } from 'vitest';
import { narrowToCampus, NO_CAMPUS_CHOICE, readCampusChoice, writeCampusChoice } from './campus-choice.js';

const campus = { institutions: [] };

it('reads what it has written, and what it does not know as not chosen', () => {
  expect(writeCampusChoice({ id: 'ug', scope: 'nearby' })).toBe('ug:nearby');
  expect(readCampusChoice(campus, writeCampusChoice(NO_CAMPUS_CHOICE))).toEqual(NO_CAMPUS_CHOICE);
  expect(readCampusChoice(campus, ':all')).toEqual({ id: null, scope: 'all' });
  expect(readCampusChoice(campus, 'atlantis:everywhere')).toEqual(NO_CAMPUS_CHOICE);
});

it('narrows to the chosen campus, else to a member’s own, and for no one else', () => {
  expect(narrowToCampus(NO_CAMPUS_CHOICE, 'ug')).toEqual({ university: 'ug' });
  expect(narrowToCampus({ id: 'knust', scope: 'mine' }, 'ug')).toEqual({ university: 'knust' });
  expect(narrowToCampus({ id: null, scope: 'nearby' }, 'ug')).toEqual({ near: 'ug' });
  expect(narrowToCampus({ id: 'knust', scope: 'all' }, 'ug')).toEqual({ first: 'knust' });
  expect(narrowToCampus(NO_CAMPUS_CHOICE, null)).toEqual({});
});
