import { IconButton } from '@campushive/ui/icon-button';
import { ChevronDown, ChevronUp, Minus, Plus } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import { useMessages, type OpenPdf } from '../../kernel/index.js';
import { ReaderPage } from './reader-page.js';
import { catalogue } from './study.catalogue.js';
import { pinchZoom, stepZoom } from './zoom.js';

/** Height to width ratio of A4, until the first page is loaded. */
const A4 = Math.SQRT2;

/** Scrollable pages with zoom. Only those near the viewport are rendered. */
export function ReaderPages({ pdf, label }: { pdf: OpenPdf; label: string }) {
  const t = useMessages(catalogue);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const fingers = useRef<{ apart: number; zoom: number } | null>(null);
  const [shapes, setShapes] = useState<Readonly<Record<number, number>>>({});
  const [zoom, setZoom] = useState(1);
  const [shown, setShown] = useState(1);
  const [near, setNear] = useState<readonly [from: number, to: number]>([1, 2]);

  const look = useCallback(() => {
    const { current: frame } = scroller;
    const pages = [...(list.current?.children ?? [])];
    if (frame === null || frame.clientHeight === 0) return;
    const { top, height } = frame.getBoundingClientRect();
    const places = pages.map((page) => page.getBoundingClientRect());
    const isNear = (place: DOMRect) => place.bottom > top - height && place.top < top + 2 * height;
    const from = places.findIndex(isNear);
    setNear([from + 1, places.findLastIndex(isNear) + 1]);
    setShown(Math.max(1, places.findLastIndex((place) => place.top <= top + height / 3) + 1));
  }, []);
  // Keeps the centre of the view in place.
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const { current: frame } = scroller;
    if (frame !== null && before.current !== zoom) {
      const ratio = zoom / before.current;
      const [x, y] = [frame.clientWidth / 2, frame.clientHeight / 2];
      frame.scrollTo({
        left: (frame.scrollLeft + x) * ratio - x,
        top: (frame.scrollTop + y) * ratio - y,
        behavior: 'instant',
      });
      before.current = zoom;
    }
    look();
  }, [zoom, shapes, look]);
  const keepShape = (number: number, shape: number) =>
    setShapes((known) => (known[number] === shape ? known : { ...known, [number]: shape }));

  function goTo(number: number) {
    list.current?.children[Math.min(pdf.pages, Math.max(1, number)) - 1]?.scrollIntoView({
      block: 'start',
      behavior: 'instant',
    });
    look();
  }
  function press(event: KeyboardEvent) {
    const to = { PageDown: shown + 1, PageUp: shown - 1, Home: 1, End: pdf.pages }[event.key];
    if (to !== undefined) goTo(to);
    else if (event.key === '+' || event.key === '=') setZoom(stepZoom(zoom, 1));
    else if (event.key === '-') setZoom(stepZoom(zoom, -1));
    else return;
    event.preventDefault();
  }
  function pinch({ touches }: TouchEvent) {
    const [one, other] = [touches[0], touches[1]];
    if (one === undefined || other === undefined) {
      fingers.current = null;
      return;
    }
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    fingers.current ??= { apart, zoom };
    setZoom(pinchZoom(fingers.current.zoom, fingers.current.apart, apart));
  }
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons below do the same */}
      <div
        ref={scroller}
        role="region"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard
        tabIndex={0}
        onScroll={look}
        onKeyDown={press}
        onTouchStart={pinch}
        onTouchMove={pinch}
        onTouchEnd={pinch}
        onTouchCancel={pinch}
        className="min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto overscroll-contain bg-fill p-2 sm:p-4"
      >
        <ol ref={list} className="mx-auto grid max-w-4xl gap-3">
          {Array.from({ length: pdf.pages }, (_, index) => (
            <ReaderPage
              key={index}
              pdf={pdf}
              number={index + 1}
              near={index + 1 >= near[0] && index + 1 <= near[1]}
              zoom={zoom}
              shape={shapes[index + 1] ?? shapes[1] ?? A4}
              onShape={(shape) => keepShape(index + 1, shape)}
            />
          ))}
        </ol>
      </div>
      <div
        role="group"
        aria-label={t.readerTools}
        className="flex shrink-0 items-center justify-center border-t border-line pb-safe sm:gap-1"
      >
        <IconButton label={t.previousPage} disabled={shown <= 1} onClick={() => goTo(shown - 1)}>
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <span role="status" className="min-w-12 text-center text-sm font-semibold tabular-nums">
          <span className="sr-only">{t.pageOf(shown, pdf.pages)}</span>
          <span aria-hidden="true">{`${shown} / ${pdf.pages}`}</span>
        </span>
        <IconButton label={t.nextPage} disabled={shown >= pdf.pages} onClick={() => goTo(shown + 1)}>
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <span aria-hidden="true" className="mx-1 h-6 border-s sm:mx-2 border-line" />
        <IconButton
          label={t.zoomOut}
          disabled={stepZoom(zoom, -1) === zoom}
          onClick={() => setZoom(stepZoom(zoom, -1))}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <span role="status" className="min-w-12 text-center text-sm tabular-nums">
          {t.percent(Math.round(zoom * 100))}
        </span>
        <IconButton
          label={t.zoomIn}
          disabled={stepZoom(zoom, 1) === zoom}
          onClick={() => setZoom(stepZoom(zoom, 1))}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
    </>
  );
}
