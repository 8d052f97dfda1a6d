import { WANTED_CATEGORIES } from '@campushive/contract/wanted';
import { prefetchWanted, WantedScreen } from '@campushive/features/wanted';
import { useSearchParams } from 'react-router-dom';
import { POSTING } from '../../destinations.js';
import type { Prefetch } from '../../page.js';
import { SCOPE } from '../../address/scope-in-address.js';

const shownIn = (query: URLSearchParams) => ({
  mine: query.get('show') === 'mine',
  category: WANTED_CATEGORIES.find((one) => one === query.get('category')) ?? null,
});

export const prefetch: Prefetch = (page) => prefetchWanted(page, shownIn(page.search));

/** Stores the filters in the URL, so that Back and a link restore them. */
export default function WantedPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <WantedScreen
      shown={shownIn(query)}
      onShownChange={({ shown }) =>
        setQuery(
          {
            ...(shown.mine && { show: 'mine' }),
            ...(shown.category !== null && { category: shown.category }),
            ...(query.has(SCOPE) && { [SCOPE]: query.get(SCOPE) ?? '' }),
          },
          { replace: true },
        )
      }
      posting={query.get(POSTING) ?? undefined}
    />
  );
}
