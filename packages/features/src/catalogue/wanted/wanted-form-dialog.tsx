import {
  MAX_TITLE,
  MAX_WANTED_DETAILS,
  WANTED_CATEGORIES,
  type FieldError,
  type Wanted,
} from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { NativeSelect } from '@campushive/ui/native-select';
import { TextField } from '@campushive/ui/text-field';
import { Textarea } from '@campushive/ui/textarea';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCampus, useFieldText, useMessages, useProblemText } from '../../kernel/index.js';
import { FormDialog } from '../../shared/form-dialog.js';
import { PriceField } from '../../base/parts/price/price-field.js';
import { needsSafetyHint } from '../../base/parts/safety.js';
import { topicNames } from '../parts/topics/topic-card.js';
import { useIsPaused } from '../parts/use-is-paused.js';
import { useWantedForm, type WantedForm } from './use-wanted-form.js';
import { catalogue } from './wanted.catalogue.js';

export interface WantedFormDialogProps {
  /** Post to edit. Null for a new one. */
  post: Wanted | null;
  /** Initial title of a new post. Default: empty. */
  title?: string;
  onClose: () => void;
  onSaved: (saved: Wanted) => void;
}

/** Form of a wanted post: three fields, and the rest under More. */
export function WantedFormDialog({ post, title = '', onClose, onSaved }: WantedFormDialogProps) {
  const t = useMessages(catalogue);
  const topics = useMessages(topicNames);
  const fieldText = useFieldText();
  const problemText = useProblemText();
  const form = useWantedForm({ post, title, onSaved });
  // Uses the posting switch of Essentials, as the server does.
  const isPaused = useIsPaused('essentials', 'posting') && post === null;
  const { values, onChange, wrong } = form;
  const worded = (error: string | FieldError | null, own: string) =>
    error === null ? undefined : typeof error === 'string' ? own : fieldText(error);
  return (
    <FormDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={post === null ? t.formTitle : t.editTitle}
      description={t.formText}
      t={post === null ? t : { ...t, send: t.save, sending: t.saving }}
      variant="primary"
      form={form}
      problem={problemText(form.problem, t.sendFailed)}
    >
      {isPaused ? <Alert tone="warning">{t.paused}</Alert> : null}
      <TextField
        name="title"
        label={t.what}
        description={t.whatHint}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={MAX_TITLE}
        value={values.title}
        error={worded(wrong.title, t.missing)}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <PriceField
        name="most"
        label={t.most}
        description={t.mostHint}
        autoComplete="off"
        typed={values.most}
        onChoose={(most) => onChange({ most })}
        error={worded(wrong.most, t.notAnAmount)}
        onChange={(event) => onChange({ most: event.target.value })}
      />
      <NativeSelect
        name="category"
        label={t.category}
        placeholder={t.noCategory}
        options={WANTED_CATEGORIES.map((id) => ({ value: id, label: topics[id] }))}
        value={values.category}
        onChange={(event) => onChange({ category: event.target.value })}
      />
      <More form={form} detailsError={worded(wrong.details, '')} />
    </FormDialog>
  );
}

/** Optional fields, shown on demand or when they have values. */
function More({
  form: { values, onChange },
  detailsError,
}: {
  form: WantedForm;
  detailsError: string | undefined;
}) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const [open, setOpen] = useState(values.condition !== '' || values.details !== '');
  if (!open)
    return (
      <Button
        variant="ghost"
        className="-mx-3 self-start justify-self-start"
        leading={<Plus aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t.addMore}
      </Button>
    );
  return (
    <>
      <NativeSelect
        name="condition"
        label={t.condition}
        placeholder={t.anyCondition}
        options={CONDITION_CHOICES.map((value) => ({ value, label: t.atLeast[value] }))}
        value={values.condition}
        onChange={(event) => onChange({ condition: event.target.value })}
      />
      <Textarea
        name="details"
        label={t.details}
        description={needsSafetyHint(campus, values.details) ? t.leavesApp : t.detailsHint}
        rows={3}
        maxLength={MAX_WANTED_DETAILS}
        value={values.details}
        error={detailsError}
        onChange={(event) => onChange({ details: event.target.value })}
      />
    </>
  );
}

/** Excludes the worst condition, which accepts any. */
const CONDITION_CHOICES = ['new', 'like-new', 'good', 'fair'] as const;
