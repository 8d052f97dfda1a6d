import type { CampusChoice } from '@campushive/contract/campus-choice';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useScopeInAddress } from './scope-in-address.js';

afterEach(cleanup);

const remembered: CampusChoice = { id: null, scope: 'mine' };

function open(path: string) {
  const changes: CampusChoice[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({
      ...useScopeInAddress(remembered, ({ choice }) => void changes.push(choice)),
      search: useLocation().search,
    }),
    { wrapper },
  );
  return { result, changes };
}

it('prefers the scope of the URL to the remembered one, and ignores an unknown scope', () => {
  expect(open('/dashboard/essentials?where=hall').result.current.choice).toEqual({ id: null, scope: 'hall' });
  for (const path of ['/dashboard/essentials', '/dashboard/essentials?where=moon'])
    expect(open(path).result.current.choice).toBe(remembered);
});

it('remembers a changed scope, and writes it to the URL beside the filters', () => {
  const { result, changes } = open('/dashboard/essentials?q=lamp&where=hall');
  act(() => result.current.onChoiceChange({ choice: { id: null, scope: 'nearby' } }));
  expect(changes).toEqual([{ id: null, scope: 'nearby' }]);
  expect(result.current.search).toBe('?q=lamp&where=nearby');
  expect(result.current.choice.scope).toBe('nearby');
});
