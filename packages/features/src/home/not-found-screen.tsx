import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Hexagon } from 'lucide-react';
import { Link, useMessages } from '../kernel/index.js';
import { catalogue } from './home.catalogue.js';

/** There is nothing at this address. */
export function NotFoundScreen() {
  const words = useMessages(catalogue);
  return (
    <div className="grid min-h-notice place-items-center bg-bg text-fg">
      <EmptyState
        kind="nothing-found"
        // It names the tab, too.
        headingLevel={1}
        icon={<Hexagon />}
        title={words.notFoundTitle}
        description={words.notFoundText}
        action={
          <Button asChild variant="primary">
            <Link to={{ to: 'home' }}>{words.backHome}</Link>
          </Button>
        }
      />
    </div>
  );
}
