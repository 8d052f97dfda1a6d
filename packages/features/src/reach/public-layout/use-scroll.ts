import { useSyncExternalStore } from 'react';

/** Cached scroll position. Reading it during hydration would force a layout. */
let top = 0;

function subscribe(listener: () => void): () => void {
  const look = () => {
    top = window.scrollY;
    listener();
  };
  // Checks in the next frame, when layout is done anyway, because the page may have been scrolled before hydration.
  const first = requestAnimationFrame(look);
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener('scroll', look);
  };
}

/** Returns whether the page is scrolled further than `pixels`. False on the server. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => top > pixels,
    () => false,
  );
}
