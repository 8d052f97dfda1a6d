import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useTypedEarly } from './use-typed-early.js';

function Hint({ control }: { control: Control<{ price: string; title: string }> }) {
  const price = useWatch({ control, name: 'price' });
  return <output>{price === '' ? 'No price yet' : `Costs ${price}`}</output>;
}

function Price() {
  const form = useForm({ defaultValues: { price: '', title: 'Fridge' } });
  useTypedEarly(form);
  return (
    <form>
      <input {...form.register('price')} />
      <input {...form.register('title')} />
      <Hint control={form.control} />
    </form>
  );
}

it('passes input typed before hydration to the watchers of the form', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Price />);
  const [price, title] = page.querySelectorAll('input');
  if (price !== undefined) price.value = '120';
  const root = await act(async () => hydrateRoot(page, <Price />));
  expect(page.querySelector('output')?.textContent).toBe('Costs 120');
  expect([price?.value, title?.value]).toEqual(['120', 'Fridge']);
  act(() => root.unmount());
  page.remove();
});
