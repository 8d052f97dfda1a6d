import type { Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { TextLink, useMessages, useMoney } from '../../kernel/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';

/** Returns true when the seller owes the money: a bank asks it back after the release, and has not let the payment stand. */
export const isOwed = ({ chargeback }: Payment): boolean =>
  chargeback?.effect === 'debt' && chargeback.outcome !== 'won';

/** Chargeback on a released order. Frozen orders show it themselves. */
export function OrderChargeback({ payment: { chargeback, role } }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  if (chargeback === null || chargeback.effect !== 'debt') return null;
  const { outcome, owed } = chargeback;
  if (role === 'seller') {
    if (outcome === 'won') return <Alert tone="success">{t.debtWon}</Alert>;
    const text = outcome === null ? t.debtOpen : t.debtLost;
    return (
      <Alert
        tone="warning"
        title={t.frozenTitleSeller}
        action={
          <TextLink standalone to={{ to: 'payouts' }}>
            {t.seePayouts}
          </TextLink>
        }
      >
        {text(money(owed ?? 0))}
      </Alert>
    );
  }
  if (outcome === 'won') return <Alert>{t.bankWonBuyer}</Alert>;
  return outcome === null ? (
    <Alert title={t.frozenTitleBuyer}>{t.bankOpenBuyer}</Alert>
  ) : (
    <Alert>{t.chargedBackBuyer}</Alert>
  );
}
