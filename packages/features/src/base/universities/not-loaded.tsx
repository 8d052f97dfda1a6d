import { useMessages } from '../../kernel/index.js';
import { catalogue } from './universities.catalogue.js';
import { FailedAlert } from '../../shared/failed-alert.js';

/** Error that the descriptions of universities failed to load, with a retry button. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(catalogue);
  return <FailedAlert onRetry={onRetry}>{t.failed}</FailedAlert>;
}
