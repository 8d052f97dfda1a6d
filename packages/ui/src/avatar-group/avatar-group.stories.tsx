import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../test/sheet.js';
import { AvatarGroup } from './avatar-group.js';

const faces = ['Esi Mensah', 'Kwame Asante', 'Adwoa Boateng', 'Kojo Owusu', 'Ama Serwaa'].map((name) => ({
  name,
}));

const meta = {
  title: 'Kit/AvatarGroup',
  component: AvatarGroup,
  args: { label: 'Esi, Kwame and 12 others', faces, total: 14 },
  parameters: {
    contract: {
      use: 'Who is going, who is in a group, where the faces say more than a number.',
      avoid: 'One person (Avatar). A list of people (ListRow).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'One picture with its label as name.',
    },
  },
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Sheet
      rows={[
        { name: 'two', children: <AvatarGroup label="Esi and Kwame" faces={faces.slice(0, 2)} /> },
        {
          name: 'five, three shown',
          children: <AvatarGroup label="Five students" faces={faces} atMost={3} />,
        },
        { name: 'fourteen', children: <AvatarGroup {...args} /> },
        { name: 'many', children: <AvatarGroup {...args} total={1240} /> },
      ]}
    />
  ),
};
