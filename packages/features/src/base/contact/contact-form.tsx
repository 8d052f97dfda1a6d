import { MAX_CONTACT_MESSAGE, MAX_NAME, MAX_SHORT_TEXT } from '@campushive/contract/limits';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { TextField } from '@campushive/ui/text-field';
import { Textarea } from '@campushive/ui/textarea';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { REQUIRED, useFormErrorText, useMessages, useProblemText } from '../../kernel/index.js';
import { LiveFieldset } from '../../shared/index.js';
import { catalogue } from './contact.catalogue.js';
import type { ContactMessages } from './contact.messages.js';
import type { Contact } from './use-contact.js';

/** Returns the message key of a rule. */
const rule = (key: keyof ContactMessages): string => key;
const NEEDED = {
  required: REQUIRED,
  validate: (text: string) => text.trim() !== '' || REQUIRED,
};
const EMAIL = /^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Contact form with four required fields, then the confirmation. */
export function ContactForm({ contact }: { contact: Contact }) {
  return contact.status === 'sent' ? <Sent onAgain={contact.onAgain} /> : <Fields contact={contact} />;
}

function Fields({ contact: { form, status, onSubmit, ...contact } }: { contact: Contact }) {
  const t = useMessages(catalogue);
  const errorText = useFormErrorText(t);
  const problem = useProblemText()(contact.problem, t.failed);
  const { errors } = form.formState;
  const submitting = status === 'submitting';
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!submitting) onSubmit();
  }
  return (
    <form onSubmit={submit} noValidate>
      <LiveFieldset className="grid min-w-0 gap-4">
        <TextField
          label={t.name}
          autoComplete="name"
          maxLength={MAX_NAME}
          error={errorText(errors.name)}
          {...form.register('name', NEEDED)}
        />
        <TextField
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          error={errorText(errors.email)}
          {...form.register('email', {
            required: REQUIRED,
            validate: (text) => EMAIL.test(text.trim()) || rule('badEmail'),
          })}
        />
        <TextField
          label={t.subject}
          maxLength={MAX_SHORT_TEXT}
          error={errorText(errors.subject)}
          {...form.register('subject', NEEDED)}
        />
        <Textarea
          label={t.message}
          rows={6}
          maxLength={MAX_CONTACT_MESSAGE}
          showCount
          error={errorText(errors.message)}
          {...form.register('message', NEEDED)}
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
          loadingLabel={t.sending}
          className="justify-self-start"
        >
          {t.send}
        </Button>
      </LiveFieldset>
    </form>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const t = useMessages(catalogue);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form is gone, so focus moves to the heading, which screen readers announce.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="grid justify-items-start gap-3">
      <CircleCheck aria-hidden="true" className="size-10 text-success" />
      <Heading level={2} ref={heading} tabIndex={-1} className="outline-none">
        {t.sent}
      </Heading>
      <p>{t.sentText}</p>
      <Button variant="outline" onClick={onAgain}>
        {t.another}
      </Button>
    </Card>
  );
}
