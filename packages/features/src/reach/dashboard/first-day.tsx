import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { Building2, Camera, Check, ChevronRight, GraduationCap, ShieldCheck, Smartphone } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  Link,
  useClient,
  useHiveNames,
  useHives,
  useMessages,
  type Destination,
} from '../../kernel/index.js';
import { useHalls } from '../../base/parts/halls/use-halls.js';
import { payoutAccountQuery } from '../../deals/parts/payout-account.queries.js';
import { catalogue } from './first-day.catalogue.js';
import type { FirstDay } from './use-dashboard.js';

const NOT_DONE = { hall: Building2, photo: Camera, payout: Smartphone, student: GraduationCap } as const;

export interface FirstDayViewProps {
  firstDay: FirstDay;
  heading: ReactNode;
  /** Next steps, if any. */
  now: ReactNode;
  /** True when a next step has the primary button. */
  quiet: boolean;
  /** Open listings of the campus. */
  children: ReactNode;
  /** Content below the preparation list. */
  aside: ReactNode;
}

/** Dashboard of a student who has just joined. */
export function FirstDayView({ firstDay, heading, now, quiet, children, aside }: FirstDayViewProps) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <Welcome university={firstDay.university} quiet={quiet}>
          {heading}
        </Welcome>
        {now}
        <Needs />
        {children}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <GetReady firstDay={firstDay} />
        {aside}
      </div>
    </div>
  );
}

interface WelcomeProps {
  university: string | null;
  /** Shows its buttons as secondary. */
  quiet: boolean;
  children: ReactNode;
}

/** Welcome, with links for students who search and for those who offer. */
function Welcome({ university, quiet, children }: WelcomeProps) {
  const t = useMessages(catalogue);
  return (
    <section className="comb-ground grid justify-items-start gap-4 overflow-hidden rounded-card bg-fg p-5 text-bg sm:p-8 dark-theme:border dark-theme:border-line dark-theme:bg-surface dark-theme:text-fg">
      {children}
      <p className="max-w-prose sm:text-subtitle">{t.intro(university)}</p>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:w-full">
        <Button asChild variant={quiet ? 'outline' : 'primary'}>
          <Link to={{ to: 'search' }}>{t.find}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={{ to: 'post' }}>{t.sell}</Link>
        </Button>
      </div>
    </section>
  );
}

/** Hives, each with a simple word. */
function Needs() {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const words: Readonly<Record<string, string>> = t.needs;
  return (
    <section className="grid grid-cols-1 gap-3">
      <Heading level={2}>{t.need}</Heading>
      <ul className="grid grid-cols-2 gap-2 narrowest:grid-cols-1 sm:grid-cols-3 sm:gap-3">
        {useHiveNames().map((hive) => {
          const { title } = hiveNamed(hive);
          return (
            <li key={hive}>
              <Link
                to={{ to: 'hive', hive }}
                className="flex h-full min-h-control items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 hover:border-line-strong"
              >
                <HexagonIcon tone={hive} size="sm" />
                <span className="min-w-0">
                  <span className="block font-bold wrap-anywhere">{words[hive] ?? title}</span>
                  {words[hive] === undefined ? null : (
                    <span className="block text-sm text-fg-muted">{title}</span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Remaining preparations for receiving replies and payments, and how payments are protected. */
function GetReady({ firstDay }: { firstDay: FirstDay }) {
  const t = useMessages(catalogue);
  const { email, isVerified, hasPhoto, hasHall } = firstDay;
  const halls = useHalls();
  const payouts = useQuery(payoutAccountQuery(useClient()));
  const hasPayoutAccount = payouts.data?.account != null;
  return (
    <>
      <section className="grid grid-cols-1 gap-3">
        <Heading level={2}>{t.ready}</Heading>
        <Card asChild className="grid grid-cols-1 divide-y divide-line py-1">
          <ul>
            <Point
              kind="student"
              done={isVerified}
              title={isVerified ? t.verified : t.verify}
              text={email}
              to={{ to: 'settings', tab: 'account' }}
            />
            <Point
              kind="photo"
              done={hasPhoto}
              title={hasPhoto ? t.photoDone : t.photo}
              text={t.photoText}
              to={{ to: 'profile' }}
            />
            {halls.length === 0 ? null : (
              <Point
                kind="hall"
                done={hasHall}
                title={hasHall ? t.hallDone : t.hall}
                text={t.hallText}
                to={{ to: 'settings', tab: 'account' }}
              />
            )}
            <Point
              kind="payout"
              done={hasPayoutAccount}
              title={hasPayoutAccount ? t.payoutDone : t.payout}
              text={t.payoutText}
              to={{ to: 'payouts' }}
            />
          </ul>
        </Card>
      </section>
      <Card className="flex gap-3">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
        <p className="text-sm">
          <strong>{t.safeTitle}</strong> {t.safeText}
        </p>
      </Card>
    </>
  );
}

interface PointProps {
  kind: keyof typeof NOT_DONE;
  done: boolean;
  title: string;
  text: string;
  to: Destination;
}

/** Task of the list. A completed one has a tick and no link. */
function Point({ kind, done, title, text, to }: PointProps) {
  const t = useMessages(catalogue);
  const Icon = done ? Check : NOT_DONE[kind];
  const content = (
    <>
      <span
        aria-hidden="true"
        className={`hexagon grid w-11 shrink-0 place-items-center [&_svg]:size-5 ${done ? 'bg-brand text-on-brand' : 'bg-fill'}`}
      >
        <Icon />
      </span>
      <span className="min-w-0 grow">
        <span className={`block font-bold ${done ? 'text-fg-muted' : ''}`}>
          {title}
          {done ? <VisuallyHidden> ({t.done})</VisuallyHidden> : null}
        </span>
        <span className="block text-sm wrap-anywhere text-fg-muted">{text}</span>
      </span>
    </>
  );
  const row = 'flex min-h-control items-center gap-3 py-3';
  return (
    <li>
      {done ? (
        <div className={row}>{content}</div>
      ) : (
        <Link to={to} className={`${row} hover:underline`}>
          {content}
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
        </Link>
      )}
    </li>
  );
}
