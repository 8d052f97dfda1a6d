import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aStudent } from '../../testing/fixtures.js';
import { createStoryCampus, type StoryCampus } from '../../testing/story-campus.js';
import type { SessionState } from '../ports.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

const memberOf = (n: number): SessionState => ({ status: 'member', user: aStudent(n), offline: false });

/** Renders the seller's name as the server returns it. Visitors get none. */
function open(session: SessionState) {
  const campus = createStoryCampus({ session });
  const calls: string[] = [];
  function Seller() {
    const { data } = useQuery({
      queryKey: ['seller'],
      queryFn: async () => {
        const state = campus.ports.session.state();
        calls.push(state.status === 'member' ? state.user.id : 'visitor');
        return state.status === 'member' ? `Adwoa, to ${state.user.name}` : 'Anonymous';
      },
      staleTime: Infinity,
    });
    return <p>{data ?? 'Loading'}</p>;
  }
  render(
    <StoryProvider campus={campus}>
      <Seller />
    </StoryProvider>,
  );
  return { campus, requested: calls };
}

const signIn = ({ ports }: StoryCampus, n: number) =>
  act(async () => ports.session.signIn({ token: 'token', user: aStudent(n) }));

it('refetches for the member after a sign-in', async () => {
  const { campus } = open({ status: 'anonymous' });
  await screen.findByText('Anonymous');
  await signIn(campus, 0);
  await screen.findByText(`Adwoa, to ${aStudent(0).name}`);
  expect(screen.queryByText('Anonymous')).toBeNull();
});

it('refetches for the next student after a switch, and for the visitor after a sign-out', async () => {
  const { campus, requested } = open(memberOf(0));
  await screen.findByText(/Adwoa/);
  await signIn(campus, 1);
  await screen.findByText(`Adwoa, to ${aStudent(1).name}`);
  await act(async () => campus.ports.session.signOut());
  await screen.findByText('Anonymous');
  expect(requested).toEqual([aStudent(0).id, aStudent(1).id, 'visitor']);
});

it('keeps the cached responses when a session is restored or the profile changes', async () => {
  const { campus, requested } = open({ status: 'loading' });
  await screen.findByText('Anonymous');
  await signIn(campus, 0);
  await act(async () => campus.ports.session.update({ name: 'Akosua B.' }));
  expect(requested).toEqual(['visitor']);
});
