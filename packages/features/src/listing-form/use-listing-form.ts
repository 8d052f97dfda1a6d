import { ApiError, HIVES, type HiveName, type InputOf, type Listing } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  useClient,
  useFailureText,
  useFieldText,
  useMessages,
  useNavigation,
  useSessionPort,
} from '../kernel/index.js';
import { emptyValues, issuesOf, toInput, valuesOf, type FieldName, type FormValues } from './form-fields.js';
import { catalogue } from './listing-form.catalogue.js';
import type { ListingFormMessages } from './listing-form.messages.js';
import { useStudyFile, type FileForm } from './use-study-file.js';
import { toFormPhoto, usePhotos, type PhotosForm } from './use-photos.js';

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
  readonly restored: boolean;
  readonly onDiscardDraft: () => void;
}

/** A new listing of a hive, or a change of one. What is typed for a new one is kept on the device until it is posted. */
export function useListingForm(hive: HiveName, listing: Listing | null): ListingForm {
  const client = useClient();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const words = useMessages(catalogue);
  const failureText = useFailureText();
  const fieldText = useFieldText();
  const { toast } = useToast();
  const draft = useDraft(hive, listing === null);
  const [restored, setRestored] = useState(draft.kept !== null);
  const [problem, setProblem] = useState<string | null>(null);
  const photos = usePhotos(listing?.photos.map(toFormPhoto) ?? []);
  const studyFile = useStudyFile(listing?.archiveDetails?.file ?? null);
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: listing === null ? { ...emptyValues(hive), ...draft.kept } : valuesOf(listing),
    resolver: (values) => {
      const issues = Object.entries(issuesOf(hive, values, listing === null));
      const errors = issues.map(([name, text]) => [
        name,
        { type: 'schema', message: inWords(words, text) ?? fieldText(text) },
      ]);
      return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
    },
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [form, draft],
  );

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
      draft.forget();
      void queries.invalidateQueries({ queryKey: ['hives'] });
      const { title } = HIVES[hive];
      const kept = listing === null && saved.status === 'draft';
      toast({
        tone: 'success',
        title: kept ? words.draftSaved : listing === null ? created(title) : words.updated(title),
      });
      navigation.go({ to: 'listing', hive, id: saved.id }, { replace: true });
    },
    onError(error) {
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
      else if (photos.photos.some((one) => one.status === 'uploading')) setProblem(words.photosPending);
      else send.mutate({ values, asDraft });
    });

  return {
    hive,
    isNew: listing === null,
    form,
    photos,
    submitting: send.isPending && !send.variables.asDraft,
    savingDraft: send.isPending && send.variables.asDraft,
    problem,
    restored,
    onSubmit: submit(false),
    onSaveDraft: submit(true),
    studyFile,
    onDiscardDraft() {
      draft.forget();
      setRestored(false);
      form.reset(emptyValues(hive));
    },
  };
}

/** The form has checked the fields by the call's own schema. */
function asInput<N extends 'category.create' | 'category.update'>(_call: N, fields: object): InputOf<N> {
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

/** What was typed before, as text; null when there is nothing worth keeping. */
function useDraft(hive: HiveName, wanted: boolean) {
  const { notes } = useSessionPort();
  const [draft] = useState(() => {
    const key = `draft:post-${hive}` as const;
    return {
      kept: wanted ? parse(notes.read(key)) : null,
      keep(values: FormValues) {
        const typed = Object.values(values).some((value) => value !== '' && value !== false);
        if (wanted) notes.write(key, typed ? JSON.stringify(values) : null);
      },
      forget: () => notes.write(key, null),
    };
  });
  return draft;
}

function parse(note: string | null): FormValues | null {
  try {
    const values: unknown = JSON.parse(note ?? 'null');
    return typeof values === 'object' ? values : null;
  } catch {
    return null;
  }
}

const idOf = ({ file }: FileForm): string | null => (file.status === 'ready' ? file.file.id : null);
