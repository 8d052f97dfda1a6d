import { isHive } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { IconButton } from '@campushive/ui/icon-button';
import { Progress } from '@campushive/ui/progress';
import { ChevronLeft, ChevronRight, Link2, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  useHiveAbout,
  useHiveNames,
  useHives,
  Link,
  useMessages,
  type Destination,
} from '../../kernel/index.js';
import { FocusHeader } from '../../shared/focus-header.js';
import { catalogue } from './listing-form.catalogue.js';
import { ListingFields } from './listing-fields.js';
import type { FormSteps } from './use-form-steps.js';
import type { ListingForm } from './use-listing-form.js';

/** Width of the post button: the rest of a phone's bar, and the end of a wider one. */
const POST = 'min-w-0 max-sm:flex-1 sm:ms-auto sm:min-w-60';

/**
 * Styles of the post button before the last step: secondary to Next on phones, primary on wider screens, which show all
 * steps.
 */
const BEFORE_THE_LAST_STEP =
  'min-w-0 sm:ms-auto sm:min-w-60 sm:border-transparent sm:bg-brand sm:text-on-brand sm:hover:bg-brand-hover';

interface ListingFormViewProps {
  listingForm: ListingForm;
  steps: FormSteps;
  /** True while posting in the hive is paused, so that the form can only save a draft. Default `false`. */
  isPaused?: boolean;
}

/** Full-screen form of a new listing, with steps on phones, a leave button above and the submit buttons below. */
export function ListingFormView({ listingForm: form, steps, isPaused = false }: ListingFormViewProps) {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const listingForm = isPaused ? { ...form, onSubmit: form.onSaveDraft } : form;
  const { hive } = listingForm;
  const submitting = isPaused ? form.savingDraft : form.submitting;
  const isLast = steps.current === steps.all.length - 1;
  // A phone offers to post once there is a title.
  const isUntitled = useWatch({ control: form.form.control, name: 'title' }) === '';
  return (
    <>
      <FocusHeader
        title={t.postTitle[hive === 'essentials' || hive === 'buzz' ? hive : 'other']}
        subtitle={hiveNamed(hive).title}
        icon={<HexagonIcon tone={hive} size="sm" className="max-sm:hidden" />}
        aside={isPaused ? null : <SaveDraft listingForm={listingForm} submitting={submitting} />}
        leave={{ to: { to: 'hive', hive }, label: t.leave }}
      />
      <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-5 px-gutter pt-4 sm:pt-6">
        {isPaused ? <Alert tone="warning">{t.paused}</Alert> : null}
        <StepLine steps={steps} />
        <ListingFields listingForm={listingForm} steps={steps}>
          <div
            data-bar="task"
            // Stays at the bottom of the screen even in a short step.
            className="sticky bottom-0 z-20 -mx-gutter mt-auto border-t border-line bg-bg px-gutter pb-safe"
          >
            <div className="flex flex-wrap items-center gap-2 py-2">
              <StepBack steps={steps} />
              <Button
                type="submit"
                variant={isLast ? 'primary' : 'outline'}
                size="lg"
                className={
                  isLast ? POST : `${BEFORE_THE_LAST_STEP} ${isUntitled && !isPaused ? 'max-sm:hidden' : ''}`
                }
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

interface SaveDraftProps {
  listingForm: ListingForm;
  submitting: boolean;
}

/** Button that saves the form as a draft, unless it is being sent. */
function SaveDraft({ listingForm: { savingDraft, onSaveDraft }, submitting }: SaveDraftProps) {
  const t = useMessages(catalogue);
  return (
    <Button
      variant="ghost"
      size="sm"
      loading={savingDraft}
      loadingLabel={t.saving}
      onClick={() => {
        if (!submitting) onSaveDraft();
      }}
    >
      {t.saveDraft}
    </Button>
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
      <Progress
        label={t.stepsDone}
        value={current + 1}
        max={all.length}
        className="h-1! border-0! bg-line!"
      />
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
    <div className="page grid page-2xl content-start gap-3 py-4 sm:gap-4 sm:py-6">
      <header>
        <Heading level={1}>{t.postTask}</Heading>
        <p className="text-fg-muted">{t.chooseHive}</p>
      </header>
      <ul className="grid grid-cols-2 gap-2 narrowest:grid-cols-1 sm:grid-cols-3 sm:gap-3">
        {useHiveNames().map((hive) => {
          // A built-in hive begins with a short verb. A campus describes its own hives in a sentence.
          const [sentence, name] = [about(t.hives, hive), hiveNamed(hive).title];
          const [first, second] = isHive(hive) ? [sentence, name] : [name, sentence];
          return (
            <li key={hive}>
              <Card asChild interactive className="h-full">
                <Link to={{ to: 'post', hive }} className="grid content-start gap-2">
                  <HexagonIcon tone={hive} />
                  <span className="min-w-0 wrap-anywhere">
                    <span className="block font-bold text-balance">{first}</span>{' '}
                    <span className="block text-sm text-fg-muted">{second}</span>
                  </span>
                </Link>
              </Card>
            </li>
          );
        })}
      </ul>
      <ul>
        <ChoiceLink to={{ to: 'stallForm' }} icon={<Store />} title={t.stall} text={t.stallText} />
        <ChoiceLink to={{ to: 'safeDeals' }} icon={<Link2 />} title={t.safeDeal} text={t.safeDealText} />
      </ul>
    </div>
  );
}

interface ChoiceLinkProps {
  to: Destination;
  icon: ReactNode;
  title: string;
  text: string;
}

/** Row that leads to another form than that of a listing. */
function ChoiceLink({ to, icon, title, text }: ChoiceLinkProps) {
  return (
    <li className="border-b border-line">
      <Link to={to} className="flex min-h-16 items-center gap-3 py-2.5">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-fg [&_svg]:size-5.5"
        >
          {icon}
        </span>
        <span className="min-w-0 grow wrap-anywhere">
          <span className="block font-bold">{title}</span>{' '}
          <span className="block text-sm text-fg-muted">{text}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
      </Link>
    </li>
  );
}
