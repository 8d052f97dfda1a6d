import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../test/sheet.js';
import { Avatar } from './avatar.js';

const face =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#c9a26b"/><circle cx="48" cy="38" r="18" fill="#5b3a21"/><path d="M12 96c4-26 18-36 36-36s32 10 36 36Z" fill="#2e5e4e"/></svg>',
  );

const meta = {
  id: 'kit-avatar',
  title: 'Kit/Data/Avatar',
  component: Avatar,
  args: { name: 'Esi Mensah', size: 'lg' },
  parameters: {
    contract: {
      use: 'A person, beside their name or alone.',
      avoid: 'Things (a photo or an icon).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'A picture with the person’s name; beside a written name it is hidden.',
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const WithPicture: Story = { args: { src: face } };

/** Ghanaian letters have their own cut of the font. */
export const GhanaianLetters: Story = { args: { name: 'Ɔkyerɛ Ɛfua', size: 'xl' } };

/** The tick is a honey cell with the text alternative "Verified student". */
export const Verified: Story = { args: { src: face, verified: true } };

const sizes = ['sm', 'md', 'lg', 'xl'] as const;

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        {
          name: 'first letter',
          children: sizes.map((size) => <Avatar key={size} name="Esi Mensah" size={size} />),
        },
        {
          name: 'picture',
          children: sizes.map((size) => <Avatar key={size} name="Esi Mensah" src={face} size={size} />),
        },
        {
          name: 'verified',
          children: sizes.map((size) => (
            <Avatar key={size} name="Esi Mensah" src={face} size={size} verified />
          )),
        },
        ...(['online', 'away', 'offline'] as const).map((presence) => ({
          name: presence,
          children: sizes.map((size) => (
            <Avatar key={size} name="Kwame Asante" size={size} presence={presence} />
          )),
        })),
        {
          name: 'verified and online',
          children: sizes.map((size) => (
            <Avatar key={size} name="Kwame Asante" size={size} presence="online" verified />
          )),
        },
      ]}
    />
  ),
};
