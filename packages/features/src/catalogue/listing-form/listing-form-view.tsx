import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { IconButton } from '@campushive/ui/icon-button';
import { Progress } from '@campushive/ui/progress';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useHiveAbout, useHiveNames, useHives, Link, useMessages } from '../../kernel/index.js';
import { FocusHeader } from '../../shared/focus-header.js';
import { catalogue } from './listing-form.catalogue.js';
import { ListingFields } from './listing-fields.js';
import type { FormSteps } from './use-form-steps.js';
import type { ListingForm } from './use-listing-form.js';

/**
 * Styles of the post button before the last step: secondary to Next on phones, primary on wider screens, which show all
 * steps.
 */
const BEFORE_THE_LAST_STEP =
  'min-w-0 sm:flex-1 sm:border-transparent sm:bg-brand sm:text-on-brand sm:hover:bg-brand-hover';

interface ListingFormViewProps {
  listingForm: ListingForm;
  steps: FormSteps;
  /** True while posting in the hive is paused, so that the form can only save a draft. Default `false`. */
  isPaused?: boolean;
}

/** Full-screen form of a new listing, with steps on phones, a leave button above and the submit buttons below. */
export function ListingFormView({ listingForm: given, steps, isPaused = false }: ListingFormViewProps) {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const listingForm = isPaused ? { ...given, onSubmit: given.onSaveDraft } : given;
  const { hive, savingDraft } = listingForm;
  const submitting = isPaused ? savingDraft : listingForm.submitting;
  const isLast = steps.current === steps.all.length - 1;
  const draft = {
    loading: savingDraft,
    loadingLabel: t.saving,
    onClick: () => {
      if (!submitting) listingForm.onSaveDraft();
    },
  };
  return (
    <>
      <FocusHeader
        title={t.postTitle[hive === 'essentials' || hive === 'buzz' ? hive : 'other']}
        subtitle={hiveNamed(hive).title}
        icon={<HexagonIcon tone={hive} size="sm" />}
        leave={{ to: { to: 'hive', hive }, label: t.leave }}
      />
      <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-5 px-gutter pt-4 sm:pt-6">
        {isPaused ? <Alert tone="warning">{t.paused}</Alert> : null}
        <StepLine steps={steps} />
        <ListingFields listingForm={listingForm} steps={steps}>
          {isPaused ? null : (
            <Button variant="ghost" className="self-center sm:hidden" {...draft}>
              {t.saveDraft}
            </Button>
          )}
          <div
            data-bar="task"
            // Stays at the bottom of the screen even in a short step.
            className="sticky bottom-0 z-20 -mx-gutter mt-auto border-t border-line bg-surface px-gutter pb-safe"
          >
            <div className="flex flex-wrap items-center gap-2 py-2">
              {isPaused ? null : (
                <Button variant="ghost" className="shrink-0 max-sm:hidden" {...draft}>
                  {t.saveDraft}
                </Button>
              )}
              <StepBack steps={steps} />
              <Button
                type="submit"
                variant={isLast ? 'primary' : 'outline'}
                size="lg"
                className={isLast ? 'min-w-0 flex-1' : BEFORE_THE_LAST_STEP}
                loading={submitting}
                loadingLabel={isPaused ? t.saving : t.submitting}
              >
                {isPaused ? t.saveDraft : t.submitNew}
              </Button>
              {isLast ? null : <StepNext listingForm={listingForm} steps={steps} />}
            </div>
          </div>
        </ListingFields>
      </div>
    </>
  );
}

/** Current step of the form on a phone. */
function StepLine({ steps: { all, current, heading } }: Pick<ListingFormViewProps, 'steps'>) {
  const t = useMessages(catalogue);
  const step = all[current];
  if (step === undefined) return null;
  return (
    <div className="grid gap-2 sm:hidden">
      <Heading ref={heading} tabIndex={-1} level={2} size="item" className="outline-none">
        {t.steps[step.name]}{' '}
        <span className="font-medium text-fg-muted">{t.stepOf(current + 1, all.length)}</span>
      </Heading>
      <Progress label={t.stepsDone} value={current + 1} max={all.length} />
    </div>
  );
}

/** Button to the previous step, on phones. */
function StepBack({ steps: { current, onBack } }: Pick<ListingFormViewProps, 'steps'>) {
  const t = useMessages(catalogue);
  if (current === 0) return null;
  return (
    <IconButton label={t.stepBack} className="shrink-0 sm:hidden" onClick={onBack}>
      <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
    </IconButton>
  );
}

/** Button to the next step, on phones. */
function StepNext({ listingForm, steps }: ListingFormViewProps) {
  const t = useMessages(catalogue);
  return (
    <Button
      variant="primary"
      size="lg"
      className="min-w-0 flex-1 basis-20 sm:hidden"
      onClick={() => steps.onNext(listingForm.form)}
    >
      {t.stepNext}
    </Button>
  );
}

/** Choice of a hive before the form. */
export function ChooseHiveView() {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const about = useHiveAbout();
  return (
    <div className="page grid page-2xl content-start gap-4 py-6">
      <header>
        <Heading level={1}>{t.postTask}</Heading>
        <p className="text-fg-muted">{t.chooseHive}</p>
      </header>
      <ul className="grid gap-3 sm:grid-cols-2">
        {useHiveNames().map((hive) => (
          <li key={hive}>
            <Card asChild interactive className="h-full">
              <Link to={{ to: 'post', hive }} className="flex items-center gap-4">
                <HexagonIcon tone={hive} />
                <span className="min-w-0 flex-1">
                  <span className="block font-bold">{hiveNamed(hive).title}</span>
                  <span className="block text-sm text-fg-muted">{about(t.hives, hive)}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-fg-muted rtl:-scale-x-100" />
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
