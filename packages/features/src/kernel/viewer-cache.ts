import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Clock, SessionPort, SessionState } from './ports.js';

/** Not known yet, a visitor, or a student. */
type Viewer = 'unknown' | 'visitor' | `member ${string}`;

/**
 * Forgets every answer when another viewer takes over the page, by signing in, signing out or in another tab: a visitor
 * learns less of a listing than a member does, and each student has marks and messages of their own.
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
      // What was asked while the session was being restored was asked as this member.
      if (before === 'unknown' && now !== 'visitor') return;
      forgetAnswers(queries);
      cancel?.();
      // After the pages that the new viewer may not see are gone: those need no answer.
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

/** Drops what no screen shows, and empties what one does. A mutation under way, such as the login itself, goes on. */
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
