import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './universities.catalogue.js';

/** Error that the descriptions of universities failed to load, with a retry button. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(catalogue);
  return (
    <Alert tone="danger">
      <span className="flex flex-wrap items-center gap-3">
        {t.failed}
        <Button size="sm" variant="outline" onClick={onRetry}>
          {t.retry}
        </Button>
      </span>
    </Alert>
  );
}
