import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failuresOf } from '../../../test/on-scene.js';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { MessagesScreen } from '../../deals/messages/messages-screen.js';

const THESIS = 'Final year project, second draft.pdf';

const meta = {
  id: 'screens-messages-files',
  title: 'Screens/Meet/Messages/Files',
  component: MessagesScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Ama and Kofi have sent each other a file.
    campus: {
      scene: 'files in a conversation',
      viewer: 'Kofi Mensah',
      ids: { conversationId: 'conversation' },
    },
  },
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string, content = '%PDF-1.7') => new File([content], name, { type: 'application/pdf' });
const locked = () => pdf('locked.pdf', '%PDF-1.7 /Encrypt');

export const SendAndDownload: Story = {
  parameters: { campus: { failures: { 'attachments.create': 'lost-once' } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a message with a file, its name, kind and size are shown', async () => {
      await waitFor(() => expect(canvas.getByText(THESIS)).toBeVisible());
      await expect(canvas.getAllByText(/^PDF, /)).toHaveLength(2);
    });
    await step('when its download is pressed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Download ${THESIS}` }));
    });
    await step('then nothing says that it failed', async () => {
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('when a locked file, one without a network and a good one are picked', async () => {
      const field = canvas.getByLabelText('Add a file', { selector: 'input' });
      await userEvent.upload(field, [pdf('far.pdf'), locked(), pdf('Good.pdf')]);
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
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    let finish = (): void => undefined;
    failuresOf(loaded)['attachments.create'] = new Promise((done) => (finish = done));
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
      finish();
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
      await userEvent.upload(field, [new File(['x'], 'run.exe'), locked(), pdf('Good.pdf')], {
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
