import { globSync } from 'node:fs';
import { campus } from '@campushive/campus-ghana';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen as page } from '@testing-library/react';
import { Component, Suspense, type FunctionComponent, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CampusProvider,
  defineMessages,
  screen,
  useMessages,
  type CampusProviderProps,
} from '../src/kernel/index.js';
import { ListingDetailScreen } from '../src/deals/listing-detail/listing-detail-screen.js';
import { NO_FILTERS } from '../src/catalogue/parts/listing-filters/filters.js';
import { aStudent } from '../src/testing/fixtures.js';
import { createStoryCampus } from '../src/testing/story-campus.js';
import { PATIENCE } from './wording/stage.js';
import { answer } from './wording/stages/stages.js';
import { StoryProvider } from '../src/testing/story-provider.js';
import { aListing } from '../src/testing/listing-fixtures.js';

const source = `${import.meta.dirname}/../src`;
const modules: object[] = await Promise.all(globSync(`${source}/*/*/index.ts`).map((path) => import(path)));
const SCREENS = modules
  .flatMap((exported): [string, FunctionComponent<object>][] => Object.entries(exported))
  .filter(([name]) => /^[A-Z]\w*Screen$/.test(name));

/** Page of a host without its own error boundary. */
class Host extends Component<{ children: ReactNode }, { fell: boolean }> {
  override state = { fell: false };
  static getDerivedStateFromError = () => ({ fell: true });
  override render = () => (this.state.fell ? 'The page of the host fell.' : this.props.children);
}
const inHost = (children: ReactNode) => (
  <Host>
    <p>The host’s own page</p>
    <Suspense fallback={null}>{children}</Suspense>
  </Host>
);
const queries = new QueryClient();
const stands = () => expect(page.getByText('The host’s own page').isConnected).toBe(true);

let complaint: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  complaint.mockRestore();
});

/** Throws until it is mended. */
const broken = { now: true };
const Fragile = screen(function Fragile({ id }: { id: string }) {
  if (broken.now) throw new Error(`No such thing: ${id}`);
  return <p>Mended: {id}</p>;
});

describe('every screen', () => {
  it('is found', () => {
    expect(SCREENS.length).toBeGreaterThanOrEqual(48);
  });

  it.each(SCREENS)('%s leaves the host’s page standing where it has no provider', (_name, Screen) => {
    render(inHost(<Screen />));
    stands();
    expect(page.getByRole('alert').textContent).toContain('This page could not be shown');
    page.getByRole('button', { name: 'Try again' });
  });
});

/** Props of all screens together: each screen takes its own. */
const PROPS = {
  id: '1',
  hive: 'essentials',
  hiveId: '1',
  reference: 'ref',
  tab: 'all',
  group: 'open',
  offer: 'service',
  filters: NO_FILTERS,
  t: {},
  ...Object.fromEntries(
    ['onFiltersChange', 'onTabChange', 'onGroupChange', 'onSearch', 'onHiveChange', 'onRetry', 'onBack'].map(
      (name) => [name, () => undefined],
    ),
  ),
};
/** Every call succeeds, and none with what the contract says. */
const nonsense = (): never => {
  const call = () => Promise.resolve({ data: 42, pagination: 'none' });
  return new Proxy({}, { get: () => new Proxy({}, { get: () => call }) }) as never;
};

/** Ask for nothing before something is done on them, or for nothing that is there under these props. */
const READ_NOTHING = [
  ...[
    'About',
    'Contact',
    'Cookies',
    'Help',
    'HelpArticle',
    'NotFound',
    'Pricing',
    'Privacy',
    'Terms',
    'Unreachable',
  ],
  ...['DenySignIn', 'ForgotPassword', 'Login', 'OtpVerification', 'Register', 'ResetPassword', 'Suspension'],
  ...['Category', 'Claim', 'ReceivedShare', 'Search', 'Settings', 'University'],
].map((name) => `${name}Screen`);

/** Screens that stay usable: the part that failed shows this message and a button to try again. */
const FAILED_PARTS: Readonly<Record<string, RegExp>> = {
  MessagesScreen: /^Your conversations could not be loaded/,
};

describe('every screen over a backend that answers nonsense', () => {
  it.each(SCREENS)('%s says that it failed, and leaves the host’s page standing', async (name, Screen) => {
    const campus = createStoryCampus({});
    const ports = { ...campus.ports, client: nonsense() };
    render(
      inHost(
        <StoryProvider campus={{ ...campus, ports }}>
          <Screen {...PROPS} />
        </StoryProvider>,
      ),
    );
    if (READ_NOTHING.includes(name)) await act(() => Promise.resolve());
    else
      await page.findByText(FAILED_PARTS[name] ?? /^This page could not be shown/, {}, { timeout: PATIENCE });
    stands();
  });

  it('is excused only where there is such a screen', () => {
    expect(READ_NOTHING.filter((name) => !SCREENS.some(([one]) => one === name))).toEqual([]);
  });
});

