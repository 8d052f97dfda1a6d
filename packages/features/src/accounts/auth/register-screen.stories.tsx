import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { fill } from '../../../test/fill.js';
import { NOW } from '../../testing/fixtures.js';
import { Journey } from '../../testing/journey.js';
import { campusOf } from '../../../test/on-scene.js';
import { withCampus } from '../../testing/with-campus.js';
import { LoginScreen } from './login-screen.js';
import { OtpVerificationScreen } from './verification/otp-verification-screen.js';
import { RegisterScreen } from './register-screen.js';

const EMAIL = 'esi.ofori@st.ug.edu.gh';
const PASSWORD = 'Kente-cloth-7';
const MINUTE = 60_000;

const meta = {
  id: 'screens-auth-register',
  title: 'Screens/Join/Register',
  component: Journey,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'empty campus', viewer: null },
  },
  args: {
    start: { to: 'register' },
    show: ({ to }) =>
      to === 'register' ? (
        <RegisterScreen />
      ) : to === 'otp' ? (
        <OtpVerificationScreen />
      ) : to === 'login' ? (
        <LoginScreen />
      ) : (
        <main>
          <h1>You are in</h1>
        </main>
      ),
  },
} satisfies Meta<typeof Journey>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Address: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a university with two domains is chosen', () =>
      userEvent.selectOptions(canvas.getByLabelText('University'), 'ug'),
    );
    await step('then its first domain follows the username, and the other can be chosen', async () => {
      await waitFor(() => expect(canvas.getAllByText('@st.ug.edu.gh')[0]).toBeVisible());
      await userEvent.selectOptions(canvas.getByLabelText('Email domain'), 'stud.ug.edu.gh');
      await waitFor(() => expect(canvas.getAllByText('@stud.ug.edu.gh')[0]).toBeVisible());
    });
  },
};

export const FromFormToCampus: Story = {
  parameters: { campus: { failures: { 'auth.register': 'lost-once' } } },
  play: async ({ canvasElement, loaded, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const { mailbox: mail } = campusOf(loaded);
    await step(
      'given a filled form whose two passwords differ, then a message appears beside the second',
      async () => {
        await fill(screen.getByLabelText('Full name'), 'Esi Ofori');
        await userEvent.selectOptions(screen.getByLabelText('University'), 'ug');
        await fill(screen.getByLabelText('Student email username'), 'esi.ofori');
        await fill(screen.getByLabelText('Password'), PASSWORD);
        await fill(screen.getByLabelText('Confirm password'), 'Kente-cloth-8');
        await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
        await waitFor(() => expect(screen.getByText('Passwords must match')).toBeVisible());
      },
    );
    await step(
      'when the form is sent without a connection, then it shows a message and keeps the typed values',
      async () => {
        await fill(screen.getByLabelText('Confirm password'), PASSWORD);
        await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
        await waitFor(() => expect(screen.getByText('Network error during registration')).toBeVisible());
        await expect(screen.getByLabelText('Full name')).toHaveValue('Esi Ofori');
        await expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
      },
    );
    await step('when the form is sent again, then the page asks for the code', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible());
    });
    await step('when the code is wrong, the boxes are empty again and the first has the focus', async () => {
      await userEvent.click(screen.getByLabelText('Code'));
      await userEvent.paste(mail.codeFor(EMAIL) === '111111' ? '222222' : '111111');
      await waitFor(() => expect(screen.getAllByText(/^This code is not right/)[0]).toBeVisible());
      await expect(screen.getByLabelText('Code')).toHaveValue('');
      await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    });
    await step(
      'when the code is right, then the student is logged in without typing anything again',
      async () => {
        await userEvent.paste(mail.codeFor(EMAIL));
        await waitFor(() => expect(screen.getByRole('heading', { name: 'You are in' })).toBeVisible());
      },
    );
  },
};

export const AnotherCode: Story = {
  args: { start: { to: 'otp' } },
  parameters: {
    campus: {
      scene: 'address not proved',
      stored: { 'pending-email': EMAIL, 'code-sent-at': String(NOW.getTime() - MINUTE) },
      failures: { 'auth.resendOtp': 'lost-once' },
    },
  },
  beforeEach: ({ loaded }) => campusOf(loaded).pass(MINUTE),
  play: async ({ canvasElement, loaded, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when another code is requested without a connection, it can be requested again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Resend OTP' }));
      await waitFor(() => expect(screen.getByText('Network error while resending OTP')).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Resend OTP' }));
    });
    await step('then a message says that a new code was sent, and the next one has to wait', async () => {
      await waitFor(() => expect(screen.getByText('New OTP has been sent to your email')).toBeVisible());
      await expect(screen.getByRole('button', { name: 'Resend OTP in 60s' })).toBeDisabled();
    });
    await step('and the new code logs the student in', async () => {
      await userEvent.click(screen.getByLabelText('Code'));
      await userEvent.paste(campusOf(loaded).mailbox.codeFor(EMAIL));
      await waitFor(() => expect(screen.getByRole('heading', { name: 'You are in' })).toBeVisible());
    });
  },
};

