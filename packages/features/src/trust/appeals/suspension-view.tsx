import type { SuspensionShown } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Skeleton } from '@campushive/ui/skeleton';
import { CircleCheck, UserRoundX } from 'lucide-react';
import { AuthLayout } from '../../accounts/parts/auth-layout/auth-layout.js';
import { dateTime, Link, longDate, TextLink, useDateFormat, useMessages } from '../../kernel/index.js';
import { NotReady } from '../../shared/not-ready.js';
import { AppealPart, Quote } from './appeal-part.js';
import { catalogue } from './appeals.catalogue.js';
import type { Suspension } from './use-suspension.js';

/** Result of `useSuspension`, and whether the viewer came from an ended session or from the log-in. */
export interface SuspensionViewProps extends Suspension {
  /** True when the suspension is known before a log-in. Default `false`. */
  readonly isNotified?: boolean;
  /** @deprecated Use `isNotified`. Goes with version 0.3. */
  readonly told?: boolean;
}

/** Suspension of the viewer's account: reason, end date and appeal. */
export function SuspensionView({ state, form, told = false, isNotified = told }: SuspensionViewProps) {
  const t = useMessages(catalogue);
  return (
    <AuthLayout
      title={state.status === 'unknown' && !isNotified ? t.account.unknownTitle : t.account.title}
      footer={
        state.status === 'unknown' ? (
          <TextLink standalone to={{ to: 'contact' }}>
            {t.account.contact}
          </TextLink>
        ) : (
          <TextLink standalone to={{ to: 'login' }}>
            {t.account.otherAccount}
          </TextLink>
        )
      }
    >
      <Content state={state} form={form} isNotified={isNotified} />
    </AuthLayout>
  );
}

function Content({ state, form, isNotified }: Required<Omit<SuspensionViewProps, 'told'>>) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <NotReady state={state} icon={<UserRoundX />} failed={t.failed}>
          <Skeleton className="h-40" />
          <Skeleton className="h-72" />
        </NotReady>
      );
    case 'unknown':
      return (
        <div className="grid gap-4">
          <p>{isNotified ? t.account.toldText : t.account.unknownText}</p>
          <Button asChild variant="primary" size="lg" fullWidth>
            <Link to={{ to: 'login' }}>{t.account.logIn}</Link>
          </Button>
        </div>
      );
    case 'over':
      return (
        <EmptyState
          kind="success"
          icon={<CircleCheck />}
          title={t.account.over}
          action={
            <Button asChild variant="primary">
              <Link to={{ to: 'login' }}>{t.account.logIn}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <>
          <Decision suspension={state.suspension} />
          {state.suspension.appeal === null && !state.suspension.mayAppeal ? null : (
            <Card className="grid grid-cols-1 gap-4">
              <AppealPart appeal={state.suspension.appeal} form={form} about={t.account} />
            </Card>
          )}
        </>
      );
    default:
      return state satisfies never;
  }
}

function Decision({ suspension: { reason, since, until } }: { suspension: SuspensionShown }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="grid justify-items-start gap-1">
        <Badge tone="danger">
          {until === null ? t.account.forever : t.account.until(longDate(until, dateFormat))}
        </Badge>
        <p className="text-sm text-fg-muted">{t.decidedOn(dateTime(since, dateFormat))}</p>
      </div>
      <Quote title={t.why}>{reason === '' ? t.noReason : reason}</Quote>
      <p className="text-sm text-fg-muted">{t.account.meanwhile}</p>
    </Card>
  );
}
