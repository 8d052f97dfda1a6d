import { findNetwork } from '@campushive/contract/campus';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { NativeSelect } from '@campushive/ui/native-select';
import { TextField } from '@campushive/ui/text-field';
import type { FormEvent } from 'react';
import { useCampus, useFieldText, useMessages, useProblemText } from '../../kernel/index.js';
import { useFocusFirstError } from '../../shared/hooks/use-focus-first-error.js';
import { catalogue } from './payouts.catalogue.js';
import type { AccountForm } from './use-account-form.js';

/** Form fields of the mobile money account for payouts. */
export function AccountFields({ form, canCancel }: { form: AccountForm; canCancel: boolean }) {
  const t = useMessages(catalogue);
  const problem = useProblemText()(form.problem, t.saveFailed);
  const campus = useCampus();
  const fieldText = useFieldText();
  const nameOf = (network: string) => findNetwork(campus, network)?.name ?? network;
  const [formRef, onTry] = useFocusFirstError(form.saving);
  const { fields, errors, otherNetwork, holder } = form;
  function errorOf(field: keyof typeof fields): string | undefined {
    const error = errors[field];
    return error && fieldText(error);
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
        options={campus.payments.mobileMoney.networks.map(({ id, name }) => ({ value: id, label: name }))}
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
        {canCancel ? (
          <Button variant="outline" onClick={() => form.onOpen({ open: false })}>
            {t.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
