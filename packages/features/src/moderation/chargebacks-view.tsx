import { Landmark } from 'lucide-react';
import { useMessages, useMoney } from '../kernel/index.js';
import { ChargebackCard } from './chargeback-card.js';
import { catalogue } from './moderation.catalogue.js';
import { QueueView } from './queue-view.js';
import type { Chargebacks } from './use-chargebacks.js';

/** Payments that banks ask back: what waits for an answer, by its deadline, or what the banks decided. */
export function ChargebacksView({ chargebacks }: { chargebacks: Chargebacks }) {
  const words = useMessages(catalogue);
  const money = useMoney();
  return (
    <QueueView
      queue={chargebacks}
      label={words.chargebackStates}
      icon={<Landmark />}
      emptyText={words.noChargebacksText}
      refusals={{ chargeback_answered: words.chargebackTooLate, forbidden: words.ownOrder }}
      actionOf={({ found, decision }) => {
        const title = words.chargebackAnswers[decision];
        const text = decision === 'accept' ? words.acceptText(money(found.amount)) : words.contestText;
        const variant = decision === 'accept' ? 'danger' : 'secondary';
        return { title, text, confirmLabel: title, variant, reasonHelp: words.chargebackHelp };
      }}
    >
      {(found) => <ChargebackCard found={found} onDecide={chargebacks.onDecide} />}
    </QueueView>
  );
}
