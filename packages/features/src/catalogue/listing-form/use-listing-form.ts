import type { HiveName, Listing, Wanted } from '@campushive/contract';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../base/parts/drafts/index.js';
import { formError, useCampus, useClock } from '../../kernel/index.js';
import { useDeferredPress } from '../../shared/hooks/use-deferred-press.js';
import type { PhotosForm } from './controls/use-photos.js';
import type { FileForm } from './controls/use-study-file.js';
import { fieldsOf, type FieldName } from './form-fields.js';
import type { ListingFormMessages } from './listing-form.messages.js';
import { isOver, type ListingProblem } from './listing-problem.js';
import { areUploading, hindranceOf, restoredIn, useListingFiles } from './posting/use-listing-files.js';
import { nameOfDraft, useListingValues } from './posting/use-listing-values.js';
import { useSendListing } from './posting/use-send-listing.js';
import type { EditConflict } from './use-edit-conflict.js';
import { useTypedDraft } from './use-listing-draft.js';
import type { MoveQuestion } from './use-move-question.js';
import { draftIssuesOf } from './values/form-issues.js';
import type { FormValues } from './values/form-values.js';

/** Form for a listing, with its draft and its photos. */
export interface ListingForm {
  readonly hive: HiveName;
  readonly isNew: boolean;
  /** True when the listing can become a service: a posted task cannot. */
  readonly mayOffer: boolean;
  /** True when the listing answers a wanted post. */
  readonly isAnswer: boolean;
  readonly form: UseFormReturn<FormValues>;
  readonly photos: PhotosForm;
  /** File of study material; unused in other hives. */
  readonly studyFile: FileForm;
  readonly onSubmit: () => void;
  /** Saves a new, possibly incomplete listing as a draft. */
  readonly onSaveDraft: () => void;
  readonly submitting: boolean;
  readonly savingDraft: boolean;
  /** Problem with the listing as a whole, shown above the button. */
  readonly problem: ListingProblem | null;
  /** Restored content of a draft: nothing, values only, or also photos or a file. */
  readonly restored: 'nothing' | 'words' | 'files';
  /** True when this device cannot store the files, which are then lost with the page. */
  readonly unkept: boolean;
  /** Number of added files that were lost. */
  readonly lost: number;
  readonly onDiscardDraft: () => void;
  /** Conflict with a version that another tab or device has saved meanwhile. */
  readonly conflict: EditConflict | null;
  readonly move: MoveQuestion | null;
}

interface ListingFormOptions {
  onSaved: (saved: Listing) => void | Promise<void>;
  /** Listing whose values and photos the new one starts with. */
  template?: Listing | null;
  /** Wanted post that the new listing answers. The form starts with its title and category. */
  wanted?: Wanted | null;
  /** Called with an invalid field before it is focused. */
  onWrong?: (field: FieldName) => void;
}

/**
 * Form for a new listing of a hive, or for editing one. Typed values and files are stored on the device until the
 * listing is posted. They survive a reload, a lost connection and an expired session.
 */
export function useListingForm(
  hive: HiveName,
  listing: Listing | null,
  { onSaved, template = null, wanted = null, onWrong }: ListingFormOptions,
): ListingForm {
  const source = { listing, template, wanted };
  const draft = useDraft(nameOfDraft(hive, source));
  const [discarded, setDiscarded] = useState(false);
  const [problem, setProblem] = useState<ListingProblem | null>(null);
  const files = useListingFiles(source, draft);
  const { photos, studyFile } = files;
  const { form, initial } = useListingValues(hive, source);
  const typed = useTypedDraft(form, initial, draft);
  const editsDraft = listing?.status === 'draft';
  const to = { onSaved, onWrong, onProblem: setProblem, onWait };
  const { send, conflict, move } = useSendListing({ hive, listing, form, files, draft, ...to });
  const submit = useSubmit({ hive, form, onWrong }, post);
  const press = useDeferredPress<'post' | 'draft'>(areUploading(files), (action) =>
    action === 'draft' ? submit.onSaveDraft() : submit.onSubmit(),
  );

  function onWait(reason: ListingProblem, asDraft: boolean) {
    setProblem(reason);
    press.defer(asDraft ? 'draft' : 'post');
  }

  function post(values: FormValues, asDraft: boolean) {
    setProblem(null);
    const hindrance = hindranceOf(files, {
      hive,
      fileUrl: values.fileUrl,
      mayLackFile: asDraft || editsDraft,
    });
    if (hindrance === null) return send.mutate({ values, asDraft });
    if (hindrance.kind === 'photo-failed' || hindrance.kind === 'photo-missing') return setProblem(hindrance);
    if (hindrance.kind !== 'no-file') return onWait(hindrance, asDraft);
    submit.onLacksFile();
  }

  return {
    hive,
    isNew: listing === null,
    mayOffer: listing === null || editsDraft,
    isAnswer: wanted !== null,
    form,
    photos,
    submitting: press.pressed === 'post' || (send.isPending && !send.variables.asDraft),
    savingDraft: press.pressed === 'draft' || (send.isPending && send.variables.asDraft),
    problem: problem === null || isOver(problem, photos, studyFile) ? null : problem,
    restored: discarded ? 'nothing' : restoredIn(files, typed.restored),
    unkept: photos.unkept || studyFile.unkept,
    lost: photos.lost + (studyFile.lost ? 1 : 0),
    conflict,
    move,
    ...submit,
    studyFile,
    onDiscardDraft() {
      setDiscarded(true);
      press.drop();
      setProblem(null);
      photos.onDiscard();
      studyFile.onDiscard();
      form.reset(initial);
      draft?.forget();
    },
  };
}

interface SubmitOptions extends Pick<ListingForm, 'hive' | 'form'> {
  readonly onWrong: ListingFormOptions['onWrong'];
}

/** Checks the fields, focuses the first invalid one, and else posts. */
function useSubmit(
  { hive, form, onWrong }: SubmitOptions,
  post: (values: FormValues, asDraft: boolean) => void,
): Pick<ListingForm, 'onSubmit' | 'onSaveDraft'> & { readonly onLacksFile: () => void } {
  const clock = useClock();
  const campus = useCampus();
  const fields = fieldsOf(hive, true);
  const onPost = form.handleSubmit(
    (values) => post(values, false),
    (errors) => {
      const first = fields.find(({ name }) => name in errors);
      if (first !== undefined) onWrong?.(first.name);
    },
  );
  return {
    onSubmit: () => void onPost(),
    onLacksFile() {
      onWrong?.('fileUrl');
      const message = 'fileOrLink' satisfies keyof ListingFormMessages;
      form.setError('fileUrl', { message }, { shouldFocus: true });
    },
    // Fields of a draft may be empty, but not invalid.
    onSaveDraft() {
      const values = form.getValues();
      const issues = draftIssuesOf(hive, values, campus, clock.now());
      const wrong = fields.flatMap(({ name }) => {
        const issue = issues[name];
        return issue === undefined ? [] : [{ name, issue }];
      });
      form.clearErrors();
      if (wrong[0] !== undefined) onWrong?.(wrong[0].name);
      for (const [index, { name, issue }] of wrong.entries())
        form.setError(name, formError(issue), { shouldFocus: index === 0 });
      if (wrong.length === 0) post(values, true);
    },
  };
}
