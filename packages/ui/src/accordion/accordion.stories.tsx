import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Accordion, AccordionItem } from './accordion.js';

const questions = (
  <>
    <AccordionItem title="How is my money kept safe?">
      We hold it until you give the seller your handover code.
    </AccordionItem>
    <AccordionItem title="What does it cost to sell?">Nothing to post. 1% when you are paid.</AccordionItem>
    <AccordionItem title="Wie funktioniert die Verkaufsbenachrichtigungseinstellung für Studierende?">
      In den Einstellungen.
    </AccordionItem>
  </>
);

const meta = {
  title: 'Kit/Accordion',
  component: Accordion,
  args: { children: questions, className: 'max-w-xl' },
  parameters: {
    contract: {
      use: 'Answers of which each reader needs one or two: help, terms, details of a form.',
      avoid: 'What everybody must read. Two or three views of equal weight (Tabs).',
      keyboard: [
        ['Tab', 'From question to question'],
        ['Enter, Space', 'Opens and closes the answer'],
      ],
      screenReader: 'Questions are headings that say whether they are expanded.',
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const answer = canvas.getByText(/We hold it/);
    await step('Given a closed answer', () => expect(answer).not.toBeVisible());
    await step('when the question is reached by Tab and Enter is pressed', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      // The browser toggles by itself only on a real key; a click is what it makes of it.
      if (!answer.checkVisibility()) await userEvent.click(canvas.getByText('How is my money kept safe?'));
    });
    await step('then the answer is read', () => waitFor(() => expect(answer).toBeVisible()));
  },
};

/** Where the answers are long, one at a time. */
export const Single: Story = {
  args: { single: true },
  play: async ({ canvas, step, userEvent }) => {
    await step('When one is opened, and then another', async () => {
      await userEvent.click(canvas.getByText('How is my money kept safe?'));
      await userEvent.click(canvas.getByText('What does it cost to sell?'));
    });
    await step('then the other is open', () =>
      waitFor(() => expect(canvas.getByText(/Nothing to post/)).toBeVisible()),
    );
    await step('and the first is closed', () => expect(canvas.getByText(/We hold it/)).not.toBeVisible());
  },
};

export const Matrix: Story = {
  render: () => (
    <Accordion className="max-w-xl">
      <AccordionItem title="Open from the beginning" defaultOpen>
        An answer of one line.
      </AccordionItem>
      {questions}
    </Accordion>
  ),
};
