import { findNetwork } from '@campushive/contract/campus';
import { RadioGroup } from '@campushive/ui/radio-group';
import { NativeSelect } from '@campushive/ui/native-select';
import { TextField } from '@campushive/ui/text-field';
import { CreditCard, Smartphone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCampus, useMessages } from '../kernel/index.js';
import { catalogue } from './payments.catalogue.js';
import type { MobileMoney } from './use-mobile-money.js';

/** How to pay: on the provider's page, or with a phone that is asked from here. */
export function PayMethodChoice({ money }: { money: MobileMoney }) {
  const words = useMessages(catalogue);
  return (
    <div className="grid gap-4">
      <RadioGroup
        legend={words.methodLegend}
        name="pay-method"
        value={money.method}
        onValueChange={(value) => money.onMethod({ method: value === 'here' ? 'here' : 'page' })}
        options={[
          {
            value: 'page',
            label: words.methodPage,
            description: words.methodPageText,
            icon: <CreditCard aria-hidden="true" />,
          },
          {
            value: 'here',
            label: words.methodHere,
            description: words.methodHereText,
            icon: <Smartphone aria-hidden="true" />,
          },
        ]}
      />
      {money.method === 'here' ? <WhichPhone money={money} /> : null}
    </div>
  );
}

function WhichPhone({ money }: { money: MobileMoney }) {
  const words = useMessages(catalogue);
  const campus = useCampus();
  const nameOf = (network: string) => findNetwork(campus, network)?.name ?? network;
  const { known, knownChosen } = money;
  return (
    <div className="grid gap-4 rounded-card bg-fill p-4">
      {known === null ? null : (
        <RadioGroup
          legend={words.whichPhone}
          name="pay-phone"
          value={knownChosen ? 'known' : 'other'}
          onValueChange={(value) => money.onKnown({ knownChosen: value === 'known' })}
          options={[
            {
              value: 'known',
              label: <span className="tabular-nums">{known.maskedPhone}</span>,
              description: nameOf(known.network),
            },
            { value: 'other', label: words.otherPhone },
          ]}
        />
      )}
      {knownChosen ? null : <PhoneFields money={money} />}
    </div>
  );
}

function PhoneFields({ money }: { money: MobileMoney }) {
  const words = useMessages(catalogue);
  const campus = useCampus();
  const nameOf = (network: string) => findNetwork(campus, network)?.name ?? network;
  const phone = useRef<HTMLInputElement>(null);
  const { fields, phoneError, otherNetwork } = money;
  useEffect(() => {
    if (phoneError !== null) phone.current?.focus();
  }, [phoneError]);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        ref={phone}
        label={words.phone}
        description={otherNetwork === null ? words.phoneHint : words.otherNetwork(nameOf(otherNetwork))}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={fields.phone}
        onChange={(event) => money.onChange({ phone: event.target.value })}
        error={phoneError ?? undefined}
      />
      <NativeSelect
        label={words.network}
        options={campus.payments.mobileMoney.networks.map(({ id, name }) => ({ value: id, label: name }))}
        value={fields.network}
        onChange={(event) => money.onChange({ network: event.target.value })}
      />
    </div>
  );
}
