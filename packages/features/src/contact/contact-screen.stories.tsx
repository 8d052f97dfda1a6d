import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withCampus } from '../testing/with-campus.js';
import { ContactScreen } from './contact-screen.js';

const send = fn(async () => ({ data: undefined, message: 'Thank you' }));
const visitor = { session: { status: 'anonymous' }, notes: { consent: 'necessary' } } as const;

const meta = {
  title: 'Screens/Contact',
  component: ContactScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { ...visitor, client: { contact: { send } } } },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InFrench: Story = { globals: { locale: 'fr' } };

async function fillIn(canvas: ReturnType<typeof within>) {
  await userEvent.type(canvas.getByLabelText('Name'), 'Ama Owusu');
  await userEvent.type(canvas.getByLabelText('Email'), 'ama@example.com');
  await userEvent.type(canvas.getByLabelText('Subject'), 'My code');
  await userEvent.type(canvas.getByLabelText('Message'), 'It never came.');
}

export const Send: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    send.mockClear();
    await step('when nothing is filled in, then every field says so and nothing is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
      await expect(await canvas.findAllByText('Required')).toHaveLength(4);
      await expect(send).not.toHaveBeenCalled();
    });
    await step('when it is filled in and sent, then it is thanked for', async () => {
      await fillIn(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
      await expect(await canvas.findByRole('heading', { name: 'Thank you for your message!' })).toHaveFocus();
      await expect(send.mock.calls[0]).toEqual([
        {
          name: 'Ama Owusu',
          email: 'ama@example.com',
          subject: 'My code',
          message: 'It never came.',
          website: '',
        },
      ]);
    });
    await step('when another is wanted, then the form is empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send another message' }));
      await expect(canvas.getByLabelText('Message')).toHaveValue('');
    });
  },
};

export const Refused: Story = {
  parameters: {
    campus: {
      ...visitor,
      client: {
        contact: {
          send: () =>
            Promise.reject(
              new ApiError({ code: 'rate_limited', status: 429, message: 'Too much', retryAfter: 60 }),
            ),
        },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the server refuses, then it is said and what was typed stays', async () => {
      await fillIn(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
      await waitFor(() => expect(canvas.getByText(/Please try again in 60 s/)).toBeVisible());
      await expect(canvas.getByLabelText('Message')).toHaveValue('It never came.');
    });
  },
};
