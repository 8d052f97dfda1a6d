import type { PaidMilestone } from '@campushive/contract';
import { useMessages } from '../../../kernel/index.js';
import { milestoneNames } from '../milestones/index.js';

interface MilestoneNameProps {
  /** Milestone that the order pays. Null for anything but a gig with milestones. */
  milestone: PaidMilestone | null;
  className: string;
}

/** Milestone below the title of an order: "Milestone 2 of 3: First draft". */
export function MilestoneName({ milestone, className }: MilestoneNameProps) {
  const t = useMessages(milestoneNames);
  if (milestone === null) return null;
  const { number, count, title } = milestone;
  return <span className={`block wrap-anywhere ${className}`}>{t.name(number, count, title)}</span>;
}
