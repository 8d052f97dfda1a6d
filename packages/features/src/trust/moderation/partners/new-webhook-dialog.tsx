import { WEBHOOK_EVENTS, type WebhookEvent } from '@campushive/contract';
import { parseUrl } from '@campushive/contract/parse-url';
import { Checkbox } from '@campushive/ui/checkbox';
import { Text } from '@campushive/ui/text';
import { TextField } from '@campushive/ui/text-field';
import { useId, useState } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { FormDialog } from '../../../shared/form-dialog.js';
import { catalogue } from './partners.catalogue.js';
import { useMakingProblemText, type Making } from './use-partners.js';

/** Dialog that asks for the URL and events of a new webhook. */
export function NewWebhookDialog({ making }: { making: Making<{ url: string; events: WebhookEvent[] }> }) {
  const t = useMessages(catalogue);
  const problemText = useMakingProblemText();
  const errorId = useId();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);
  const [tried, setTried] = useState(false);
  // Accepts http too, for development. In production the server refuses it.
  const urlWrong = !/^https?:\/\/./.test(url.trim()) || parseUrl(url.trim()) === null;
  return (
    <FormDialog
      open
      onOpenChange={making.onOpenChange}
      title={t.newWebhook}
      description={t.newWebhookText}
      t={{ close: t.close, cancel: t.cancel, send: t.create, sending: t.creating }}
      variant="primary"
      form={{
        sending: making.sending,
        onSend() {
          setTried(true);
          if (!urlWrong && events.length > 0) making.onSend({ url, events: [...events] });
        },
      }}
      problem={problemText(making.problem)}
    >
      <TextField
        label={t.url}
        description={t.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={url}
        error={tried && urlWrong ? t.urlWrong : undefined}
        onChange={({ target }) => setUrl(target.value)}
      />
      <fieldset className="grid gap-2" aria-describedby={errorId}>
        <legend className="mb-2 font-semibold">{t.eventsLabel}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            label={t.events[event]}
            checked={events.includes(event)}
            onCheckedChange={(checked) =>
              setEvents(WEBHOOK_EVENTS.filter((one) => (one === event ? checked : events.includes(one))))
            }
          />
        ))}
        <Text id={errorId} size="sm" tone="danger" role="alert">
          {tried && events.length === 0 ? t.eventsMissing : null}
        </Text>
      </fieldset>
    </FormDialog>
  );
}
