import type { ReportCase, ReportDecision } from '@campushive/contract';
import type { ModerationMessages } from '../moderation.messages.js';

/** Returns label and explanation of a decision. Listings are deleted. Everything else is taken away. */
export function decisionWords(
  { targetType }: Pick<ReportCase, 'targetType'>,
  decision: ReportDecision,
  t: ModerationMessages,
): { readonly label: string; readonly text: string } {
  return decision === 'delete' && targetType !== 'listing'
    ? { label: t.takeAway, text: t.takeAwayText }
    : { label: t.decisions[decision], text: t.decisionTexts[decision] };
}
