import { lazy } from 'react';

/** What a page shows instead of itself when its address leads to nothing. Fetched only then: few ever see it. */
export const NothingHere = lazy(async () => {
  const { NotFoundScreen } = await import('@campushive/features/home');
  return { default: NotFoundScreen };
});
