import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Combobox } from '@campushive/ui/combobox';
import { TextField } from '@campushive/ui/text-field';
import type { FormEvent } from 'react';
import { useFieldText, useMessages, useProblemText } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { useFocusFirstError } from '../../shared/hooks/use-focus-first-error.js';
import { catalogue } from './payouts.catalogue.js';
import type { BankAccountForm } from './use-bank-account-form.js';

/** Form fields of the bank account for payouts: bank and number, then the holder's name to confirm. */
export function BankAccountFields({
  form,
  onCancel,
}: {
  form: BankAccountForm;
  onCancel: (() => void) | null;
}) {
  const t = useMessages(catalogue);
  const fieldText = useFieldText();
  const [formRef, onTry] = useFocusFirstError(form.checking || form.saving);
  const { banks, fields, errors } = form;
  function errorOf(field: keyof typeof fields): string | undefined {
    const error = errors[field];
    return error && fieldText(error, field);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    onTry();
    form.onSubmit();
  }
  if (banks.status === 'failed') return <FailedAlert onRetry={banks.retry}>{t.banksFailed}</FailedAlert>;
  return (
    <form ref={formRef} onSubmit={submit} noValidate className="grid gap-4">
      <Combobox
        label={t.bank}
        placeholder={t.chooseBank}
        required
        loading={banks.status === 'loading'}
        loadingLabel={t.loadingBanks}
        emptyLabel={t.noSuchBank}
        countLabel={t.bankCount}
        options={
          banks.status === 'loading'
            ? []
            : banks.banks.map(({ code, name }) => ({ value: code, label: name }))
        }
        value={fields.bankCode}
        onValueChange={(bankCode) => form.onChange({ bankCode })}
        error={errorOf('bankCode')}
      />
      <TextField
        label={t.accountNumber}
        description={t.accountNumberHint}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        value={fields.accountNumber}
        onChange={(event) => form.onChange({ accountNumber: event.target.value })}
        error={errorOf('accountNumber')}
      />
      <Holder form={form} onCancel={onCancel} />
    </form>
  );
}

/** The holder's name once the bank gave it, and the button for both steps, so that the focus stays on it. */
function Holder({ form, onCancel }: { form: BankAccountForm; onCancel: (() => void) | null }) {
  const t = useMessages(catalogue);
  const problem = useProblemText()(form.problem, t.bankFailed);
  const { holder } = form;
  return (
    <>
      <div role="status">
        {holder === null ? null : <Alert title={t.holder(holder)}>{t.holderText}</Alert>}
      </div>
      {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="secondary"
          loading={form.checking || form.saving}
          loadingLabel={form.checking ? t.checking : t.saving}
        >
          {holder === null ? t.checkAccount : t.save}
        </Button>
        {onCancel === null ? null : (
          <Button variant="outline" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </div>
    </>
  );
}
