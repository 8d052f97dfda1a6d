import { findNetwork, networksOf } from '@campushive/contract/campus';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { NativeSelect } from '@campushive/ui/native-select';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import { TextField } from '@campushive/ui/text-field';
import type { FormEvent } from 'react';
import { useCampus, useFieldText, useMessages, useProblemText } from '../../kernel/index.js';
import { useFocusFirstError } from '../../shared/hooks/use-focus-first-error.js';
import { BankAccountFields } from './bank-account-fields.js';
import { catalogue } from './payouts.catalogue.js';
import type { AccountForm } from './use-account-form.js';

/** Form of the payout account: a choice of the method where the campus has two, and its fields. */
export function AccountFields({ form, canCancel }: { form: AccountForm; canCancel: boolean }) {
  const t = useMessages(catalogue);
  const onCancel = canCancel ? () => form.onOpen({ open: false }) : null;
  return (
    <div className="grid gap-4">
      {form.methods.length < 2 ? null : (
        <SegmentedControl
          label={t.methodLabel}
          options={form.methods.map((value) => ({ value, label: t.methods[value] }))}
          value={form.method}
          onValueChange={(value) => form.onMethod({ method: value === 'bank' ? 'bank' : 'mobile_money' })}
          fullWidth
        />
      )}
      {form.method === 'bank' ? (
        <BankAccountFields form={form.bank} onCancel={onCancel} />
      ) : (
        <WalletFields form={form} onCancel={onCancel} />
      )}
    </div>
  );
}

function WalletFields({ form, onCancel }: { form: AccountForm; onCancel: (() => void) | null }) {
  const t = useMessages(catalogue);
  const problem = useProblemText()(form.problem, t.saveFailed);
  const campus = useCampus();
  const fieldText = useFieldText();
  const nameOf = (network: string) => findNetwork(campus, network)?.name ?? network;
  const [formRef, onTry] = useFocusFirstError(form.saving);
  const { fields, errors, otherNetwork, holder } = form;
  function errorOf(field: keyof typeof fields): string | undefined {
    const error = errors[field];
    return error && fieldText(error, 'name');
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    onTry();
    form.onSave();
  }
  return (
    <form ref={formRef} onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={t.phone}
        description={otherNetwork === null ? t.phoneHint : t.otherNetwork(nameOf(otherNetwork))}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="done"
        value={fields.phone}
        onChange={(event) => form.onChange({ phone: event.target.value })}
        error={errorOf('phone')}
      />
      <NativeSelect
        label={t.network}
        options={networksOf(campus).map(({ id, name }) => ({ value: id, label: name }))}
        value={fields.network}
        onChange={(event) => form.onChange({ network: event.target.value })}
        error={errorOf('network')}
      />
      <TextField
        label={t.name}
        autoComplete="name"
        value={fields.name}
        onChange={(event) => form.onChange({ name: event.target.value })}
        error={errorOf('name')}
      />
      {holder === null ? null : (
        <div>
          <Button variant="outline" onClick={() => form.onChange({ name: holder })}>
            {t.useHolder}
          </Button>
        </div>
      )}
      {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" loading={form.saving} loadingLabel={t.saving}>
          {t.save}
        </Button>
        {onCancel === null ? null : (
          <Button variant="outline" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
