import type { EmblaCarouselType } from 'embla-carousel';
import { type RefCallback, useEffect, useState } from 'react';

/** Embla on the element that gets `ref`. Its 8 KB come when a carousel is shown; until then there is none to ask. */
export function useEmbla(): [ref: RefCallback<HTMLElement>, embla: EmblaCarouselType | undefined] {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();

  useEffect(() => {
    if (!viewport) return;
    const made: EmblaCarouselType[] = [];
    let gone = false;
    void import('embla-carousel').then(({ default: begin }) => {
      if (gone) return;
      const { direction } = getComputedStyle(viewport);
      const next = begin(viewport, { direction: direction === 'rtl' ? 'rtl' : 'ltr' });
      made.push(next);
      setEmbla(next);
    });
    return () => {
      gone = true;
      for (const one of made) one.destroy();
      setEmbla(undefined);
    };
  }, [viewport]);

  return [setViewport, embla];
}
