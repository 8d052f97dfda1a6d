import { ApiError, type HiveName, type InputOf, type Listing, type Wanted } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../base/parts/drafts/index.js';
import { useKeptPress } from '../../shared/hooks/use-kept-press.js';
import { useTypedEarly } from '../../shared/hooks/use-typed-early.js';
import {
  callProblem,
  formError,
  useCampus,
  useClient,
  useClock,
  useHives,
  useMessages,
} from '../../kernel/index.js';
import { LISTINGS } from '../data.js';
import {
  answerTo,
  copyOf,
  draftIssuesOf,
  emptyValues,
  fieldsOf,
  toDraftInput,
  toInput,
  valuesOf,
  type FieldName,
  type FormValues,
} from './form-fields.js';
import { checkListing } from './check-listing.js';
import {
  fieldErrorsOf,
  isOver,
  kindIssueIn,
  sameFileIn,
  uploadIn,
  type ListingProblem,
} from './listing-problem.js';
import { catalogue } from './listing-form.catalogue.js';
import type { ListingFormMessages } from './listing-form.messages.js';
import { useEditConflict, type EditConflict } from './use-edit-conflict.js';
import { useTypedDraft } from './use-listing-draft.js';
import { useMoveQuestion, type MoveQuestion } from './use-move-question.js';
import { usePhotos, type PhotosForm } from './controls/use-photos.js';
import { useStudyFile, type FileForm } from './controls/use-study-file.js';

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

