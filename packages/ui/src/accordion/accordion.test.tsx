// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Accordion, AccordionItem } from './accordion.js';

describeConformance('accordion', (probe) => <Accordion {...probe} />);
describeConformance('accordion-item', (probe) => (
  <AccordionItem title="How do I pay?" {...probe}>
    With mobile money.
  </AccordionItem>
));

describe('Accordion', () => {
  afterEach(cleanup);

  const items = (
    <>
      <AccordionItem title="How do I pay?">With mobile money.</AccordionItem>
      <AccordionItem title="Who holds the money?">We do.</AccordionItem>
    </>
  );

  it('opens by a press on the question', async () => {
    render(<Accordion>{items}</Accordion>);
    await userEvent.click(screen.getByText('How do I pay?'));
    expect(screen.getByText('With mobile money.').closest('details')?.open).toBe(true);
  });

  it('puts its questions among the headings of the page', () => {
    render(<Accordion headingLevel={2}>{items}</Accordion>);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('ties its items together only when one may be open', () => {
    const { container, rerender } = render(<Accordion single>{items}</Accordion>);
    const names = () => [...container.querySelectorAll('details')].map((item) => item.getAttribute('name'));
    const [first, second] = names();
    expect(first).toBe(second);
    expect(first).toBeTruthy();
    rerender(<Accordion>{items}</Accordion>);
    expect(names()).toEqual([null, null]);
  });
});
