import { expect, it } from 'vitest';
import {
  campusFirst,
  narrowToCampus,
  NO_CAMPUS_CHOICE,
  readCampusChoice,
  withScope,
  writeCampusChoice,
  type CampusScope,
} from './campus-choice.js';

const campus = { institutions: [] };

it('reads what it has written, and what it does not know as not chosen', () => {
  expect(writeCampusChoice({ id: 'ug', scope: 'nearby' })).toBe('ug:nearby');
  expect(readCampusChoice(campus, writeCampusChoice(NO_CAMPUS_CHOICE))).toEqual(NO_CAMPUS_CHOICE);
  expect(readCampusChoice(campus, ':all')).toEqual({ id: null, scope: 'all' });
  expect(readCampusChoice(campus, 'atlantis:everywhere')).toEqual(NO_CAMPUS_CHOICE);
});

it('takes the scope of a URL, and ignores an unknown one', () => {
  const choice = { id: 'ug', scope: 'nearby' } as const;
  expect(withScope(choice, 'hall')).toEqual({ id: 'ug', scope: 'hall' });
  for (const text of ['nearby', 'everywhere', '', null]) expect(withScope(choice, text)).toBe(choice);
});

it('narrows to the chosen campus, else to a member’s own, and for no one else', () => {
  const own = { universityId: 'ug', hall: null };
  expect(narrowToCampus(NO_CAMPUS_CHOICE, own)).toEqual({ university: 'ug' });
  expect(narrowToCampus({ id: 'knust', scope: 'mine' }, own)).toEqual({ university: 'knust' });
  expect(narrowToCampus({ id: null, scope: 'nearby' }, own)).toEqual({ near: 'ug', first: 'ug' });
  expect(narrowToCampus({ id: 'knust', scope: 'all' }, own)).toEqual({ first: 'knust' });
  expect(narrowToCampus({ id: null, scope: 'hall' }, own)).toEqual({ university: 'ug' });
  expect(narrowToCampus({ id: null, scope: 'hall' }, null)).toEqual({});
  expect(narrowToCampus(NO_CAMPUS_CHOICE, null)).toEqual({});
});

it('narrows to a member’s hall, or begins with it, on their own campus only', () => {
  const own = { universityId: 'ug', hall: { id: 'volta-hall' } };
  const at = (scope: CampusScope, id: string | null = null) => narrowToCampus({ id, scope }, own);
  expect(at('hall')).toEqual({ university: 'ug', hall: 'volta-hall' });
  expect(at('mine')).toEqual({ university: 'ug', firstHall: 'volta-hall' });
  expect(at('nearby')).toEqual({ near: 'ug', first: 'ug', firstHall: 'volta-hall' });
  expect(at('all')).toEqual({ first: 'ug', firstHall: 'volta-hall' });
  expect(at('hall', 'ug')).toEqual(at('hall'));
  expect(at('hall', 'knust')).toEqual({ university: 'knust' });
  expect(campusFirst({ id: null, scope: 'hall' }, own)).toEqual({ first: 'ug', firstHall: 'volta-hall' });
});
