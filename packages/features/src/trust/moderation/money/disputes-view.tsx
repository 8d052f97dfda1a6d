import { Scale } from 'lucide-react';
import { useMoney, useMessages } from '../../../kernel/index.js';
import { DisputeCard } from './dispute-card.js';
import { catalogue } from '../moderation.catalogue.js';
import { QueueView } from '../queue-view.js';
import type { Disputes } from './use-disputes.js';

/** Queue of complaints, open or decided. */
export function DisputesView({ disputes }: { disputes: Disputes }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  return (
    <QueueView
      queue={disputes}
      label={t.disputeStates}
      icon={<Scale />}
      emptyText={t.noDisputesText}
      refusals={{ dispute_resolved: t.alreadyResolved, forbidden: t.ownOrder }}
      actionOf={({ found, decision }) => {
        const title = t.verdicts[decision];
        const text = decision === 'refund' ? t.refundText(money(found.amount)) : t.releaseText;
        return { title, text, confirmLabel: title, variant: 'danger', reasonHelp: t.verdictHelp };
      }}
    >
      {(found) => <DisputeCard found={found} onDecide={disputes.onDecide} />}
    </QueueView>
  );
}
