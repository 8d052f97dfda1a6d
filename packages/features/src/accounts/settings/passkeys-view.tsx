import type { Passkey } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Skeleton } from '@campushive/ui/skeleton';
import { Text } from '@campushive/ui/text';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { longDate, useDateFormat, useMessages } from '../../kernel/index.js';
import { ConfirmOnDemand } from '../../shared/confirm-on-demand.js';
import { onDemand } from '../../shared/on-demand.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { useWhen } from '../../shared/use-when.js';
import { Section } from './section.js';
import { catalogue } from './settings.catalogue.js';
import type { Passkeys } from './use-passkeys.js';

const RenameDialog = onDemand(
  () => import('./rename-passkey-dialog.js'),
  (part) => part.RenamePasskeyDialog,
);

export interface PasskeysViewProps {
  passkeys: Passkeys;
  /** Default name of a new passkey: browser and system. */
  deviceName: string;
}

/** Passkeys, each with rename and delete, and a button to add one. */
export function PasskeysView({ passkeys, deviceName }: PasskeysViewProps) {
  const t = useMessages(catalogue);
  const { supported, adding, onAdd } = passkeys;
  return (
    <Section title={t.passkeys} hint={t.passkeysHint}>
      <List passkeys={passkeys} />
      {supported ? (
        <div>
          <Button
            variant="outline"
            leading={<KeyRound aria-hidden="true" />}
            loading={adding}
            loadingLabel={t.addingPasskey}
            onClick={() => onAdd(deviceName)}
          >
            {t.addPasskey}
          </Button>
        </div>
      ) : (
        <Text size="sm" tone="muted">
          {t.passkeysUnsupported}
        </Text>
      )}
    </Section>
  );
}

function List({ passkeys: { state, removing, onRemove } }: { passkeys: Passkeys }) {
  const t = useMessages(catalogue);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [toDelete, setToDelete] = useState<Passkey | null>(null);
  // Separate from `doomed`, so that the dialog keeps its text while it fades out.
  const [asking, setAsking] = useState(false);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-12" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.passkeysFailed}</FailedAlert>;
    case 'ready':
      if (state.passkeys.length === 0) return <p className="text-fg-muted">{t.noPasskeys}</p>;
      return (
        <>
          <ul className="grid divide-y divide-line">
            {state.passkeys.map((passkey) => (
              <Row
                key={passkey.id}
                passkey={passkey}
                removing={removing === passkey.id}
                onRename={() => setRenamed(passkey)}
                onRemove={() => {
                  setToDelete(passkey);
                  setAsking(true);
                }}
              />
            ))}
          </ul>
          {renamed === null ? null : (
            <RenameDialog
              passkey={renamed}
              onClose={() => setRenamed(null)}
              onLoadFailed={() => setRenamed(null)}
            />
          )}
          <ConfirmOnDemand
            open={asking}
            onOpenChange={setAsking}
            title={t.removeTitle(toDelete?.name ?? '')}
            description={t.removeText}
            confirmLabel={t.remove}
            cancelLabel={t.cancel}
            onConfirm={() => {
              if (toDelete !== null) onRemove(toDelete);
              setAsking(false);
            }}
          />
        </>
      );
    default:
      return state satisfies never;
  }
}

interface RowProps {
  passkey: Passkey;
  removing: boolean;
  onRename: () => void;
  onRemove: () => void;
}

function Row({ passkey, removing, onRename, onRemove }: RowProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { name, synced, createdAt, lastUsedAt } = passkey;
  const used = useWhen(lastUsedAt ?? createdAt);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-fg-muted" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi> {synced ? <Badge>{t.passkeySynced}</Badge> : null}
        </p>
        <Text size="sm" tone="muted">
          {lastUsedAt === null ? t.passkeyUnused(longDate(createdAt, dateFormat)) : t.passkeyUsed(used)}
        </Text>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" aria-label={t.renamePasskey(name)} onClick={onRename}>
          {t.rename}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={t.removePasskey(name)}
          loading={removing}
          loadingLabel={t.deleting}
          onClick={onRemove}
        >
          {t.remove}
        </Button>
      </div>
    </li>
  );
}
