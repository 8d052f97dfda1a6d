import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  type AccordionProps,
  AccordionTrigger,
} from './accordion.js';

describeConformance('accordion', (probe) => <Accordion {...probe} />);
describeConformance('accordion-item', (probe) => (
  <Accordion>
    <AccordionItem value="pay" {...probe} />
  </Accordion>
));

describe('Accordion', () => {
  afterEach(cleanup);

  function Questions(props: AccordionProps): ReactElement {
    return (
      <Accordion {...props}>
        <AccordionItem value="pay">
          <AccordionTrigger>How do I pay?</AccordionTrigger>
          <AccordionContent>With mobile money.</AccordionContent>
        </AccordionItem>
        <AccordionItem value="hold">
          <AccordionTrigger>Who holds the money?</AccordionTrigger>
          <AccordionContent>We do.</AccordionContent>
        </AccordionItem>
      </Accordion>
    );
  }
  const question = (name: string) => screen.getByRole('button', { name });
  const isOpen = (name: string) => question(name).getAttribute('aria-expanded') === 'true';

  it('opens and closes by a press on the question', async () => {
    render(<Questions />);
    await userEvent.click(question('How do I pay?'));
    expect(isOpen('How do I pay?')).toBe(true);
    await userEvent.click(question('How do I pay?'));
    expect(isOpen('How do I pay?')).toBe(false);
  });

  it('renders its questions as headings of the given level', () => {
    render(<Questions headingLevel={2} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('keeps an open item open when another one opens', async () => {
    render(<Questions defaultValue={['pay']} />);
    await userEvent.click(question('Who holds the money?'));
    expect([isOpen('How do I pay?'), isOpen('Who holds the money?')]).toEqual([true, true]);
  });

  it('closes the open item when another one opens in single mode', async () => {
    render(<Questions type="single" defaultValue={['pay']} />);
    await userEvent.click(question('Who holds the money?'));
    expect([isOpen('How do I pay?'), isOpen('Who holds the money?')]).toEqual([false, true]);
  });

  it('moves the focus between the questions by the arrow keys', async () => {
    const user = userEvent.setup();
    render(<Questions />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(question('Who holds the money?'));
  });

  it('keeps the answers of closed items in the document', () => {
    render(<Questions />);
    expect(screen.getByText('We do.')).toBeTruthy();
  });
});
