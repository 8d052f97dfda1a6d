import { findNetwork } from '@campushive/contract/campus';
import { Landmark, Smartphone } from 'lucide-react';
import { useCampus } from '../../../kernel/index.js';

/**
 * Mark of a mobile money network: its short name in its colours, from the campus definition. A phone for a network
 * without colours, and a bank building for a bank account. Hidden from screen readers, because its label names the network.
 */
export function NetworkMark({ network: id }: { network: string | null }) {
  const campus = useCampus();
  if (id === null) return <Landmark aria-hidden="true" className="size-6 shrink-0 text-fg-muted" />;
  const network = findNetwork(campus, id);
  if (network?.mark === undefined)
    return <Smartphone aria-hidden="true" className="size-6 shrink-0 text-fg-muted" />;
  const { ground, ink } = network.mark;
  return (
    <span
      aria-hidden="true"
      data-slot="network-mark"
      style={{ backgroundColor: ground, color: ink }}
      className="inline-flex h-7 shrink-0 items-center rounded-chip px-2 text-sm font-extrabold tracking-tight"
    >
      {network.shortName}
    </span>
  );
}
