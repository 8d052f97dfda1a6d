import {
  ApiError,
  fieldError,
  MAX_ATTENDEE_MESSAGE,
  MIN_ATTENDEE_MESSAGE,
  type FieldError,
} from '@campushive/contract';
import { randomId } from '@campushive/contract/random-id';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callProblem, useClient, useMessages, type CallProblem } from '../../kernel/index.js';
import { usePersistedForm } from '../../shared/hooks/use-persisted-form.js';
import { eventKey } from '../data.js';
import { catalogue } from './events.catalogue.js';

export interface MessageAttendees {
  readonly content: string;
  readonly onChange: (change: { readonly content: string }) => void;
  /** Error of the text, after the first attempt to send. */
  readonly wrong: FieldError | null;
  readonly onSend: () => void;
  readonly sending: boolean;
  /** Error of the last attempt: `too-many` above the daily limit. */
  readonly problem: CallProblem | { readonly kind: 'too-many' } | null;
}

/** Form for a message to all attendees of the viewer's event. The text survives a reload and a failed attempt. */
export function useMessageAttendees(id: string, onSent: () => void): MessageAttendees {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const { values, onChange, forget } = usePersistedForm(`attendees-${id}`, { content: '' });
  const [tried, setTried] = useState(false);
  // Repeating the same text after a lost response uses the same idempotency key.
  const sent = useRef({ content: '', key: '' });
  const send = useMutation({
    mutationFn: (content: string) => {
      if (sent.current.content !== content) sent.current = { content, key: randomId() };
      return client.events.message({ id, content }, { idempotencyKey: sent.current.key });
    },
    onSuccess() {
      sent.current = { content: '', key: '' };
      setTried(false);
      forget();
      void queries.invalidateQueries({ queryKey: eventKey(id) });
      toast({ tone: 'success', title: t.messageSent });
      onSent();
    },
  });
  const { error } = send;
  const refused = error instanceof ApiError ? error.fieldErrors['content'] : undefined;
  const own = wrongIn(values.content);
  return {
    content: values.content,
    onChange(change) {
      if (send.isError) send.reset();
      onChange(change);
    },
    wrong: tried && own !== null ? own : (refused ?? null),
    onSend() {
      setTried(true);
      if (own === null && !send.isPending) send.mutate(values.content.trim());
    },
    sending: send.isPending,
    problem: problemOf(),
  };

  function problemOf(): MessageAttendees['problem'] {
    if (error === null || refused !== undefined) return null;
    if (error instanceof ApiError && error.code === 'limit_reached') return { kind: 'too-many' };
    return callProblem(error);
  }
}

function wrongIn(content: string): FieldError | null {
  const { length } = content.trim();
  if (length < MIN_ATTENDEE_MESSAGE) return fieldError('too_short', { min: MIN_ATTENDEE_MESSAGE });
  return length > MAX_ATTENDEE_MESSAGE ? fieldError('too_long', { max: MAX_ATTENDEE_MESSAGE }) : null;
}
