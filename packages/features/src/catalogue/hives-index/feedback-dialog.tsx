import { MAX_FEEDBACK_DESCRIPTION, MAX_SHORT_TEXT } from '@campushive/contract/limits';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { NativeSelect } from '@campushive/ui/native-select';
import { Textarea } from '@campushive/ui/textarea';
import { TextField } from '@campushive/ui/text-field';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import {
  callProblem,
  useClient,
  REQUIRED,
  useFormErrorText,
  useMessages,
  useProblemText,
  type CallProblem,
} from '../../kernel/index.js';
import { usePersistedHookForm } from '../../shared/hooks/use-persisted-hook-form.js';
import { catalogue } from './hives-index.catalogue.js';

interface FeedbackValues {
  title: string;
  description: string;
  category: 'feature' | 'service' | 'other';
}

export interface FeedbackDialogProps {
  /** Called when the dialog closes, after sending or without. */
  onClose: () => void;
}

/** Message key of the required rule. */
const NEEDED = { required: REQUIRED, validate: (text: string) => text.trim() !== '' || REQUIRED };
const CATEGORIES = ['feature', 'service', 'other'] as const;

/** Dialog for a suggestion. */
export function FeedbackDialog({ onClose }: FeedbackDialogProps) {
  const { feedback: t } = useMessages(catalogue);
  const client = useClient();
  const errorText = useFormErrorText(t);
  const { toast } = useToast();
  const formId = useId();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const form = useForm<FeedbackValues>({
    mode: 'onTouched',
    defaultValues: { title: '', description: '', category: 'feature' },
  });
  const { errors } = form.formState;
  const persisted = usePersistedHookForm('feedback', form, ['title', 'description', 'category']);
  const send = useMutation({
    mutationFn: (values: FeedbackValues) => client.feedback.send(values),
    onSuccess() {
      persisted.forget();
      toast({ tone: 'success', title: t.thanks });
      onClose();
    },
    onError: (error) => setProblem(callProblem(error)),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    setProblem(null);
    void form.handleSubmit((values) => send.mutate(values))();
  }
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={t.open}
        description={t.intro}
        closeLabel={t.close}
        footer={
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={send.isPending}
            loadingLabel={t.sending}
          >
            {t.open}
          </Button>
        }
      >
        <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
          <TextField
            label={t.title}
            maxLength={MAX_SHORT_TEXT}
            error={errorText(errors.title)}
            {...form.register('title', NEEDED)}
          />
          <Textarea
            label={t.description}
            rows={4}
            maxLength={MAX_FEEDBACK_DESCRIPTION}
            error={errorText(errors.description)}
            {...form.register('description', NEEDED)}
          />
          <NativeSelect
            label={t.category}
            options={CATEGORIES.map((value) => ({ value, label: t.categories[value] }))}
            {...form.register('category')}
          />
          {problem === null ? null : <Alert tone="danger">{problemText(problem, t.failed)}</Alert>}
        </form>
      </DialogContent>
    </Dialog>
  );
}
