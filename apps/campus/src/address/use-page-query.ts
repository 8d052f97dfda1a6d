import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * Returns the parameters of a page's URL, and a function that changes them. A change that comes after the user has left is dropped, such as
 * a search typed just before a click on a link: the URL changes at the click, while the page stays until the next one has loaded.
 */
export function usePageQuery() {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const change = useCallback<typeof setQuery>(
    (...to) => {
      if (window.location.pathname === pathname) setQuery(...to);
    },
    [pathname, setQuery],
  );
  return [query, change] as const;
}
