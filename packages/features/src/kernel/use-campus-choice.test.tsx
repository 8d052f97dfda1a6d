import { campus as ghana } from '@campushive/campus-ghana';
import type { CampusChoice } from '@campushive/contract/campus-choice';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { aStudent } from '../testing/fixtures.js';
import { createStoryCampus } from '../testing/story-campus.js';
import type { SessionState } from './ports.js';
import { CampusProvider, type CampusProviderProps } from './provider.js';
import { useHomeCampus } from './use-campus-choice.js';

afterEach(cleanup);

const legon = {
  status: 'member',
  user: { ...aStudent(0), universityId: 'ug' },
  offline: false,
} as const satisfies SessionState;
const choosable = { onChoiceChange: () => undefined };

function narrowingOf(session: SessionState, props: Partial<CampusProviderProps>) {
  const { ports } = createStoryCampus({ session });
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <CampusProvider ports={ports} campus={ghana} {...props}>
        {children}
      </CampusProvider>
    </QueryClientProvider>
  );
  return renderHook(useHomeCampus, { wrapper }).result.current.narrowing;
}

const all = (id: string | null): { choice: CampusChoice } => ({ choice: { id, scope: 'all' } });

it('puts the campus of a member first among all campuses, unless another one is chosen', () => {
  expect(narrowingOf(legon, { ...choosable, ...all(null) })).toEqual({ first: 'ug' });
  expect(narrowingOf(legon, { ...choosable, ...all('knust') })).toEqual({ first: 'knust' });
});

it('restricts the lists of a member to their hall, or puts the hall first', () => {
  const hall = { id: 'volta-hall', name: 'Volta Hall' };
  const inHall: SessionState = { ...legon, user: { ...legon.user, hall } };
  const at = (scope: CampusChoice['scope'], id: string | null = null) =>
    narrowingOf(inHall, { ...choosable, choice: { id, scope } });
  expect(at('hall')).toEqual({ university: 'ug', hall: 'volta-hall' });
  expect(at('all')).toEqual({ first: 'ug', firstHall: 'volta-hall' });
  expect(at('hall', 'knust')).toEqual({ university: 'knust' });
  expect(narrowingOf(inHall, {})).toEqual({ first: 'ug', firstHall: 'volta-hall' });
});

it('puts the campus of a member first when the host offers no choice', () => {
  expect(narrowingOf(legon, {})).toEqual({ first: 'ug' });
});

it('puts no campus first for a visitor without a choice', () => {
  expect(narrowingOf({ status: 'anonymous' }, { ...choosable, ...all(null) })).toEqual({});
  expect(narrowingOf({ status: 'anonymous' }, {})).toEqual({});
});
