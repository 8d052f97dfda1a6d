import type { Browser, Locator, Page } from 'playwright-core';
import type { DemoCampus } from './campus.ts';
import { phone, settled } from './phone.ts';

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly member: boolean;
  readonly act: (page: Page) => Promise<void>;
}

/**
 * Taps a target like a finger, after it was scrolled into view and the page settled. Skips Playwright's own hit check, which runs within
 * the touch and would count as the page's time.
 */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await settled(target.page());
  await target.tap({ force: true });
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'home: open the menu',
    path: '/',
    member: false,
    act: (page) => tap(page.locator('summary').first()),
  },
  {
    name: 'home: open one hive',
    path: '/',
    member: false,
    act: (page) =>
      tap(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Academia/ })
          .first(),
      ),
  },
  {
    name: 'list: save without an account',
    path: '/categories/essentials',
    member: false,
    act: (page) =>
      tap(
        page
          .getByRole('main')
          .getByRole('button', { name: /^Save / })
          .first(),
      ),
  },
  {
    name: 'login: type an address',
    path: '/login',
    member: false,
    act: (page) => page.getByLabel('Email').pressSequentially('ama'),
  },
  {
    name: 'dashboard: open the menu',
    path: '/dashboard',
    member: true,
    act: (page) => tap(page.getByRole('button', { name: 'Open menu' })),
  },
  {
    name: 'dashboard: month instead of week',
    path: '/dashboard',
    member: true,
    act: (page) => tap(page.getByRole('radio', { name: 'Month' })),
  },
  {
    name: 'hive: type in the search',
    path: '/dashboard/hives/essentials',
    member: true,
    act: (page) => page.getByRole('main').getByRole('searchbox').pressSequentially('lap'),
  },
  {
    name: 'hive: open the filters',
    path: '/dashboard/hives/essentials',
    member: true,
    act: (page) => tap(page.getByRole('button', { name: 'Filter' })),
  },
  {
    name: 'hive: save a listing',
    path: '/dashboard/hives/essentials',
    member: true,
    act: (page) =>
      tap(
        page
          .getByRole('main')
          .getByRole('button', { name: /^Save / })
          .first(),
      ),
  },
  {
    name: 'hive: open a listing',
    path: '/dashboard/hives/essentials',
    member: true,
    act: (page) => tap(page.getByRole('main').getByRole('heading', { level: 3 }).first()),
  },
  {
    name: 'messages: switch the tab',
    path: '/dashboard/messages',
    member: true,
    act: (page) => tap(page.getByRole('tab', { name: 'Unread' })),
  },
  {
    name: 'messages: open a conversation',
    path: '/dashboard/messages',
    member: true,
    act: (page) => tap(page.getByRole('main').getByRole('link').first()),
  },
];

/** Measures the response time of each touch, one interaction after the other, each on a freshly settled page. */
export async function* measureInteractions(
  browser: Browser,
  campus: DemoCampus,
  rounds: number,
): AsyncGenerator<readonly [name: string, times: readonly number[]]> {
  for (const { name, path, member, act } of INTERACTIONS) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const one = await phone(browser, member ? campus.student : null);
      await one.page.goto(campus.url + path, { timeout: 120_000 });
      await settled(one.page);
      await act(one.page);
      await settled(one.page);
      const { inp } = await one.vitals();
      // A duration below the minimum that the browser reports.
      times.push(inp === 0 ? 16 : inp);
      await one.close();
    }
    yield [name, times];
  }
}
