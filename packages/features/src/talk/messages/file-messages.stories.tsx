import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { aConversation, aMessage, idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { MessagesScreen } from './messages-screen.js';

const page = { nextCursor: null, limit: 50 };
const thesis = {
  id: 'f1',
  name: 'Final year project, second draft.docx',
  format: 'docx',
  size: 2_400_000,
} as const;
const cv = { id: 'f2', name: 'Ama Asante CV.pdf', format: 'pdf', size: 84_000 } as const;
const theirs = aMessage(4, { kind: 'file', content: 'Can you look at chapter two?', file: thesis });
const mine = aMessage(5, { kind: 'file', content: '', file: cv });
const messages = {
  conversations: async () => ({ data: [aConversation(0)], pagination: page }),
  conversation: async () => ({ data: aConversation(0) }),
  list: async () => ({ data: [mine, theirs, aMessage(1), aMessage(0)], count: 4, pagination: page }),
  markRead: async () => ({ data: undefined, count: 0 }),
};
const refused = new ApiError({ code: 'encrypted_file', status: 422, message: 'Locked' });
const offline = new ApiError({ code: 'network', status: 0, message: '' });
const download = fn(async () => ({ data: { url: 'data:text/plain,1', name: thesis.name } }));
let finishSlow: () => void = () => undefined;
const create = fn(async ({ file }: { file: Blob }) => {
  const name = 'name' in file ? String(file.name) : '';
  if (name === 'locked.pdf') throw refused;
  if (name === 'far.pdf') throw offline;
  if (name === 'slow.pdf') await new Promise<void>((done) => (finishSlow = done));
  return { data: { ...cv, name } };
});

const meta = {
  id: 'screens-messages-files',
  title: 'Screens/Meet/Messages/Files',
  component: MessagesScreen,
  decorators: [withCampus],
  args: { conversationId: idOf(2000) },
  parameters: { layout: 'fullscreen', campus: { client: { messages, attachments: { create, download } } } },
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

export const SendAndDownload: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a message with a file, its name, kind and size are shown', async () => {
      await waitFor(() => expect(canvas.getByText(thesis.name)).toBeVisible());
      await expect(canvas.getByText(/^Word, 2\.4/)).toBeVisible();
    });
    await step('when its download is pressed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Download ${thesis.name}` }));
    });
    await step('then the address of that file is requested', async () => {
      await waitFor(() => expect(download).toHaveBeenCalledWith({ id: thesis.id }));
    });
    await step('when a locked file, one without a network and a good one are picked', async () => {
      const field = canvas.getByLabelText('Add a file', { selector: 'input' });
      await userEvent.upload(field, [pdf('locked.pdf'), pdf('far.pdf'), pdf('Good.pdf')]);
    });
    await step(
      'then the refused one gives its reason, and the unsent one can be tried again or removed',
      async () => {
        await waitFor(() => expect(canvas.getByText(/This file is locked/)).toHaveTextContent('locked.pdf:'));
        await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
        await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
        for (const name of ['Remove', 'Remove'])
          await userEvent.click(canvas.getAllByRole('button', { name })[0] ?? canvasElement);
      },
    );
    await step('when the rest is sent', async () => {
      await waitFor(() => expect(canvas.queryByText(/far\.pdf/)).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    });
    await step('then its message is in the conversation', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Download Good.pdf' })).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'Remove Good.pdf' })).toBeNull();
    });
  },
};

export const SentOnceUploaded: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await step('given a file that is being uploaded, and some words', async () => {
      const field = await canvas.findByLabelText('Add a file', { selector: 'input' });
      await userEvent.upload(field, pdf('slow.pdf'));
      await userEvent.type(canvas.getByRole('textbox'), 'My CV');
    });
    await step('when Send is pressed, then it says that the message waits', async () => {
      await send();
      await expect(await canvas.findByText('Sent once everything is uploaded.')).toBeVisible();
      await expect(canvas.getByRole('textbox')).toHaveValue('My CV');
    });
    await step('when that is taken back and pressed again, and the file is uploaded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Not yet' }));
      await waitFor(() => expect(canvas.queryByText('Sent once everything is uploaded.')).toBeNull());
      await send();
      finishSlow();
    });
    await step('then it is sent once', async () => {
      await waitFor(() =>
        expect(canvas.getAllByRole('button', { name: 'Download slow.pdf' })).toHaveLength(1),
      );
      await expect(canvas.getByRole('textbox')).toHaveValue('');
      await expect(canvas.queryByText('Sent once everything is uploaded.')).toBeNull();
    });
  },
};

export const Refused: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a file of another kind and one that is locked', async () => {
      const field = await canvas.findByLabelText('Add a file', { selector: 'input' });
      await userEvent.upload(field, [new File(['x'], 'run.exe'), pdf('locked.pdf'), pdf('Good.pdf')], {
        applyAccept: false,
      });
    });
    await step('then each reason stands above the field', async () => {
      await waitFor(() => expect(canvas.getByText(/This file is locked/)).toHaveTextContent('locked.pdf:'));
      await expect(canvas.getByText(/This is not a PDF/)).toHaveTextContent('run.exe:');
    });
  },
};

export const French: Story = { ...french, tags: ['!test'] };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
