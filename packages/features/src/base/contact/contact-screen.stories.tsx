import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fill } from '../../../test/fill.js';
import { campusOf } from '../../../test/on-scene.js';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { ContactScreen } from './contact-screen.js';

const SUPPORT = 'support@campus.example';

const meta = {
  id: 'screens-contact',
  title: 'Screens/Look around/Contact',
  component: ContactScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'empty campus', viewer: null, stored: { consent: 'necessary' } },
  },
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
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const received = () => campusOf(loaded).mailbox.of(SUPPORT);
    const before = received().length;
    await step(
      'when nothing is filled in, then every field shows a message and nothing is sent',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
        await expect(await canvas.findAllByText(/^(Enter your|Add a|Write a) /)).toHaveLength(4);
        await expect(received()).toHaveLength(before);
      },
    );
    await step(
      'when the form is filled in and sent, then the message arrives, and a heading says thank you',
      async () => {
        await fillIn(canvas);
        await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
        await expect(
          await canvas.findByRole('heading', { name: 'Thank you for your message!' }),
        ).toHaveFocus();
        await waitFor(() => expect(received()).toHaveLength(before + 1));
        await expect(received()[0]?.subject).toContain('My code');
        for (const said of ['Ama Owusu', 'ama@example.com', 'It never came.'])
          await expect(received()[0]?.text).toContain(said);
      },
    );
    await step('when Send another message is pressed, then the form is empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send another message' }));
      await expect(canvas.getByLabelText('Message')).toHaveValue('');
    });
  },
};

/** Sends as many messages from the visitor's network as are accepted in a day. */
async function sendTooMany({ visitor }: ReturnType<typeof campusOf>): Promise<void> {
  const message = { name: 'Ama Owusu', email: 'ama@example.com', subject: 'My code', website: '' };
  const send = () => visitor.contact.send({ ...message, message: 'It never came.' });
  const isSent = () =>
    send().then(
      () => true,
      () => false,
    );
  while (await isSent()) continue;
}

export const Refused: Story = {
  beforeEach: ({ loaded }) => sendTooMany(campusOf(loaded)),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'when the server refuses, then an error message appears, and the typed values stay',
      async () => {
        await fillIn(canvas);
        await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
        await waitFor(() => expect(canvas.getByText(/Try again in (1 hour|60 minutes)/)).toBeVisible());
        await expect(canvas.getByLabelText('Message')).toHaveValue('It never came.');
      },
    );
  },
};

export const Loading: Story = {
  parameters: { campus: { network: 'silent' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the form is sent, then the button shows that the request is under way', async () => {
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
    await step('when there is no network, then a message appears, and the typed values stay', async () => {
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
    await step('when a form with long texts without spaces is sent', async () => {
      await fill(canvas.getByLabelText('Subject'), 'Handover'.repeat(14));
      await fill(canvas.getByLabelText('Message'), 'Gyegyeegyeegye'.repeat(40));
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    });
    await step('then a message appears beside each missing field', async () => {
      await expect(await canvas.findAllByText(/^(Enter your|Add a|Write a) /)).toHaveLength(2);
    });
  },
};
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
