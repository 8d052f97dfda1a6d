import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb, Breadcrumbs } from './breadcrumbs.js';

const way = (
  <>
    <Breadcrumb href="#home">Home</Breadcrumb>
    <Breadcrumb href="#essentials">Essentials</Breadcrumb>
    <Breadcrumb current>HP EliteBook 840 G6</Breadcrumb>
  </>
);

const meta = {
  id: 'kit-breadcrumbs',
  title: 'Kit/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { children: way },
  parameters: {
    contract: {
      use: 'Pages that lie at least two levels below the start, such as an article of the help centre.',
      avoid: 'Steps of a form. The only way back on a phone (a link to the page above).',
      keyboard: [['Tab', 'From link to link']],
      screenReader: 'A navigation with a list of links; the current page is marked.',
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('then the pages above are links, in order', () =>
      expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Essentials']),
    );
  },
};

/** The line breaks on a phone, and a long title breaks within itself. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <Breadcrumb href="#home">Home</Breadcrumb>
        <Breadcrumb href="#help">Help centre</Breadcrumb>
        <Breadcrumb href="#pay">Paying and getting paid</Breadcrumb>
        <Breadcrumb current>When the money of a cancelled event comes back to you</Breadcrumb>
      </>
    ),
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid gap-4">
      <Breadcrumbs>{way}</Breadcrumbs>
      <Breadcrumbs label="Help">
        <Breadcrumb href="#help">Help centre</Breadcrumb>
        <Breadcrumb href="#paying" current>
          Paying
        </Breadcrumb>
      </Breadcrumbs>
    </div>
  ),
};
