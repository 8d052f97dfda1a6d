import { ApiError, type HiveName, type InputOf, type Listing } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { OpenDraft } from '../../../base/parts/drafts/index.js';
import {
  callProblem,
  formError,
  useCampus,
  useClient,
  useHives,
  useMessages,
} from '../../../kernel/index.js';
import { LISTINGS } from '../../data.js';
import type { FieldName } from '../form-fields.js';
import { catalogue } from '../listing-form.catalogue.js';
import { fieldErrorsOf, kindIssueIn, sameFileIn, uploadIn, type ListingProblem } from '../listing-problem.js';
import { useEditConflict, type EditConflict } from '../use-edit-conflict.js';
import { useMoveQuestion, type MoveQuestion } from '../use-move-question.js';
import { photoIdsIn, sendUnknownAgain, type ListingFiles } from './use-listing-files.js';
import { toDraftInput, toInput } from '../values/form-input.js';
import type { FormValues } from '../values/form-values.js';

interface Sent {
  readonly values: FormValues;
  readonly asDraft: boolean;
  readonly confirmMove?: boolean;
}

interface SendOptions {
  readonly hive: HiveName;
  /** Edited listing; null for a new one. */
  readonly listing: Listing | null;
  readonly form: UseFormReturn<FormValues>;
  readonly files: ListingFiles;
  readonly draft: OpenDraft | null;
  readonly onSaved: (saved: Listing) => void | Promise<void>;
  /** Called with an invalid field before it is focused. */
  readonly onWrong: ((field: FieldName) => void) | undefined;
  readonly onProblem: (problem: ListingProblem) => void;
  /** Called when the press must wait, because files are uploaded again. */
  readonly onWait: (problem: ListingProblem, asDraft: boolean) => void;
}

export interface SendListing {
  readonly send: UseMutationResult<Listing, Error, Sent>;
  /** Conflict with a version that another tab or device has saved meanwhile. */
  readonly conflict: EditConflict | null;
  readonly move: MoveQuestion | null;
}

/** Posts or saves the listing, and handles each refusal of the server. */
export function useSendListing(options: SendOptions): SendListing {
  const { listing, files, draft, onSaved } = options;
  const queries = useQueryClient();
  const onDone = () => {
    draft?.forget();
    draft?.close();
    void queries.invalidateQueries({ queryKey: LISTINGS });
  };
  const edited = useEditConflict(listing, (saved) => {
    onDone();
    void onSaved(saved);
  });
  const move = useMoveQuestion();
  const save = useSave(options, edited.updatedAt);
  const say = useSaved(options);
  const send = useMutation({
    mutationFn: save,
    onSuccess(saved) {
      onDone();
      say(saved);
      return onSaved(saved);
    },
    async onError(error, sent) {
      if (move.onRefused(error, () => send.mutate({ ...sent, confirmMove: true }))) return;
      const own = { values: sent.values, photos: photoIdsIn(files) };
      if (await edited.onRefused(error, own, () => send.mutate(sent))) return;
      showRefusal(options, error, sent.asDraft);
    },
  });
  return { send, conflict: edited.conflict, move: move.question };
}

/** Returns the function that sends the fields: complete, or for a draft as far as they are filled in. */
function useSave({ hive, listing, files }: SendOptions, updatedAt: () => string | undefined) {
  const client = useClient();
  const campus = useCampus();
  return async ({ values, asDraft, confirmMove }: Sent): Promise<Listing> => {
    const isDraft = asDraft || listing?.status === 'draft';
    const fields = {
      ...(isDraft ? toDraftInput : toInput)(hive, values, campus),
      ...(hive === 'archive' && { fileId: uploadIn(files.studyFile) }),
      photos: photoIdsIn(files),
      category: hive,
    };
    if (listing === null) {
      const input = asInput('category.create', { ...fields, ...(asDraft && { draft: true }) });
      return (await client.category.create(input)).data;
    }
    const version = { id: listing.id, updatedAt: updatedAt() };
    const input = asInput('category.update', {
      ...fields,
      ...version,
      ...(confirmMove === true && { confirmMove }),
    });
    return (await client.category.update(input)).data;
  };
}

/** Returns a function that tells the poster what was saved. */
function useSaved({ hive, listing }: SendOptions): (saved: Listing) => void {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const { toast } = useToast();
  return ({ status }) => {
    const { title } = hiveNamed(hive);
    const created = hive === 'buzz' ? t.eventCreated : t.created(title);
    const posted = status === 'draft' ? t.draftSaved : created;
    toast({ tone: 'success', title: listing === null ? posted : t.updated(title) });
  };
}

/** Shows a refusal beside the fields that it names, or else above the button. */
function showRefusal(options: SendOptions, error: Error, asDraft: boolean): void {
  const { hive, form, files, onWrong, onProblem, onWait } = options;
  if (!(error instanceof ApiError)) return onProblem(callProblem(error));
  if (sendUnknownAgain(files, error.fieldErrors)) return onWait({ kind: 'files-again' }, asDraft);
  const same = sameFileIn(error);
  if (same !== null) return onProblem({ ...same, fileId: uploadIn(files.studyFile) });
  const fieldErrors = fieldErrorsOf(error, hive);
  for (const [name, wrong] of fieldErrors) {
    onWrong?.(name);
    form.setError(name, formError(wrong), { shouldFocus: true });
  }
  const kind = kindIssueIn(error);
  if (kind !== undefined) {
    const [at, wrong] = kind;
    const name = at.startsWith('packages.') ? 'packages' : 'ticketKinds';
    onWrong?.(name);
    form.setError(name, { ...formError(wrong), types: { at } }, { shouldFocus: true });
  } else if (fieldErrors.length === 0) onProblem(callProblem(error));
}

/** Casts the fields, which the form has validated with the call's schema. */
function asInput<N extends 'category.create' | 'category.update'>(_call: N, fields: object): InputOf<N> {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the resolver has parsed them
  return fields as InputOf<N>;
}
