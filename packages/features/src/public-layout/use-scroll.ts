import { useSyncExternalStore } from 'react';

/** As last told. Asking the browser while a page comes to life would have it lay the page out at once, only for this. */
let top = 0;

function subscribe(listener: () => void): () => void {
  const look = () => {
    top = window.scrollY;
    listener();
  };
  // The reader may have scrolled before this code came: by the next picture the page is laid out anyway.
  const first = requestAnimationFrame(look);
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener('scroll', look);
  };
}

/** Whether the page was scrolled further than so many pixels; the server's page was not. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => top > pixels,
    () => false,
  );
}
