import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { fill } from '../../../test/fill.js';
import type { Destination } from '../../kernel/index.js';
import { SuspensionScreen } from '../../trust/appeals/index.js';
import { addPasskey, createSoftwareAuthenticator } from '../../testing/software-authenticator.js';
import { Journey } from '../../testing/journey.js';
import { campusOf, PASSWORD } from '../../../test/on-scene.js';
import { withCampus } from '../../testing/with-campus.js';
import { ForgotPasswordScreen } from './password/forgot-password-screen.js';
import { LoginScreen } from './login-screen.js';
import { OtpVerificationScreen } from './verification/otp-verification-screen.js';
import { ResetPasswordScreen } from './password/reset-password-screen.js';

const EMAIL = 'esi.ofori@st.ug.edu.gh';

/** Shows the screens around the login. `token` is that of a mailed link. */
function Hosted({ start, token }: { start: Destination; token: string | null }) {
  return (
    <Journey
      start={start}
      show={({ to }) => {
        if (to === 'login') return <LoginScreen />;
        if (to === 'suspended') return <SuspensionScreen />;
        if (to === 'otp') return <OtpVerificationScreen />;
        if (to === 'forgotPassword') return <ForgotPasswordScreen />;
        if (to === 'resetPassword') return <ResetPasswordScreen token={token} email={EMAIL} />;
        return (
          <main>
            <h1>You are in</h1>
          </main>
        );
      }}
    />
  );
}

const meta = {
  id: 'screens-auth-log-in',
  title: 'Screens/Join/Log in',
  component: Hosted,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'Esi has joined', viewer: null } },
  args: { start: { to: 'login' }, token: null },
} satisfies Meta<typeof Hosted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Wrong: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given an email address of no university, then the field shows a message', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'esi@gmail.com');
      await userEvent.tab();
      await waitFor(() =>
        expect(canvas.getByText('Must be a valid university email (e.g., you@st.ug.edu.gh)')).toBeVisible(),
      );
    });
    await step('when the right address is sent with a wrong password', async () => {
      await userEvent.clear(canvas.getByLabelText('Email'));
      await userEvent.type(canvas.getByLabelText('Email'), 'esi@st.ug.edu.gh');
      await userEvent.type(canvas.getByLabelText('Password'), 'wrong-one');
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    });
    await step('then the form shows a message and keeps what was typed', async () => {
      await waitFor(() =>
        expect(canvas.getAllByText('Login failed. Please check your credentials.')[0]).toBeVisible(),
      );
      await expect(canvas.getByLabelText('Email')).toHaveValue('esi@st.ug.edu.gh');
    });
  },
};

export const AfterAMistake: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const logIn = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await step('when the password is wrong, the form shows a message and keeps the address', async () => {
      await fill(screen.getByLabelText('Email'), EMAIL);
      await fill(screen.getByLabelText('Password'), 'Kente-cloth-8');
      await logIn();
      const said = 'Login failed. Please check your credentials.';
      await waitFor(() => expect(screen.getAllByText(said)[0]).toBeVisible());
      await expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
    });
    await step('when the password is right, then the user is logged in', async () => {
      await fill(screen.getByLabelText('Password'), PASSWORD);
      await logIn();
      await waitFor(() => expect(screen.getByRole('heading', { name: 'You are in' })).toBeVisible());
    });
  },
};

export const BeforeTheCode: Story = {
  parameters: { campus: { scene: 'address not proved', failures: { 'auth.login': 'lost-once' } } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('given no connection, the form shows a message and keeps what was typed', async () => {
      await fill(screen.getByLabelText('Email'), EMAIL);
      await fill(screen.getByLabelText('Password'), PASSWORD);
      await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
      await waitFor(() => expect(screen.getAllByText('Network error during login')[0]).toBeVisible());
      await expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    });
    await step('when a user with an unproved address logs in, then the page asks for the code', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible());
      await expect(screen.getByText(new RegExp(EMAIL))).toBeVisible();
    });
  },
};

export const ForgottenPassword: Story = {
  args: { start: { to: 'forgotPassword' } },
  parameters: { campus: { failures: { 'auth.forgotPassword': 'lost-once' } } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('given no connection, the address is kept and can be sent again', async () => {
      await fill(screen.getByLabelText('Email'), EMAIL);
      await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
      await waitFor(() =>
        expect(
          screen.getByText('Network connection issue. Please check your internet connection.'),
        ).toBeVisible(),
      );
      await expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
      await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
    });
    await step('then a message names the address, and a link leads back to the login', async () => {
      await waitFor(() => expect(screen.getByText(new RegExp(`If ${EMAIL} has an account`))).toBeVisible());
      await userEvent.click(screen.getByRole('link', { name: 'BACK TO LOGIN' }));
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible());
    });
  },
};

