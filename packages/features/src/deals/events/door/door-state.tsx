import { Alert } from '@campushive/ui/alert';
import { appointment, hourMinute, useClock, useDateFormat, useMessages } from '../../../kernel/index.js';
import type { Attendees } from '../use-attendees.js';
import { catalogue } from './door.catalogue.js';

export interface DoorStateProps {
  /** Offline capability of this phone. */
  door: Attendees['door'];
}

/** Offline readiness of this phone, its connection, and the admissions to send. */
export function DoorState({ door: { readiness, isOffline, waiting, opensAt } }: DoorStateProps) {
  const t = useMessages(catalogue);
  const isReady = readiness.status === 'ready';
  const dateFormat = useDateFormat();
  const now = useClock().now();
  return (
    <>
      {opensAt === null ? null : (
        <Alert title={t.opensTitle(appointment(opensAt, now, dateFormat))}>{t.opensText}</Alert>
      )}
      {isOffline ? (
        <Alert tone="warning" title={t.offlineTitle}>
          {isReady ? t.offlineText : t.offlineNotReady}
        </Alert>
      ) : null}
      {/* Height of the final two lines. */}
      <div role="status" className="min-h-10 text-sm text-fg-muted">
        <ReadyText readiness={readiness} isOffline={isOffline} />
      </div>
      <div role="status" className="empty:hidden">
        {waiting === 0 ? null : (
          <Alert title={t.toBeSent(waiting)} role="presentation">
            {t.toBeSentText}
          </Alert>
        )}
      </div>
    </>
  );
}

function ReadyText({ readiness, isOffline }: Pick<DoorStateProps['door'], 'readiness' | 'isOffline'>) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  switch (readiness.status) {
    case 'asking':
      return <p>{t.preparing}</p>;
    case 'none':
      return isOffline ? null : <p>{t.notReady}</p>;
    case 'ready': {
      const { tickets, asOf, isPartial, isFleeting } = readiness;
      return (
        <>
          <p className="font-semibold">{t.ready({ tickets, asOf: hourMinute(asOf, dateFormat) })}</p>
          {isPartial ? <p>{t.partial}</p> : null}
          {isFleeting ? <p>{t.fleeting}</p> : null}
        </>
      );
    }
    default:
      return readiness satisfies never;
  }
}
