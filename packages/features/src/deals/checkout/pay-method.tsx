import { findNetwork } from '@campushive/contract/campus';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { RadioGroup, type RadioOption } from '@campushive/ui/radio-group';
import { TextField } from '@campushive/ui/text-field';
import { CreditCard } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { useCampus, useMessages, useMoney } from '../../kernel/index.js';
import { NetworkMark } from '../parts/payments/network-mark.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { PAGE, type MobileMoney } from './use-mobile-money.js';

/** A way to pay outside the app, beside the methods of {@link MobileMoney}. */
export interface OtherMethod extends Pick<RadioOption, 'label' | 'description' | 'icon'> {
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

const OTHER = 'other';

interface PayMethodChoiceProps {
  money: MobileMoney;
  onPay: () => void;
  /** Offered after all other methods. Default: none. */
  other?: OtherMethod;
}

/** Payment methods: a tile for each mobile money network, prompted from here, and one for the provider's page. Without networks, the card alone. */
export function PayMethodChoice({ money, onPay, other }: PayMethodChoiceProps) {
  const t = useMessages(catalogue);
  const optionOf = useMethodOption(money);
  const format = useMoney();
  const { chosen: isOther = false, onChoose: _, ...shown } = other ?? { label: '' };
  const most = Math.max(0, ...Object.values(money.limits));
  if (money.methods.length === 1 && other === undefined)
    return (
      <p className="flex items-center gap-3">
        <CreditCard aria-hidden="true" className="size-6 shrink-0 text-fg-muted" />
        <span>
          <span className="block font-semibold">{t.methodCard}</span>
          <span className="block text-sm text-fg-muted">{t.methodCardText}</span>
        </span>
      </p>
    );
  return (
    <div className="grid gap-4">
      <RadioGroup
        label={t.methodLegend}
        name="pay-method"
        layout="tiles"
        value={isOther ? OTHER : money.method}
        onValueChange={(method) => {
          other?.onChoose(method === OTHER);
          if (method !== OTHER) money.onMethod({ method });
        }}
        options={[
          ...money.methods.map(optionOf),
          ...(other === undefined ? [] : [{ ...shown, value: OTHER }]),
        ]}
      />
      {most === 0 ? null : <Alert>{t.aboveWalletLimit(format(most))}</Alert>}
      {isOther || money.method === PAGE ? null : <WhichPhone money={money} onPay={onPay} />}
    </div>
  );
}

function useMethodOption({
  savedNumber,
  usesSavedNumber,
  limits,
}: MobileMoney): (method: string) => RadioOption {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const format = useMoney();
  return (value) => {
    const network = findNetwork(campus, value);
    if (network === undefined) {
      return {
        value,
        label: t.methodCard,
        description: t.methodCardText,
        icon: <CreditCard aria-hidden="true" />,
      };
    }
    const limit = limits[value];
    if (limit !== undefined) {
      return {
        value,
        label: network.walletName,
        description: t.walletLimit(format(limit)),
        icon: <NetworkMark network={value} />,
        disabled: true,
      };
    }
    const isSaved = usesSavedNumber && savedNumber?.network === value;
    return {
      value,
      label: network.walletName,
      description: isSaved ? (
        <span className="tabular-nums">{savedNumber.maskedPhone}</span>
      ) : (
        t.approval[network.approval]
      ),
      icon: <NetworkMark network={value} />,
    };
  };
}

function WhichPhone({ money, onPay }: { money: MobileMoney; onPay: () => void }) {
  const t = useMessages(catalogue);
  const { savedNumber, usesSavedNumber } = money;
  if (savedNumber === null || !usesSavedNumber) return <PhoneField money={money} onPay={onPay} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-fill px-4 py-2">
      <p>
        <span className="block font-semibold tabular-nums">{savedNumber.maskedPhone}</span>
        <span className="block text-sm wrap-anywhere text-fg-muted">{savedNumber.holder ?? t.paidLast}</span>
      </p>
      <span className="flex flex-wrap">
        <Button variant="ghost" size="sm" onClick={money.onOtherPhone}>
          {t.otherPhone}
        </Button>
        {money.onForget === null ? null : (
          <Button variant="ghost" size="sm" onClick={money.onForget}>
            {t.forgetNumber}
          </Button>
        )}
      </span>
    </div>
  );
}

/** Focuses the question and scrolls it into view, because a phone's button bar covers the end of the page. */
function focusOnIt(element: HTMLDivElement | null): void {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}

function PhoneField({ money, onPay }: { money: MobileMoney; onPay: () => void }) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const nameOf = (network: string) => findNetwork(campus, network)?.shortName ?? network;
  const field = useRef<HTMLInputElement>(null);
  const { method, phone, phoneProblem, otherNetwork, needsNetwork } = money;
  useEffect(() => {
    if (phoneProblem !== null) field.current?.focus();
  }, [phoneProblem]);
  // The form handles Enter and Go. On a phone, the pay button is in a bar outside it.
  function submit(event: FormEvent) {
    event.preventDefault();
    onPay();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        ref={field}
        label={t.phoneOf(nameOf(method))}
        description={
          otherNetwork === null || needsNetwork ? t.phoneHint : t.otherNetwork(nameOf(otherNetwork))
        }
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="go"
        value={phone}
        onChange={(event) => money.onPhone({ phone: event.target.value })}
        error={phoneProblem === null ? undefined : t[phoneProblem]}
      />
      {needsNetwork && otherNetwork !== null ? (
        <Alert ref={focusOnIt} tabIndex={-1} tone="warning" className="scroll-mb-28">
          <p>{t.otherNetwork(nameOf(otherNetwork))}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => money.onMethod({ method: otherNetwork })}>
              {t.changeNetwork(nameOf(otherNetwork))}
            </Button>
            <Button size="sm" variant="outline" onClick={money.onKeepNetwork}>
              {t.keepNetwork(nameOf(method))}
            </Button>
          </div>
        </Alert>
      ) : null}
    </form>
  );
}
