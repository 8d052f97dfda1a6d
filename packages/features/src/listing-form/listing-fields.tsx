import { costsNothing } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import type { FormEvent, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages } from '../kernel/index.js';
import { EditConflictAlert } from './edit-conflict-alert.js';
import { FileSection } from './file-section.js';
import { FormControl } from './form-control.js';
import { fieldsOf } from './form-fields.js';
import { catalogue } from './listing-form.catalogue.js';
import { ListingPreview } from './listing-preview.js';
import { PHOTOS_ID, PhotoSection } from './photo-section.js';
import type { ListingForm } from './use-listing-form.js';
import { useListingProblemText } from './use-listing-problem-text.js';

interface ListingFieldsProps {
  listingForm: ListingForm;
  /** By which a button outside sends it. */
  id?: string;
  /** Its buttons, where they are inside. */
  children?: ReactNode;
}

/** All that is asked of a listing, new or not, and what is wrong with it. */
export function ListingFields({ listingForm, id, children }: ListingFieldsProps) {
  const words = useMessages(catalogue);
  const { hive, isNew, form, photos, submitting, savingDraft, problem, unkept, lost } = listingForm;
  const problemText = useListingProblemText(hive, isNew);
  const admission = useWatch({ control: form.control, name: 'admission' });
  const fields = fieldsOf(hive, isNew).filter(
    ({ kind }) => kind !== 'price' || !costsNothing(hive, { admission }),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!submitting && !savingDraft) listingForm.onSubmit();
  }
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-6">
      <div className={isNew ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-12' : 'grid gap-6'}>
        <div className="grid min-w-0 content-start gap-6">
          {listingForm.restored === 'nothing' ? null : (
            <Alert
              action={
                <Button size="sm" variant="outline" onClick={listingForm.onDiscardDraft}>
                  {words.discardDraft}
                </Button>
              }
            >
              {listingForm.restored === 'files' ? words.draftRestoredWhole : words.draftRestored}
            </Alert>
          )}
          {lost === 0 ? null : <Alert tone="warning">{words.filesLost(lost)}</Alert>}
          {hive === 'archive' ? <FileSection form={listingForm.studyFile} /> : null}
          <PhotoSection form={photos} />
          {unkept ? (
            <p role="status" className="text-sm text-fg-muted">
              {words.filesUnkept}
            </p>
          ) : null}
          <div className="grid gap-5">
            {fields.map((field) => (
              <FormControl key={field.name} hive={hive} field={field} form={form} />
            ))}
          </div>
        </div>
        {isNew ? <ListingPreview hive={hive} form={form} photos={photos.photos} /> : null}
      </div>
      {listingForm.conflict === null ? null : (
        <EditConflictAlert hive={hive} conflict={listingForm.conflict} />
      )}
      {isNew && hive === 'essentials' && photos.photos.length === 0 ? <PhotoNudge /> : null}
      {problem === null ? null : <Alert tone="danger">{problemText(problem)}</Alert>}
      {children}
    </form>
  );
}

/** Before a thing is posted without a photo: what that costs, and the way back to the photos. */
function PhotoNudge() {
  const words = useMessages(catalogue);
  return (
    <Alert
      action={
        <Button asChild size="sm" variant="outline">
          <a href={`#${PHOTOS_ID}`}>{words.addPhoto}</a>
        </Button>
      }
    >
      {words.noPhoto}
    </Alert>
  );
}
