import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Search } from 'lucide-react';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './moderation.catalogue.js';

interface NothingFoundProps {
  title: string;
  /** Looks for everything again; null while nothing narrows it. */
  onClear: (() => void) | null;
}

/** Nothing fits what staff look for, and the way back to everything. */
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
