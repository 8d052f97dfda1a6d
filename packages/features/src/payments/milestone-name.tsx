import type { PaidMilestone } from '@campushive/contract';
import { useMessages } from '../kernel/index.js';
import { milestoneNames } from '../shared/milestones/index.js';

interface MilestoneNameProps {
  /** What an order pays of a gig; null of everything else. */
  milestone: PaidMilestone | null;
  /** How it looks. */
  className: string;
}

/** "Milestone 2 of 3: First draft", below the title of an order. */
export function MilestoneName({ milestone, className }: MilestoneNameProps) {
  const t = useMessages(milestoneNames);
  if (milestone === null) return null;
  const { number, count, title } = milestone;
  return <span className={`block wrap-anywhere ${className}`}>{t.name(number, count, title)}</span>;
}
