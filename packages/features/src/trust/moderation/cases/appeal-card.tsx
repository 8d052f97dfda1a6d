import type { Appeal } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import type { ReactNode } from 'react';
import { dateTime, longDate, useDateFormat, useMessages, useUser } from '../../../kernel/index.js';
import { ReportedListing, ReportedPost } from './case-context.js';
import { catalogue } from '../moderation.catalogue.js';
import { PersonLine } from '../person-line.js';
import { ReportList } from './report-list.js';
import type { Appeals } from './use-appeals.js';

export interface AppealCardProps {
  /** Appeal with the decision it is against. */
  found: Appeal;
  /** Selects a decision. Its reason is requested next. */
  onDecide: Appeals['onDecide'];
}

/** Appeal: the removed item or closed account, the decision and its reason, earlier reports, and the owner's statement. */
export function AppealCard({ found, onDecide }: AppealCardProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { owner, listing, wanted, reports, reportCount } = found;
  const isAccount = found.kind === 'suspend';
  const decider = found.decidedBy === null ? t.system : (found.decidedBy.name ?? t.deletedUser);
  return (
    <Card className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center gap-2">
        <Badge tone="warning">{wanted === null ? t.takedowns[found.kind] : t.postTakenAway}</Badge>
        {owner.isSuspended && !isAccount ? <Badge tone="danger">{t.suspended}</Badge> : null}
        <span className="text-sm text-fg-muted">{t.since(dateTime(found.createdAt, dateFormat))}</span>
      </header>
      <PersonLine person={owner}>{owner.university}</PersonLine>
      {wanted === null ? null : <ReportedPost post={wanted} />}
      {listing === null ? null : <ReportedListing listing={{ ...listing, hiddenByReports: false }} />}
      <Part title={t.decisionBefore}>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {found.reason ?? t.noReason}
        </p>
        {isAccount ? (
          <p className="text-fg-muted">
            {found.until === null ? t.suspendedForever : t.suspendedUntil(longDate(found.until, dateFormat))}
          </p>
        ) : null}
        <p className="text-fg-muted">{t.takenDown(decider, dateTime(found.decidedAt, dateFormat))}</p>
      </Part>
      {reportCount === 0 ? null : <ReportList reports={reports} count={reportCount} />}
      <Part title={t.ownerWrote}>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {found.text}
        </p>
      </Part>
      <Answer found={found} onDecide={onDecide} />
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1 rounded-control bg-fill px-3 py-2 text-sm">
      <Heading level={3} size="label">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Answer({ found, onDecide }: AppealCardProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const me = useUser();
  const about = found.kind === 'suspend' ? t.appealAbout.account : t.appealAbout.listing;
  if (found.outcome !== null) {
    const at = dateTime(found.resolvedAt ?? found.createdAt, dateFormat);
    return (
      <footer className="grid gap-1 border-t border-line pt-3 text-sm">
        <p className="font-semibold">
          {t.decidedBy(about.answered[found.outcome], found.resolvedBy?.name ?? t.deletedUser, at)}
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-fg-muted">
          {found.note}
        </p>
      </footer>
    );
  }
  if (!found.mayDecide) {
    return <p className="border-t border-line pt-3 text-sm text-fg-muted">{refusalReason()}</p>;
  }
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-3">
      <Button size="sm" variant="secondary" onClick={() => onDecide({ found, decision: 'restore' })}>
        {about.answers.restore}
      </Button>
      <Button size="sm" variant="outline" onClick={() => onDecide({ found, decision: 'uphold' })}>
        {about.answers.uphold}
      </Button>
    </div>
  );

  function refusalReason(): string {
    if (found.owner.id === me?.id) return t.ownAppeal;
    return found.decidedBy?.id === me?.id ? t.ownDecision : t.notAllowed;
  }
}
