// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { MultiSelect } from './multi-select.js';

const options = ['Tutoring', 'Design', 'Braids'].map((label) => ({ value: label.toLowerCase(), label }));
const needed = { legend: 'Skills', name: 'skills', options };

describeConformance('multi-select', (probe) => <MultiSelect {...needed} {...probe} />);

describe('MultiSelect', () => {
  afterEach(cleanup);
  const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  it('tells all that is chosen, in the order of the choices', async () => {
    const onValuesChange = vi.fn();
    render(<MultiSelect {...needed} onValuesChange={onValuesChange} />);
    await userEvent.click(chip('Braids'));
    await userEvent.click(chip('Tutoring'));
    expect(onValuesChange).toHaveBeenLastCalledWith({ values: ['tutoring', 'braids'] });
    await userEvent.click(chip('Braids'));
    expect(onValuesChange).toHaveBeenLastCalledWith({ values: ['tutoring'] });
  });

  it('lets the rest rest when as many are chosen as may be', async () => {
    render(<MultiSelect {...needed} maxChosen={1} defaultValues={['design']} />);
    expect([chip('Braids').disabled, chip('Design').disabled]).toEqual([true, false]);
  });

  it('stands in the data of its form', () => {
    const { container } = render(
      <form>
        <MultiSelect {...needed} defaultValues={['design', 'braids']} />
      </form>,
    );
    const form = container.querySelector('form');
    expect(form && new FormData(form).getAll('skills')).toEqual(['design', 'braids']);
  });
});
