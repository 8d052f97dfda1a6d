import type { Appeal } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import type { ReactNode } from 'react';
import { dateTime, useLocale, useMessages, useUser } from '../kernel/index.js';
import { ReportedListing } from './case-context.js';
import { catalogue } from './moderation.catalogue.js';
import { PersonLine } from './person-line.js';
import { ReportList } from './report-list.js';
import type { PlannedAnswer } from './use-appeals.js';

export interface AppealCardProps {
  found: Appeal;
  onDecide: (planned: PlannedAnswer) => void;
}

/** One appeal: what was taken away, by whom, why, what was reported before, and what its poster says to it. */
export function AppealCard({ found, onDecide }: AppealCardProps) {
  const words = useMessages(catalogue);
  const locale = useLocale();
  const { owner, listing, reports, reportCount } = found;
  const decider = found.decidedBy === null ? words.system : (found.decidedBy.name ?? words.deletedUser);
  return (
    <Card className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center gap-2">
        <Badge tone="warning">{words.takedowns[found.kind]}</Badge>
        {owner.isSuspended ? <Badge tone="danger">{words.suspended}</Badge> : null}
        <span className="text-sm text-fg-muted">{words.since(dateTime(found.createdAt, locale))}</span>
      </header>
      <PersonLine person={owner}>{owner.university}</PersonLine>
      <ReportedListing listing={{ ...listing, hiddenByReports: false }} />
      <Part title={words.decisionBefore}>
        <p className="wrap-anywhere whitespace-pre-line">{found.reason ?? words.noReason}</p>
        <p className="text-fg-muted">{words.takenDown(decider, dateTime(found.decidedAt, locale))}</p>
      </Part>
      {reportCount === 0 ? null : <ReportList reports={reports} count={reportCount} />}
      <Part title={words.ownerWrote}>
        <p className="wrap-anywhere whitespace-pre-line">{found.text}</p>
      </Part>
      <Answer found={found} onDecide={onDecide} />
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1 rounded-control bg-fill px-3 py-2 text-sm">
      <h3 className="text-sm font-bold">{title}</h3>
      {children}
    </section>
  );
}

function Answer({ found, onDecide }: AppealCardProps) {
  const words = useMessages(catalogue);
  const locale = useLocale();
  const me = useUser();
  if (found.outcome !== null) {
    const at = dateTime(found.resolvedAt ?? found.createdAt, locale);
    return (
      <footer className="grid gap-1 border-t border-line pt-3 text-sm">
        <p className="font-semibold">
          {words.decidedBy(words.answered[found.outcome], found.resolvedBy?.name ?? words.deletedUser, at)}
        </p>
        <p className="wrap-anywhere whitespace-pre-line text-fg-muted">{found.note}</p>
      </footer>
    );
  }
  if (!found.mayDecide) {
    return (
      <p className="border-t border-line pt-3 text-sm text-fg-muted">
        {found.owner.id === me?.id ? words.ownAppeal : words.ownDecision}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-3">
      <Button size="sm" tone="ink" onClick={() => onDecide({ found, decision: 'restore' })}>
        {words.answers.restore}
      </Button>
      <Button size="sm" tone="outline" onClick={() => onDecide({ found, decision: 'uphold' })}>
        {words.answers.uphold}
      </Button>
    </div>
  );
}
