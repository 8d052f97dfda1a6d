import { MAX_DECISION_NOTE, toMajor, type GivenCredit } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { Text } from '@campushive/ui/text';
import { Textarea } from '@campushive/ui/textarea';
import {
  dateTime,
  knownWord,
  useCampus,
  useFieldText,
  useDateFormat,
  useMessages,
  useMoney,
  useProblemText,
} from '../../../kernel/index.js';
import { FormDialog } from '../../../shared/form-dialog.js';
import { PriceField } from '../../../base/parts/price/price-field.js';
import { catalogue } from './credits.catalogue.js';
import { ListFrame } from '../list-frame.js';
import { ReasonDialog } from '../reason-dialog.js';
import type { CreditFieldProblem, CreditForm, Credits } from './use-credits.js';

/** Credit dialogs: the student's credits, the form for a new one, and the withdrawal. One is open at a time. */
export function CreditsDialogs({ credits }: { credits: Credits }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { student, form, withdrawal } = credits;
  if (student === null) return null;
  const name = student.name ?? t.deletedUser;
  const { planned } = withdrawal;
  if (form !== null) return <GiveDialog form={form} name={name} onGiveUp={credits.onGiveUp} />;
  if (planned === null) return <ListDialog credits={credits} name={name} />;
  return (
    <ReasonDialog
      action={{
        title: t.withdraw,
        text: t.withdrawText(money(planned.credit.amount)),
        confirmLabel: t.withdraw,
        variant: 'danger',
        reasonHelp: t.reasonHelp,
      }}
      working={withdrawal.working}
      problem={withdrawal.problem}
      refusals={{ credit_not_waiting: t.notWaiting, forbidden: t.ownCredit }}
      onConfirm={withdrawal.onConfirm}
      onClose={withdrawal.onCancel}
    />
  );
}

function ListDialog({ credits, name }: { credits: Credits; name: string }) {
  const t = useMessages(catalogue);
  const close = () => credits.onOpenChange({ student: null });
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : close())}>
      <DialogContent
        title={t.title(name)}
        description={t.text}
        closeLabel={t.close}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {t.close}
            </Button>
            {credits.onGive === null ? null : (
              <Button variant="secondary" onClick={credits.onGive}>
                {t.give}
              </Button>
            )}
          </>
        }
      >
        <ListFrame
          state={credits.list}
          keyOf={({ id }) => id}
          empty={
            <Text size="sm" tone="muted">
              {t.none}
            </Text>
          }
        >
          {(credit) => (
            <CreditCard credit={credit} onWithdraw={() => credits.withdrawal.onDecide({ credit })} />
          )}
        </ListFrame>
      </DialogContent>
    </Dialog>
  );
}

const TONES = { waiting: 'warning', on_the_way: 'warning', paid: 'success', withdrawn: 'neutral' } as const;

function CreditCard({ credit, onWithdraw }: { credit: GivenCredit; onWithdraw: () => void }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const dateFormat = useDateFormat();
  const { status, withdrawal, by, withdrawnBy } = credit;
  const when = (date: string) => dateTime(date, dateFormat);
  return (
    <Card className="grid grid-cols-1 gap-2">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-bold tabular-nums">{money(credit.amount)}</span>
        <Badge tone={TONES[status] ?? 'neutral'}>{knownWord(t.statuses, status)}</Badge>
      </header>
      <p dir="auto" className="text-sm wrap-anywhere">
        {credit.reason}
      </p>
      <Text size="sm" tone="muted">
        {t.givenBy(when(credit.createdAt), by.name ?? t.deletedUser)}
      </Text>
      {withdrawal === null ? null : (
        <Text size="sm" tone="muted" className="wrap-anywhere">
          {t.withdrawnBy(when(withdrawal.at), withdrawnBy?.name ?? t.deletedUser, withdrawal.reason)}
        </Text>
      )}
      {status === 'waiting' ? (
        <div>
          <Button size="sm" variant="outline" onClick={onWithdraw}>
            {t.withdraw}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

interface GiveDialogProps {
  form: CreditForm;
  name: string;
  onGiveUp: () => void;
}

function GiveDialog({ form, name, onGiveUp }: GiveDialogProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const fieldText = useFieldText();
  const problemText = useProblemText();
  const { currency, fees } = useCampus();
  const { errors } = form;
  const limit = (amountMinor: number) => money(toMajor(amountMinor, currency));
  const textOf = (problem: CreditFieldProblem | undefined, missing: string) =>
    problem === undefined ? undefined : problem === 'missing' ? missing : fieldText(problem);
  return (
    <FormDialog
      open
      onOpenChange={(open) => (open ? undefined : onGiveUp())}
      title={t.give}
      description={t.giveText(name)}
      t={t}
      variant="primary"
      form={form}
      problem={problemText(form.problem, t.failed)}
    >
      <PriceField
        name="amount"
        label={t.amount}
        autoComplete="off"
        description={t.upTo(limit(fees.goodwill.max), limit(fees.goodwill.aDay))}
        typed={form.amount}
        onChoose={(amount) => form.onChange({ amount })}
        error={textOf(errors.amount, t.amountNeeded)}
        onChange={({ target }) => form.onChange({ amount: target.value })}
      />
      <Textarea
        label={t.reason}
        description={t.reasonHelp}
        showCount
        maxLength={MAX_DECISION_NOTE}
        value={form.reason}
        error={textOf(errors.reason, t.reasonNeeded)}
        onChange={({ target }) => form.onChange({ reason: target.value })}
      />
    </FormDialog>
  );
}
