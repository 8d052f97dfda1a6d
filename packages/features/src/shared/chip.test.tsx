import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Chip, ChipRow } from './chip.js';

/** Layout of seven chips of 100 px in a row of 300 px. */
const rectOf = (element: Element) => {
  const index = [...(element.parentElement?.children ?? [])].indexOf(element);
  return element.matches('button') ? new DOMRect(index * 100, 0, 100, 44) : new DOMRect(0, 0, 300, 44);
};
const days = ['Today', 'Tomorrow', 'Weekend', 'Week', 'Free', 'Parties', 'Talks'];

function show(pressed: string) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rectOf(this);
  });
  render(
    <ChipRow label="When">
      {days.map((day) => (
        <Chip key={day} pressed={day === pressed} onClick={() => undefined}>
          {day}
        </Chip>
      ))}
    </ChipRow>,
  );
  return screen.getByRole('group', { name: 'When' });
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('scrolls the selected chip to the middle of its row', () => {
  expect(show('Week').scrollLeft).toBe(200);
});

it('starts at the beginning of the row when no chip is selected', () => {
  expect(show('none').scrollLeft).toBe(0);
});

it('stays at the beginning of the row when the first chip is selected, which is the default', () => {
  expect(show('Today').scrollLeft).toBe(0);
});
