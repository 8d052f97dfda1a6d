import { useEffect } from 'react';
import { useUser } from '../../../kernel/index.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import type { BundleBarProps } from './bundle-bar.js';
import type { BundleToggleProps } from './bundle-toggle.js';
import { mayBundle } from './chosen-items.js';

const load = () => import('./bundle-parts.js');

/** Bundle button that loads its code on demand. Renders only for listings that can join a bundle. */
export function BundleToggleOnDemand(props: BundleToggleProps) {
  const user = useUser();
  const { part, want } = useOnDemand(load);
  const isOffered = mayBundle(props.listing, user?.id);
  useEffect(() => {
    if (isOffered) want();
  }, [isOffered, want]);
  if (!isOffered) return null;
  // Reserves the button's height to avoid a layout shift.
  return part === null ? <span className="block min-h-11" /> : <part.BundleToggle {...props} />;
}

/** Bar of a seller's bundle that loads its code on demand. */
export function BundleBarOnDemand(props: BundleBarProps) {
  const { part, want } = useOnDemand(load);
  useEffect(want, [want]);
  return part === null ? null : <part.BundleBar {...props} />;
}
