import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Clock, SessionPort, SessionState } from '../ports.js';

/** Session not restored yet, a visitor, or a student. */
type Viewer = 'unknown' | 'visitor' | `member ${string}`;

/**
 * Clears the query cache when the viewer changes, by login, logout or another tab. Visitors see less of a listing than members do, and
 * each student has their own marks and messages.
 */
export function useViewerCache(session: SessionPort, clock: Clock): void {
  const queries = useQueryClient();
  const viewer = useRef<Viewer>(undefined);
  viewer.current ??= viewerOf(session.state());
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const follow = () => {
      const before = viewer.current;
      const now = viewerOf(session.state());
      if (now === before) return;
      viewer.current = now;
      // Keeps the cache: requests made while the session was being restored belong to this member.
      if (before === 'unknown' && now !== 'visitor') return;
      forgetAnswers(queries);
      cancel?.();
      // Refetches after forbidden pages have unmounted, so that their queries do not run.
      cancel = clock.after(0, () => void queries.refetchQueries({ type: 'active' }));
    };
    // The session may have changed between the first render and this effect.
    follow();
    const stop = session.subscribe(follow);
    return () => {
      stop();
      cancel?.();
    };
  }, [session, clock, queries]);
}

/** Removes hidden queries and resets visible ones. Pending mutations, such as the login itself, continue. */
function forgetAnswers(queries: QueryClient): void {
  const cache = queries.getQueryCache();
  for (const query of cache.getAll()) {
    if (query.getObserversCount() === 0) cache.remove(query);
    else query.reset();
  }
}

function viewerOf(state: SessionState): Viewer {
  switch (state.status) {
    case 'loading':
      return 'unknown';
    case 'anonymous':
      return 'visitor';
    case 'member':
      return `member ${state.user.id}`;
    default:
      return state satisfies never;
  }
}
