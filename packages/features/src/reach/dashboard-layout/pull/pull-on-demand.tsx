import { useEffect } from 'react';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';

const load = () => import('./pull-to-refresh.js');

/**
 * Pull to refresh, whose code loads with the first touch. The browser's own gesture is switched off, because it reloads the whole page and
 * drops what is typed.
 */
export function PullOnDemand({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const { part, want } = useOnDemand(load);
  useEffect(() => {
    const { style } = document.documentElement;
    style.overscrollBehaviorY = 'contain';
    window.addEventListener('touchstart', want, { once: true, passive: true });
    return () => {
      style.overscrollBehaviorY = '';
      window.removeEventListener('touchstart', want);
    };
  }, [want]);
  return part === null ? null : <part.PullToRefresh onRefresh={onRefresh} />;
}
