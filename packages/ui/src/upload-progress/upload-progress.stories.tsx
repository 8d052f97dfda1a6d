import type { Meta, StoryObj } from '@storybook/react-vite';
import { UploadProgress } from './upload-progress.js';

const meta = {
  id: 'kit-uploadprogress',
  title: 'Kit/Feedback/UploadProgress',
  component: UploadProgress,
  args: {
    name: 'past-questions-calculus.pdf',
    progress: 0.4,
    progressLabel: 'Uploading...',
    onRemove: () => undefined,
    removeLabel: 'Remove the file',
    className: 'max-w-md',
  },
  parameters: {
    contract: {
      use: 'A file that is sent as soon as it is picked, and that can be taken away.',
      avoid: 'Photos (PhotoTile), something under way without a file (Progress).',
      keyboard: [['Tab, Enter', 'To the cross; takes the file away']],
      screenReader: 'The name, then how far it is; when it is there, its details are read out.',
    },
  },
} satisfies Meta<typeof UploadProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <UploadProgress {...args} progress={0} />
      <UploadProgress {...args} />
      <UploadProgress {...args} progress={null} details="3 pages, 2.4 MB" />
      <UploadProgress
        {...args}
        progress={null}
        name="a-very-long-name-without-a-blank-that-does-not-fit-into-one-line.pdf"
        details="120 pages, 18 MB"
      />
    </div>
  ),
};
