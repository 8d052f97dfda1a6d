import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import { expect, fn } from 'storybook/test';
import { FileDrop } from './file-drop.js';

const meta = {
  id: 'kit-filedrop',
  title: 'Kit/Forms/FileDrop',
  component: FileDrop,
  args: {
    label: 'Add photos',
    description: 'PNG, JPG or HEIC, up to 10 MB each',
    accept: 'image/*,.heic',
    multiple: true,
    maxFiles: 2,
    maxBytes: 10_000_000,
    onFilesAdd: fn(),
    className: 'max-w-md',
  },
  parameters: {
    contract: {
      use: 'Documents and photos to be added.',
      avoid: 'One photo of oneself (a Button with an input).',
      keyboard: [
        ['Tab', 'To the zone'],
        ['Enter, Space', 'Opens the picker'],
      ],
      screenReader: 'A file input with label, description and error.',
    },
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });

export const Playground: Story = { tags: ['!test'] };

/** The whole zone is a file input: keyboard and screen reader work as usual, and phones offer camera and gallery. */
export const Picked: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByLabelText(/Add photos/);
    await step('when a photo is picked', () => userEvent.upload(input, photo('desk.jpg')));
    await step('then the caller gets the photo', () =>
      expect(args.onFilesAdd).toHaveBeenCalledWith({
        files: [expect.objectContaining({ name: 'desk.jpg' })],
        rejected: [],
      }),
    );
    await step('and the field can be reached by Tab', async () => {
      input.blur();
      await userEvent.tab();
      await expect(input).toHaveFocus();
    });
  },
};

export const Dropped: Story = {
  play: async ({ args, canvas, step }) => {
    const zone = canvas.getByText('Add photos');
    const files = [new File(['%PDF'], 'notes.pdf', { type: 'application/pdf' })].concat(
      ['a.jpg', 'b.jpg', 'c.jpg'].map(photo),
    );
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    await step('when three photos and a document are dropped where two photos fit', () => {
      for (const type of ['dragover', 'drop']) {
        zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      }
    });
    await step('then two photos are accepted, and the other files are rejected with a reason', () =>
      expect(args.onFilesAdd).toHaveBeenCalledWith({
        files: [files[1], files[2]],
        rejected: [
          { file: files[0], reason: 'type' },
          { file: files[3], reason: 'count' },
        ],
      }),
    );
  },
};

export const Matrix: Story = {
  render: ({ onFilesAdd }) => (
    <div className="grid max-w-4xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <FileDrop
        label="Add photos"
        description="PNG, JPG or HEIC, up to 10 MB each"
        accept="image/*"
        onFilesAdd={onFilesAdd}
      />
      <FileDrop
        label="Add your study file"
        description="PDF, DOCX, PPTX, ZIP up to 25 MB"
        icon={<FileText />}
        accept=".pdf"
        onFilesAdd={onFilesAdd}
      />
      <FileDrop
        label="Add photos"
        description="At least one"
        accept="image/*"
        error="Please add at least one photo"
        onFilesAdd={onFilesAdd}
      />
      <FileDrop
        label="Add photos"
        description="8 of 8 added"
        accept="image/*"
        disabled
        onFilesAdd={onFilesAdd}
      />
    </div>
  ),
};
