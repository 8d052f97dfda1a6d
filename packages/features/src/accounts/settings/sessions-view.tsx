import type { DeviceSession } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Skeleton } from '@campushive/ui/skeleton';
import { Text } from '@campushive/ui/text';
import { Laptop, Smartphone } from 'lucide-react';
import { dateTime, TextLink, useDateFormat, useLanguageTag, useMessages } from '../../kernel/index.js';
import { useWhen } from '../../shared/use-when.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { catalogue } from './settings.catalogue.js';
import { Section } from './section.js';
import type { Sessions } from './use-sessions.js';

const PHONES: readonly (string | null)[] = ['Android', 'iPhone', 'iPad', 'KaiOS'];

/** Signed-in devices. Each except this one can be logged out. */
export function SessionsView({ sessions }: { sessions: Sessions }) {
  const t = useMessages(catalogue);
  return (
    <Section title={t.sessions}>
      <Devices sessions={sessions} />
    </Section>
  );
}

function Devices({ sessions: { state, onSignOut, ending } }: { sessions: Sessions }) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-20" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.sessionsFailed}</FailedAlert>;
    case 'ready': {
      const others = state.sessions.filter((session) => !session.current);
      return (
        <>
          <ul className="grid divide-y divide-line">
            {state.sessions.map((session) => (
              <Device
                key={session.id}
                session={session}
                ending={ending.includes(session.id)}
                onSignOut={() => onSignOut([session])}
              />
            ))}
          </ul>
          {state.sessions.some(({ place }) => place !== null && place.country !== null) ? (
            <Text size="xs" tone="muted">
              <TextLink standalone href="https://db-ip.com" rel="noopener noreferrer" target="_blank">
                {t.placeSource}
              </TextLink>
            </Text>
          ) : null}
          {others.length < 2 ? null : (
            <div>
              <Button
                variant="danger"
                loading={ending.length > 1}
                loadingLabel={t.signingOut}
                onClick={() => onSignOut(others)}
              >
                {t.signOutOthers}
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

/** Returns the city and the country of a log-in in the viewer's language; null where they are unknown. */
function usePlaceName(place: DeviceSession['place']): string | null {
  const t = useMessages(catalogue);
  const languageTag = useLanguageTag();
  if (place === null) return null;
  const { isCampusNetwork, country, city } = place;
  if (isCampusNetwork) return t.campusNetwork;
  if (country === null) return null;
  const name = new Intl.DisplayNames(languageTag, { type: 'region' }).of(country) ?? country;
  return city === null ? name : t.cityIn(city, name);
}

interface DeviceProps {
  session: DeviceSession;
  ending: boolean;
  onSignOut: () => void;
}

function Device({ session, ending, onSignOut }: DeviceProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const when = useWhen(session.lastUsedAt);
  const place = usePlaceName(session.place);
  const name = t.device(session.browser, session.system);
  const Icon = PHONES.includes(session.system) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-fg-muted" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <Text size="sm" tone="muted">
          {t.signedInOn(dateTime(session.createdAt, dateFormat))}
          {place === null ? null : <span className="block">{place}</span>}
          {session.current ? null : <span className="block">{t.lastUsed(when)}</span>}
        </Text>
      </div>
      {session.current ? (
        <Badge tone="success">{t.thisDevice}</Badge>
      ) : (
        <Button
          size="sm"
          variant="outline"
          aria-label={t.signOutDevice(name)}
          loading={ending}
          loadingLabel={t.signingOut}
          onClick={onSignOut}
        >
          {t.signOut}
        </Button>
      )}
    </li>
  );
}
