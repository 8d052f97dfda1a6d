import { useEffect } from 'react';
import { useUser } from '../../kernel/index.js';
import { useOnDemand } from '../use-on-demand.js';
import type { BundleBarProps } from './bundle-bar.js';
import type { BundleToggleProps } from './bundle-toggle.js';
import { mayBundle } from './chosen-things.js';

const load = () => import('./bundle-parts.js');

/** The button that puts a thing into a bundle, where it can be in one; its code comes once it is needed. */
export function BundleToggleOnDemand(props: BundleToggleProps) {
  const user = useUser();
  const { part, want } = useOnDemand(load);
  const isOffered = mayBundle(props.listing, user?.id);
  useEffect(() => {
    if (isOffered) want();
  }, [isOffered, want]);
  if (!isOffered) return null;
  // Its height, so that nothing moves when it comes.
  return part === null ? <span className="block min-h-11" /> : <part.BundleToggle {...props} />;
}

/** The bar of a seller's bundle; its code comes once it is needed. */
export function BundleBarOnDemand(props: BundleBarProps) {
  const { part, want } = useOnDemand(load);
  useEffect(want, [want]);
  return part === null ? null : <part.BundleBar {...props} />;
}
