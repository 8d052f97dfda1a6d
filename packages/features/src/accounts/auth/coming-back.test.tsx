import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useToast } from '@campushive/ui/toast';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Clock, NavigationPort, Ports } from '../../kernel/index.js';
import { FavoriteButton } from '../../catalogue/parts/favorites/favorite-button.js';
import { aStudent } from '../../testing/fixtures.js';
import { createStoryCampus, type StoryCampusOptions } from '../../testing/story-campus.js';
import { LoginScreen } from './login-screen.js';
import { OtpVerificationScreen } from './verification/otp-verification-screen.js';
import { RegisterScreen } from './register-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aListing } from '../../testing/listing-fixtures.js';

afterEach(cleanup);

const FROM = '/tasks/01a2';
const me = aStudent(0);
const session = { token: 'token', user: me };

/** Browser tab of a visitor. `paths` records the followed return paths. */
function openTab(options: StoryCampusOptions = {}) {
  const campus = createStoryCampus({ session: { status: 'anonymous' }, ...options });
  const paths: string[] = [];
  const navigation: NavigationPort = {
    ...campus.ports.navigation,
    current: () => FROM,
    goToPath: (path) => void paths.push(path),
  };
  const clock: Clock = { ...campus.ports.clock, after: (_, run) => campus.ports.clock.after(0, run) };
  const ports: Ports = { ...campus.ports, navigation, clock };
  const show = (screenShown: ReactNode) =>
    render(<StoryProvider campus={{ ...campus, ports }}>{screenShown}</StoryProvider>);
  return { show, paths, visited: campus.visited };
}

const favorites = () => ({
  add: vi.fn(async (_: { hiveId: string }) => ({
    data: { hiveId: aListing(3).id, saved: true, liked: false, likes: 0 },
  })),
  marks: async () => ({ data: { saved: [], liked: [] } }),
});

async function logIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email'), me.email);
  await userEvent.type(screen.getByLabelText('Password'), 'Kente-cloth-7');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the return to the page that required the login', () => {
  it('is passed along by the links between login, sign-up and code screen', async () => {
    const { show, visited } = openTab({ stored: { 'pending-email': me.email } });
    show(<LoginScreen from={FROM} />);
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toContain(FROM);
    cleanup();
    show(<RegisterScreen from={FROM} />);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain(FROM);
    cleanup();
    show(<OtpVerificationScreen from={FROM} />);
    expect(screen.getAllByRole('link').some((link) => link.getAttribute('href')?.includes(FROM))).toBe(true);
    expect(visited).toEqual([]);
  });

  it('follows the verification of the code, also when a reload has lost the password', async () => {
    const client = { auth: { verifyOtp: async () => ({ data: session }) } };
    const { show, paths } = openTab({ client, stored: { 'pending-email': me.email } });
    show(<OtpVerificationScreen from={FROM} />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Code' }));
    await userEvent.paste('123456');
    await waitFor(() => expect(paths).toEqual([FROM]));
  });

  it('is passed to the automatic login while the password is known', async () => {
    const client = { auth: { verifyOtp: async () => ({ data: session }) } };
    const credentials = JSON.stringify({ email: me.email, password: 'Kente-cloth-7' });
    const { show, visited } = openTab({ client, stored: { 'pending-email': me.email, credentials } });
    show(<OtpVerificationScreen from={FROM} />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Code' }));
    await userEvent.paste('123456');
    await waitFor(() => expect(visited).toEqual([{ to: 'login', from: FROM }]));
  });
});

describe('the toast of the sign-up form', () => {
  it('disappears when the email address is verified', async () => {
    const client = { auth: { verifyOtp: async () => ({ data: session }) } };
    const { show } = openTab({ client, stored: { 'pending-email': me.email } });
    function Joined() {
      const { toast } = useToast();
      return <button onClick={() => toast({ title: 'Please verify your email.' })}>Join</button>;
    }
    show(
      <>
        <Joined />
        <OtpVerificationScreen from={FROM} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    await screen.findByText('Please verify your email.');
    await userEvent.click(screen.getByRole('textbox', { name: 'Code' }));
    await userEvent.paste('123456');
    await screen.findByText('Email verified successfully!');
    expect(screen.queryByText('Please verify your email.')).toBeNull();
  });
});

describe('a favourite that a visitor pressed before the login', () => {
  it('is saved once after the login', async () => {
    const saving = favorites();
    const client = {
      auth: { login: async () => ({ data: session }) },
      favorites: saving,
    };
    const { show, visited, paths } = openTab({ client });
    const listing = aListing(3);
    show(<FavoriteButton listing={listing} />);
    await userEvent.click(screen.getByRole('button'));
    expect(visited).toEqual([{ to: 'login', from: FROM }]);
    cleanup();
    show(<LoginScreen from={FROM} />);
    await logIn();
    await waitFor(() => expect(paths).toEqual([FROM]));
    await waitFor(() => expect(saving.add.mock.calls).toEqual([[{ hiveId: listing.id, kind: 'saved' }]]));
    cleanup();
    show(<LoginScreen from={FROM} />);
    await waitFor(() => expect(paths).toHaveLength(2));
    expect(saving.add).toHaveBeenCalledTimes(1);
  });

  it('is discarded when the login comes an hour later or the stored note is malformed', async () => {
    for (const note of ['{', JSON.stringify({ hiveId: '01a2', kind: 'saved', at: 0 })]) {
      const saving = favorites();
      const client = { favorites: saving };
      const { show, paths } = openTab({
        client,
        session: { status: 'member', user: me, offline: false },
        stored: { 'sign-in-intent': note },
      });
      show(<LoginScreen from={FROM} />);
      await waitFor(() => expect(paths).toEqual([FROM]));
      expect(saving.add).not.toHaveBeenCalled();
      cleanup();
    }
  });
});
