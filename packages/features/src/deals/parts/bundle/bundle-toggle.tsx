import { MAX_BUNDLE, type Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { useToast } from '@campushive/ui/toast';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { Check, Plus } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from './bundle.catalogue.js';
import { useChosen } from './use-chosen.js';

export interface BundleToggleProps {
  listing: Listing;
  /** Listing to add along with `listing` while the bundle is empty: the one whose page is open. Default: none. */
  first?: Listing | undefined;
}

/** Adds an item to its seller's bundle, or removes it. */
export function BundleToggle({ listing, first }: BundleToggleProps) {
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const chosen = useChosen(listing.postedById);
  const isIn = chosen.has(listing.id);
  return (
    <Button
      variant="outline"
      size="sm"
      fullWidth
      aria-pressed={isIn}
      leading={isIn ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      onClick={() => {
        if (!isIn && chosen.isFull) toast({ tone: 'neutral', title: t.full(MAX_BUNDLE) });
        else chosen.toggle(listing, first);
      }}
    >
      {isIn ? t.added : t.add}
      <VisuallyHidden>{`: ${listing.title}`}</VisuallyHidden>
    </Button>
  );
}
