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
    await step(
      'given a message with a file, then the name, the kind and the size of the file are shown',
      async () => {
        await waitFor(() => expect(canvas.getByText(THESIS)).toBeVisible());
        await expect(canvas.getAllByText(/^PDF, /)).toHaveLength(2);
      },
    );
    await step('when Download is pressed for the file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Download ${THESIS}` }));
    });
    await step('then no error is shown', async () => {
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step(
      'when three files are picked: one fails to upload, one is locked and one is valid',
      async () => {
        const field = canvas.getByLabelText('Add a file', { selector: 'input' });
        await userEvent.upload(field, [pdf('far.pdf'), locked(), pdf('Good.pdf')]);
      },
    );
    await step(
      'then the locked file shows its reason, and the failed file has Try again and Remove',
      async () => {
        await waitFor(() => expect(canvas.getByText(/This file is locked/)).toHaveTextContent('locked.pdf:'));
        await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
        await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
        for (const name of ['Remove', 'Remove'])
          await userEvent.click(canvas.getAllByRole('button', { name })[0] ?? canvasElement);
      },
    );
    await step('when the other files are removed and the valid file is sent', async () => {
      await waitFor(() => expect(canvas.queryByText(/far\.pdf/)).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    });
    await step('then the message with the file is in the conversation', async () => {
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
    await step('given a typed text and a file that is still being uploaded', async () => {
      const field = await canvas.findByLabelText('Add a file', { selector: 'input' });
      await userEvent.upload(field, pdf('slow.pdf'));
      await userEvent.type(canvas.getByRole('textbox'), 'My CV');
    });
    await step(
      'when Send is pressed, then a note says that the message is sent after the upload',
      async () => {
        await send();
        await expect(await canvas.findByText('Sent once everything is uploaded.')).toBeVisible();
        await expect(canvas.getByRole('textbox')).toHaveValue('My CV');
      },
    );
    await step('when the sending is cancelled, Send is pressed again and the upload finishes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Not yet' }));
      await waitFor(() => expect(canvas.queryByText('Sent once everything is uploaded.')).toBeNull());
      await send();
      finish();
    });
    await step('then the message is sent once, and the composer is empty', async () => {
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
    await step('when a file of a wrong kind and a locked file are picked', async () => {
      const field = await canvas.findByLabelText('Add a file', { selector: 'input' });
      await userEvent.upload(field, [new File(['x'], 'run.exe'), locked(), pdf('Good.pdf')], {
        applyAccept: false,
      });
    });
    await step('then the reason for each refused file is shown with its name', async () => {
      await waitFor(() => expect(canvas.getByText(/This file is locked/)).toHaveTextContent('locked.pdf:'));
      await expect(canvas.getByText(/This is not a PDF/)).toHaveTextContent('run.exe:');
    });
  },
};

export const French: Story = { ...french, tags: ['!test'] };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
