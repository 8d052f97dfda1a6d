import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import type { FormEvent, ReactNode } from 'react';
import { Link, useMessages } from '../../kernel/index.js';
import { LiveFieldset } from '../../shared/live-fieldset.js';
import { EditConflictAlert } from './edit-conflict-alert.js';
import { FileSection } from './controls/file-section.js';
import { FormControl } from './controls/form-control.js';
import { fieldsOf, type FieldName } from './form-fields.js';
import { useShownFields } from './posting/use-shown-fields.js';
import { ConfirmOnDemand } from '../../shared/confirm-on-demand.js';
import { inSight } from '../../shared/in-sight.js';
import { catalogue } from './listing-form.catalogue.js';
import { ListingPreview } from './listing-preview.js';
import { WantedMatches } from './wanted-matches.js';
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
  const { hive, isNew, form, photos, submitting, savingDraft } = listingForm;
  const step = steps?.all[steps.current];
  const isIn = (...names: readonly StepName[]) =>
    step === undefined || names.includes(step.name) ? '' : 'max-sm:hidden';
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
      <LiveFieldset className="contents">
        <div className={isNew ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-12' : 'grid gap-6'}>
          <div className="grid min-w-0 content-start gap-6">
            <DraftNotices listingForm={listingForm} />
            <div
              // The step line of a phone names the section already.
              className={`grid gap-6 ${steps === undefined ? '' : 'max-sm:[&_h2]:sr-only'} ${isIn('photos', 'file')}`}
            >
              {hive === 'archive' ? <FileSection form={listingForm.studyFile} /> : null}
              <PhotoSection form={photos} />
              {listingForm.unkept ? (
                <p role="status" className="text-sm text-fg-muted">
                  {t.filesUnkept}
                </p>
              ) : null}
            </div>
            <div className={`grid gap-5 ${isIn('about', 'price', 'more', 'when', 'admission')}`}>
              <Controls listingForm={listingForm} step={step} />
            </div>
          </div>
          {isNew ? (
            <ListingPreview hive={hive} form={form} photos={photos.photos} className={isIn('check')} />
          ) : null}
        </div>
        {listingForm.conflict === null ? null : (
          <EditConflictAlert hive={hive} conflict={listingForm.conflict} />
        )}
        <MoveConfirmation move={listingForm.move} />
        {isNew && hive === 'essentials' && photos.photos.length === 0 ? (
          <PhotoNudge className={isIn('check')} onShow={steps?.revealPhotos} />
        ) : null}
        <FormProblem listingForm={listingForm} onShowPhotos={steps?.revealPhotos} />
      </LiveFieldset>
      {children}
    </form>
  );
}

type OfForm = Pick<ListingFieldsProps, 'listingForm'>;

/** Says what a draft of this device has brought back, or lost. */
function DraftNotices({ listingForm: { restored, lost, onDiscardDraft } }: OfForm) {
  const t = useMessages(catalogue);
  return (
    <>
      {restored === 'nothing' ? null : (
        <Alert
          action={
            <Button size="sm" variant="outline" onClick={onDiscardDraft}>
              {t.discardDraft}
            </Button>
          }
        >
          {restored === 'files' ? t.draftRestoredWhole : t.draftRestored}
        </Alert>
      )}
      {lost === 0 ? null : <Alert tone="warning">{t.filesLost(lost)}</Alert>}
    </>
  );
}

/** Fields of the hive, those of the current step on a phone. */
function Controls({ listingForm, step }: OfForm & { step: FormSteps['all'][number] | undefined }) {
  const { hive, isNew, form, isAnswer } = listingForm;
  const fields = useShownFields(listingForm);
  const kindField = fieldsOf(hive, isNew).find(({ kind }) => kind === 'kind');
  const asksFor = (name: FieldName) =>
    step === undefined || step.fields.includes(name) ? '' : 'max-sm:hidden';
  return fields.map((field) => (
    <div key={field.name} className={asksFor(field.name)}>
      <FormControl hive={hive} field={field} form={form} />
      {field.name === 'title' && hive === 'essentials' && isNew && !isAnswer ? (
        <WantedMatches control={form.control} />
      ) : null}
      {field.name === 'title' && kindField !== undefined ? (
        <div className="pt-3 empty:hidden">
          <FormControl hive={hive} field={kindField} form={form} />
        </div>
      ) : null}
    </div>
  ));
}

/** Confirmation before an event is moved for which students hold tickets. */
function MoveConfirmation({ move }: Pick<ListingForm, 'move'>) {
  const t = useMessages(catalogue);
  return (
    <ConfirmOnDemand
      open={move !== null}
      onOpenChange={(open) => {
        if (!open) move?.onDismiss();
      }}
      title={t.moveTitle}
      description={t.moveText(move?.holders ?? 0)}
      confirmLabel={t.moveConfirm}
      cancelLabel={t.moveCancel}
      onConfirm={() => move?.onConfirm()}
    />
  );
}

/** Problem with the listing as a whole. */
function FormProblem({
  listingForm: { hive, isNew, problem },
  onShowPhotos,
}: OfForm & { onShowPhotos: (() => void) | undefined }) {
  const problemText = useListingProblemText(hive, isNew);
  return problem === null ? null : (
    <Alert
      key={problem.kind}
      ref={inSight}
      tone="danger"
      className="scroll-mb-28"
      action={
        problem.kind === 'same-file' ? (
          <SameFileLink id={problem.listingId} />
        ) : problem.kind === 'photo-missing' ? (
          <PhotosLink onShow={onShowPhotos} />
        ) : null
      }
    >
      {problemText(problem)}
    </Alert>
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

/** Link back to the photos of the form. */
function PhotosLink({ onShow }: { onShow: (() => void) | undefined }) {
  const t = useMessages(catalogue);
  return (
    <Button asChild size="sm" variant="outline">
      <a href={`#${PHOTOS_ID}`} onClick={onShow}>
        {t.addPhoto}
      </a>
    </Button>
  );
}

/** Warning before an item is posted without a photo, with a link back to the photos. */
function PhotoNudge({ className, onShow }: { className: string; onShow: (() => void) | undefined }) {
  const t = useMessages(catalogue);
  return (
    <Alert className={className} action={<PhotosLink onShow={onShow} />}>
      {t.noPhoto}
    </Alert>
  );
}
