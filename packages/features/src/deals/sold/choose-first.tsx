import type { Listing } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Link } from '../../kernel/index.js';

interface ChooseFirstProps {
  listing: Listing;
  /** Missing choice. */
  text: string;
  /** Label of the link to the listing's page. */
  back: string;
}

/** Shown instead of the form until the buyer has chosen on the listing's page. */
export function ChooseFirst({ listing, text, back }: ChooseFirstProps) {
  return (
    <Alert
      action={
        <Button asChild size="sm">
          <Link to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}>{back}</Link>
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
