import type { ReportCase, ReportDecision } from '@campushive/contract';
import type { ModerationMessages } from './moderation.messages.js';

/** What a decision is called, and what it does: a listing is deleted, everything else is taken away. */
export function decisionWords(
  { targetType }: Pick<ReportCase, 'targetType'>,
  decision: ReportDecision,
  t: ModerationMessages,
): { readonly label: string; readonly text: string } {
  return decision === 'delete' && targetType !== 'listing'
    ? { label: t.takeAway, text: t.takeAwayText }
    : { label: t.decisions[decision], text: t.decisionTexts[decision] };
}
