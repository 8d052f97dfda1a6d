import { HIVE_NAMES, HIVES } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { HexagonIcon } from '@campushive/ui/hexagon';
import type { FormEvent } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { FormControl } from './form-control.js';
import { FORM_FIELDS } from './form-fields.js';
import { catalogue } from './listing-form.catalogue.js';
import { PhotoSection } from './photo-section.js';
import type { ListingForm } from './use-listing-form.js';

/** The form of a listing, new or not. */
export function ListingFormView({ listingForm }: { listingForm: ListingForm }) {
  const words = useMessages(catalogue);
  const { hive, isNew, form, photos, submitting, problem } = listingForm;
  const title = isNew ? words.postTitle[hive === 'essentials' ? 'essentials' : 'other'] : words.editTitle;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!submitting) listingForm.onSubmit();
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
      {listingForm.restored ? (
        <Alert
          action={
            <Button size="sm" tone="outline" onClick={listingForm.onDiscardDraft}>
              {words.discardDraft}
            </Button>
          }
        >
          {words.draftRestored}
        </Alert>
      ) : null}
      <PhotoSection form={photos} />
      <div className="grid gap-5">
        {FORM_FIELDS[hive].map((field) => (
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
    </form>
  );
}

/** Before a form: which hive it is for. */
export function ChooseHiveView() {
  const words = useMessages(catalogue);
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 px-gutter py-6">
      <h1>{words.chooseHive}</h1>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {HIVE_NAMES.map((hive) => (
          <li key={hive}>
            <Card asChild interactive>
              <Link to={{ to: 'post', hive }} className="grid justify-items-center gap-3 py-6">
                <HexagonIcon tone={hive} />
                <span className="font-bold">{HIVES[hive].title}</span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
