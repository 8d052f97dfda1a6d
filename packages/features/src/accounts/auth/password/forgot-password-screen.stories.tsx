import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ForgotPasswordScreen } from './forgot-password-screen.js';

const meta = {
  id: 'screens-auth-forgot-password',
  title: 'Screens/Join/Forgot password',
  component: ForgotPasswordScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'Esi has joined', viewer: null } },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function send(canvasElement: HTMLElement, email: string) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByLabelText('Email'));
  await userEvent.paste(email);
  await userEvent.click(canvas.getByRole('button', { name: /Send reset link|Envoyer/ }));
}

export const Empty: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'when the form is sent empty, then a message asks for the address, and the field has the focus',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Send reset link' }));
        await waitFor(() => expect(canvas.getByText('Enter your email')).toBeVisible());
        await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
      },
    );
  },
};
export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the address is of no university, then the field shows a message', async () => {
      await send(canvasElement, 'esi@gmail.com');
      await waitFor(() => expect(canvas.getByText('Must be a valid university email')).toBeVisible());
      await userEvent.clear(canvas.getByLabelText('Email'));
    });
    await step(
      'when the address is of a university, then the page says that the link was sent, and links to the login',
      async () => {
        await send(canvasElement, 'esi.ofori@st.ug.edu.gh');
        const said = { name: 'Reset link sent! Check your email' };
        await waitFor(() => expect(canvas.getByRole('heading', said)).toBeVisible());
        await expect(canvas.getByRole('link', { name: 'BACK TO LOGIN' })).toHaveAttribute('href', '#login');
      },
    );
  },
};
export const LongText: Story = {
  play: ({ canvasElement }) => send(canvasElement, `${'abena-'.repeat(9)}frimpong@st.ug.edu.gh`),
};
export const Loading: Story = {
  parameters: { campus: { network: 'silent' } },
  play: async ({ canvasElement, step }) => {
    await step('when the form is sent, then the button shows that the request is under way', async () => {
      await send(canvasElement, 'esi.ofori@st.ug.edu.gh');
      await waitFor(() => expect(within(canvasElement).getByText('Sending...')).toBeVisible());
    });
  },
};
export const Failed: Story = {
  parameters: { campus: { network: 'broken' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'when the request fails, then a message appears, and the form can be sent again unchanged',
      async () => {
        await send(canvasElement, 'esi.ofori@st.ug.edu.gh');
        const said = 'Failed to send reset link. Please try again.';
        await waitFor(() => expect(canvas.getByText(said)).toBeVisible());
        await expect(canvas.getByLabelText('Email')).toHaveValue('esi.ofori@st.ug.edu.gh');
        await expect(canvas.getByRole('button', { name: 'Send reset link' })).toBeEnabled();
      },
    );
  },
};
export const Offline: Story = {
  parameters: { campus: { network: 'offline' } },
  play: async ({ canvasElement, step }) => {
    await step('when there is no network, then a message appears', async () => {
      await send(canvasElement, 'esi.ofori@st.ug.edu.gh');
      const said = 'Network connection issue. Please check your internet connection.';
      await waitFor(() => expect(within(canvasElement).getByText(said)).toBeVisible());
    });
  },
};
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
