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
  const [shapes, setShapes] = useState<Readonly<Record<number, number>>>({});
  const [zoom, setZoom] = useState(1);
  const { scroller, list, shown, near, look } = useView({ zoom, shapes });
  const pinch = usePinch(zoom, setZoom);
  const storeShape = (number: number, shape: number) =>
    setShapes((cached) => (cached[number] === shape ? cached : { ...cached, [number]: shape }));

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
              onShape={(shape) => storeShape(index + 1, shape)}
            />
          ))}
        </ol>
      </div>
      <Tools pages={pdf.pages} {...{ shown, zoom, goTo }} onZoom={setZoom} />
    </>
  );
}

interface ToolsProps {
  pages: number;
  /** Number of the page in view. */
  shown: number;
  zoom: number;
  goTo: (page: number) => void;
  onZoom: (zoom: number) => void;
}

/** Buttons for pages and zoom. */
function Tools({ pages, shown, zoom, goTo, onZoom }: ToolsProps) {
  const t = useMessages(catalogue);
  return (
    <div
      role="group"
      aria-label={t.readerTools}
      className="flex shrink-0 items-center justify-center border-t border-line pb-safe sm:gap-1"
    >
      <IconButton label={t.previousPage} disabled={shown <= 1} onClick={() => goTo(shown - 1)}>
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <span role="status" className="min-w-12 text-center text-sm font-semibold tabular-nums">
        <span className="sr-only">{t.pageOf(shown, pages)}</span>
        <span aria-hidden="true">{`${shown} / ${pages}`}</span>
      </span>
      <IconButton label={t.nextPage} disabled={shown >= pages} onClick={() => goTo(shown + 1)}>
        <ChevronDown aria-hidden="true" />
      </IconButton>
      <span aria-hidden="true" className="mx-1 h-6 border-s sm:mx-2 border-line" />
      <IconButton
        label={t.zoomOut}
        disabled={stepZoom(zoom, -1) === zoom}
        onClick={() => onZoom(stepZoom(zoom, -1))}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <span role="status" className="min-w-12 text-center text-sm tabular-nums">
        {t.percent(Math.round(zoom * 100))}
      </span>
      <IconButton
        label={t.zoomIn}
        disabled={stepZoom(zoom, 1) === zoom}
        onClick={() => onZoom(stepZoom(zoom, 1))}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  );
}

interface ViewOptions {
  readonly zoom: number;
  /** Height to width ratios of the loaded pages. */
  readonly shapes: Readonly<Record<number, number>>;
}

/** Tracks the page in view and those near it. `look` reads them again. A change of zoom keeps the centre in place. */
function useView({ zoom, shapes }: ViewOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
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
  return { scroller, list, shown, near, look };
}

/** Returns the touch handler for zooming with two fingers. */
function usePinch(zoom: number, onZoom: (zoom: number) => void): (event: TouchEvent) => void {
  const fingers = useRef<{ apart: number; zoom: number } | null>(null);
  return ({ touches }) => {
    const [one, other] = [touches[0], touches[1]];
    if (one === undefined || other === undefined) {
      fingers.current = null;
      return;
    }
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    fingers.current ??= { apart, zoom };
    onZoom(pinchZoom(fingers.current.zoom, fingers.current.apart, apart));
  };
}
