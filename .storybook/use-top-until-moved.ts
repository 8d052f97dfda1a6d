import { useEffect } from 'react';

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps a docs page at its top until its reader scrolls: a story that takes the focus, as a screen does when it opens, would scroll the
 * page. An address with a heading in it counts as scrolling.
 */
export function useTopUntilMoved(): void {
  useEffect(() => {
    if (location.hash !== '') return undefined;
    const scrollToTop = () => {
      if (scrollY !== 0) scrollTo(0, 0);
    };
    const leave = () => {
      removeEventListener('scroll', scrollToTop);
      for (const move of MOVES) removeEventListener(move, leave, true);
    };
    addEventListener('scroll', scrollToTop);
    for (const move of MOVES) addEventListener(move, leave, true);
    return leave;
  }, []);
}
