import { DECISIONS_FOR, type ReportCase, type ReportDecision } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { dateTime, useDateFormat, useMessages } from '../../../kernel/index.js';
import { CaseContext } from './case-context.js';
import { decisionWords } from './decision-words.js';
import { catalogue } from '../moderation.catalogue.js';
import { PersonLine } from '../person-line.js';
import { ReportList } from './report-list.js';

export interface CaseCardProps {
  /** Reported item with all its reports. */
  found: ReportCase;
  /** Selects a decision. Its reason is requested next. */
  onDecide: (planned: { found: ReportCase; decision: ReportDecision }) => void;
}

/** Case: the reported item, its author, the reports, and the possible decisions. */
export function CaseCard({ found, onDecide }: CaseCardProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { subject, reports, reportCount } = found;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center gap-2">
        <Badge tone="info">{t.targets[found.targetType]}</Badge>
        <Badge tone={reportCount > 2 ? 'danger' : 'warning'}>{t.reportCount(reportCount)}</Badge>
        {subject.isSuspended ? <Badge tone="danger">{t.suspended}</Badge> : null}
        <span className="text-sm text-fg-muted">{t.since(dateTime(found.createdAt, dateFormat))}</span>
      </header>
      <PersonLine person={subject}>
        {[subject.university, t.earlier(found.earlierCases)].filter(Boolean).join(' · ')}
      </PersonLine>
      <CaseContext found={found} />
      <ReportList reports={reports} count={reportCount} />
      {found.decision === null ? (
        <Decisions found={found} onDecide={onDecide} />
      ) : (
        <footer className="grid gap-1 border-t border-line pt-3 text-sm">
          <p className="font-semibold">
            {t.decidedBy(
              decisionWords(found, found.decision, t).label,
              found.resolvedBy?.name ?? t.deletedUser,
              dateTime(found.resolvedAt ?? found.createdAt, dateFormat),
            )}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-fg-muted">
            {found.note}
          </p>
        </footer>
      )}
    </Card>
  );
}

function Decisions({ found, onDecide }: CaseCardProps) {
  const t = useMessages(catalogue);
  const hidden = found.listing?.status === 'hidden';
  const offered = DECISIONS_FOR[found.targetType].filter((one) => {
    if (one === 'restore') return hidden && found.listing?.hiddenByReports === false;
    if (one === 'hide') return !hidden || found.listing?.hiddenByReports === true;
    if (one === 'delete' && found.targetType === 'picture') return found.picture !== null;
    return one !== 'suspend' || !found.subject.isSuspended;
  });
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-3">
      {offered.map((decision) => (
        <Button
          key={decision}
          size="sm"
          // Equal buttons, so that the design suggests no decision.
          variant="outline"
          onClick={() => onDecide({ found, decision })}
        >
          {decisionWords(found, decision, t).label}
        </Button>
      ))}
    </div>
  );
}
