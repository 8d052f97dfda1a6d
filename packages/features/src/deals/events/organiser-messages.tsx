import type { AttendeeMessage } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { dateTime, TextLink, useDateFormat, useMessages } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { ShowMoreButton } from '../../shared/show-more.js';
import { catalogue } from './events.catalogue.js';
import type { OrganiserMessages } from './use-organiser-messages.js';

interface OrganiserMessagesCardProps {
  messages: OrganiserMessages;
  /** Whether the viewer is the organiser. */
  organiser: boolean;
}

/** Messages of the organiser to all attendees, newest first. Renders nothing without messages. */
export function OrganiserMessagesCard({ messages, organiser }: OrganiserMessagesCardProps) {
  const t = useMessages(catalogue);
  switch (messages.status) {
    case 'none':
      return null;
    case 'failed':
      return <FailedAlert onRetry={messages.retry}>{t.organiserMessagesFailed}</FailedAlert>;
    case 'ready':
      if (messages.messages.length === 0) return null;
      return (
        <Card asChild className="grid gap-4">
          <section>
            <Heading level={2} size="subsection">
              {organiser ? t.fromYou : t.fromOrganiser}
            </Heading>
            <ol className="grid gap-4">
              {messages.messages.map((message) => (
                <Message key={message.id} message={message} organiser={organiser} />
              ))}
            </ol>
            <ShowMoreButton state={messages} t={t} />
          </section>
        </Card>
      );
    default:
      return messages satisfies never;
  }
}

function Message({ message, organiser }: { message: AttendeeMessage; organiser: boolean }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  return (
    <li className="grid gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <time dateTime={message.createdAt} className="text-sm text-fg-muted">
        {dateTime(message.createdAt, dateFormat)}
      </time>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {message.content}
      </p>
      {message.warning === null || organiser ? null : (
        <Alert
          role="note"
          tone="danger"
          title={t.carefulTitle}
          className="mt-1"
          action={
            <TextLink standalone to={{ to: 'help', article: 'scams' }}>
              {t.howProtected}
            </TextLink>
          }
        >
          {t.carefulText}
        </Alert>
      )}
    </li>
  );
}