const CHANGED = 'Adinkra-sign-9';

export const NewPassword: Story = {
  args: { start: { to: 'resetPassword' } },
  parameters: {
    campus: { ids: { token: 'reset token' }, failures: { 'auth.resetPassword': 'lost-once' } },
  },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const save = () => userEvent.click(screen.getByRole('button', { name: 'RESET PASSWORD' }));
    await step('when the second password differs, then its field shows a message', async () => {
      await fill(screen.getByLabelText('New Password'), CHANGED);
      await fill(screen.getByLabelText('Confirm New Password'), 'Adinkra-sign-8');
      await save();
      await waitFor(() => expect(screen.getByText('Passwords must match')).toBeVisible());
    });
    await step(
      'when there is no connection, then a message appears and both passwords are kept',
      async () => {
        await fill(screen.getByLabelText('Confirm New Password'), CHANGED);
        await save();
        await waitFor(() => expect(screen.getByText('Network error during password reset')).toBeVisible());
        await expect(screen.getByLabelText('New Password')).toHaveValue(CHANGED);
      },
    );
    await step('when the passwords are sent again, then the login accepts the new one', async () => {
      await save();
      await fill(await screen.findByLabelText('Email'), EMAIL);
      await fill(screen.getByLabelText('Password'), CHANGED);
      await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
      await waitFor(() => expect(screen.getByRole('heading', { name: 'You are in' })).toBeVisible());
    });
  },
};

export const Suspended: Story = {
  parameters: { campus: { scene: 'suspended student' } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step(
      'when a suspended student logs in with the right password, then the reason appears',
      async () => {
        await fill(screen.getByLabelText('Email'), EMAIL);
        await fill(screen.getByLabelText('Password'), PASSWORD);
        await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
        await waitFor(() => expect(screen.getByText('Asked for money first.')).toBeVisible());
      },
    );
    await step('and the student can appeal, once', async () => {
      await fill(screen.getByLabelText('Why should we reopen your account?'), 'That was not me.');
      await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
      await waitFor(() => expect(screen.getByText('That was not me.')).toBeVisible());
      await expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Your appeal' })).toHaveFocus());
    });
  },
};
const device = createSoftwareAuthenticator();

export const WithPasskey: Story = {
  parameters: { campus: { passkeys: device } },
  play: async ({ canvasElement, loaded, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('given a passkey of Esi on this device', () =>
      addPasskey(campusOf(loaded).as('Esi Ofori'), device),
    );
    await step('when the passkey is used, then its owner is logged in without a password', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
      await waitFor(() => expect(screen.getByRole('heading', { name: 'You are in' })).toBeVisible());
    });
  },
};

const forgotten = createSoftwareAuthenticator();

export const DeletedPasskey: Story = {
  parameters: { campus: { passkeys: forgotten } },
  play: async ({ canvasElement, loaded, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('given a passkey that the device has and the campus does not', async () => {
      const { passkeys } = campusOf(loaded).as('Esi Ofori');
      await forgotten.create((await passkeys.begin({})).data.options);
    });
    await step(
      'when the passkey is used, then a message says that it cannot be used here, and the form stays',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
        await waitFor(() => expect(screen.getAllByText(/This passkey cannot be used here/)[0]).toBeVisible());
        await expect(screen.getByLabelText('Password')).toBeEnabled();
      },
    );
  },
};
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };

/** Login over a network in this state. */
const sent = (network: 'silent' | 'broken' | 'offline', said: string): Story => ({
  parameters: { campus: { network } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'when the form is sent, then it shows the state of the request and keeps the address',
      async () => {
        await fill(canvas.getByLabelText('Email'), EMAIL);
        await fill(canvas.getByLabelText('Password'), PASSWORD);
        await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
        await waitFor(() => expect(canvas.getAllByText(said)[0]).toBeVisible());
        await expect(canvas.getByLabelText('Email')).toHaveValue(EMAIL);
      },
    );
  },
});
export const Loading: Story = sent('silent', 'Logging in...');
export const Failed: Story = sent('broken', 'Login failed');
export const Offline: Story = sent('offline', 'Network error during login');
export const LongText: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a long address is of no university, then its field shows a message', async () => {
      await fill(canvas.getByLabelText('Email'), `${'akuoko.sarpong.antwi.boasiako'.repeat(2)}@gmail.com`);
      await fill(canvas.getByLabelText('Password'), 'Kente'.repeat(20));
      await waitFor(() =>
        expect(canvas.getByText('Must be a valid university email (e.g., you@st.ug.edu.gh)')).toBeVisible(),
      );
    });
  },
};
