import { ApiError, PHOTOS_MAX, type HiveName, type InputOf, type Listing } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useDraft, type DraftShelf } from '../shared/drafts/index.js';
import { useHives, useClient, useFailureText, useFieldText, useMessages } from '../kernel/index.js';
import { emptyValues, issuesOf, toInput, valuesOf, type FieldName, type FormValues } from './form-fields.js';
import { catalogue } from './listing-form.catalogue.js';
import type { ListingFormMessages } from './listing-form.messages.js';
import { useTypedDraft } from './use-listing-draft.js';
import { usePhotos, type PhotosForm } from './use-photos.js';
import { useStudyFile, type FileForm } from './use-study-file.js';

export interface ListingForm {
  readonly hive: HiveName;
  readonly isNew: boolean;
  readonly form: UseFormReturn<FormValues>;
  readonly photos: PhotosForm;
  /** Of study material only. */
  readonly studyFile: FileForm;
  readonly onSubmit: () => void;
  /** Keeps a new listing for later, complete but unseen. */
  readonly onSaveDraft: () => void;
  readonly submitting: boolean;
  readonly savingDraft: boolean;
  /** What is wrong with the whole, above the button. */
  readonly problem: string | null;
  /** What the form had when it was left: nothing, words, or also photos or a file. */
  readonly restored: 'nothing' | 'words' | 'files';
  /** This device keeps no files: they would be lost with the page. */
  readonly unkept: boolean;
  /** How many of the files that were added are gone. */
  readonly lost: number;
  readonly onDiscardDraft: () => void;
}

/**
 * A new listing of a hive, or a change of one. What is typed and added is kept on the device until it is posted, through a
 * reload, a lost connection and a session that ended.
 */
