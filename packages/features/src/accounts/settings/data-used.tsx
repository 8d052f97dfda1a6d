import { useSyncExternalStore } from 'react';
import { fileSize, useLanguageTag, useMessages, useTraffic } from '../../kernel/index.js';
import { catalogue } from './settings.catalogue.js';

/** Data usage of this visit. Empty on the server, and in browsers that do not report it. */
export function DataUsed() {
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  const traffic = useTraffic();
  const bytes = useSyncExternalStore(traffic.subscribe, traffic.received, () => null);
  return (
    <p data-slot="data-used" className="min-h-5 text-sm text-fg-muted tabular-nums">
      {bytes === null ? '' : t.dataUsed(fileSize(bytes, tag))}
    </p>
  );
}
