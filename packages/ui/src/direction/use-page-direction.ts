import { useSyncExternalStore } from 'react';

/**
 * Returns the direction of the page; left to right on a server. Radix assumes left to right without a provider, and sets it on its
 * elements, which would be wrong in a right-to-left page. So its parts, and a carousel, get the document's direction.
 */
export function usePageDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(subscribe, read, () => 'ltr');
}

function read(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