interface Sent {
  readonly values: FormValues;
  readonly asDraft: boolean;
  readonly confirmMove?: boolean;
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
  const client = useClient();
  const clock = useClock();
  const campus = useCampus();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const { toast } = useToast();
  const draft = useDraft(nameOfDraft(hive, listing, template, wanted));
  const [discarded, setDiscarded] = useState(false);
  const [problem, setProblem] = useState<ListingProblem | null>(null);
  const photos = usePhotos((listing ?? template)?.photos ?? [], draft);
  const studyFile = useStudyFile(listing?.archiveDetails?.file ?? null, draft);
  const [initial] = useState(() =>
    listing !== null
      ? valuesOf(listing, campus.timeZone)
      : template !== null
        ? copyOf(template, campus.timeZone)
        : wanted !== null
          ? answerTo(hive, wanted)
          : emptyValues(hive),
  );
  const editsDraft = listing?.status === 'draft';
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: (values) =>
      checkListing(values, {
        hive,
        campus,
        now: clock.now(),
        isNew: listing === null,
        draft: editsDraft ? initial : null,
      }),
  });
  useTypedEarly(form);
  const typed = useTypedDraft(form, initial, draft);

  const photoIds = () => photos.photos.flatMap((one) => (one.status === 'ready' ? one.stored.id : []));
  const edited = useEditConflict(listing, (saved) => {
    draft?.forget();
    draft?.close();
    void queries.invalidateQueries({ queryKey: LISTINGS });
    void onSaved(saved);
  });

  const move = useMoveQuestion();
  const created = hive === 'buzz' ? () => t.eventCreated : t.created;
  const send = useMutation({
    mutationFn: async ({ values, asDraft, confirmMove }: Sent) => {
      const fields = {
        ...(asDraft || editsDraft ? toDraftInput(hive, values, campus) : toInput(hive, values, campus)),
        ...(hive === 'archive' && { fileId: uploadIn(studyFile) }),
        photos: photoIds(),
      };
      if (listing === null)
        return (
          await client.category.create(
            asInput('category.create', { ...fields, category: hive, ...(asDraft && { draft: true }) }),
          )
        ).data;
      return (
        await client.category.update(
          asInput('category.update', {
            ...fields,
            category: hive,
            id: listing.id,
            updatedAt: edited.updatedAt(),
            ...(confirmMove === true && { confirmMove }),
          }),
        )
      ).data;
    },
    onSuccess(saved) {
      draft?.forget();
      draft?.close();
      void queries.invalidateQueries({ queryKey: LISTINGS });
      const { title } = hiveNamed(hive);
      const kept = listing === null && saved.status === 'draft';
      toast({
        tone: 'success',
        title: kept ? t.draftSaved : listing === null ? created(title) : t.updated(title),
      });
      return onSaved(saved);
    },
    async onError(error, sent) {
      if (move.onRefused(error, () => send.mutate({ ...sent, confirmMove: true }))) return;
      if (await edited.onRefused(error, { values: sent.values, photos: photoIds() }, () => send.mutate(sent)))
        return;
      if (error instanceof ApiError && sendUnknownAgain(error, sent.asDraft)) return;
      const same = error instanceof ApiError ? sameFileIn(error) : null;
      if (same !== null) return setProblem({ ...same, fileId: uploadIn(studyFile) });
      const known = error instanceof ApiError ? fieldErrorsOf(error, hive) : [];
      for (const [name, wrong] of known) {
        onWrong?.(name);
        form.setError(name, formError(wrong), { shouldFocus: true });
      }
      const kind = error instanceof ApiError ? kindIssueIn(error) : undefined;
      if (kind !== undefined) {
        const [at, wrong] = kind;
        const name = at.startsWith('packages.') ? 'packages' : 'ticketKinds';
        onWrong?.(name);
        form.setError(name, { ...formError(wrong), types: { at } }, { shouldFocus: true });
        return;
      }
      if (known.length === 0) setProblem(callProblem(error));
    },
  });

  function post(values: FormValues, asDraft: boolean) {
    setProblem(null);
    const mayLackFile = asDraft || editsDraft;
    const failed = photos.photos.findIndex((one) => one.status === 'failed');
    if (hive === 'archive' && studyFile.file.status === 'uploading') wait({ kind: 'file-pending' }, asDraft);
    else if (
      hive === 'archive' &&
      !mayLackFile &&
      studyFile.file.status !== 'ready' &&
      values.fileUrl === ''
    ) {
      onWrong?.('fileUrl');
      form.setError(
        'fileUrl',
        { message: 'fileOrLink' satisfies keyof ListingFormMessages },
        { shouldFocus: true },
      );
    } else if (failed >= 0) setProblem({ kind: 'photo-failed', index: failed });
    else if (photos.restoring || photos.photos.some((one) => one.status === 'uploading'))
      wait({ kind: 'photos-pending' }, asDraft);
    else if (photos.sendAgain() > 0 || studyFile.sendAgain()) wait({ kind: 'files-again' }, asDraft);
    else send.mutate({ values, asDraft });
  }

  function wait(reason: ListingProblem, asDraft: boolean) {
    setProblem(reason);
    press.keep(asDraft ? 'draft' : 'post');
  }

  const isSending =
    photos.restoring ||
    photos.photos.some((one) => one.status === 'uploading') ||
    studyFile.file.status === 'uploading';
  const press = useKeptPress<'post' | 'draft'>(isSending, (what) => {
    if (what === 'draft') saveDraft();
    else void onSubmit();
  });

  const onSubmit = form.handleSubmit(
    (values) => post(values, false),
    (errors) => {
      const first = fieldsOf(hive, true).find(({ name }) => name in errors);
      if (first !== undefined) onWrong?.(first.name);
    },
  );

  /** Saves a draft. Fields may be empty, but not invalid. */
  function saveDraft() {
    const values = form.getValues();
    const issues = draftIssuesOf(hive, values, campus, clock.now());
    const wrong = fieldsOf(hive, true).flatMap(({ name }) => {
      const issue = issues[name];
      return issue === undefined ? [] : [{ name, issue }];
    });
    form.clearErrors();
    if (wrong[0] !== undefined) onWrong?.(wrong[0].name);
    for (const [index, { name, issue }] of wrong.entries())
      form.setError(name, formError(issue), { shouldFocus: index === 0 });
    if (wrong.length === 0) post(values, true);
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
    restored: discarded
      ? 'nothing'
      : photos.restored === 'photos' || studyFile.restored
        ? 'files'
        : typed.restored
          ? 'words'
          : 'nothing',
    unkept: photos.unkept || studyFile.unkept,
    lost: photos.lost + (studyFile.lost ? 1 : 0),
    conflict: edited.conflict,
    move: move.question,
    onSubmit,
    onSaveDraft: saveDraft,
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

  /** Uploads files again that have expired on the server but are still on the device. */
  function sendUnknownAgain({ fieldErrors }: ApiError, asDraft: boolean): boolean {
    const gone = Object.keys(fieldErrors).flatMap((name) => /^photos\.(\d+)$/.exec(name)?.[1] ?? []);
    const sent = gone.reduce((count, index) => count + photos.sendAgain(Number(index)), 0);
    const again = fieldErrors['fileId']?.code === 'unknown_upload' && studyFile.sendAgain(true);
    if (sent > 0 || again) wait({ kind: 'files-again' }, asDraft);
    return sent > 0 || again;
  }
}

/** Returns the name of the draft. Copies, answers and empty forms have separate drafts. */
function nameOfDraft(
  hive: HiveName,
  listing: Listing | null,
  template: Listing | null,
  wanted: Wanted | null,
): string {
  if (listing !== null) return `edit-${listing.id}`;
  if (wanted !== null) return `answer-${wanted.id}`;
  return template === null ? `post-${hive}` : `copy-${template.id}`;
}

/** Casts the fields, which the form has validated with the call's schema. */
function asInput<N extends 'category.create' | 'category.update'>(_call: N, fields: object): InputOf<N> {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the resolver has parsed them
  return fields as InputOf<N>;
}