describe('a screen that threw', () => {
  beforeEach(() => {
    broken.now = true;
  });
  const show = (children: ReactNode, props: Partial<CampusProviderProps> = {}) => (
    <QueryClientProvider client={queries}>
      <CampusProvider ports={createStoryCampus({}).ports} campus={campus} {...props}>
        {children}
      </CampusProvider>
    </QueryClientProvider>
  );
  const tryAgain = () => fireEvent.click(page.getByRole('button', { name: 'Try again' }));

  it('shows itself once the cause is gone and it is tried again', () => {
    render(inHost(show(<Fragile id="1" />)));
    tryAgain();
    page.getByRole('alert');
    broken.now = false;
    tryAgain();
    expect(page.getByText('Mended: 1').isConnected).toBe(true);
  });

  it('gets another try with another address', () => {
    const { rerender } = render(inHost(show(<Fragile id="1" />)));
    broken.now = false;
    rerender(inHost(show(<Fragile id="1" />)));
    page.getByRole('alert');
    rerender(inHost(show(<Fragile id="2" />)));
    expect(page.getByText('Mended: 2').isConnected).toBe(true);
  });

  it('asks again for what it could not read', async () => {
    const get = vi
      .fn()
      .mockResolvedValueOnce({ data: 42 })
      .mockResolvedValue({ data: aListing(0) });
    const ports = createStoryCampus({
      client: { hives: { get }, users: { get: answer(aStudent(1)) as never } },
    });
    render(
      inHost(
        <StoryProvider campus={ports}>
          <ListingDetailScreen id="1" />
        </StoryProvider>,
      ),
    );
    await page.findByRole('alert', {}, { timeout: PATIENCE });
    tryAgain();
    await page.findAllByText(aListing(0).title, {}, { timeout: PATIENCE });
    stands();
  });

  it('words the failure in the language of the page', async () => {
    await act(async () => render(inHost(show(<Fragile id="1" />, { locale: 'fr' }))));
    await page.findByText('Impossible d’afficher cette page', {}, { timeout: PATIENCE });
    expect(page.getByRole('button', { name: 'Réessayer' }).isConnected).toBe(true);
  });

  it('fetches the words again that did not come', async () => {
    const french = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue({ messages: { title: 'Enfin' } });
    const catalogue = defineMessages({ name: 'patience', en: { title: 'At last' }, fr: french, es: french });
    const Worded = screen(function Worded() {
      return <p>{useMessages(catalogue).title}</p>;
    });
    await act(async () => render(inHost(show(<Worded />, { locale: 'fr' }))));
    const again = await page.findByRole('button', { name: 'Réessayer' }, { timeout: PATIENCE });
    await act(async () => fireEvent.click(again));
    await page.findByText('Enfin', {}, { timeout: PATIENCE });
    expect(french).toHaveBeenCalledTimes(2);
  });

  it('leaves it to the host, where that has its own way', () => {
    render(
      inHost(
        show(<Fragile id="1" />, {
          screenFailure: ({ error, retry }) => <button onClick={retry}>{String(error)}, once more?</button>,
        }),
      ),
    );
    broken.now = false;
    fireEvent.click(page.getByRole('button', { name: 'Error: No such thing: 1, once more?' }));
    expect(page.getByText('Mended: 1').isConnected).toBe(true);
  });
});

describe('a host that leaves something out', () => {
  const { clock, passkeys, ...ports } = createStoryCampus({}).ports;
  const whole = { ...ports, clock, passkeys };

  it('does not compile', () => {
    // @ts-expect-error: two ports are missing.
    const withoutPorts = <CampusProvider ports={ports} campus={campus} children={null} />;
    // @ts-expect-error: there is no campus.
    const withoutCampus = <CampusProvider ports={whole} children={null} />;
    expect([withoutPorts, withoutCampus]).toHaveLength(2);
  });

  const said = () => page.getByRole('alert').textContent;

  it('reads which ports are missing', () => {
    render(
      inHost(
        <QueryClientProvider client={queries}>
          <CampusProvider ports={ports as never} campus={campus} children={null} />
        </QueryClientProvider>,
      ),
    );
    stands();
    expect(said()).toContain('CampusProvider lacks ports: clock, passkeys.');
  });

  it.each([
    [
      'QueryClientProvider',
      <CampusProvider key="1" ports={whole} campus={campus}>
        <Fragile id="1" />
      </CampusProvider>,
    ],
    [
      'a campus definition',
      <QueryClientProvider key="2" client={queries}>
        <CampusProvider ports={whole} campus={undefined as never} children={null} />
      </QueryClientProvider>,
    ],
    [
      'CampusProvider',
      <QueryClientProvider key="3" client={queries}>
        <ListingDetailScreen id="1" />
      </QueryClientProvider>,
    ],
    [
      'ToastProvider',
      <QueryClientProvider key="4" client={queries}>
        <CampusProvider ports={whole} campus={campus}>
          <ListingDetailScreen id="1" />
        </CampusProvider>
      </QueryClientProvider>,
    ],
  ])('reads that it needs %s, on the page and in the console', (name, children) => {
    render(inHost(children));
    stands();
    expect(said()).toContain(name);
    expect(complaint.mock.calls.flat().map(String).join('\n')).toContain(name);
  });
});
