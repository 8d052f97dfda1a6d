import { ShieldCheck } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import { CaseCard } from './case-card.js';
import { decisionWords } from './decision-words.js';
import { catalogue } from '../moderation.catalogue.js';
import { QueueView } from '../queue-view.js';
import type { Cases } from './use-cases.js';

/** Queue of reports, open cases first, or decided ones. */
export function CasesView({ cases }: { cases: Cases }) {
  const t = useMessages(catalogue);
  return (
    <QueueView
      queue={cases}
      label={t.states}
      icon={<ShieldCheck />}
      emptyText={t.noneOpenText}
      refusals={{
        already_resolved: t.alreadyResolved,
        forbidden: t.notAllowed,
        payment_in_flight: t.inFlight,
      }}
      actionOf={({ found, decision }) => {
        const { label, text } = decisionWords(found, decision, t);
        return {
          title: label,
          text,
          confirmLabel: label,
          variant: decision === 'dismiss' || decision === 'restore' ? 'secondary' : 'danger',
          withEnd: decision === 'suspend',
        };
      }}
    >
      {(found) => <CaseCard found={found} onDecide={cases.onDecide} />}
    </QueueView>
  );
}
