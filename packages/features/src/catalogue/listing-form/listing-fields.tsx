import { costsNothing } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import type { FormEvent, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useMessages } from '../../kernel/index.js';
import { EditConflictAlert } from './edit-conflict-alert.js';
import { FileSection } from './controls/file-section.js';
import { FormControl } from './controls/form-control.js';
import { asksForCourse, fieldsOf, hasKinds, hasPackages, type FieldName } from './form-fields.js';
import { ConfirmOnDemand } from '../../shared/confirm-on-demand.js';
import { inSight } from '../../shared/in-sight.js';
import { catalogue } from './listing-form.catalogue.js';
import { ListingPreview } from './listing-preview.js';
import { LookedFor } from './looked-for.js';
import { PHOTOS_ID, PhotoSection } from './controls/photo-section.js';
import type { StepName } from './form-steps.js';
import type { FormSteps } from './use-form-steps.js';
import type { ListingForm } from './use-listing-form.js';
import { useListingProblemText } from './use-listing-problem-text.js';

interface ListingFieldsProps {
  listingForm: ListingForm;
  /** Steps of the form, shown one at a time on phones. Default: the whole form. */
  steps?: FormSteps;
  /** Id of the form element, for a submit button outside it. */
  id?: string;
  /** Buttons inside the form. */
  children?: ReactNode;
}

/** Fields of a new or existing listing, with the form's errors. */
export function ListingFields({ listingForm, steps, id, children }: ListingFieldsProps) {
  const t = useMessages(catalogue);
  const { hive, isNew, form, photos, submitting, savingDraft, problem, unkept, lost } = listingForm;
  const problemText = useListingProblemText(hive, isNew);
  const admission = useWatch({ control: form.control, name: 'admission' });
  const free = useWatch({ control: form.control, name: 'free' });
  const ticketKinds = useWatch({ control: form.control, name: 'ticketKinds' });
  const byKind = hasKinds({ admission, ticketKinds });
  const packages = useWatch({ control: form.control, name: 'packages' });
  const offered = hasPackages({ packages });
  const [title, itemCategory, courseCode] = useWatch({
    control: form.control,
    name: ['title', 'itemCategory', 'courseCode'],
  });
  const course = asksForCourse(hive, { title, itemCategory, courseCode });
  const all = fieldsOf(hive, isNew);
  const kindField = all.find(({ kind }) => kind === 'kind');
  const fields = all.filter(({ name, kind }) =>
    kind === 'kind'
      ? false
      : name === 'acceptsOffers'
        ? free !== true
        : kind === 'course'
          ? course
          : kind === 'kinds'
            ? !costsNothing(hive, { admission })
            : kind === 'packages'
              ? offered || listingForm.mayOffer
              : name === 'applicationDeadline'
                ? !offered
                : name === 'maxOpenOrders'
                  ? offered
                  : name === 'capacity'
                    ? !byKind
                    : kind !== 'price' || !(byKind || offered || costsNothing(hive, { admission })),
  );
  const step = steps?.all[steps.current];
  const isIn = (...names: readonly StepName[]) =>
    step === undefined || names.includes(step.name) ? '' : 'max-sm:hidden';
  const asksFor = (name: FieldName) =>
    step === undefined || step.fields.includes(name) ? '' : 'max-sm:hidden';
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!submitting && !savingDraft) listingForm.onSubmit();
  }
  return (
    <form
      id={id}
      onSubmit={submit}
      noValidate
      className={isNew ? 'flex flex-1 flex-col gap-6' : 'grid gap-6'}
    >
      <div className={isNew ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-12' : 'grid gap-6'}>
        <div className="grid min-w-0 content-start gap-6">
          {listingForm.restored === 'nothing' ? null : (
            <Alert
              action={
                <Button size="sm" variant="outline" onClick={listingForm.onDiscardDraft}>
                  {t.discardDraft}
                </Button>
              }
            >
              {listingForm.restored === 'files' ? t.draftRestoredWhole : t.draftRestored}
            </Alert>
          )}
          {lost === 0 ? null : <Alert tone="warning">{t.filesLost(lost)}</Alert>}
          <div className={`grid gap-6 ${isIn('photos', 'file')}`}>
            {hive === 'archive' ? <FileSection form={listingForm.studyFile} /> : null}
            <PhotoSection form={photos} />
            {unkept ? (
              <p role="status" className="text-sm text-fg-muted">
                {t.filesUnkept}
              </p>
            ) : null}
          </div>
          <div className={`grid gap-5 ${isIn('about', 'price', 'more', 'when', 'admission')}`}>
            {fields.map((field) => (
              <div key={field.name} className={asksFor(field.name)}>
                <FormControl hive={hive} field={field} form={form} />
                {field.name === 'title' && hive === 'essentials' && isNew && !listingForm.isAnswer ? (
                  <LookedFor control={form.control} />
                ) : null}
                {field.name === 'title' && kindField !== undefined ? (
                  <div className="pt-3 empty:hidden">
                    <FormControl hive={hive} field={kindField} form={form} />
                  </div>
                ) : null}
              </div>
            ))}
          </div>
        </div>
        {isNew ? (
          <ListingPreview hive={hive} form={form} photos={photos.photos} className={isIn('check')} />
        ) : null}
      </div>
      {listingForm.conflict === null ? null : (
        <EditConflictAlert hive={hive} conflict={listingForm.conflict} />
      )}
      <ConfirmOnDemand
        open={listingForm.move !== null}
        onOpenChange={(open) => {
          if (!open) listingForm.move?.onDismiss();
        }}
        title={t.moveTitle}
        description={t.moveText(listingForm.move?.holders ?? 0)}
        confirmLabel={t.moveConfirm}
        cancelLabel={t.moveCancel}
        onConfirm={() => listingForm.move?.onConfirm()}
      />
      {isNew && hive === 'essentials' && photos.photos.length === 0 ? (
        <PhotoNudge className={isIn('check')} onShow={steps?.revealPhotos} />
      ) : null}
      {problem === null ? null : (
        <Alert
          key={problem.kind}
          ref={inSight}
          tone="danger"
          className="scroll-mb-28"
          action={problem.kind === 'same-file' ? <SameFileLink id={problem.listingId} /> : null}
        >
          {problemText(problem)}
        </Alert>
      )}
      {children}
    </form>
  );
}

/** Link to the listing that already has the file. */
function SameFileLink({ id }: { id: string }) {
  const t = useMessages(catalogue);
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={{ to: 'listing', hive: 'archive', id }}>{t.seeSameFile}</Link>
    </Button>
  );
}

/** Warning before an item is posted without a photo, with a link back to the photos. */
function PhotoNudge({ className, onShow }: { className: string; onShow: (() => void) | undefined }) {
  const t = useMessages(catalogue);
  return (
    <Alert
      className={className}
      action={
        <Button asChild size="sm" variant="outline">
          <a href={`#${PHOTOS_ID}`} onClick={onShow}>
            {t.addPhoto}
          </a>
        </Button>
      }
    >
      {t.noPhoto}
    </Alert>
  );
}
