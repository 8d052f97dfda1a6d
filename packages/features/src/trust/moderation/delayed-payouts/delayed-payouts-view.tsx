import { Alert } from '@campushive/ui/alert';
import { EmptyState } from '@campushive/ui/empty-state';
import { Hourglass } from 'lucide-react';
import { useMessages, useMoney, useProblemText } from '../../../kernel/index.js';
import { ListFrame } from '../list-frame.js';
import { catalogue as moderation } from '../moderation.catalogue.js';
import { ReasonDialog, type PlannedAction } from '../reason-dialog.js';
import { DelayedPayoutCard } from './delayed-payout-card.js';
import { catalogue } from './delayed-payouts.catalogue.js';
import type { DelayedPayouts } from './use-delayed-payouts.js';

/** Queue of delayed payouts with their reason and age, to retry or to return to the seller. */
export function DelayedPayoutsView({ payouts }: { payouts: DelayedPayouts }) {
  const t = useMessages(catalogue);
  const problem = useProblemText()(payouts.retryProblem, t.retryFailed);
  return (
    <div className="grid grid-cols-1 gap-4">
      {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
      <ListFrame
        state={payouts.state}
        keyOf={(found) => found.id}
        empty={<EmptyState icon={<Hourglass />} title={t.empty} description={t.emptyText} />}
      >
        {(found) => (
          <DelayedPayoutCard
            found={found}
            retrying={payouts.retrying === found.id}
            onRetry={() => payouts.onRetry(found)}
            onReturn={() => payouts.onDecide({ found })}
          />
        )}
      </ListFrame>
      <ReasonDialog
        action={usePlannedAction(payouts)}
        working={payouts.working}
        problem={payouts.problem}
        refusals={{ payout_not_waiting: t.notWaiting }}
        onConfirm={payouts.onConfirm}
        onClose={payouts.onCancel}
      />
    </div>
  );
}

function usePlannedAction({ planned }: DelayedPayouts): PlannedAction | null {
  const t = useMessages(catalogue);
  const { deletedUser } = useMessages(moderation);
  const money = useMoney();
  if (planned === null) return null;
  const { amount, seller } = planned.found;
  return {
    title: t.giveBack,
    text: t.giveBackText(money(amount), seller.name ?? deletedUser),
    confirmLabel: t.giveBack,
    variant: 'secondary',
    reasonHelp: t.giveBackHelp,
  };
}
