import { describe, expect, it } from 'vitest';
import { place } from './place.js';

const view = { width: 360, height: 740 };
const size = { width: 200, height: 120 };
const at = (left: number, top: number) => ({ left, top, width: 44, height: 44 });

describe('place', () => {
  it('stands under its anchor, edge to edge', () => {
    const put = place(at(40, 100), size, view, { side: 'bottom', align: 'start', rtl: false });
    expect([put.left, put.top, put.side]).toEqual([40, 150, 'bottom']);
  });

  it('turns to the other side where it fits only there', () => {
    const put = place(at(40, 690), size, view, { side: 'bottom', align: 'start', rtl: false });
    expect([put.side, put.top]).toEqual(['top', 564]);
  });

  it('stays on its side where the other is no better', () => {
    const put = place(at(40, 300), { width: 200, height: 900 }, view, {
      side: 'bottom',
      align: 'start',
      rtl: false,
    });
    expect([put.side, put.maxHeight]).toEqual(['bottom', 378]);
  });

  it('never leaves the window', () => {
    const put = place(at(320, 100), size, view, { side: 'bottom', align: 'start', rtl: false });
    expect(put.left + size.width).toBe(view.width - 12);
  });

  it('mirrors in right-to-left writing', () => {
    const put = place(at(240, 100), size, view, { side: 'bottom', align: 'start', rtl: true });
    expect(put.left + size.width).toBe(284);
    expect(place(at(20, 100), size, view, { side: 'start', align: 'center', rtl: true }).side).toBe('right');
  });
});
