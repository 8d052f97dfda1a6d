import type { Meta, StoryObj } from '@storybook/react-vite';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import { ButtonGroup } from './button-group.js';

const two = (
  <>
    <Button variant="outline">Edit</Button>
    <Button variant="outline">Pause</Button>
  </>
);

const meta = {
  title: 'Kit/ButtonGroup',
  component: ButtonGroup,
  args: { label: 'Listing', children: two },
  parameters: {
    contract: {
      use: 'Two to four actions on the same thing.',
      avoid: 'A choice of one of several (SegmentedControl). More than four (DropdownMenu).',
      keyboard: [['Tab', 'From button to button']],
      screenReader: 'A group with its label as name.',
    },
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Attached: Story = { args: { attached: true } };

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-md gap-4">
      <ButtonGroup label="Apart">{two}</ButtonGroup>
      <ButtonGroup label="Attached" attached>
        <Button variant="outline">Save</Button>
        <IconButton variant="outline" label="More ways to save">
          <ChevronDown aria-hidden />
        </IconButton>
      </ButtonGroup>
      <ButtonGroup label="Full width" fullWidth>
        {two}
      </ButtonGroup>
      <ButtonGroup label="Attached, full width" attached fullWidth>
        {two}
      </ButtonGroup>
    </div>
  ),
};
