import type { Payment } from '@campushive/contract';
import { useCampus, useMessages, useMoney, useProblemText } from '../../kernel/index.js';
import { firstNameOf } from '../../shared/first-name.js';
import { FormDialog } from '../../shared/form-dialog.js';
import { PriceField } from '../../base/parts/price/price-field.js';
import { catalogue } from './settlement.catalogue.js';
import { useSellerPayoutAfterRefund } from './use-seller-payout-after-refund.js';
import { minorOf, refundProblem, type RefundProblem } from './settlement-amount.js';
import type { SettlementControl } from './use-settlement.js';

export interface SettlementDialogProps {
  /** Order with the complaint. */
  payment: Payment;
  /** Amount field and send action. */
  settlement: SettlementControl;
}

/** Dialog that asks for the refund to the buyer, and shows the seller's remaining amount. */
export function SettlementDialog({ payment, settlement }: SettlementDialogProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { currency } = useCampus();
  const problemText = useProblemText();
  const payoutAfter = useSellerPayoutAfterRefund(payment);
  const buyer = payment.role === 'buyer';
  const typed = minorOf(settlement.amount, currency);
  const isRight = typed !== null && refundProblem(payment.amount, settlement.amount, currency) === null;
  const payoutText = buyer ? t.rest : t.restYou;
  function amountText(problem: RefundProblem): string {
    switch (problem.kind) {
      case 'none':
        return t.amountNeeded;
      case 'too-small':
        return t.tooSmall;
      case 'too-large':
        return t.tooLarge(money(problem.paid));
      default:
        return problem satisfies never;
    }
  }
  return (
    <FormDialog
      open
      onOpenChange={(open) => (open ? undefined : settlement.onOpen(null))}
      title={t.proposeTitle}
      description={t.proposeText(firstNameOf(buyer ? payment.seller : payment.buyer, t.other))}
      t={t}
      variant="primary"
      form={settlement}
      problem={problemText(settlement.problem, t.failed)}
    >
      <PriceField
        name="amount"
        label={t.amount}
        autoComplete="off"
        description={isRight ? payoutText(money(payoutAfter(typed))) : t.upTo(money(payment.amount))}
        typed={settlement.amount}
        onChoose={settlement.onAmountChange}
        error={settlement.amountProblem === null ? undefined : amountText(settlement.amountProblem)}
        onChange={(event) => settlement.onAmountChange(event.target.value)}
      />
    </FormDialog>
  );
}
