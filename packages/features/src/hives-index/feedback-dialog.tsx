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
import { useClient, useFailureText, useMessages } from '../kernel/index.js';
import { usePersistedHookForm } from '../shared/use-persisted-hook-form.js';
import { catalogue } from './hives-index.catalogue.js';

interface FeedbackValues {
  title: string;
  description: string;
  category: 'feature' | 'service' | 'other';
}

export interface FeedbackDialogProps {
  /** It was sent or given up. */
  onClose: () => void;
}

const CATEGORIES = ['feature', 'service', 'other'] as const;

/** A suggestion of what could be better. */
export function FeedbackDialog({ onClose }: FeedbackDialogProps) {
  const { feedback: words } = useMessages(catalogue);
  const client = useClient();
  const failureText = useFailureText();
  const { toast } = useToast();
  const formId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<FeedbackValues>({
    mode: 'onTouched',
    defaultValues: { title: '', description: '', category: 'feature' },
  });
  const { errors } = form.formState;
  const kept = usePersistedHookForm('feedback', form, ['title', 'description', 'category']);
  const send = useMutation({
    mutationFn: (values: FeedbackValues) => client.feedback.send(values),
    onSuccess() {
      kept.forget();
      toast({ tone: 'success', title: words.thanks });
      onClose();
    },
    onError: (error) => setProblem(failureText(error, words.failed)),
  });
  const needed = {
    required: words.required,
    validate: (text: string) => text.trim() !== '' || words.required,
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    setProblem(null);
    void form.handleSubmit((values) => send.mutate(values))();
  }
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={words.open}
        description={words.intro}
        closeLabel={words.close}
        footer={
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={send.isPending}
            loadingLabel={words.sending}
          >
            {words.open}
          </Button>
        }
      >
        <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
          <TextField
            label={words.title}
            maxLength={MAX_SHORT_TEXT}
            error={errors.title?.message}
            {...form.register('title', needed)}
          />
          <Textarea
            label={words.description}
            rows={4}
            maxLength={MAX_FEEDBACK_DESCRIPTION}
            error={errors.description?.message}
            {...form.register('description', needed)}
          />
          <NativeSelect
            label={words.category}
            options={CATEGORIES.map((value) => ({ value, label: words.categories[value] }))}
            {...form.register('category')}
          />
          {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
        </form>
      </DialogContent>
    </Dialog>
  );
}
