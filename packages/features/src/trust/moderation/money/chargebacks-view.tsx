import { Landmark } from 'lucide-react';
import { useMessages, useMoney } from '../../../kernel/index.js';
import { ChargebackCard } from './chargeback-card.js';
import { catalogue } from '../moderation.catalogue.js';
import { QueueView } from '../queue-view.js';
import type { Chargebacks } from './use-chargebacks.js';

/** Queue of chargebacks: open ones by deadline, or decided ones. */
export function ChargebacksView({ chargebacks }: { chargebacks: Chargebacks }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  return (
    <QueueView
      queue={chargebacks}
      label={t.chargebackStates}
      icon={<Landmark />}
      emptyText={t.noChargebacksText}
      refusals={{ chargeback_answered: t.chargebackTooLate, forbidden: t.ownOrder }}
      actionOf={({ found, decision }) => {
        const title = t.chargebackAnswers[decision];
        const text = decision === 'accept' ? t.acceptText(money(found.amount)) : t.contestText;
        const variant = decision === 'accept' ? 'danger' : 'secondary';
        return { title, text, confirmLabel: title, variant, reasonHelp: t.chargebackHelp };
      }}
    >
      {(found) => <ChargebackCard found={found} onDecide={chargebacks.onDecide} />}
    </QueueView>
  );
}
