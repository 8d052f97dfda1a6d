import { feesFor, formatRate, rateOf, type FeeLine, type Payment } from '@campushive/contract';
import { splitOf } from '@campushive/contract/rules/settlements';
import { Card } from '@campushive/ui/card';
import { FeeBreakdown as KitFeeBreakdown } from '@campushive/ui/fee-breakdown';
import { useCampus, useLanguageTag, useMessages, useMoney, useMinorUnits } from '../../kernel/index.js';
import { FeeBreakdown } from '../../catalogue/parts/prices/fee-breakdown.js';
import { usePriceFieldName } from '../../catalogue/parts/prices/use-deposit-name.js';
import { isPartRefund, netPaid } from '../parts/payments/amount-shown.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { kindOfOrder } from '../sold/kinds.js';
import { SOLD_FACTS } from '../sold/facts.js';

/** Money of an order, as the viewer's side pays or receives it. */
export function OrderAmounts({ payment }: { payment: Payment }) {
  if (payment.role === 'buyer') return <Paid payment={payment} />;
  // Hides the payout for orders that ended unpaid.
  return ['failed', 'expired', 'cancelled'].includes(payment.orderStatus) ? null : (
    <Received payment={payment} />
  );
}

interface AmountsProps {
  payment: Payment;
}

const saleIn = (payment: Payment) => SOLD_FACTS[kindOfOrder(payment)].sale;

/** Returns the discount of a promo code, in major units. */
function useDiscount({ promo, price }: Payment) {
  const t = useMessages(catalogue);
  const { toMajor, toMinor } = useMinorUnits();
  return promo === null
    ? null
    : { name: t.promoApplied(promo.code), amount: toMajor(toMinor(promo.priceBefore) - toMinor(price)) };
}

function Paid({ payment }: AmountsProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const off = useDiscount(payment);
  const name = usePriceFieldName()(payment.metadata.hiveType, payment);
  return (
    <Card className="grid gap-4">
      <FeeBreakdown
        kind={saleIn(payment)}
        price={payment.price}
        {...(name !== undefined && { name })}
        {...(off !== null && { off })}
      />
      {payment.refund !== null && isPartRefund(payment) ? (
        <KitFeeBreakdown
          lines={[
            { label: t.youPaid, amount: money(payment.amount) },
            { label: t.lines.refunded, amount: `−${money(payment.refund.amount)}` },
          ]}
          total={{ label: t.paidInTheEnd, amount: money(netPaid(payment)) }}
        />
      ) : null}
    </Card>
  );
}

function Received({ payment }: AmountsProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const off = useDiscount(payment);
  const less = useLess();
  const name = usePriceFieldName()(payment.metadata.hiveType, payment);
  const isReturned = ['refunded', 'charged_back'].includes(payment.orderStatus);
  const { lines, price } = useDeductions(payment);
  return (
    <Card>
      <KitFeeBreakdown
        lines={[
          { label: name ?? t.lines.price, amount: money(payment.promo?.priceBefore ?? payment.price) },
          ...(off === null ? [] : [{ label: off.name, amount: `−${money(off.amount)}` }]),
          ...(isReturned ? [{ label: t.lines.refunded, amount: less(price) }] : lines),
        ]}
        total={{ label: t.youReceive, amount: money(isReturned ? 0 : payment.payout) }}
      />
    </Card>
  );
}

/** Returns a function that words a deduction, from minor units. */
function useLess(): (fee: number) => string {
  const money = useMoney();
  const { toMajor } = useMinorUnits();
  return (fee) => `−${money(toMajor(fee))}`;
}

/** Returns what is taken off the seller's price: a settled part, and the fees on the rest. */
function useDeductions(payment: Payment) {
  const t = useMessages(catalogue);
  const { toMinor } = useMinorUnits();
  const locale = useLanguageTag();
  const { fees: table } = useCampus();
  const less = useLess();
  const sale = saleIn(payment);
  const listed = feesFor(sale, toMinor(payment.price), table);
  const isSplit = payment.dispute?.outcome === 'settled' && payment.refund !== null;
  const parts = isSplit ? splitOf(listed, toMinor(payment.refund?.amount ?? 0)) : null;
  const { payeePlatformFee, mobileMoneyFee } = parts ?? listed;
  const rate = (line: FeeLine) => formatRate(rateOf(line, table[sale]), locale);
  const platform = {
    label: t.lines.payee_platform_fee(rate('payee_platform_fee')),
    amount: less(payeePlatformFee),
  };
  return {
    price: listed.price,
    lines: [
      ...(parts === null ? [] : [{ label: t.lines.refunded, amount: less(parts.price) }]),
      ...(sale === 'gig' ? [platform] : []),
      { label: t.lines.mobile_money_fee(rate('mobile_money_fee')), amount: less(mobileMoneyFee) },
    ],
  };
}
