import type { Dispute } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
import { dateTime, useDateFormat, useMessages, useMoney } from '../../../kernel/index.js';
import { AttachmentRow } from '../../../base/parts/attachments/index.js';
import { EvidencePhotos } from '../../../deals/parts/evidence-photos.js';
import { CaseTitle } from '../case-title.js';
import { catalogue } from '../moderation.catalogue.js';
import { Party } from '../party.js';
import type { Disputes } from './use-disputes.js';

/** Files of the order, which a moderator opens within this case. */
function DisputeFiles({ files = [] }: Pick<Dispute, 'files'>) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  if (files.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2 rounded-control bg-fill px-3 py-2 text-sm">
      <Heading level={3} size="label">
        {t.files}
      </Heading>
      <ul className="grid grid-cols-1 gap-2">
        {files.map(({ file, by, how, createdAt }) => (
          <li key={file.id} className="grid grid-cols-1">
            <span className="text-xs text-fg-muted">
              {t.fileFrom[how][by]} · <time dateTime={createdAt}>{dateTime(createdAt, dateFormat)}</time>
            </span>
            <AttachmentRow file={file} />
          </li>
        ))}
      </ul>
      <Text size="xs" tone="muted">
        {t.openingIsLogged}
      </Text>
    </section>
  );
}

export interface DisputeCardProps {
  /** Complaint about an order, with the statements of both sides. */
  found: Dispute;
  /** Selects a decision. Its reason is requested next. */
  onDecide: Disputes['onDecide'];
}

/** Complaint: order, parties, statements, and the two decisions. */
export function DisputeCard({ found, onDecide }: DisputeCardProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const money = useMoney();
  return (
    <Card className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center gap-2">
        <Badge tone="warning">{t.disputeReasons[found.reason]}</Badge>
        <span className="text-sm text-fg-muted">{t.since(dateTime(found.openedAt, dateFormat))}</span>
      </header>
      <div className="grid justify-items-start gap-1">
        <CaseTitle hiveId={found.hiveId} title={found.title} />
        <Text size="sm" tone="muted">
          {t.paidBy(money(found.amount))}
        </Text>
        <Text size="xs" tone="muted" className="break-all">
          {found.reference}
        </Text>
      </div>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
        <Party role={t.buyer} party={found.buyer} />
        <Party role={t.seller} party={found.seller} />
      </dl>
      <section className="grid gap-1 rounded-control bg-fill px-3 py-2 text-sm">
        <Heading level={3} size="label">
          {t.buyerWrote}
        </Heading>
        <p dir="auto" className="break-words whitespace-pre-line">
          {found.text}
        </p>
        <EvidencePhotos photos={found.photos} nameOf={t.evidenceName} />
      </section>
      <section className="grid gap-1 rounded-control bg-fill px-3 py-2 text-sm">
        <Heading level={3} size="label">
          {t.sellerWrote}
        </Heading>
        {found.answer === null ? (
          <p className="text-fg-muted">{t.noAnswerYet}</p>
        ) : (
          <>
            <p dir="auto" className="break-words whitespace-pre-line">
              {found.answer.text}
            </p>
            <EvidencePhotos photos={found.answer.photos} nameOf={t.evidenceName} />
          </>
        )}
      </section>
      {found.deliveryPhoto === null ? null : (
        <section className="grid gap-1 rounded-control bg-fill px-3 py-2 text-sm">
          <Heading level={3} size="label">
            {t.deliveryPhoto}
          </Heading>
          <EvidencePhotos photos={[found.deliveryPhoto]} nameOf={t.evidenceName} />
        </section>
      )}
      <DisputeFiles files={found.files} />
      {found.outcome === null ? (
        <div className="flex flex-wrap gap-2 border-t border-line pt-3">
          <Text size="sm" tone="muted" className="w-full">
            {t.settleUntil(dateTime(found.settleUntil, dateFormat))}
          </Text>
          <Button size="sm" variant="outline" onClick={() => onDecide({ found, decision: 'refund' })}>
            {t.verdicts.refund}
          </Button>
          <Button size="sm" variant="outline" onClick={() => onDecide({ found, decision: 'release' })}>
            {t.verdicts.release}
          </Button>
        </div>
      ) : (
        <footer className="grid gap-1 border-t border-line pt-3 text-sm">
          <p className="font-semibold">
            {t.decidedOn(t.decided[found.outcome], dateTime(found.resolvedAt ?? found.openedAt, dateFormat))}
          </p>
          <p dir="auto" className="break-words whitespace-pre-line text-fg-muted">
            {found.note}
          </p>
        </footer>
      )}
    </Card>
  );
}
