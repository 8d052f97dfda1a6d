import { describe, expect, it } from 'vitest';
import { OWNERS } from './owners.ts';
import { domainFiles, foreignImports, foreignWrites, isUpward, tablesOfSchema } from './table-use.ts';

/** Files that write a table of another area, with the table. Entries may only go. */
const WRITES: readonly string[] = [
  'accounts/auth/sign-in/sign-in-alarms.ts calendarAddresses',
  'accounts/follows/follow-alerts.ts savedSearchAlerts',
  'base/uploads/sweep.ts listings',
  'deals/applications/applications.ts listings',
  'deals/applications/assign.ts listings',
  'deals/events/kind-price.ts listings',
  'deals/offers/notify-side.ts notifications',
  'deals/stall-orders/store.ts stallItems',
  'deals/stall-orders/store.ts stalls',
  'reach/account/deletion.ts participations',
  'reach/account/deletion.ts notifications',
  'reach/account/deletion.ts registrations',
  'reach/account/deletion.ts users',
  'reach/account/deletion.ts listings',
  'reach/account/deletion.ts uploads',
  'reach/account/deletion.ts studyFiles',
  'reach/account/deletion.ts attachments',
  'reach/account/erase-talks.ts messages',
  'reach/account/erase-talks.ts uploads',
  'reach/account/erase-talks.ts attachments',
  'reach/account/forget-name.ts notifications',
  'reach/digest/mail-digest.ts notifications',
  'reach/letters/letters.ts notifications',
  'reach/letters/unsubscribe.ts users',
  'talk/groups/notify.ts notifications',
  'talk/messages/storing.ts notifications',
  'talk/messages/storing.ts outbox',
  'talk/messages/unsend.ts idempotencyKeys',
  'talk/messages/unsend.ts reportCases',
  'talk/messages/unsend.ts notifications',
  'trust/moderation/accounts.ts users',
  'trust/moderation/admins.ts users',
  'trust/moderation/appeal-verdicts.ts listings',
  'trust/moderation/decide.ts listings',
  'trust/moderation/hive-switches.ts hiveSwitches',
  'trust/moderation/listings.ts listings',
  'trust/moderation/reports.ts listings',
  'trust/moderation/suspension.ts users',
  'trust/moderation/suspension.ts sessions',
  'trust/moderation/suspension.ts listings',
  'trust/moderation/wanted-posts.ts wanted',
];

/** Areas that read a table of an area above them, with the table. Entries may only go. */
const UPWARD_READS: readonly string[] = [
  'accounts applications',
  'accounts calendarAddresses',
  'accounts conversations',
  'accounts listings',
  'accounts orders',
  'accounts savedSearchAlerts',
  'base listings',
  'base users',
  'catalogue reportCases',
  'catalogue reports',
  'platform users',
  'talk reportCases',
  'talk tickets',
];

/** Number of imports of a table of another area. May only shrink. */
const FOREIGN_IMPORTS = 355;

const files = domainFiles();
const imports = files.flatMap(([path, code]) => foreignImports(path, code));

describe('the owner of a table', () => {
  it('is named once for each table of the schema', () => {
    expect(Object.values(OWNERS).flat().sort()).toEqual([...tablesOfSchema()].sort());
  });

  it('is the only area that writes to it, except at the listed places', () => {
    expect(
      files.flatMap(([path, code]) => foreignWrites(path, code).map(({ table }) => `${path} ${table}`)),
    ).toEqual(WRITES);
  });

  it('is not above an area that reads the table, except in the listed cases', () => {
    const upward = imports.filter(isUpward).map(({ area, table }) => `${area} ${table}`);
    expect([...new Set(upward)].sort()).toEqual(UPWARD_READS);
  });

  it('has its table imported by other areas only in the recorded number of places', () => {
    expect(imports).toHaveLength(FOREIGN_IMPORTS);
  });
});

describe('the check of table owners', () => {
  const probe = 'deals/offers/probe.ts';

  it.each([
    'await tx.insert(notifications).values({});',
    'await tx.update(notifications).set({});',
    'await tx.delete(notifications);',
    'sql`delete from ${notifications} where true`',
  ])('reports a write to a table of another area: %s', (code) => {
    expect(foreignWrites(probe, code)).toEqual([{ area: 'deals', table: 'notifications', owner: 'base' }]);
    expect(foreignWrites('base/notifications/probe.ts', code)).toEqual([]);
  });

  it('reports an import of a table of another area, and marks one of a higher area', () => {
    const code = "import {\n  orders,\n  users as people,\n} from '../../platform/database/schema/index.js';";
    expect(foreignImports(probe, code)).toEqual([{ area: 'deals', table: 'users', owner: 'accounts' }]);
    expect(foreignImports('talk/messages/probe.ts', code).filter(isUpward)).toEqual([
      { area: 'talk', table: 'orders', owner: 'deals' },
    ]);
  });
});
