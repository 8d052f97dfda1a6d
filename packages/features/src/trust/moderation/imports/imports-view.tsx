import type { ImportRun } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
import { FileSpreadsheet } from 'lucide-react';
import { longDate, useCampus, useDateFormat, useLanguageTag, useMessages } from '../../../kernel/index.js';
import { ListFrame } from '../list-frame.js';
import { ReasonDialog } from '../reason-dialog.js';
import { catalogue } from './imports.catalogue.js';
import type { Imports } from './use-imports.js';

/** Imports of listings: sent, published, waiting and expired ones, with a button that ends their links. */
export function ImportsView({ imports }: { imports: Imports }) {
  const t = useMessages(catalogue);
  const { planned } = imports;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-fg-muted">{t.text}</p>
      <ListFrame
        state={imports.state}
        keyOf={(found) => found.id}
        empty={<EmptyState icon={<FileSpreadsheet />} title={t.empty} description={t.emptyText} />}
      >
        {(found) => <ImportCard found={found} onRevoke={() => imports.onDecide({ found })} />}
      </ListFrame>
      <ReasonDialog
        action={
          planned && {
            title: t.revoke,
            text: t.revokeText(planned.found.openCount + planned.found.expiredCount),
            confirmLabel: t.revoke,
            variant: 'danger',
            reasonHelp: t.revokeHelp,
          }
        }
        working={imports.working}
        problem={imports.problem}
        refusals={{}}
        onConfirm={imports.onConfirm}
        onClose={imports.onCancel}
      />
    </div>
  );
}

interface ImportCardProps {
  found: ImportRun;
  onRevoke: () => void;
}

function ImportCard({ found, onRevoke }: ImportCardProps) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const format = useDateFormat();
  const tag = useLanguageTag();
  const { universityId, createdAt, revokedAt, openCount, expiredCount } = found;
  const university = findUniversity(campus, universityId)?.name ?? universityId;
  const figures = [
    { label: t.claimed, value: found.claimedCount },
    { label: t.open, value: openCount },
    { label: t.expired, value: expiredCount },
  ];
  return (
    <Card className="grid grid-cols-1 gap-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={2} size="item">
          {t.of(university, longDate(createdAt, format))}
        </Heading>
        {revokedAt === null ? null : <Badge>{t.revoked(longDate(revokedAt, format))}</Badge>}
      </header>
      <p className="text-fg-muted">{t.sent(found.sentCount, found.sellerCount)}</p>
      <dl className="grid grid-cols-3 gap-3">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-fg-muted">{label}</dt>
            <dd className="text-subtitle font-bold tabular-nums">{value.toLocaleString(tag)}</dd>
          </div>
        ))}
      </dl>
      <Text size="xs" tone="muted" className="break-all">
        {found.id}
      </Text>
      {revokedAt === null && openCount + expiredCount > 0 ? (
        <Button size="sm" variant="outline" className="justify-self-start" onClick={onRevoke}>
          {t.revoke}
        </Button>
      ) : null}
    </Card>
  );
}
