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

it('reads a written choice back, and reads unknown values as no choice', () => {
  expect(writeCampusChoice({ id: 'ug', scope: 'nearby' })).toBe('ug:nearby');
  expect(readCampusChoice(campus, writeCampusChoice(NO_CAMPUS_CHOICE))).toEqual(NO_CAMPUS_CHOICE);
  expect(readCampusChoice(campus, ':all')).toEqual({ id: null, scope: 'all' });
  expect(readCampusChoice(campus, 'atlantis:everywhere')).toEqual(NO_CAMPUS_CHOICE);
});

it('applies the scope of a URL, and ignores an unknown one', () => {
  const choice = { id: 'ug', scope: 'nearby' } as const;
  expect(withScope(choice, 'hall')).toEqual({ id: 'ug', scope: 'hall' });
  for (const text of ['nearby', 'everywhere', '', null]) expect(withScope(choice, text)).toBe(choice);
});

it('narrows to the chosen campus, else to that of the member, and not at all for a visitor', () => {
  const own = { universityId: 'ug', hall: null };
  expect(narrowToCampus(NO_CAMPUS_CHOICE, own)).toEqual({ university: 'ug' });
  expect(narrowToCampus({ id: 'knust', scope: 'mine' }, own)).toEqual({ university: 'knust' });
  expect(narrowToCampus({ id: null, scope: 'nearby' }, own)).toEqual({ near: 'ug', first: 'ug' });
  expect(narrowToCampus({ id: 'knust', scope: 'all' }, own)).toEqual({ first: 'knust' });
  expect(narrowToCampus({ id: null, scope: 'hall' }, own)).toEqual({ university: 'ug' });
  expect(narrowToCampus({ id: null, scope: 'hall' }, null)).toEqual({});
  expect(narrowToCampus(NO_CAMPUS_CHOICE, null)).toEqual({});
});

it('narrows to the hall of a member, or ranks it first, on their own campus only', () => {
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
