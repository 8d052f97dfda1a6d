import { activityOf, type Dashboard, type User } from '@campushive/contract';
import { DashboardLayoutView } from '../../../src/reach/dashboard-layout/dashboard-layout-view.js';
import { DashboardLayout } from '../../../src/reach/dashboard-layout/dashboard-layout.js';
import { DashboardScreen } from '../../../src/reach/dashboard/dashboard-screen.js';
import { DashboardView } from '../../../src/reach/dashboard/dashboard-view.js';
import { FavoritesView } from '../../../src/catalogue/favorites/favorites-view.js';
import { NO_FILTERS } from '../../../src/catalogue/parts/listing-filters/filters.js';
import { ProfileScreen } from '../../../src/deals/profile/profile-screen.js';
import { ServicesView } from '../../../src/catalogue/services/services-view.js';
import { SettingsScreen } from '../../../src/deals/settings/settings-screen.js';
import { ago, aStudent, NOW } from '../../../src/testing/fixtures.js';
import type { StoryCampusOptions } from '../../../src/testing/story-campus.js';
import type { Stage } from '../stage.js';
import { answer, page, type Stages } from './stages.js';
import { aListing } from '../../../src/testing/listing-fixtures.js';

const nothing = () => undefined;
const dashboard: Dashboard = {
  next: [],
  totalEarnings: 1240.5,
  pendingEarnings: 112.8,
  completedTasks: 14,
  activeApplications: 3,
  activity: activityOf([], NOW),
  deadlines: [],
  tonight: [],
  fresh: { since: '2026-11-19T08:00:00.000Z', listings: [] },
  courses: [],
  recommended: [],
  recent: [],
};

const frame = (stage: Stage, client: NonNullable<StoryCampusOptions['client']> = {}) =>
  stage.show(<DashboardLayout section="hives">A page</DashboardLayout>, { client });
/** Returns the frame with the news behind its bell. */
const framed = (stage: Stage) =>
  stage.show(
    <DashboardLayoutView
      section="hives"
      state={{
        user: aStudent(0),
        offline: false,
        connection: 'online',
        storageRefused: false,
        unreadConversations: 2,
        notifications: { status: 'empty' },
        collapsed: false,
        onCollapsedChange: nothing,
        onNotificationPress: nothing,
        onMarkAllRead: nothing,
        logOut: { onLogOut: nothing, unsent: null, onConfirm: nothing, onCancel: nothing },
      }}
    >
      A page
    </DashboardLayoutView>,
  );

const profile = (stage: Stage, change: Partial<User> = {}) => {
  const user = aStudent(0, change);
  stage.show(<ProfileScreen />, {
    session: { status: 'member', user, offline: false },
    client: {
      auth: { me: answer(user) },
      hives: { myPosted: page([]) },
      reviews: { list: page([]) },
    },
  });
};

const noPayouts = {
  account: null,
  ...{ available: 0, debt: 0, onTheWay: 0, held: 0 },
  ...{ minimum: 20, instantFee: 1, payableNow: 0, limitADay: null, nextPayoutAt: NOW.toISOString() },
};
const settings = (stage: Stage, tab: 'account' | 'notifications' | 'appearance' | 'billing') =>
  stage.show(<SettingsScreen tab={tab} onTabChange={nothing} />, {
    client: {
      payments: { list: page([]) },
      payouts: { account: async () => ({ data: noPayouts }) },
    },
  });
const nameOf = async (stage: Stage, letters: number) => {
  settings(stage, 'account');
  await stage.fill('Full Name', 'E'.repeat(letters));
};

export const dashboardStages: Stages = {
  frame: {
    'as it opens': (stage) => frame(stage),
    'before anything was searched for': async (stage) => {
      frame(stage, { search: { suggestions: page([]) } });
      await stage.enter('Search');
    },
    'with the account open': async (stage) => {
      framed(stage);
      await stage.press('Account of Akosua Mensah');
    },
    'with the news open': async (stage) => {
      framed(stage);
      await stage.press('Notifications');
    },
    'logged out': async (stage) => {
      frame(stage);
      await stage.press('Log Out');
    },
  },
  dashboard: {
    'as it opens': (stage) =>
      stage.show(<DashboardScreen />, { client: { dashboard: { get: answer(dashboard) } } }),
    'without a name': (stage) =>
      stage.show(<DashboardView name={null} state={{ status: 'ready', dashboard }} />),
  },
  profile: {
    'as it opens': (stage) => profile(stage),
    'unverified, and rated': (stage) => profile(stage, { isVerified: false, rating: 4.5, reviewCount: 12 }),
    'without activity': async (stage) => {
      profile(stage);
      await stage.press('Activity');
    },
    'without reviews': async (stage) => {
      profile(stage);
      await stage.press('Reviews');
    },
  },
  settings: {
    account: (stage) => settings(stage, 'account'),
    'with a name that is too short': (stage) => nameOf(stage, 1),
    'with a name that is too long': (stage) => nameOf(stage, 51),
    notifications: (stage) => settings(stage, 'notifications'),
    appearance: (stage) => settings(stage, 'appearance'),
    billing: (stage) => settings(stage, 'billing'),
  },
  favorites: {
    'as it opens': (stage) =>
      stage.show(
        <FavoritesView
          tab="saved"
          onTabChange={nothing}
          state={{
            status: 'ready',
            favorites: [
              { kind: 'saved', savedAt: ago(130), listing: aListing(0), rating: null, reviewCount: 0 },
            ],
            count: 1,
            more: null,
            loadingMore: false,
          }}
        />,
      ),
  },
  'find services': {
    'as it opens': (stage) =>
      stage.show(
        <ServicesView
          kind={null}
          onKindChange={nothing}
          offer="service"
          onOfferChange={nothing}
          q=""
          onQChange={nothing}
          filters={NO_FILTERS}
          onFiltersChange={nothing}
          onClear={nothing}
          state={{
            status: 'ready',
            services: [
              {
                listing: aListing(0, { hiveTypeId: 'academia' }),
                kind: 'academic',
                rating: 4.8,
                reviewCount: 23,
              },
            ],
            count: 1,
            refreshing: false,
            more: null,
            loadingMore: false,
          }}
        />,
      ),
  },
};
