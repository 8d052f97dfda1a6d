import type { User } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { screen, useMessages, useUser } from '../kernel/index.js';
import { AppealsView } from './appeals-view.js';
import { Audit } from './audit-view.js';
import { CasesView } from './cases-view.js';
import { ChargebacksView } from './chargebacks-view.js';
import { DisputesView } from './disputes-view.js';
import { FoundListingsView } from './found-listings-view.js';
import { FoundOrdersView } from './found-orders-view.js';
import { HealthView } from './health-view.js';
import { catalogue } from './moderation.catalogue.js';
import { LedgerView } from './ledger-view.js';
import { PartnersView } from './partners-view.js';
import { SwitchesView } from './switches-view.js';
import { useAppeals } from './use-appeals.js';
import { useCampusHealth } from './use-campus-health.js';
import { useCases } from './use-cases.js';
import { useChargebacks } from './use-chargebacks.js';
import { useDisputes } from './use-disputes.js';
import { useFoundListings, useFoundOrders } from './use-found.js';
import { useLedger } from './use-ledger.js';
import { useModeratedUsers } from './use-moderated-users.js';
import { usePartners } from './use-partners.js';
import { useSwitches } from './use-switches.js';
import { UsersView } from './users-view.js';
import { WarningRates } from './warning-rates.js';

export const MODERATION_TABS = [
  'reports',
  'appeals',
  'disputes',
  'chargebacks',
  'ledger',
  'users',
  'listings',
  'log',
  'orders',
  'health',
  'hives',
  'partners',
] as const;
export type ModerationTab = (typeof MODERATION_TABS)[number];

export interface ModerationScreenProps {
  /** The tab that is open; the host keeps it in the address. */
  tab: ModerationTab;
  /** Another tab was chosen. */
  onTabChange: (change: { tab: ModerationTab }) => void;
}

/** Whether the user may see it; to everyone else the host shows that there is nothing. */
export function useMayModerate(): boolean {
  const role = useUser()?.role;
  return role === 'moderator' || role === 'admin';
}

const FOR_ADMINS: ReadonlySet<ModerationTab> = new Set(['orders', 'health', 'hives', 'partners']);

/** The tab that a role may see: orders, how the campus is doing, the switches of hives, and partners are for admins. */
export const moderationTabFor = (role: User['role'] | undefined, wanted: string | null): ModerationTab => {
  const tab = MODERATION_TABS.find((one) => one === wanted) ?? 'reports';
  return FOR_ADMINS.has(tab) && role !== 'admin' ? 'reports' : tab;
};

/** What moderators do: decide about reports, appeals and complaints, answer banks, compare the books, look after accounts, and read what was done. */
export const ModerationScreen = screen(function ModerationScreen({
  tab,
  onTabChange,
}: ModerationScreenProps) {
  const t = useMessages(catalogue);
  const role = useUser()?.role;
  function change(value: string) {
    const next = MODERATION_TABS.find((one) => one === value);
    if (next !== undefined) onTabChange({ tab: next });
  }
  return (
    <div className="page grid page-3xl grid-cols-1 content-start gap-4 py-6">
      <Heading level={1}>{t.title}</Heading>
      <Tabs value={moderationTabFor(role, tab)} onValueChange={change} className="grid grid-cols-1 gap-4">
        <TabList label={t.tabs}>
          <Tab value="reports">{t.reports}</Tab>
          <Tab value="appeals">{t.appeals}</Tab>
          <Tab value="disputes">{t.disputes}</Tab>
          <Tab value="chargebacks">{t.chargebacks}</Tab>
          <Tab value="ledger">{t.ledger}</Tab>
          <Tab value="users">{t.users}</Tab>
          <Tab value="listings">{t.listings}</Tab>
          <Tab value="log">{t.log}</Tab>
          {role === 'admin' ? (
            <>
              <Tab value="orders">{t.orders}</Tab>
              <Tab value="health">{t.health}</Tab>
              <Tab value="hives">{t.hives}</Tab>
              <Tab value="partners">{t.partners}</Tab>
            </>
          ) : null}
        </TabList>
        <TabPanel value="reports">
          <CasesTab />
        </TabPanel>
        <TabPanel value="appeals">
          <AppealsTab />
        </TabPanel>
        <TabPanel value="disputes">
          <DisputesTab />
        </TabPanel>
        <TabPanel value="chargebacks">
          <ChargebacksTab />
        </TabPanel>
        <TabPanel value="ledger">
          <LedgerTab />
        </TabPanel>
        <TabPanel value="users">
          <UsersTab />
        </TabPanel>
        <TabPanel value="listings">
          <ListingsTab />
        </TabPanel>
        <TabPanel value="log">
          <Audit />
        </TabPanel>
        {role === 'admin' ? (
          <>
            <TabPanel value="orders">
              <OrdersTab />
            </TabPanel>
            <TabPanel value="health">
              <HealthTab />
            </TabPanel>
            <TabPanel value="hives">
              <HivesTab />
            </TabPanel>
            <TabPanel value="partners">
              <PartnersTab />
            </TabPanel>
          </>
        ) : null}
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

function LedgerTab() {
  return <LedgerView ledger={useLedger()} />;
}

function UsersTab() {
  return <UsersView users={useModeratedUsers()} />;
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

function HealthTab() {
  return <HealthView health={useCampusHealth()} />;
}

function PartnersTab() {
  return <PartnersView partners={usePartners()} />;
}
