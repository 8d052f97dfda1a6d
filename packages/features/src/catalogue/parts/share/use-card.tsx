import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useClock } from '../../../kernel/index.js';
import { drawCard } from './draw-card.js';
import type { CardPalette } from './paint-card.js';
import { useCardFacts, type CardWords, type ShareSubject } from './use-card-facts.js';

/** State of a card. `none`: the shared page has none. `failed`: the browser could not draw it. */
export type CardState =
  | { readonly status: 'none' | 'drawing' | 'failed' }
  | {
      readonly status: 'ready';
      readonly file: File;
      /** Object URL of the file, valid while its component is rendered. */
      readonly src: string;
    };

/** Share card of a listing, stall or student, with the hidden element that it is drawn from. */
export interface DrawnCard {
  readonly card: CardState;
  /** Null without a card. */
  readonly words: CardWords | null;
  /** Hidden element with the light theme's tokens. Must be rendered. */
  readonly swatch: ReactNode;
}

/** Draws the card of a thing as it is when the component is first rendered. `url` is the absolute URL of its short link. */
export function useCard(subject: ShareSubject | undefined, url: string): DrawnCard {
  const wordsOf = useCardFacts();
  const { after } = useClock();
  const [words] = useState(() => (subject === undefined ? null : wordsOf(subject, url)));
  const [card, setCard] = useState<CardState>({ status: words === null ? 'none' : 'drawing' });
  const swatch = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (words === null || swatch.current === null) return undefined;
    let isActive = true;
    let src = '';
    void drawCard({ ...words, palette: paletteOf(swatch.current) }, after).then((file) => {
      if (!isActive) return;
      if (file === null) {
        setCard({ status: 'failed' });
        return;
      }
      src = URL.createObjectURL(file);
      setCard({ status: 'ready', file, src });
    });
    return () => {
      isActive = false;
      if (src !== '') URL.revokeObjectURL(src);
    };
  }, [words, after]);
  return { card, words, swatch: <span ref={swatch} data-theme="light" hidden /> };
}

/** Reads the campus's colours and fonts from the tokens of an element. */
function paletteOf(element: Element): CardPalette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const text = token('--font-sans') || 'sans-serif';
  return {
    bg: token('--ch-bg'),
    fg: token('--ch-fg'),
    muted: token('--ch-fg-muted'),
    brand: token('--ch-brand'),
    onBrand: token('--ch-on-brand'),
    brandSoft: token('--ch-brand-soft'),
    success: token('--ch-success'),
    text,
    display: token('--ch-font-display') || text,
  };
}
