import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fill } from '../../../test/fill.js';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { ContactScreen } from './contact-screen.js';

const send = fn(async () => ({ data: undefined, message: 'Thank you' }));
const visitor = { session: { status: 'anonymous' }, stored: { consent: 'necessary' } } as const;

const meta = {
  id: 'screens-contact',
  title: 'Screens/Look around/Contact',
  component: ContactScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { ...visitor, client: { contact: { send } } } },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

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
    await step(
      'when nothing is filled in, then every field shows a message and nothing is sent',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
        await expect(await canvas.findAllByText('Required')).toHaveLength(4);
        await expect(send).not.toHaveBeenCalled();
      },
    );
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
      await waitFor(() => expect(canvas.getByText(/Try again in 1 minute/)).toBeVisible());
      await expect(canvas.getByLabelText('Message')).toHaveValue('It never came.');
    });
  },
};

export const Loading: Story = {
  parameters: { campus: { network: 'silent' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when it is sent, then the button says that it is under way', async () => {
      await fillIn(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
      await waitFor(() => expect(canvas.getByText('Sending...')).toBeVisible());
    });
  },
};

/** Failed attempt: typed values stay and can be sent again. */
export const Offline: Story = {
  parameters: { campus: { network: 'offline' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when there is no network, then it shows a message and what was typed stays', async () => {
      await fillIn(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
      await waitFor(() => expect(canvas.getByText(/internet connection/i)).toBeVisible());
      await expect(canvas.getByLabelText('Message')).toHaveValue('It never came.');
      await expect(canvas.getByRole('button', { name: 'Send message' })).toBeEnabled();
    });
  },
};

/** Long message in words that do not break. */
export const LongText: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when much is written without a blank', async () => {
      await fill(canvas.getByLabelText('Subject'), 'Handover'.repeat(14));
      await fill(canvas.getByLabelText('Message'), 'Gyegyeegyeegye'.repeat(40));
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    });
    await step('then what is missing is said beside it', async () => {
      await expect(await canvas.findAllByText('Required')).toHaveLength(2);
    });
  },
};
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
