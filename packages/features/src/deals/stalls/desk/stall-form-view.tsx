import { MAX_STALL_NAME, STALL_CATEGORIES, type StallCategory } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { NativeSelect } from '@campushive/ui/native-select';
import { RadioGroup } from '@campushive/ui/radio-group';
import { Skeleton } from '@campushive/ui/skeleton';
import { Switch } from '@campushive/ui/switch';
import { TextField } from '@campushive/ui/text-field';
import { Textarea } from '@campushive/ui/textarea';
import { Store } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { PhotoSlot } from '../../../base/parts/uploads/photo-slot.js';
import { HallSelect } from '../../../base/parts/halls/hall-select.js';
import { useHives, useMessages, useProblemText } from '../../../kernel/index.js';
import { FocusHeader } from '../../../shared/focus-header.js';
import { useFocusFirstError } from '../../../shared/hooks/use-focus-first-error.js';
import { ConfirmOnDemand, MainAction } from '../../../shared/index.js';
import { NotReady } from '../../../shared/not-ready.js';
import { HoursSection } from './hours-section.js';
import { ItemList } from './item-list.js';
import { catalogue } from './stall-desk.catalogue.js';
import { Section, useErrorOf, type StallPartProps } from './stall-form-parts.js';
import type { StallForm } from './use-stall-form.js';

/** Form of a stall. */
interface StallFormViewProps {
  form: StallForm;
}

/** Form of a stall: name, place, photo, price list, opening hours and cash. */
export function StallFormView({ form }: StallFormViewProps) {
  const t = useMessages(catalogue);
  const { state } = form;
  const isNew = state.status !== 'ready' || state.stall === null;
  return (
    <>
      <FocusHeader
        title={isNew ? t.openTitle : t.editTitle}
        leave={{ to: { to: isNew ? 'stalls' : 'stallQueue' }, label: t.leave }}
      />
      <div className="page grid page-2xl content-start gap-6 py-4">
        {state.status === 'ready' ? (
          <Fields form={form} draft={state.draft} isNew={isNew} />
        ) : (
          <NotReady state={state} icon={<Store />} failed={t.loadFailed}>
            <Skeleton className="h-12" />
            <Skeleton className="h-40" />
            <Skeleton className="h-64" />
          </NotReady>
        )}
      </div>
    </>
  );
}

function Fields({ form, draft, isNew }: StallPartProps & { isNew: boolean }) {
  const t = useMessages(catalogue);
  const problemText = useProblemText();
  const problem = problemText(form.problem, t.saveFailed);
  const [ref, onTry] = useFocusFirstError(form.saving);
  function submit(event: FormEvent) {
    event.preventDefault();
    form.onSave();
    onTry();
  }
  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid gap-6">
      <Place form={form} draft={draft} />
      <ItemList form={form} draft={draft} />
      <HoursSection form={form} draft={draft} />
      <Section title={t.payment}>
        <Switch
          label={t.takesCash}
          description={t.takesCashHint}
          checked={draft.takesCash}
          onCheckedChange={(takesCash) => form.onChange({ takesCash })}
        />
      </Section>
      {form.uploading ? <Alert>{t.photosUploading}</Alert> : null}
      {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
      <MainAction>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          loading={form.saving}
          loadingLabel={t.saving}
        >
          {isNew ? t.open : t.save}
        </Button>
      </MainAction>
      {isNew ? null : <GiveUp form={form} />}
    </form>
  );
}

const MINUTES = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];

function Place({ form, draft }: StallPartProps) {
  const t = useMessages(catalogue);
  const errorOf = useErrorOf(form);
  return (
    <div className="grid gap-4">
      <TextField
        label={t.name}
        value={draft.name}
        maxLength={MAX_STALL_NAME}
        placeholder={t.namePlaceholder}
        error={errorOf('name')}
        onChange={(event) => form.onChange({ name: event.target.value })}
      />
      <div className="flex flex-wrap items-start gap-4">
        <PhotoSlot
          label={t.photo}
          removeLabel={t.removePhoto}
          retryLabel={t.retryPhoto}
          photo={draft.photo}
          className="size-28"
          onChange={(photo) => form.onChange({ photo })}
        />
        <div className="grid min-w-0 grow basis-48 gap-4">
          <HallSelect
            of="listing"
            value={draft.hallId}
            error={errorOf('hallId')}
            onChange={(event) => form.onChange({ hallId: event.target.value })}
          />
          <TextField
            label={t.place}
            value={draft.place}
            placeholder={t.placePlaceholder}
            error={errorOf('place')}
            onChange={(event) => form.onChange({ place: event.target.value })}
          />
        </div>
      </div>
      <Sale form={form} draft={draft} />
    </div>
  );
}

function Sale({ form, draft }: StallPartProps) {
  const t = useMessages(catalogue);
  const errorOf = useErrorOf(form);
  const hiveNamed = useHives();
  const minutes = MINUTES.includes(Number(draft.readyMinutes))
    ? MINUTES
    : [...MINUTES, Number(draft.readyMinutes)].sort((a, b) => a - b);
  return (
    <>
      <NativeSelect
        label={t.readyMinutes}
        value={draft.readyMinutes}
        options={minutes.map((minute) => ({ value: String(minute), label: t.minutes(minute) }))}
        error={errorOf('readyMinutes')}
        onChange={(event) => form.onChange({ readyMinutes: event.target.value })}
      />
      <RadioGroup
        label={t.category}
        name="category"
        layout="tiles"
        value={draft.category}
        options={STALL_CATEGORIES.map((value) => ({
          value,
          label: t.categories[value],
          description: hiveNamed(value).title,
        }))}
        onValueChange={(value) =>
          form.onChange({ category: STALL_CATEGORIES.find((one) => one === value) ?? fallback })
        }
      />
      <Textarea
        label={t.about}
        value={draft.description}
        maxLength={500}
        error={errorOf('description')}
        onChange={(event) => form.onChange({ description: event.target.value })}
      />
    </>
  );
}

const fallback: StallCategory = 'essentials';

function GiveUp({ form }: { form: StallForm }) {
  const t = useMessages(catalogue);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" className="justify-self-start" onClick={() => setAsking(true)}>
        {t.giveUp}
      </Button>
      <ConfirmOnDemand
        open={isAsking}
        onOpenChange={setAsking}
        title={t.giveUpTitle}
        description={t.giveUpText}
        confirmLabel={t.giveUp}
        cancelLabel={t.cancel}
        loading={form.givingUp}
        loadingLabel={t.givingUp}
        onConfirm={form.onGiveUp}
      />
    </>
  );
}
