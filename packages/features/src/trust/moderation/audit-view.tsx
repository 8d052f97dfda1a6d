import type { AuditRecord } from '@campushive/contract';
import { EmptyState } from '@campushive/ui/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import {
  dateTime,
  longDate,
  useCampus,
  useClient,
  useHives,
  useDateFormat,
  useMessages,
  useMoney,
} from '../../kernel/index.js';
import { catalogue as consoleCatalogue } from './console.catalogue.js';
import { ListFrame } from './list-frame.js';
import { catalogue } from './moderation.catalogue.js';
import { auditQuery } from './moderation.queries.js';
import { toListState, type ListState } from './use-list.js';

/** Audit log: actions of moderators, admins and the system, newest first. */
export function Audit() {
  return <AuditView state={toListState(useInfiniteQuery(auditQuery(useClient())))} />;
}

/** List of audit log entries, without the call that loads them. */
export function AuditView({ state }: { state: ListState<AuditRecord> }) {
  const t = useMessages(catalogue);
  return (
    <ListFrame
      state={state}
      keyOf={(entry) => entry.id}
      empty={<EmptyState icon={<ScrollText />} title={t.noLog} />}
    >
      {(entry) => <Entry entry={entry} />}
    </ListFrame>
  );
}

function Entry({ entry }: { entry: AuditRecord }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { actor, target, details } = entry;
  const actions: Partial<Record<string, string>> = t.actions;
  const roles: Partial<Record<string, string>> = t.roles;
  const console = useMessages(consoleCatalogue);
  const money = useMoney();
  const { minorDigits } = useCampus().currency;
  const hiveNamed = useHives();
  const features: Partial<Record<string, string>> = console.features;
  const { until, role, hive, feature, amount } = details;
  const more = [
    typeof hive === 'string' ? hiveNamed(hive).title : null,
    typeof feature === 'string' ? (features[feature] ?? feature) : null,
    // Amounts are stored in minor units.
    typeof amount === 'number' ? money(amount / 10 ** minorDigits) : null,
    typeof until === 'string' ? t.until(longDate(until, dateFormat)) : null,
    typeof role === 'string' ? t.becomes(roles[role] ?? role) : null,
  ].filter((one) => one !== null);
  return (
    <div className="grid gap-1 border-b border-line pb-4 text-sm">
      <p className="wrap-anywhere">
        <span className="font-bold">{actor === null ? t.system : (actor.name ?? t.deletedUser)}</span>{' '}
        {actions[entry.action] ?? entry.action}{' '}
        {target.label === null ? null : <span className="font-semibold">{target.label}</span>}
      </p>
      {entry.reason === null ? null : (
        <p className="wrap-anywhere whitespace-pre-line text-fg-muted">
          “<bdi>{entry.reason}</bdi>”
        </p>
      )}
      <p className="text-fg-muted">
        <time dateTime={entry.createdAt}>{dateTime(entry.createdAt, dateFormat)}</time>
        {more.length === 0 ? '' : ` · ${more.join(' · ')}`}
      </p>
    </div>
  );
}
