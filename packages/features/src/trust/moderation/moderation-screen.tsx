import type { User } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import type { ReactElement } from 'react';
import { screen, useMessages, useUser } from '../../kernel/index.js';
import { AppealsView } from './cases/appeals-view.js';
import { Audit } from './audit-view.js';
import { CasesView } from './cases/cases-view.js';
import { ChargebacksView } from './money/chargebacks-view.js';
import { DelayedPayoutsView } from './delayed-payouts/delayed-payouts-view.js';
import { useDelayedPayouts } from './delayed-payouts/use-delayed-payouts.js';
import { DisputesView } from './money/disputes-view.js';
import { FoundListingsView } from './found/found-listings-view.js';
import { FoundOrdersView } from './found/found-orders-view.js';
import { HealthView } from './health/health-view.js';
import { catalogue } from './moderation.catalogue.js';
import { ImportsView } from './imports/imports-view.js';
import { useImports } from './imports/use-imports.js';
import { LedgerView } from './money/ledger-view.js';
import { PartnersView } from './partners/partners-view.js';
import { SwitchesView } from './switches-view.js';
import { useAppeals } from './cases/use-appeals.js';
import { useCampusHealth } from './health/use-campus-health.js';
import { useCases } from './cases/use-cases.js';
import { useChargebacks } from './money/use-chargebacks.js';
import { useCredits } from './users/use-credits.js';
import { useDisputes } from './money/use-disputes.js';
import { useFoundListings, useFoundOrders } from './found/use-found.js';
import { useLedger } from './money/use-ledger.js';
import { useModeratedUsers } from './users/use-moderated-users.js';
import { usePartners } from './partners/use-partners.js';
import { useSwitches } from './use-switches.js';
import { useWaiting } from './use-waiting.js';
import { UsersView } from './users/users-view.js';
import { WarningRates } from './health/warning-rates.js';

/** Tabs of the moderation page, in order. `moderationTabFor` limits them by role. */
export const MODERATION_TABS = [
  'reports',
  'appeals',
  'disputes',
  'chargebacks',
  'payouts',
  'users',
  'listings',
  'orders',
  'log',
  'ledger',
  'health',
  'imports',
  'hives',
  'partners',
] as const;
/** Name of a tab of the moderation page. */
export type ModerationTab = (typeof MODERATION_TABS)[number];
const GROUPS = ['decide', 'find', 'campus'] as const;

/** Tab with its group. Some are for admins only. */
interface Part {
  readonly group: (typeof GROUPS)[number];
  readonly forAdmins: boolean;
  readonly View: () => ReactElement;
}

const forAll = (group: Part['group'], View: Part['View']): Part => ({ group, forAdmins: false, View });
const forAdmins = (group: Part['group'], View: Part['View']): Part => ({ group, forAdmins: true, View });

const PARTS: Readonly<Record<ModerationTab, Part>> = {
  reports: forAll('decide', CasesTab),
  appeals: forAll('decide', AppealsTab),
  disputes: forAll('decide', DisputesTab),
  chargebacks: forAll('decide', ChargebacksTab),
  payouts: forAdmins('decide', PayoutsTab),
  users: forAll('find', UsersTab),
  listings: forAll('find', ListingsTab),
  orders: forAdmins('find', OrdersTab),
  log: forAll('find', Audit),
  ledger: forAll('campus', LedgerTab),
  health: forAdmins('campus', HealthTab),
  imports: forAdmins('campus', ImportsTab),
  hives: forAdmins('campus', HivesTab),
  partners: forAdmins('campus', PartnersTab),
};

/** Open tab of the moderation page. `moderationTabFor` returns the one that a role may see. */
export interface ModerationScreenProps {
  /** Open tab. The host stores it in the URL. */
  tab: ModerationTab;
  onTabChange: (change: { tab: ModerationTab }) => void;
}

/** Returns true for moderators and admins. The host shows everyone else a not-found page. */
export function useMayModerate(): boolean {
  const role = useUser()?.role;
  return role === 'moderator' || role === 'admin';
}

/** Returns the tab that a role may see. Delayed payouts, orders, statistics, imports, hive switches and partners are for admins. */
export const moderationTabFor = (role: User['role'] | undefined, requested: string | null): ModerationTab => {
  const tab = MODERATION_TABS.find((one) => one === requested) ?? 'reports';
  return PARTS[tab].forAdmins && role !== 'admin' ? 'reports' : tab;
};

/** Moderation page: reports, appeals, complaints, chargebacks, ledger, accounts and the audit log. */
export const ModerationScreen = screen(function ModerationScreen({
  tab: requested,
  onTabChange,
}: ModerationScreenProps) {
  const t = useMessages(catalogue);
  const role = useUser()?.role;
  const tab = moderationTabFor(role, requested);
  const { group: open, View } = PARTS[tab];
  const waiting = useWaiting();
  const tabsOf = (group: string) =>
    MODERATION_TABS.filter((one) => PARTS[one].group === group && moderationTabFor(role, one) === one);
  function change(next: ModerationTab | undefined) {
    if (next !== undefined) onTabChange({ tab: next });
  }
  return (
    <div className="page grid page-5xl grid-cols-1 content-start gap-3 py-4 sm:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading level={1}>{t.title}</Heading>
        <div className="max-w-full grow sm:max-w-md">
          <SegmentedControl
            label={t.groups}
            fullWidth
            value={open}
            options={GROUPS.map((group) => ({ value: group, label: t[group] }))}
            onValueChange={(group) => change(tabsOf(group)[0])}
          />
        </div>
      </div>
      <Tabs
        value={tab}
        onValueChange={(value) => change(MODERATION_TABS.find((one) => one === value))}
        className="grid grid-cols-1 gap-4"
      >
        <TabList label={t.tabs}>
          {tabsOf(open).map((one) => (
            <Tab key={one} value={one} {...(waiting[one] && { count: waiting[one] })}>
              {t[one]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab}>
          <View />
        </TabPanel>
      </Tabs>
    </div>
  );
});

function CasesTab() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <CasesView cases={useCases()} />
      <WarningRates />
    </div>
  );
}

function AppealsTab() {
  return <AppealsView appeals={useAppeals()} />;
}

function DisputesTab() {
  return <DisputesView disputes={useDisputes()} />;
}

function ChargebacksTab() {
  return <ChargebacksView chargebacks={useChargebacks()} />;
}

function PayoutsTab() {
  return <DelayedPayoutsView payouts={useDelayedPayouts()} />;
}

function LedgerTab() {
  return <LedgerView ledger={useLedger()} />;
}

function UsersTab() {
  return <UsersView users={useModeratedUsers()} credits={useCredits()} />;
}

function ListingsTab() {
  return <FoundListingsView found={useFoundListings()} />;
}

function OrdersTab() {
  return <FoundOrdersView orders={useFoundOrders()} />;
}

function HivesTab() {
  return <SwitchesView switches={useSwitches()} />;
}

function ImportsTab() {
  return <ImportsView imports={useImports()} />;
}

function HealthTab() {
  return <HealthView health={useCampusHealth()} />;
}

function PartnersTab() {
  return <PartnersView partners={usePartners()} />;
}