export function useListingForm(
  hive: HiveName,
  listing: Listing | null,
  { shelf, onSaved }: { shelf: DraftShelf; onSaved: (saved: Listing) => void },
): ListingForm {
  const client = useClient();
  const queries = useQueryClient();
  const words = useMessages(catalogue);
  const hiveNamed = useHives();
  const failureText = useFailureText();
  const fieldText = useFieldText();
  const { toast } = useToast();
  const draft = useDraft(listing === null ? `post-${hive}` : `edit-${listing.id}`, shelf);
  const [discarded, setDiscarded] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const photos = usePhotos(listing?.photos ?? [], draft);
  const studyFile = useStudyFile(listing?.archiveDetails?.file ?? null, draft);
  const [initial] = useState(() => (listing === null ? emptyValues(hive) : valuesOf(listing)));
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: (values) => {
      const issues = Object.entries(issuesOf(hive, values, listing === null));
      const errors = issues.map(([name, text]) => [
        name,
        { type: 'schema', message: inWords(words, text) ?? fieldText(text) },
      ]);
      return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
    },
  });
  const typed = useTypedDraft(form, initial, draft);

  const createFailed = hive === 'buzz' ? words.eventFailed : words.createFailed;
  const created = hive === 'buzz' ? () => words.eventCreated : words.created;
  const send = useMutation({
    mutationFn: async ({ values, asDraft }: { values: FormValues; asDraft: boolean }) => {
      const fields = {
        ...toInput(hive, values),
        ...(hive === 'archive' && { fileId: idOf(studyFile) }),
        photos: photos.photos.flatMap((one) => (one.status === 'ready' ? one.id : [])),
      };
      if (listing === null)
        return (
          await client.category.create(
            asInput('category.create', { ...fields, category: hive, ...(asDraft && { draft: true }) }),
          )
        ).data;
      return (
        await client.category.update(
          asInput('category.update', { ...fields, category: hive, id: listing.id }),
        )
      ).data;
    },
    onSuccess(saved) {
      draft?.forget();
      draft?.close();
      void queries.invalidateQueries({ queryKey: ['hives'] });
      const { title } = hiveNamed(hive);
      const kept = listing === null && saved.status === 'draft';
      toast({
        tone: 'success',
        title: kept ? words.draftSaved : listing === null ? created(title) : words.updated(title),
      });
      onSaved(saved);
    },
    onError(error) {
      if (error instanceof ApiError && sendUnknownAgain(error)) return;
      const known = error instanceof ApiError ? fieldErrorsOf(error, hive) : [];
      for (const [name, text] of known)
        form.setError(name, { message: inWords(words, text) ?? fieldText(text) }, { shouldFocus: true });
      if (known.length === 0)
        setProblem(failureText(error, listing === null ? createFailed : words.updateFailed));
    },
  });

  const submit = (asDraft: boolean) =>
    form.handleSubmit((values) => {
      setProblem(null);
      const failed = photos.photos.findIndex((one) => one.status === 'failed');
      if (hive === 'archive' && studyFile.file.status === 'uploading') setProblem(words.filePending);
      else if (hive === 'archive' && studyFile.file.status !== 'ready' && values.fileUrl === '')
        form.setError('fileUrl', { message: words.fileOrLink }, { shouldFocus: true });
      else if (failed >= 0) setProblem(words.photoFailed(failed + 1));
      else if (photos.restoring || photos.photos.some((one) => one.status === 'uploading'))
        setProblem(words.photosPending);
      else if (photos.sendAgain() > 0 || studyFile.sendAgain()) setProblem(words.filesAgain);
      else send.mutate({ values, asDraft });
    });

  return {
    hive,
    isNew: listing === null,
    form,
    photos,
    submitting: send.isPending && !send.variables.asDraft,
    savingDraft: send.isPending && send.variables.asDraft,
    problem: isOver(problem) ? null : problem,
    restored: discarded
      ? 'nothing'
      : photos.restored === 'photos' || studyFile.restored
        ? 'files'
        : typed.restored
          ? 'words'
          : 'nothing',
    unkept: photos.unkept || studyFile.unkept,
    lost: photos.lost + (studyFile.lost ? 1 : 0),
    onSubmit: submit(false),
    onSaveDraft: submit(true),
    studyFile,
    onDiscardDraft() {
      setDiscarded(true);
      setProblem(null);
      photos.onDiscard();
      studyFile.onDiscard();
      form.reset(initial);
      draft?.forget();
    },
  };

  /** What was to be waited for, or sent again, is done meanwhile. */
  function isOver(told: string | null): boolean {
    const all = photos.photos;
    const sending = photos.restoring || all.some((one) => one.status === 'uploading');
    const sendingFile = studyFile.file.status === 'uploading';
    if (told === words.photosPending) return !sending;
    if (told === words.filePending) return !sendingFile;
    if (told === words.filesAgain) return !sending && !sendingFile;
    const failed = Array.from({ length: PHOTOS_MAX }, (_, index) => words.photoFailed(index + 1));
    const index = failed.findIndex((text) => text === told);
    return index >= 0 && all[index]?.status !== 'failed';
  }

  /** What waited too long on the server is gone there, and still here. */
  function sendUnknownAgain({ fieldErrors }: ApiError): boolean {
    const gone = Object.keys(fieldErrors).flatMap((name) => /^photos\.(\d+)$/.exec(name)?.[1] ?? []);
    const sent = gone.reduce((count, index) => count + photos.sendAgain(Number(index)), 0);
    const again = 'fileId' in fieldErrors && studyFile.sendAgain(true);
    if (sent > 0 || again) setProblem(words.filesAgain);
    return sent > 0 || again;
  }
}

/** The form has checked the fields by the call's own schema. */
function asInput<N extends 'category.create' | 'category.update'>(_call: N, fields: object): InputOf<N> {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the resolver has parsed them
  return fields as InputOf<N>;
}

function fieldErrorsOf(error: ApiError, hive: HiveName): [FieldName, string][] {
  const names = Object.keys(emptyValues(hive));
  return Object.entries(error.fieldErrors).filter((entry): entry is [FieldName, string] =>
    names.includes(entry[0]),
  );
}

function inWords(words: ListingFormMessages, text: string): string | undefined {
  const issues: Readonly<Record<string, string>> = words.issues;
  return issues[text];
}

const idOf = ({ file }: FileForm): string | null => (file.status === 'ready' ? file.file.id : null);
