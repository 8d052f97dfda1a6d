import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ReactElement } from 'react';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion.js';

function Question({ title, children }: { title: string; children: string }): ReactElement {
  return (
    <AccordionItem value={title}>
      <AccordionTrigger>{title}</AccordionTrigger>
      <AccordionContent>{children}</AccordionContent>
    </AccordionItem>
  );
}

const questions = (
  <>
    <Question title="How is my money kept safe?">
      We hold it until you give the seller your handover code.
    </Question>
    <Question title="What does it cost to sell?">Nothing to post. 1% when you are paid.</Question>
    <Question title="Wie funktioniert die Verkaufsbenachrichtigungseinstellung für Studierende?">
      In den Einstellungen.
    </Question>
  </>
);

const meta = {
  id: 'kit-accordion',
  title: 'Kit/Layout/Accordion',
  component: Accordion,
  args: { children: questions, className: 'max-w-xl' },
  parameters: {
    contract: {
      use: 'Answers when each reader needs only one or two: help, terms, details of a form.',
      avoid: 'What everybody must read. Two or three views of equal weight (Tabs).',
      keyboard: [
        ['Tab, arrow up and down', 'From question to question'],
        ['Home, End', 'To the first, to the last'],
        ['Enter, Space', 'Opens and closes the answer'],
      ],
      screenReader: 'Questions are headings that say whether they are expanded.',
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const answer = canvas.getByText(/We hold it/);
    await step('given a closed answer', () => expect(answer).not.toBeVisible());
    await step('when the question is reached by Tab and Enter is pressed', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    });
    await step('then the answer is visible', () => waitFor(() => expect(answer).toBeVisible()));
  },
};

/** For long answers: a single one is open at a time. */
export const Single: Story = {
  args: { type: 'single' },
  play: async ({ canvas, step, userEvent }) => {
    await step('when one question is opened, and then another', async () => {
      await userEvent.click(canvas.getByText('How is my money kept safe?'));
      await userEvent.click(canvas.getByText('What does it cost to sell?'));
    });
    await step('then the second answer is visible', () =>
      waitFor(() => expect(canvas.getByText(/Nothing to post/)).toBeVisible()),
    );
    await step('and the first answer is hidden', () =>
      expect(canvas.getByText(/We hold it/)).not.toBeVisible(),
    );
  },
};

export const Matrix: Story = {
  render: () => (
    <Accordion className="max-w-xl" defaultValue={['Open from the beginning']}>
      <Question title="Open from the beginning">An answer of one line.</Question>
      {questions}
    </Accordion>
  ),
};