/** Longest name and address, with their errors. */
export const LongText: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when a form with long values and two different passwords is sent', async () => {
      await fill(screen.getByLabelText('Full name'), 'Akuoko-Sarpong-Antwi-Boasiako-Owusu-Mensah-Konadu');
      await userEvent.selectOptions(screen.getByLabelText('University'), 'gimpa');
      await fill(screen.getByLabelText('Student email username'), 'akuoko.sarpong.antwi.boasiako'.repeat(2));
      await fill(screen.getByLabelText('Password'), PASSWORD.repeat(5));
      await fill(screen.getByLabelText('Confirm password'), `${PASSWORD.repeat(5)}8`);
      await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    });
    await step('then a message appears beside the passwords', async () => {
      await waitFor(() => expect(screen.getByText('Passwords must match')).toBeVisible());
    });
  },
};
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };

/** Registration over a network in this state. */
const sent = (network: 'silent' | 'broken' | 'offline', said: string): Story => ({
  parameters: { campus: { network } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'when the form is sent, then it shows the state of the request and keeps the typed values',
      async () => {
        await fill(canvas.getByLabelText('Full name'), 'Esi Ofori');
        await userEvent.selectOptions(canvas.getByLabelText('University'), 'ug');
        await fill(canvas.getByLabelText('Student email username'), 'esi.ofori');
        await fill(canvas.getByLabelText('Password'), PASSWORD);
        await fill(canvas.getByLabelText('Confirm password'), PASSWORD);
        await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
        await waitFor(() => expect(canvas.getAllByText(said)[0]).toBeVisible());
        await expect(canvas.getByLabelText('Full name')).toHaveValue('Esi Ofori');
      },
    );
  },
});
export const Loading: Story = sent('silent', 'Registering...');
export const Failed: Story = sent('broken', 'Registration failed. Please try again.');
export const Offline: Story = sent('offline', 'Network error during registration');

const WAITING_EMAIL = 'esi.ofori@st.ug.edu.gh';
const closed = { scene: 'university not open', viewer: null };
const askToWait = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.selectOptions(canvas.getByLabelText('University'), 'ug');
  await fill(canvas.getByLabelText('Student email username'), 'esi.ofori');
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue to the waiting list' }));
};

/** Student of a university that is not open yet: joins the waiting list and leaves it. */
export const NotOpenYet: Story = {
  parameters: { campus: closed },
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    await step(
      'when a closed university is chosen, then the waiting list needs the address only',
      async () => {
        await fill(canvas.getByLabelText('Full name'), 'Esi Ofori');
        await askToWait(canvasElement);
        await waitFor(() => expect(canvas.getByRole('heading', { name: /^Not open at UG/ })).toBeVisible());
      },
    );
    await step('when the student joins the list, then the page requests the mailed code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Join the waiting list' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Check your email' })).toBeVisible());
    });
    await step('when the code is entered, then the number of waiting students appears', async () => {
      await userEvent.click(await canvas.findByLabelText('Code from your email'));
      await userEvent.paste(campusOf(loaded).mailbox.codeFor(WAITING_EMAIL));
      await waitFor(() => expect(canvas.getByText(/^5 or more students/)).toBeVisible());
    });
    await step('when the student leaves the list, then the form appears with the typed values', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave the list' }));
      await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveValue('Esi Ofori'));
    });
  },
};
/** Chosen university that is not open yet. */
export const ClosedUniversity: Story = {
  parameters: { campus: closed },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'when a closed university is chosen, then the form shows a notice and no password field',
      async () => {
        await userEvent.selectOptions(canvas.getByLabelText('University'), 'ug');
        await waitFor(() => expect(canvas.getByText(/is not open at UG yet/)).toBeVisible());
        await expect(canvas.queryByLabelText('Password')).toBeNull();
      },
    );
  },
};
export const NotOpenYetFailed: Story = {
  parameters: { campus: { ...closed, failures: { 'waitingList.join': 'lost-once' } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when joining the list fails, then a second attempt succeeds', async () => {
      await askToWait(canvasElement);
      const join = await canvas.findByRole('button', { name: 'Join the waiting list' });
      await userEvent.click(join);
      await waitFor(() => expect(canvas.getByText(/not on the list|connection/i)).toBeVisible());
      await userEvent.click(join);
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Check your email' })).toBeVisible());
    });
  },
};
