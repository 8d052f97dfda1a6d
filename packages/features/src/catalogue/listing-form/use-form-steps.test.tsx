import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useForm } from 'react-hook-form';
import { memoryStorage } from '../../testing/memory-storage.js';
import { createStoryCampus } from '../../testing/story-campus.js';

import { useFormSteps } from './use-form-steps.js';
import type { FormValues } from './values/form-values.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

function Steps() {
  const steps = useFormSteps('essentials');
  const form = useForm<FormValues>();
  return (
    <>
      <h2 ref={steps.heading} tabIndex={-1}>
        {`Step ${steps.current}`}
      </h2>
      <button onClick={() => steps.onNext(form)}>Next</button>
      <button onClick={() => steps.reveal('price')}>Reveal the price</button>
      <button onClick={steps.onPosted}>Post</button>
    </>
  );
}

/** Phone whose Back button calls the latest holder. */
function setUp() {
  Element.prototype.scrollIntoView ??= () => undefined;
  const holders: (() => void)[] = [];
  const campus = createStoryCampus();
  const storage = memoryStorage();
  const navigation = {
    ...campus.ports.navigation,
    holdBack(onBack: () => void) {
      holders.push(onBack);
      return () => void holders.splice(holders.indexOf(onBack), 1);
    },
  };
  const show = () =>
    render(
      <StoryProvider campus={{ ...campus, ports: { ...campus.ports, navigation, storage } }}>
        <Steps />
      </StoryProvider>,
    );
  return { show, held: () => holders.length, back: () => act(() => holders.at(-1)?.()) };
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const step = () => screen.getByRole('heading').textContent;

it('goes one step back by the Back button, and leaves the form at the first step', async () => {
  const phone = setUp();
  phone.show();
  expect(phone.held()).toBe(0);
  await press('Next');
  await press('Next');
  expect(step()).toBe('Step 2');
  phone.back();
  expect(step()).toBe('Step 1');
  phone.back();
  expect(step()).toBe('Step 0');
  expect(phone.held()).toBe(0);
});

it('restores the step after a reload, and starts the next listing at the first step', async () => {
  const phone = setUp();
  const { unmount } = phone.show();
  await press('Next');
  unmount();
  const again = phone.show();
  expect(step()).toBe('Step 1');
  expect(phone.held()).toBe(1);
  await press('Post');
  again.unmount();
  phone.show();
  expect(step()).toBe('Step 0');
});

it('adds no history entry when the whole form is visible and an error reveals its field', async () => {
  const phone = setUp();
  phone.show();
  await press('Reveal the price');
  expect(phone.held()).toBe(0);
});
