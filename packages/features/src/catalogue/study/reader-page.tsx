import { useEffect, useRef, useState } from 'react';
import { useMessages, type OpenPdf, type PdfPage } from '../../kernel/index.js';
import { catalogue } from './study.catalogue.js';
import { drawScale } from './zoom.js';

interface ReaderPageProps {
  pdf: OpenPdf;
  number: number;
  /** Near the viewport, so the page is rendered. */
  near: boolean;
  /** Zoom factor. 1 is the window's width. */
  zoom: number;
  /** Ratio of height to width, until the page can be measured. */
  shape: number;
  /** Reports the ratio of the loaded page. */
  onShape: (shape: number) => void;
}

type Page = { readonly page: PdfPage; readonly text: string } | 'broken' | null;

/** Page of the reader: its image, and its text for screen readers. */
export function ReaderPage({ pdf, number, near, zoom, shape, onShape }: ReaderPageProps) {
  const t = useMessages(catalogue);
  const [loaded, setLoaded] = useState<Page>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!near || loaded !== null) return;
    let isUnmounted = false;
    const load = async () => {
      const page = await pdf.page(number);
      return { page, text: await page.text().catch(() => '') };
    };
    load().then(
      (found) => {
        if (isUnmounted) return;
        setLoaded(found);
        onShape(found.page.height / found.page.width);
      },
      () => isUnmounted || setLoaded('broken'),
    );
    return () => {
      isUnmounted = true;
    };
  }, [pdf, number, near, loaded, onShape]);
  const page = loaded === null || loaded === 'broken' ? null : loaded.page;
  useEffect(() => {
    const { current } = canvas;
    if (page === null || current === null) return;
    const drawing = page.draw(current, drawScale(page, current.clientWidth * devicePixelRatio));
    drawing.done.catch(() => setLoaded('broken'));
    return drawing.cancel;
  }, [page, near, zoom]);
  return (
    <li
      aria-label={t.pageOf(number, pdf.pages)}
      data-page={number}
      className="relative mx-auto max-w-none shrink-0 bg-surface shadow-raised"
      style={{ width: `${zoom * 100}%`, aspectRatio: `1 / ${shape}` }}
    >
      {near && page !== null ? (
        <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />
      ) : null}
      {loaded === null ? null : (
        <p className={loaded === 'broken' ? 'p-6 text-center text-sm' : 'sr-only whitespace-pre-line'}>
          {loaded === 'broken' ? t.pageBroken : loaded.text === '' ? t.noText : loaded.text}
        </p>
      )}
    </li>
  );
}
