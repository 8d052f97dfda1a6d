import type { Person, ReportReason } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
import { dateTime, useDateFormat, useMessages } from '../../../kernel/index.js';
import { catalogue } from '../moderation.catalogue.js';

export interface ReportListProps {
  /** Latest reports. Names are omitted without a reporter. */
  reports: readonly {
    readonly id: string;
    readonly reason: ReportReason;
    readonly details: string;
    readonly reporter?: Person;
    readonly createdAt: string;
  }[];
  /** Total number of reports. */
  count: number;
}

/** Reports about an item. */
export function ReportList({ reports, count }: ReportListProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  return (
    <section className="grid gap-2">
      <Heading level={3} size="label">
        {t.whatIsSaid}
      </Heading>
      <ul className="grid grid-cols-1 gap-2">
        {reports.map((report) => (
          <li key={report.id} className="rounded-control bg-fill px-3 py-2 text-sm">
            <p className="font-semibold">{t.reasons[report.reason]}</p>
            {report.details === '' ? null : (
              <p className="wrap-anywhere whitespace-pre-line">{report.details}</p>
            )}
            <p className="text-fg-muted">
              {report.reporter === undefined ? '' : `${report.reporter.name ?? t.deletedUser} · `}
              {dateTime(report.createdAt, dateFormat)}
            </p>
          </li>
        ))}
      </ul>
      {count > reports.length ? (
        <Text size="sm" tone="muted">
          {t.andMore(count - reports.length)}
        </Text>
      ) : null}
    </section>
  );
}
