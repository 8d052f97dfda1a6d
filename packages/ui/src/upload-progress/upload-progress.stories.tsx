import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UploadProgress } from './upload-progress.js';

const meta = {
  title: 'Kit/UploadProgress',
  component: UploadProgress,
  args: {
    name: 'calculus-past-questions.pdf',
    size: '2.4 MB',
    state: { status: 'uploading', progress: 0.62 },
    onRemove: fn(),
    onRetry: fn(),
    removeLabel: 'Remove calculus-past-questions.pdf',
    retryLabel: 'Try calculus-past-questions.pdf again',
    className: 'max-w-md',
  },
  parameters: {
    contract: {
      use: 'A document on its way to the server.',
      avoid: 'Photos, which show themselves while they are sent (PhotoTile).',
      keyboard: [['Tab', 'To the second try, and to the cross']],
      screenReader: 'A progress bar named by the file; a failure is read out.',
    },
  },
} satisfies Meta<typeof UploadProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Failed: Story = {
  args: { state: { status: 'failed', error: 'The connection was lost' } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('When it is tried again', () => userEvent.click(canvas.getByRole('button', { name: /^Try/ })));
    await step('then the caller sends it once more', () => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <UploadProgress {...args} state={{ status: 'uploading', progress: 0.05 }} />
      <UploadProgress {...args} />
      <UploadProgress {...args} state={{ status: 'done' }} />
      <UploadProgress {...args} state={{ status: 'failed', error: 'The file is larger than 25 MB' }} />
      <UploadProgress
        {...args}
        name="Zusammenfassung_Verwaltungswissenschaften_Semester_3_final_final.docx"
      />
    </div>
  ),
};
