// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Slot } from './slot.js';

describe('Slot', () => {
  afterEach(cleanup);

  it('joins class names and merges styles; the child’s own win', () => {
    render(
      <Slot className="outer" style={{ color: 'red', margin: 1 }} title="outer" id="outer">
        <a href="#x" className="inner" style={{ color: 'blue' }} title="inner">
          Link
        </a>
      </Slot>,
    );
    const link = screen.getByRole('link');
    expect([...link.classList]).toEqual(['outer', 'inner']);
    expect([link.style.color, link.style.margin, link.title, link.id]).toEqual([
      'blue',
      '1px',
      'inner',
      'outer',
    ]);
  });

  it('runs both handlers, the child’s first', async () => {
    const calls: string[] = [];
    render(
      <Slot onClick={() => calls.push('slot')}>
        <button onClick={() => calls.push('child')}>Press</button>
      </Slot>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(calls).toEqual(['child', 'slot']);
  });

  it('gives both refs the element, and not anew with every render', () => {
    const outer = vi.fn();
    const inner = createRef<HTMLButtonElement>();
    const ui = (
      <Slot ref={outer}>
        <button ref={inner}>Press</button>
      </Slot>
    );
    const { rerender } = render(ui);
    rerender(ui);
    expect(outer).toHaveBeenCalledExactlyOnceWith(screen.getByRole('button'));
    expect(inner.current).toBe(screen.getByRole('button'));
  });

  it('renders nothing without an element', () => {
    const { container } = render(<Slot>words</Slot>);
    expect(container.firstChild).toBeNull();
  });

  it('puts more into its child, around what stood there', () => {
    render(
      <Slot
        className="root"
        inside={(words) => (
          <>
            <svg />
            <b>{words}</b>
          </>
        )}
      >
        <a href="#x">words</a>
      </Slot>,
    );
    const link = screen.getByRole('link', { name: 'words' });
    expect([...link.children].map((child) => child.tagName.toLowerCase())).toEqual(['svg', 'b']);
    expect([...link.classList]).toEqual(['root']);
  });
});
