import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../test/sheet.js';
import { Link } from './link.js';

const meta = {
  id: 'kit-link',
  title: 'Kit/Navigation/Link',
  component: Link,
  args: { href: '#terms', children: 'Terms of Service' },
  parameters: {
    contract: {
      use: 'Going somewhere: to another page, another place of this one, or another site.',
      avoid:
        'Doing something, such as sending or deleting: that is a Button, also where it should look quiet.',
      keyboard: [['Tab, Enter', 'To it; goes there']],
      screenReader: 'A link with its words as name, so they must make sense when read alone: not “here”.',
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const InText: Story = {
  render: (args) => (
    <p className="max-w-prose">
      By creating an account you agree to our <Link {...args} />, and to meet in public places.
    </p>
  ),
};

/** A standalone link is 44 px high for touch; a link in a text is as high as its line. */
export const Standalone: Story = {
  args: { standalone: true, href: '#forgot', children: 'Forgot password?' },
};

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        {
          name: 'alone',
          children: (
            <Link href="#forgot" standalone>
              Forgot password?
            </Link>
          ),
        },
        {
          name: 'on a fill',
          children: (
            <p className="rounded-control bg-fill p-3">
              Read the <Link href="#guide">safety guide</Link> first.
            </p>
          ),
        },
      ]}
    />
  ),
};
