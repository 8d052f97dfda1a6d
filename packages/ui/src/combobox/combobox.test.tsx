import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { Combobox, type ComboboxProps } from './combobox.js';

const options = [
  { value: 'ug', label: 'University of Ghana, Légon' },
  { value: 'knust', label: 'KNUST', keywords: ['Kwame Nkrumah'] },
  { value: 'ucc', label: 'University of Cape Coast' },
  { value: 'closed', label: 'Closed University', disabled: true },
];

describeFieldConformance('combobox', (probe) => <Combobox options={options} {...probe} />);
describeFieldConformance('combobox', (probe) => <Combobox multiple options={options} {...probe} />);

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'University' });
const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('university');
const labels = () => screen.queryAllByRole('option').map((option) => option.textContent);
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
const activeText = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

function InForm(props: Partial<ComboboxProps>) {
  const field = { label: 'University', name: 'university', options, ...props };
  return (
    <form>
      {field.multiple === true ? (
        <Combobox {...field} multiple />
      ) : (
        <Combobox {...(field as ComboboxProps)} />
      )}
    </form>
  );
}

beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));
afterAll(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
afterEach(cleanup);

describe('Combobox', () => {
  it('opens on a press with all options, and sends an empty value while nothing is chosen', async () => {
    render(<InForm placeholder="Choose one" />);
    expect([field().placeholder, isOpen(), sent()]).toEqual(['Choose one', false, ['']]);
    await userEvent.click(field());
    await screen.findByRole('listbox', { name: 'University' });
    expect([labels().length, activeText()]).toEqual([4, undefined]);
  });

  it('finds an option without its accents, marks it, and takes it with Enter', async () => {
    const onValueChange = vi.fn();
    render(<InForm onValueChange={onValueChange} />);
    await userEvent.type(field(), 'legon');
    await screen.findByRole('listbox');
    expect([labels(), activeText()]).toEqual([['University of Ghana, Légon'], 'University of Ghana, Légon']);
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ug');
    expect([field().value, sent(), isOpen()]).toEqual(['University of Ghana, Légon', ['ug'], false]);
    expect(document.activeElement).toBe(field());
  });

  it('takes an option by a press', async () => {
    render(<InForm />);
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('option', { name: 'KNUST' }));
    expect([field().value, sent(), screen.queryByRole('listbox')]).toEqual(['KNUST', ['knust'], null]);
  });

  it('moves by arrow keys without disabled options, in a cycle, and by Home and End', async () => {
    render(<InForm />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    expect(activeText()).toBe('University of Ghana, Légon');
    await userEvent.keyboard('{ArrowUp}');
    expect(activeText()).toBe('University of Cape Coast');
    await userEvent.keyboard('{Home}{ArrowDown}');
    expect(activeText()).toBe('KNUST');
    await userEvent.keyboard('{End}');
    expect(activeText()).toBe('University of Cape Coast');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeText()).toBe('University of Ghana, Légon');
  });

  it('opens at the chosen option', async () => {
    render(<InForm defaultValue="ucc" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    expect(activeText()).toBe('University of Cape Coast');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('University of Cape Coast');
  });

  it('does not take a disabled option', async () => {
    const onValueChange = vi.fn();
    render(<InForm onValueChange={onValueChange} />);
    await userEvent.type(field(), 'closed{Enter}');
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('option', { name: 'Closed University' }));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('closes on the first Escape, and removes the answer on the second', async () => {
    render(<InForm defaultValue="knust" />);
    await userEvent.click(field());
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect([isOpen(), sent()]).toEqual([false, ['knust']]);
    await userEvent.keyboard('{Escape}');
    expect([field().value, sent()]).toEqual(['', ['']]);
  });

  it('keeps its answer when the field is left with another text, and loses it with the text', async () => {
    render(<InForm defaultValue="knust" />);
    await userEvent.clear(field());
    expect(sent()).toEqual(['']);
    await userEvent.type(field(), 'knust');
    await userEvent.tab();
    expect([field().value, sent()]).toEqual(['KNUST', ['knust']]);
    await userEvent.type(field(), ' of Kumasi');
    await userEvent.tab();
    expect([field().value, sent()]).toEqual(['KNUST', ['knust']]);
  });

  it('leaves Enter to the form while the list is closed', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    const { container } = render(<InForm defaultValue="knust" />);
    container.querySelector('form')?.addEventListener('submit', onSubmit);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('removes its answer by a button, unless one is required', async () => {
    render(<InForm defaultValue="knust" />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([sent(), document.activeElement]).toEqual([[''], field()]);
    cleanup();
    render(<InForm defaultValue="knust" required />);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it.each([{ multiple: false as const }, { multiple: true as const }])(
    'keeps a form from being sent while a required answer is missing: %o',
    (kind) => {
      const { container } = render(<InForm required {...(kind as Partial<ComboboxProps>)} />);
      expect(container.querySelector('form')?.checkValidity()).toBe(false);
      expect(field().getAttribute('aria-required')).toBe('true');
    },
  );

  it('returns to its initial value with a reset of the form', async () => {
    const { container } = render(<InForm defaultValue="knust" />);
    await userEvent.clear(field());
    await userEvent.type(field(), 'legon{Enter}');
    expect(sent()).toEqual(['ug']);
    fireEvent.reset(container.querySelector('form') ?? document.body);
    await waitFor(() => expect([field().value, sent()]).toEqual(['KNUST', ['knust']]));
  });

  it('leaves a controlled value to the caller', async () => {
    render(<InForm value="knust" />);
    await userEvent.clear(field());
    await userEvent.type(field(), 'legon{Enter}');
    expect([field().value, sent()]).toEqual(['KNUST', ['knust']]);
  });

  it('does not open while disabled or read-only, and sends only a read-only answer', async () => {
    render(<InForm defaultValue="knust" disabled />);
    await userEvent.click(field());
    expect([screen.queryByRole('listbox'), sent()]).toEqual([null, []]);
    cleanup();
    render(<InForm defaultValue="knust" readOnly />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{Escape}x');
    expect([screen.queryByRole('listbox'), sent(), field().value]).toEqual([null, ['knust'], 'KNUST']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the groups of its options', async () => {
    render(<InForm options={[{ label: 'Public', options }]} />);
    await userEvent.click(field());
    expect(
      (await screen.findByRole('group', { name: 'Public' })).querySelectorAll('[role=option]'),
    ).toHaveLength(4);
  });

  it('says that nothing matches, and announces numbers of options', async () => {
    render(<InForm emptyLabel="No such university" />);
    await userEvent.type(field(), 'university');
    await screen.findByRole('listbox');
    expect(screen.getByRole('status').textContent).toBe('3 options');
    await userEvent.type(field(), 'x');
    expect([screen.getByRole('status').textContent, isOpen()]).toEqual(['No such university', false]);
  });

  it('shows options that the caller finds, and that they load', async () => {
    const onSearchChange = vi.fn();
    function Loaded() {
      const [search, setSearch] = useState('');
      const found = search === 'far' ? [{ value: 'far', label: 'Somewhere else' }] : [];
      return (
        <InForm
          options={found}
          filter={false}
          loading={search === 'fa'}
          onSearchChange={(next) => {
            onSearchChange(next);
            setSearch(next);
          }}
        />
      );
    }
    render(<Loaded />);
    await userEvent.type(field(), 'fa');
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    await userEvent.type(field(), 'r');
    await screen.findByRole('option', { name: 'Somewhere else' });
    await userEvent.keyboard('{Enter}');
    expect(onSearchChange.mock.calls).toEqual([['f'], ['fa'], ['far'], ['']]);
    // The option is no longer listed; the field still has its label.
    expect([field().value, sent()]).toEqual(['Somewhere else', ['far']]);
  });

  it('calls onOpenChange, and opens by a controlled state', async () => {
    const onOpenChange = vi.fn();
    render(<InForm open={false} onOpenChange={onOpenChange} />);
    await userEvent.click(field());
    expect([onOpenChange.mock.calls, isOpen()]).toEqual([[[true]], false]);
    cleanup();
    render(<InForm defaultOpen />);
    expect(await screen.findByRole('listbox')).toBeTruthy();
  });
});

describe('Combobox with several answers', () => {
  it('adds answers, keeps the list open, and sends each of them', async () => {
    const onValueChange = vi.fn();
    render(<InForm multiple onValueChange={onValueChange} />);
    await userEvent.type(field(), 'kwame{Enter}');
    expect([field().value, isOpen()]).toEqual(['', true]);
    await userEvent.type(field(), 'cape{Enter}');
    expect(onValueChange.mock.calls).toEqual([[['knust']], [['knust', 'ucc']]]);
    expect(sent()).toEqual(['knust', 'ucc']);
    expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
  });

  it('removes an answer by its option, by its tag, and the last one by Backspace', async () => {
    render(<InForm multiple defaultValue={['ug', 'knust', 'ucc']} />);
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('option', { name: 'KNUST' }));
    expect(sent()).toEqual(['ug', 'ucc']);
    await userEvent.keyboard('{Backspace}');
    expect(sent()).toEqual(['ug']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove University of Ghana, Légon' }));
    expect([sent(), document.activeElement]).toEqual([[], field()]);
  });

  it('describes the field by its answers', () => {
    render(<InForm multiple defaultValue={['knust', 'ucc']} />);
    const ids = field().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(ids)?.textContent).toBe('KNUST, University of Cape Coast');
  });

  it('has no tags to press while it is read-only', () => {
    render(<InForm multiple readOnly defaultValue={['knust']} />);
    expect([screen.queryByRole('button'), sent()]).toEqual([null, ['knust']]);
  });
});
