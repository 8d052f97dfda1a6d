import { costsNothing, HIVE_NAMES, HIVES } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { ChevronRight } from 'lucide-react';
import type { FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useMessages } from '../kernel/index.js';
import { FileSection } from './file-section.js';
import { FormControl } from './form-control.js';
import { fieldsOf } from './form-fields.js';
import { catalogue } from './listing-form.catalogue.js';
import { PhotoSection } from './photo-section.js';
import type { ListingForm } from './use-listing-form.js';

/** The form of a listing, new or not. */
export function ListingFormView({ listingForm }: { listingForm: ListingForm }) {
  const words = useMessages(catalogue);
  const { hive, isNew, form, photos, submitting, savingDraft, problem, unkept, lost } = listingForm;
  const title = isNew
    ? words.postTitle[hive === 'essentials' || hive === 'buzz' ? hive : 'other']
    : words.editTitle;
  const admission = useWatch({ control: form.control, name: 'admission' });
  const fields = fieldsOf(hive, isNew).filter(
    ({ kind }) => kind !== 'price' || !costsNothing(hive, { admission }),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!submitting && !savingDraft) listingForm.onSubmit();
  }
  return (
    <form onSubmit={submit} noValidate className="mx-auto grid w-full max-w-2xl gap-6 px-gutter py-6">
      <div className="flex items-center gap-3">
        <HexagonIcon tone={hive} />
        <div>
          <h1>{title}</h1>
          <p className="text-sm text-fg-muted">{HIVES[hive].title}</p>
        </div>
      </div>
      {listingForm.restored === 'nothing' ? null : (
        <Alert
          action={
            <Button size="sm" tone="outline" onClick={listingForm.onDiscardDraft}>
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
      {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
      <Button
        type="submit"
        tone="honey"
        size="lg"
        fullWidth
        loading={submitting}
        loadingLabel={isNew ? words.submitting : words.saving}
      >
        {isNew ? words.submitNew : words.submitEdit}
      </Button>
      {isNew ? (
        <Button
          tone="quiet"
          fullWidth
          loading={savingDraft}
          loadingLabel={words.saving}
          onClick={() => {
            if (!submitting) listingForm.onSaveDraft();
          }}
        >
          {words.saveDraft}
        </Button>
      ) : null}
    </form>
  );
}

/** Post a Task: before a form, which hive it is for. */
export function ChooseHiveView() {
  const words = useMessages(catalogue);
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 px-gutter py-6">
      <header>
        <h1>{words.postTask}</h1>
        <p className="text-fg-muted">{words.chooseHive}</p>
      </header>
      <ul className="grid gap-3 sm:grid-cols-2">
        {HIVE_NAMES.map((hive) => (
          <li key={hive}>
            <Card asChild interactive className="h-full">
              <Link to={{ to: 'post', hive }} className="flex items-center gap-4">
                <HexagonIcon tone={hive} />
                <span className="min-w-0 flex-1">
                  <span className="block font-bold">{HIVES[hive].title}</span>
                  <span className="block text-sm text-fg-muted">{words.hives[hive]}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-fg-muted" />
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
