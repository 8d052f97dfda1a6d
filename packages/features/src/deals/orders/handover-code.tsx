import { ApiError, HANDOVER_CODE_LENGTH, type Payment } from '@campushive/contract';
import { readVoucher } from '@campushive/contract/rules/voucher-format';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { OtpField } from '@campushive/ui/otp-field';
import { preloadQrCode } from '@campushive/ui/qr-code';
import { QrCode as QrIcon } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import { longDate, useFailureText, useDateFormat, useMessages, useWaitText } from '../../kernel/index.js';
import { afterPaint } from '../../shared/after-paint.js';
import { firstNameOf } from '../../shared/first-name.js';
import { LiveFieldset } from '../../shared/live-fieldset.js';
import { ScanButton } from '../parts/scan/index.js';
import { QrCode } from '../../shared/qr-code.js';
import { kindOfOrder } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';
import { catalogue } from './order.catalogue.js';
import type { Order } from './use-order.js';
import type { OrderStepProps } from '../sold/order-kind.js';

/** Code of the buyer, or the field into which the seller types it. */
export function HandoverCode({ order, payment }: OrderStepProps) {
  return payment.role === 'buyer' ? (
    <BuyersCode payment={payment} />
  ) : (
    <EnterCode order={order} payment={payment} />
  );
}

function BuyersCode({ payment }: { payment: Payment }) {
  const t = useSoldWords(kindOfOrder(payment));
  const words = useMessages(catalogue);
  const dateFormat = useDateFormat();
  // Inline, because a dialog would need a download at a handover without a network.
  const [isShown, setShown] = useState(false);
  // Codes and vouchers are drawn where there may be no network.
  useEffect(() => afterPaint(() => void preloadQrCode().catch(() => undefined)), []);
  const code = payment.handoverCode ?? '';
  const half = code.length / 2;
  return (
    <Card className="grid justify-items-center gap-3 text-center">
      <Heading level={2} size="subsection">
        {t.codeTitle}
      </Heading>
      <p
        data-slot="handover-code"
        className="flex flex-wrap justify-center gap-x-3 text-display leading-none font-extrabold tabular-nums"
      >
        <span>{code.slice(0, half)}</span>
        <span>{code.slice(half)}</span>
      </p>
      {isShown ? <QrCode text={code} label={t.qrAlt(code)} /> : null}
      <p className="max-w-sm text-sm text-fg-muted">{t.codeText}</p>
      <Button
        variant={isShown ? 'outline' : 'primary'}
        size="lg"
        fullWidth
        leading={<QrIcon aria-hidden="true" />}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? words.hideCode : words.showCode(firstNameOf(payment.seller, t.deletedUser))}
      </Button>
      {payment.autoReleaseAt === null || !isShown ? null : (
        <p className="max-w-sm text-sm text-fg-muted">
          {t.autoRelease(longDate(payment.autoReleaseAt, dateFormat))}
        </p>
      )}
    </Card>
  );
}

/** Reads a scanned code: six digits of a handover, or a voucher. */
const HANDOVER = new RegExp(`^\\d{${HANDOVER_CODE_LENGTH}}$`);
const readHandover = (text: string) =>
  HANDOVER.test(text.trim()) || readVoucher(text) !== null ? text.trim() : null;

function EnterCode({ order, payment }: { order: Order; payment: Payment }) {
  const t = useSoldWords(kindOfOrder(payment));
  const dateFormat = useDateFormat();
  const problemText = useCodeProblem(payment);
  const name = firstNameOf(payment.buyer, t.deletedUser);
  function submit(event: FormEvent) {
    event.preventDefault();
    order.onHandover();
  }
  return (
    <Card asChild className="grid gap-4">
      <form onSubmit={submit}>
        <Heading level={2} size="subsection">
          {t.enterTitle}
        </Heading>
        <p className="text-sm text-fg-muted">{t.enterText(name)}</p>
        <LiveFieldset className="contents">
          <OtpField
            key={order.attempt}
            label={t.codeLabel}
            length={HANDOVER_CODE_LENGTH}
            value={order.code}
            onValueChange={order.onCodeChange}
            autoFocus={order.attempt > 0}
            error={order.problem === null ? undefined : problemText(order.problem.error)}
          />
        </LiveFieldset>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          disabled={order.code.length < HANDOVER_CODE_LENGTH}
          loading={order.releasing}
          loadingLabel={t.releasing}
        >
          {t.release}
        </Button>
        <ScanButton
          ahead
          title={t.scanTitle}
          wrong={t.scanWrong(name)}
          read={readHandover}
          onFound={order.onScanned}
        />
        {payment.autoReleaseAt === null ? null : (
          <p className="text-sm text-fg-muted">
            {t.autoReleaseSeller(longDate(payment.autoReleaseAt, dateFormat))}
          </p>
        )}
      </form>
    </Card>
  );
}

/** Returns a function that words a refused code. */
function useCodeProblem(payment: Payment): (error: unknown) => string {
  const t = useSoldWords(kindOfOrder(payment));
  const failureText = useFailureText();
  const waitText = useWaitText();
  const name = firstNameOf(payment.buyer, t.deletedUser);
  return (error) => {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'handover_code_wrong') return t.codeWrong(name);
    if (code === 'pickup_code_at_dropoff') return t.codeOfPickup(name);
    if (error instanceof ApiError && code === 'too_many_attempts')
      return t.codeLocked(waitText(error.retryAfter ?? 900));
    return failureText(error, t.releaseFailed);
  };
}
