import { ShieldCheck } from 'lucide-react';
import { useMessages } from '../kernel/index.js';
import { CaseCard } from './case-card.js';
import { catalogue } from './moderation.catalogue.js';
import { QueueView } from './queue-view.js';
import type { Cases } from './use-cases.js';

/** The queue: open cases first come first, or what was decided. */
export function CasesView({ cases }: { cases: Cases }) {
  const words = useMessages(catalogue);
  return (
    <QueueView
      queue={cases}
      label={words.states}
      icon={<ShieldCheck />}
      emptyText={words.noneOpenText}
      refusals={{
        already_resolved: words.alreadyResolved,
        forbidden: words.notAllowed,
        payment_in_flight: words.inFlight,
      }}
      actionOf={({ decision }) => {
        const title = words.decisions[decision];
        return {
          title,
          text: words.decisionTexts[decision],
          confirmLabel: title,
          variant: decision === 'dismiss' || decision === 'restore' ? 'secondary' : 'danger',
          withEnd: decision === 'suspend',
        };
      }}
    >
      {(found) => <CaseCard found={found} onDecide={cases.onDecide} />}
    </QueueView>
  );
}
