import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
import { hourMinute, useDateFormat, useMessages } from '../../../kernel/index.js';
import type { Attendees } from '../use-attendees.js';
import { catalogue } from './door.catalogue.js';
import type { StoredAdmission } from '../../parts/door/door-store.js';

/** Admissions on this phone that the server refused, for the organiser to review and dismiss. */
export function DoorConflicts({ door: { conflicts, onDismiss } }: { door: Attendees['door'] }) {
  const t = useMessages(catalogue);
  if (conflicts.length === 0) return null;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div role="alert">
        <Heading level={2} size="subsection">
          {t.conflictsTitle(conflicts.length)}
        </Heading>
        <Text size="sm" tone="muted">
          {t.conflictsText}
        </Text>
      </div>
      <ul>
        {conflicts.map((conflict) => (
          <Conflict
            key={conflict.id}
            admission={conflict}
            onDismiss={() => onDismiss({ ids: [conflict.id] })}
          />
        ))}
      </ul>
      {conflicts.length === 1 ? null : (
        <Button variant="outline" fullWidth onClick={() => onDismiss({ ids: conflicts.map(({ id }) => id) })}>
          {t.dismissAll}
        </Button>
      )}
    </Card>
  );
}

function Conflict({ admission, onDismiss }: { admission: StoredAdmission; onDismiss: () => void }) {
  const t = useMessages(catalogue);
  const reason = useReason(admission);
  const name = admission.name ?? t.deletedUser;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <span dir="auto" className="block font-bold">
          {name}
        </span>
        {admission.kind === null ? null : (
          <span className="block text-sm font-semibold">{admission.kind}</span>
        )}
        {admission.of > 1 ? (
          <span className="block text-sm text-fg-muted">{t.ticketOf(admission.number, admission.of)}</span>
        ) : null}
        <span className="block text-sm">{reason}</span>
      </span>
      <Button variant="outline" size="sm" aria-label={t.dismiss(name)} onClick={onDismiss}>
        {t.dismissOne}
      </Button>
    </li>
  );
}

function useReason({ reason = 'other', admittedAt, elsewhereAt }: StoredAdmission): string {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const here = hourMinute(admittedAt, dateFormat);
  if (reason !== 'ticket_used') return `${t.refusals[reason]} ${t.admittedHere(here)}.`;
  return t.elsewhere({ here, elsewhere: elsewhereAt == null ? '?' : hourMinute(elsewhereAt, dateFormat) });
}
