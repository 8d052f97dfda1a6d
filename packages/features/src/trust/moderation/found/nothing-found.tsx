import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Search } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from '../moderation.catalogue.js';

interface NothingFoundProps {
  title: string;
  /** Clears the search. Null without one. */
  onClear: (() => void) | null;
}

/** Empty search result, with a button that clears the search. */
export function NothingFound({ title, onClear }: NothingFoundProps) {
  const t = useMessages(catalogue);
  return (
    <EmptyState
      kind="nothing-found"
      icon={<Search />}
      title={title}
      action={onClear === null ? undefined : <Button onClick={onClear}>{t.clear}</Button>}
    />
  );
}
