import { lazy } from 'react';

/** The page for a URL that leads to nothing. Loaded on demand, because few visitors see it. */
export const NotFoundPage = lazy(async () => {
  const { NotFoundScreen } = await import('@campushive/features/home');
  return { default: NotFoundScreen };
});
