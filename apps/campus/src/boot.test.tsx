// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';

const code = readFileSync(join(import.meta.dirname, '../public/boot.js'), 'utf8');
let root: HTMLElement;
const button = () => root.querySelector('button');

/** Runs public/boot.js on a page that was drawn with one button. */
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  root = document.createElement('div');
  root.dataset['prerendered'] = '';
  root.innerHTML = '<button>Save</button>';
  document.body.replaceChildren(root);
});
new Function(code)();

it('presses a button again that was pressed before React knew it, once', async () => {
  const pressed = vi.fn();
  button()?.click();
  await act(() => hydrateRoot(root, <button onClick={pressed}>Save</button>));
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce(), 20_000);
  button()?.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('presses only the last one, and none that is gone', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  root.innerHTML = '<button>One</button><button>Two</button>';
  button()?.click();
  root.querySelectorAll('button')[1]?.click();
  const page = (
    <>
      <button onClick={first}>One</button>
      <button onClick={second}>Two</button>
    </>
  );
  await act(() => hydrateRoot(root, page));
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce(), 20_000);
  expect(first).not.toHaveBeenCalled();
});

/** As a person types: the browser has it, and tells. */
function type(field: HTMLInputElement | HTMLSelectElement | null, value: string) {
  if (field === null) throw new Error('No field.');
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('types again what was typed before React knew the field, and presses after that', async () => {
  const submitted = vi.fn();
  // As libraries for forms do: fields begin with the form's values, and tell it what they become.
  function Form() {
    const [values] = useState({ email: '', hall: 'a', keep: false });
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted({ ...values });
        }}
      >
        <input
          ref={(field) => void (field && (field.value = values.email))}
          onChange={(event) => (values.email = event.target.value)}
        />
        <select
          ref={(field) => void (field && (field.value = values.hall))}
          onChange={(event) => (values.hall = event.target.value)}
        >
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
        <input
          type="checkbox"
          ref={(field) => void (field && (field.checked = values.keep))}
          onChange={(event) => (values.keep = event.target.checked)}
        />
        <button>Save</button>
      </form>
    );
  }
  root.innerHTML = renderToString(<Form />);
  type(root.querySelector('input'), 'ama@st.ug.edu.gh');
  type(root.querySelector('select'), 'b');
  root.querySelector<HTMLInputElement>('[type=checkbox]')?.click();
  // The browser would send the form by itself here.
  root.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  button()?.click();
  await act(() => hydrateRoot(root, <Form />));
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce(), 20_000);
  expect(submitted).toHaveBeenCalledWith({ email: 'ama@st.ug.edu.gh', hall: 'b', keep: true });
});

it('tells a search that follows what is typed, even where the text has stayed', async () => {
  function Search() {
    const [text, setText] = useState('');
    return (
      <>
        <input value={text} onChange={(event) => setText(event.target.value)} />
        <p>{text}</p>
      </>
    );
  }
  root.innerHTML = renderToString(<Search />);
  type(root.querySelector('input'), 'fridge');
  await act(() => hydrateRoot(root, <Search />));
  await vi.waitFor(() => expect(root.querySelector('p')?.textContent).toBe('fridge'), 20_000);
  expect(root.querySelector('input')?.value).toBe('fridge');
});
