import { STALL_HIVE, type Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { FeeBreakdown } from '../../../catalogue/parts/prices/fee-breakdown.js';
import { hourMinute, Link, useDateFormat, useMessages, useMoney } from '../../../kernel/index.js';
import { FocusHeader } from '../../../shared/focus-header.js';
import { PaymentStep } from '../../checkout/payment-step.js';
import {
  FailedToLoad,
  LoadingPayment,
  NothingToShow,
  PAYMENT_COLUMNS,
  PAYMENT_PAGE,
} from '../../parts/payments/payment-page.js';
import { catalogue } from '../parts/stalls.catalogue.js';
import { CheckoutForm } from './checkout-form.js';
import { CheckoutLines } from './checkout-lines.js';
import type { StallCheckout } from './use-stall-checkout.js';

/** Checkout of a basket. */
interface StallCheckoutViewProps {
  checkout: StallCheckout;
  /** New payments are paused. Default: false. */
  isPaused?: boolean;
}

/** Checkout of a basket: its lines, the time of collection, the payment and its outcome. */
export function StallCheckoutView({ checkout, isPaused = false }: StallCheckoutViewProps) {
  const t = useMessages(catalogue);
  const { state } = checkout;
  switch (state.status) {
    case 'loading':
      return <LoadingPayment />;
    case 'failed':
      return (
        <FailedToLoad title={t.stallFailed} onRetry={state.retry} to={{ to: 'stalls' }} label={t.back} />
      );
    case 'missing':
      return <NothingToShow title={t.missing} to={{ to: 'stalls' }} label={t.back} />;
    case 'found':
      return <Found checkout={checkout} isPaused={isPaused} {...state} />;
    default:
      return state satisfies never;
  }
}

type BasketProps = Required<StallCheckoutViewProps> &
  Omit<Extract<StallCheckout['state'], { status: 'found' }>, 'status'>;

function Found({ checkout, isPaused, stall, phase }: BasketProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { lines, isCash, price, steps } = checkout;
  const isPayable = ['ready', 'declined', 'unanswered'].includes(phase.status) && lines.length > 0;
  const form = <CheckoutForm {...{ checkout, isPaused, stall, phase }} />;
  return (
    <>
      <FocusHeader
        title={<bdi>{stall.name}</bdi>}
        leave={{ to: { to: 'listing', hive: STALL_HIVE, id: stall.id }, label: t.leave }}
      />
      <div className={`${PAYMENT_PAGE} ${PAYMENT_COLUMNS} py-4 lg:grid-rows-[auto_1fr]`}>
        <div className="grid gap-5 lg:col-start-2 lg:row-start-1">
          {isPayable ? <CheckoutLines checkout={checkout} /> : null}
        </div>
        <div className="grid content-start gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <PaymentStep
            steps={steps}
            phase={phase}
            problem={null}
            order={form}
            again={form}
            paid={(payment) => <Paid payment={payment} />}
          />
        </div>
        {isPayable ? (
          <div className="grid content-start gap-2 lg:col-start-2 lg:row-start-2">
            {isCash ? (
              <p className="flex justify-between gap-3 border-t border-line pt-3 font-bold">
                {t.total} <span className="tabular-nums">{money(price)}</span>
              </p>
            ) : (
              <FeeBreakdown kind="purchase" price={price} name={t.items} />
            )}
          </div>
        ) : null}
      </div>
    </>
  );
}

/** Success with the way to the code. */
function Paid({ payment }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const format = useDateFormat();
  const readyAt = payment.stallOrder?.readyAt;
  return (
    <>
      <Alert tone="success" title={t.paidTitle}>
        {readyAt === undefined ? t.paidPlain : t.paidText(hourMinute(readyAt, format))}
      </Alert>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link to={{ to: 'payment', id: payment.id }}>{t.toOrder}</Link>
      </Button>
    </>
  );
}
