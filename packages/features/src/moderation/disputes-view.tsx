import { Scale } from 'lucide-react';
import { useMoney, useMessages } from '../kernel/index.js';
import { DisputeCard } from './dispute-card.js';
import { catalogue } from './moderation.catalogue.js';
import { QueueView } from './queue-view.js';
import type { Disputes } from './use-disputes.js';

/** Complaints about sales: the open ones, or what was decided. */
export function DisputesView({ disputes }: { disputes: Disputes }) {
  const words = useMessages(catalogue);
  const money = useMoney();
  return (
    <QueueView
      queue={disputes}
      label={words.disputeStates}
      icon={<Scale />}
      emptyText={words.noDisputesText}
      refusals={{ dispute_resolved: words.alreadyResolved, forbidden: words.ownOrder }}
      actionOf={({ found, decision }) => {
        const title = words.verdicts[decision];
        const text = decision === 'refund' ? words.refundText(money(found.amount)) : words.releaseText;
        return { title, text, confirmLabel: title, variant: 'danger', reasonHelp: words.verdictHelp };
      }}
    >
      {(found) => <DisputeCard found={found} onDecide={disputes.onDecide} />}
    </QueueView>
  );
}
