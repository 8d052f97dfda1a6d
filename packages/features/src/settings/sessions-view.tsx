import type { DeviceSession } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Skeleton } from '@campushive/ui/skeleton';
import { Laptop, Smartphone } from 'lucide-react';
import { longDate, useLanguageTag, useMessages } from '../kernel/index.js';
import { useWhen } from '../shared/index.js';
import { FailedAlert } from '../shared/failed-alert.js';
import { catalogue } from './settings.catalogue.js';
import { Section } from './section.js';
import type { Sessions } from './use-sessions.js';

const PHONES: readonly (string | null)[] = ['Android', 'iPhone', 'iPad', 'KaiOS'];

/** The devices that are signed in; each but this one can be signed out. */
export function SessionsView({ sessions }: { sessions: Sessions }) {
  const words = useMessages(catalogue);
  return (
    <Section title={words.sessions}>
      <Devices sessions={sessions} />
    </Section>
  );
}

function Devices({ sessions: { state, onSignOut, ending } }: { sessions: Sessions }) {
  const words = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-20" />;
    case 'failed':
      return (
        <FailedAlert retry={words.retry} onRetry={state.retry}>
          {words.sessionsFailed}
        </FailedAlert>
      );
    case 'ready': {
      const others = state.sessions.filter((one) => !one.current);
      return (
        <>
          <ul className="grid divide-y divide-line">
            {state.sessions.map((one) => (
              <Device
                key={one.id}
                session={one}
                ending={ending.includes(one.id)}
                onSignOut={() => onSignOut([one])}
              />
            ))}
          </ul>
          {others.length < 2 ? null : (
            <div>
              <Button
                variant="danger"
                loading={ending.length > 1}
                loadingLabel={words.signingOut}
                onClick={() => onSignOut(others)}
              >
                {words.signOutOthers}
              </Button>
            </div>
          )}
        </>
      );
    }
    default:
      return state satisfies never;
  }
}

interface DeviceProps {
  session: DeviceSession;
  ending: boolean;
  onSignOut: () => void;
}

function Device({ session, ending, onSignOut }: DeviceProps) {
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  const when = useWhen(session.lastUsedAt);
  const name = words.device(session.browser, session.system);
  const Icon = PHONES.includes(session.system) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-fg-muted" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-fg-muted">
          {session.current ? words.signedInOn(longDate(session.createdAt, locale)) : words.lastUsed(when)}
        </p>
      </div>
      {session.current ? (
        <Badge tone="success">{words.thisDevice}</Badge>
      ) : (
        <Button
          size="sm"
          variant="outline"
          aria-label={words.signOutDevice(name)}
          loading={ending}
          loadingLabel={words.signingOut}
          onClick={onSignOut}
        >
          {words.signOut}
        </Button>
      )}
    </li>
  );
}
