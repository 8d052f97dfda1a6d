import { useSyncExternalStore } from 'react';
import { fileSize, useLanguageTag, useMessages, useTraffic } from '../kernel/index.js';
import { catalogue } from './settings.catalogue.js';

/** What this visit has cost its reader so far. A server, and a browser that does not tell, say nothing. */
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
