import type { SearchFit } from '@campushive/contract/entities/search';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from './search-fit.catalogue.js';

/** Note above search results that do not match all words as typed. Renders nothing when they do. */
export function SearchFitNote({ fit }: { fit: SearchFit }) {
  const t = useMessages(catalogue);
  if (fit === 'all') return null;
  return (
    <p role="status" className="pb-4 text-sm text-fg-muted">
      {t[fit]}
    </p>
  );
}
