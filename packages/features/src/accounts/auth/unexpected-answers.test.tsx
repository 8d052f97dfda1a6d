import { ApiError } from '@campushive/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { aStudent } from '../../testing/fixtures.js';
import { createStoryCampus, type StoryCampusOptions } from '../../testing/story-campus.js';
import { LoginScreen } from './login-screen.js';
import { OtpVerificationScreen } from './verification/otp-verification-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

const me = aStudent(0);

function open(screenShown: React.ReactNode, options: StoryCampusOptions) {
  const campus = createStoryCampus({ session: { status: 'anonymous' }, ...options });
  render(<StoryProvider campus={campus}>{screenShown}</StoryProvider>);
  return campus;
}
const answering = (data: object, user = me) =>
  ({
    auth: {
      login: async () => ({ data }),
      verifyOtp: async () => ({ data }),
      me: async () => ({ data: user }),
    },
  }) as unknown as NonNullable<StoryCampusOptions['client']>;

async function logIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email'), me.email);
  await userEvent.type(screen.getByLabelText('Password'), 'Kente-cloth-7');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

it('reports an unexpected response when a login returns no token, and allows another attempt', async () => {
  const campus = open(<LoginScreen from={undefined} />, { client: answering({ user: me }) });
  await logIn();
  expect((await screen.findAllByText('Unexpected response format from server')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).not.toBe('true');
  expect(campus.ports.session.state().status).toBe('anonymous');
});

it('reports an unexpected response when the verification of a code returns no token', async () => {
  const campus = open(<OtpVerificationScreen from={undefined} />, {
    client: answering({ user: me }),
    stored: { 'pending-email': me.email },
  });
  await userEvent.click(screen.getByRole('textbox', { name: 'Code' }));
  await userEvent.paste('123456');
  expect(await screen.findByText('Unexpected response format from server')).toBeTruthy();
  expect(campus.ports.session.state().status).toBe('anonymous');
});

it.each([
  ['userData', { token: 'token', userData: me }],
  ['userId', { token: 'token', userId: me.id }],
])('logs in with a response that names the student in %s', async (_, data) => {
  const campus = open(<LoginScreen from={undefined} />, { client: answering(data) });
  await logIn();
  await waitFor(() =>
    expect(campus.ports.session.state()).toMatchObject({ status: 'member', user: { name: me.name } }),
  );
});

it.each([
  [
    'an exception of the page',
    new TypeError('crypto.randomUUID is not a function'),
    /^Something went wrong on this page/,
  ],
  [
    'an error of the server',
    new ApiError({ code: 'internal', message: 'Broken.', status: 500 }),
    /^Login failed$/,
  ],
])('does not report %s as wrong credentials', async (_, error, said) => {
  const login = () => Promise.reject(error);
  open(<LoginScreen from={undefined} />, {
    client: { auth: { login } } as unknown as NonNullable<StoryCampusOptions['client']>,
  });
  await logIn();
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/credentials/)).toBeNull();
});

it('shows a message at the login when the server has ended the session', () => {
  open(<LoginScreen from={undefined} />, { session: { status: 'anonymous', ended: true } });
  expect(screen.getByRole('alert').textContent).toContain('Your session has ended');
});
