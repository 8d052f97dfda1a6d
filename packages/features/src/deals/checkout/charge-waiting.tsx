import { PROMPT_LIFETIME, SECOND, type Payment } from '@campushive/contract';
import { findNetwork, localized } from '@campushive/contract/campus';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Progress } from '@campushive/ui/progress';
import { Spinner } from '@campushive/ui/spinner';
import { TextField } from '@campushive/ui/text-field';
import { CircleCheck, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import {
  TextLink,
  useCampus,
  useClock,
  useFailureText,
  useLocale,
  useMessages,
  useMoney,
} from '../../kernel/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import type { PaymentSteps } from './use-payment-steps.js';
import type { VoucherProblem } from './use-voucher.js';

export type Charge = NonNullable<Payment['charge']>;

interface ChargeWaitingProps {
  checkout: PaymentSteps;
  payment: Payment;
  charge: Charge;
  problem: string | null;
}

/** Waiting view of a mobile money prompt: instructions, time left and a way to cancel. */
export function ChargeWaiting({ checkout, payment, charge, problem }: ChargeWaitingProps) {
  const t = useMessages(catalogue);
  const promptHint = usePromptHint();
  return (
    <>
      <Card className="py-7">
        <div className="grid justify-items-center gap-4 text-center">
          {charge.step === 'voucher' ? (
            <VoucherStep checkout={checkout} payment={payment} charge={charge} />
          ) : (
            <PromptStep payment={payment} charge={charge} />
          )}
          <TimeLeft
            key={charge.step}
            seconds={charge.secondsLeft}
            large={charge.step !== 'voucher'}
            onOver={checkout.onCheck}
          />
        </div>
      </Card>
      {charge.step !== 'approve' ? null : <Alert>{promptHint(charge.network)}</Alert>}
      {charge.sandboxUrl === null ? null : <PretendedPhone url={charge.sandboxUrl} />}
      {problem === null ? null : <Alert tone="warning">{problem}</Alert>}
      <div className="grid gap-3">
        {charge.step === 'voucher' ? null : (
          <Button
            fullWidth
            loading={checkout.checking}
            loadingLabel={t.checking}
            leading={<CircleCheck aria-hidden="true" />}
            onClick={checkout.onCheck}
          >
            {t.checkStatus}
          </Button>
        )}
        <Button variant="ghost" fullWidth onClick={checkout.onCancel}>
          {t.payAnotherWay}
        </Button>
      </div>
    </>
  );
}

/** Keeps a phone number on one line. */
const withoutSpaces = (phone: string) => phone.replaceAll(' ', '\u00a0');

/** Focuses the heading, because the pressed button was removed. */
function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading level={2} ref={heading} tabIndex={-1} className="outline-none">
      {children}
    </Heading>
  );
}

function PhoneMark({ ringing }: { ringing: boolean }) {
  return (
    <span aria-hidden="true" className="relative grid size-20 place-items-center">
      {ringing ? <span className="hexagon absolute w-20 bg-brand-soft animate-glow" /> : null}
      <span className="hexagon relative grid w-16 place-items-center bg-brand text-on-brand">
        <Smartphone className="size-7" />
      </span>
    </span>
  );
}

function PromptStep({ payment, charge }: { payment: Payment; charge: Charge }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  if (charge.step === 'wait') {
    return (
      <>
        <Spinner label={t.askingNetwork} />
        <StepHeading>{t.askingNetwork}</StepHeading>
        <p className="max-w-sm text-sm text-fg-muted">
          {t.askingNetworkText(withoutSpaces(charge.maskedPhone))}
        </p>
      </>
    );
  }
  return (
    <>
      <PhoneMark ringing />
      <StepHeading>{t.promptTitle}</StepHeading>
      <p className="max-w-sm text-fg-muted">
        {t.promptText(money(payment.amount), withoutSpaces(charge.maskedPhone))}
      </p>
    </>
  );
}

function VoucherStep({
  checkout,
  payment,
  charge,
}: {
  checkout: PaymentSteps;
  payment: Payment;
  charge: Charge;
}) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const failureText = useFailureText();
  const field = useRef<HTMLInputElement>(null);
  const { voucher } = checkout;
  useEffect(() => {
    if (voucher.problem !== null) field.current?.focus();
  }, [voucher.problem]);
  function problemText(problem: VoucherProblem | null): string | undefined {
    if (problem === null) return undefined;
    return problem.kind === 'wrong' ? t.voucherWrong : failureText(problem.error, t.voucherFailed);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    voucher.onGive(payment);
  }
  return (
    <>
      <PhoneMark ringing={false} />
      <StepHeading>{t.voucherTitle}</StepHeading>
      <p className="max-w-sm text-fg-muted">{t.voucherText(withoutSpaces(charge.maskedPhone))}</p>
      <form onSubmit={submit} noValidate className="grid w-full max-w-sm gap-4 text-start">
        <TextField
          ref={field}
          label={t.voucherLabel}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          value={voucher.value}
          onChange={(event) => voucher.onChange({ value: event.target.value })}
          error={problemText(voucher.problem)}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          loading={voucher.giving}
          loadingLabel={t.processing}
        >
          {t.pay(money(payment.amount))}
        </Button>
      </form>
    </>
  );
}

/** Counts down from the server's remaining time, and announces each minute to screen readers. */
function TimeLeft({ seconds, large, onOver }: { seconds: number; large: boolean; onOver: () => void }) {
  const t = useMessages(catalogue);
  const clock = useClock();
  const [remaining, setRemaining] = useState(seconds);
  const [total] = useState(() => Math.max(seconds, PROMPT_LIFETIME / SECOND));
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const end = clock.now().getTime() + seconds * SECOND;
    const stop = clock.every(SECOND, () => {
      const now = Math.max(0, Math.ceil((end - clock.now().getTime()) / SECOND));
      setRemaining(now);
      if (now > 0) return;
      stop();
      over.current();
    });
    return stop;
  }, [seconds, clock]);
  const shown = Math.min(remaining, seconds);
  const clockFace = `${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, '0')}`;
  return (
    <div className="grid w-full max-w-60 justify-items-center gap-2">
      <p className="grid justify-items-center">
        <span aria-hidden="true" className="text-sm text-fg-muted">
          {t.timeLeft}
        </span>
        <span
          role="timer"
          aria-label={t.timeLeft}
          className={`font-extrabold tracking-tight tabular-nums ${large ? 'text-hero' : 'text-title'}`}
        >
          {clockFace}
        </span>
      </p>
      <Progress value={shown} max={total} label={t.timeLeft} />
      <p role="status" className="sr-only">
        {t.minutesLeft(Math.ceil(shown / 60))}
      </p>
    </div>
  );
}

/** Link to the simulated phone of the sandbox, where no real prompt is sent. */
function PretendedPhone({ url }: { url: string }) {
  const t = useMessages(catalogue);
  return (
    <Alert
      title={t.sandboxTitle}
      action={
        <TextLink standalone href={url} target="_blank" rel="noreferrer">
          {t.sandboxPhone}
        </TextLink>
      }
    >
      {t.sandboxText}
    </Alert>
  );
}

/** Returns a function with instructions for when the network's prompt does not appear. */
function usePromptHint(): (network: string) => string {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const locale = useLocale();
  return (network) => {
    const hint = findNetwork(campus, network)?.promptHint;
    return hint === undefined ? t.promptHint : localized(hint, locale);
  };
}
