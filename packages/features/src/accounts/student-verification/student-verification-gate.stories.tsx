import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { TextField } from '@campushive/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../test/on-scene.js';
import { dark } from '../../../test/screen-states.js';
import { useClient, useFailureText } from '../../kernel/index.js';
import { withCampus } from '../../testing/with-campus.js';
import { StudentVerificationGate } from './student-verification-gate.js';

/** Simulates a page that posts something. */
function Page() {
  const client = useClient();
  const failureText = useFailureText();
  const post = useMutation({
    mutationFn: () => client.hives.create({ hiveType: 'logistics', title: 'Carry a fridge', price: 40 }),
  });
  return (
    <>
      <StudentVerificationGate />
      <div className="grid gap-4 p-4">
        <TextField label="Title" />
        {post.error === null ? null : <Alert tone="danger">{failureText(post.error, 'Failed')}</Alert>}
        <Button onClick={() => post.mutate()}>{post.isSuccess ? 'Posted' : 'Post'}</Button>
      </div>
    </>
  );
}

const meta = {
  id: 'screens-student-status-gate',
  title: 'Screens/Join/Student status/Gate',
  component: StudentVerificationGate,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Akosua’s verification is over since three days.
    campus: { scene: 'verification is over', viewer: 'Akosua Mensah' },
  },
  render: () => <Page />,
} satisfies Meta<typeof StudentVerificationGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RefusedThenProved: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const mailed = () => campusOf(loaded).mailbox.codeFor('akosua.mensah@st.ug.edu.gh');
    await step(
      'given a typed title, when the post is refused for lack of a student verification',
      async () => {
        await userEvent.type(await page.findByLabelText('Title'), 'Carry a fridge');
        await userEvent.click(page.getByRole('button', { name: 'Post' }));
      },
    );
    const dialog = async () => within(await page.findByRole('dialog'));
    await step('then the renewal opens over the form, and sends a code', async () => {
      const name = 'Confirm you’re still a student';
      await userEvent.click(await (await dialog()).findByRole('button', { name }));
    });
    await step('when a wrong code is entered, then the field shows an error', async () => {
      const first = await (await dialog()).findByLabelText('Code');
      await userEvent.click(first);
      await userEvent.paste(mailed() === '111111' ? '222222' : '111111');
      await waitFor(async () =>
        expect((await dialog()).getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true'),
      );
    });
    await step(
      'when the right code is entered, then the dialog closes, and the typed title is still there',
      async () => {
        await userEvent.click((await dialog()).getByLabelText('Code'));
        await userEvent.paste(mailed());
        await userEvent.click(await (await dialog()).findByRole('button', { name: 'Continue' }));
        await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
        await expect(page.getByLabelText('Title')).toHaveValue('Carry a fridge');
      },
    );
    await step('when the form is posted again, then the request succeeds', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Post' }));
      await expect(await page.findByRole('button', { name: 'Posted' })).toBeInTheDocument();
    });
  },
};

const strip = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const region = await within(canvasElement).findByRole('region', { name: /status|statut/i });
  await waitFor(() => expect(region).toBeVisible());
};
export const Strip: Story = { play: strip };
export const StripInFrench: Story = { globals: { locale: 'fr' }, play: strip };
export const StripInTheDark: Story = { ...dark, tags: ['!test'] };
