import { WANTED_CATEGORIES } from '@campushive/contract/wanted';
import { WantedScreen } from '@campushive/features/wanted';
import { useSearchParams } from 'react-router-dom';
import { POSTING } from '../destinations.js';

/** Stores the filters in the URL, so that Back and a link restore them. */
export default function WantedPage() {
  const [query, setQuery] = useSearchParams();
  const category = WANTED_CATEGORIES.find((one) => one === query.get('category')) ?? null;
  return (
    <WantedScreen
      shown={{ mine: query.get('show') === 'mine', category }}
      onShownChange={({ shown }) =>
        setQuery(
          {
            ...(shown.mine && { show: 'mine' }),
            ...(shown.category !== null && { category: shown.category }),
          },
          { replace: true },
        )
      }
      posting={query.get(POSTING) ?? undefined}
    />
  );
}
