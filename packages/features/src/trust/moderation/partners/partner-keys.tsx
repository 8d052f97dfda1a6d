import type { PartnerKey } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { dateTime, longDate, useDateFormat, useMessages } from '../../../kernel/index.js';
import { ConfirmOnDemand } from '../../../shared/confirm-on-demand.js';
import { catalogue } from './partners.catalogue.js';
import type { Partners } from './use-partners.js';

export interface PartnerKeysProps {
  keys: readonly PartnerKey[];
  partners: Partners;
}

/** Active keys, with buttons to revoke each and to create one. */
export function PartnerKeys({ keys, partners }: PartnerKeysProps) {
  const t = useMessages(catalogue);
  const [keyToDelete, setKeyToDelete] = useState<PartnerKey | null>(null);
  // Separate from `doomed`, so that the dialog keeps its text while it fades out.
  const [asking, setAsking] = useState(false);
  return (
    <Card className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="subsection">
          {t.keys}
        </Heading>
        <Button size="sm" variant="outline" onClick={() => partners.key.onOpenChange(true)}>
          {t.newKey}
        </Button>
      </header>
      <Text size="sm" tone="muted">
        {t.keysHint}
      </Text>
      {keys.length === 0 ? (
        <p className="text-fg-muted">{t.noKeys}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {keys.map((one) => (
            <Row
              key={one.id}
              partnerKey={one}
              revoking={partners.working === one.id}
              onRevoke={() => {
                setKeyToDelete(one);
                setAsking(true);
              }}
            />
          ))}
        </ul>
      )}
      <ConfirmOnDemand
        open={asking}
        onOpenChange={setAsking}
        title={t.revokeTitle(keyToDelete?.name ?? '')}
        description={t.revokeText}
        confirmLabel={t.revoke}
        cancelLabel={t.cancel}
        onConfirm={() => {
          if (keyToDelete !== null) partners.onRevoke(keyToDelete);
          setAsking(false);
        }}
      />
    </Card>
  );
}

interface RowProps {
  partnerKey: PartnerKey;
  revoking: boolean;
  onRevoke: () => void;
}

function Row({ partnerKey, revoking, onRevoke }: RowProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { name, hint, createdBy, createdAt, lastUsedAt } = partnerKey;
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-3 py-3 sm:grid-cols-[auto_1fr_auto]">
      <KeyRound aria-hidden="true" className="size-6 self-start text-fg-muted sm:self-center" />
      <div className="grid gap-1">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>{' '}
          <code className="text-sm font-normal whitespace-nowrap text-fg-muted">{hint}…</code>
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-fg-muted">
          <span>{t.keyFacts(createdBy ?? t.deletedUser, longDate(createdAt, dateFormat))}</span>
          <span>{lastUsedAt === null ? t.neverUsed : t.lastUsed(dateTime(lastUsedAt, dateFormat))}</span>
        </p>
      </div>
      <Button
        size="sm"
        variant="outline"
        className="col-start-2 justify-self-start sm:col-start-3"
        aria-label={t.revokeOf(name)}
        disabled={revoking}
        onClick={onRevoke}
      >
        {t.revoke}
      </Button>
    </li>
  );
}
