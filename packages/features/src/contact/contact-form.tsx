import { MAX_CONTACT_MESSAGE, MAX_NAME, MAX_SHORT_TEXT } from '@campushive/contract/limits';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { TextField } from '@campushive/ui/text-field';
import { Textarea } from '@campushive/ui/textarea';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { useMessages, useProblemText } from '../kernel/index.js';
import { LiveFieldset } from '../shared/index.js';
import { catalogue } from './contact.catalogue.js';
import type { Contact } from './use-contact.js';

const EMAIL = /^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Four fields that are all needed, and then the thanks. */
export function ContactForm({ contact }: { contact: Contact }) {
  return contact.status === 'sent' ? <Sent onAgain={contact.onAgain} /> : <Fields contact={contact} />;
}

function Fields({ contact: { form, status, onSubmit, ...contact } }: { contact: Contact }) {
  const words = useMessages(catalogue);
  const problem = useProblemText()(contact.problem, words.failed);
  const { errors } = form.formState;
  const submitting = status === 'submitting';
  const needed = {
    required: words.required,
    validate: (text: string) => text.trim() !== '' || words.required,
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!submitting) onSubmit();
  }
  return (
    <form onSubmit={submit} noValidate>
      <LiveFieldset className="grid min-w-0 gap-4">
        <TextField
          label={words.name}
          autoComplete="name"
          maxLength={MAX_NAME}
          error={errors.name?.message}
          {...form.register('name', needed)}
        />
        <TextField
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          error={errors.email?.message}
          {...form.register('email', {
            required: words.required,
            validate: (text) => EMAIL.test(text.trim()) || words.badEmail,
          })}
        />
        <TextField
          label={words.subject}
          maxLength={MAX_SHORT_TEXT}
          error={errors.subject?.message}
          {...form.register('subject', needed)}
        />
        <Textarea
          label={words.message}
          rows={6}
          maxLength={MAX_CONTACT_MESSAGE}
          showCount
          error={errors.message?.message}
          {...form.register('message', needed)}
        />
        <div aria-hidden="true" className="sr-only">
          <label>
            Website
            <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
          </label>
        </div>
        {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={submitting}
          loadingLabel={words.sending}
          className="justify-self-start"
        >
          {words.send}
        </Button>
      </LiveFieldset>
    </form>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const words = useMessages(catalogue);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: a screen reader then reads what stands in its place.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="grid justify-items-start gap-3">
      <CircleCheck aria-hidden="true" className="size-10 text-success" />
      <Heading level={2} ref={heading} tabIndex={-1} className="outline-none">
        {words.sent}
      </Heading>
      <p>{words.sentText}</p>
      <Button variant="outline" onClick={onAgain}>
        {words.another}
      </Button>
    </Card>
  );
}
