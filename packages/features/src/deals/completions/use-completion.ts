import { ApiError, type Client, type Payment } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useClient, useMessages, type CallProblem } from '../../kernel/index.js';
import { useDeferredPress } from '../../shared/hooks/use-deferred-press.js';
import { usePersistedForm } from '../../shared/hooks/use-persisted-form.js';
import { catalogue } from './completion.catalogue.js';
import { useWorkFiles, type WorkFiles } from './use-work-files.js';

type Step = 'finish' | 'revise' | 'accept';

/** Actions on the work of a gig. Drafts are stored on the device until they are sent. */
export interface CompletionControl {
  /** The worker's report or the poster's revision request. Each side writes one of them. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Error: sent without text. */
  readonly textMissing: boolean;
  readonly onStep: (to: { step: Step }) => void;
  /** Step in progress, or null. */
  readonly taking: Step | null;
  readonly problem: CallProblem | null;
  /** Files to deliver. */
  readonly files: WorkFiles;
  /** The poster's revision form is open. */
  readonly revising: boolean;
  readonly onRevising: (change: { open: boolean }) => void;
}

/** Steps of a gig's work between payment and release. */
export function useCompletion(
  id: string,
  { onChanged, onStale }: { onChanged: (payment: Payment) => void; onStale: () => void },
): CompletionControl {
  const client = useClient();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const { values, onChange, forget } = usePersistedForm(`work-${id}`, { text: '' });
  const [tried, setTried] = useState(false);
  const [revising, setRevising] = useState(false);
  const missing = values.text.trim() === '';
  const { isSending, take: takeFiles, clear: clearFiles, ...files } = useWorkFiles(id);
  const take = useMutation({
    mutationFn: (to: { step: Step; fileIds: readonly string[] }) =>
      takeStep(client, id, { ...to, text: values.text }),
    onSuccess(payment, { step }) {
      setTried(false);
      setRevising(false);
      onChanged(payment);
      if (step === 'accept') return;
      forget();
      if (step === 'finish') clearFiles();
      toast({ tone: 'success', title: step === 'finish' ? t.finished : t.sentBack });
    },
    onError(error) {
      if (error instanceof ApiError && error.status === 409) onStale();
    },
  });
  // Done, pressed while files are uploaded, is carried out once they have arrived.
  const press = useDeferredPress<'finish'>(isSending, () => onStep({ step: 'finish' }));

  function onStep({ step }: { step: Step }) {
    setTried(step !== 'accept');
    if ((step !== 'accept' && missing) || take.isPending) return;
    const fileIds = step === 'finish' ? takeFiles() : [];
    if (fileIds !== null) take.mutate({ step, fileIds });
    else if (isSending) press.defer('finish');
  }

  return {
    text: values.text,
    onTextChange: (text) => onChange({ text }),
    textMissing: tried && missing,
    onStep,
    taking: take.isPending ? take.variables.step : press.pressed,
    files: {
      ...files,
      onRemove(key) {
        press.drop();
        files.onRemove(key);
      },
    },
    problem: take.isError ? callProblem(take.error) : null,
    revising,
    onRevising({ open }) {
      setRevising(open);
      setTried(false);
      take.reset();
    },
  };
}

interface CompletedStep {
  readonly step: Step;
  readonly text: string;
  readonly fileIds: readonly string[];
}

async function takeStep(
  client: Client,
  id: string,
  { step, text, fileIds }: CompletedStep,
): Promise<Payment> {
  switch (step) {
    case 'finish':
      return (await client.completions.finish({ id, note: text, fileIds: [...fileIds] })).data;
    case 'revise':
      return (await client.completions.revise({ id, reason: text })).data;
    case 'accept':
      return (await client.completions.accept({ id })).data;
    default:
      return step satisfies never;
  }
}
