import { useSyncExternalStore } from 'react';

/**
 * The direction of the page; left to right on a server. Radix takes left to right where no provider says otherwise, and
 * writes it on its elements: in a right-to-left page they would be turned round. So its parts are given what the document
 * says, and so is a carousel.
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
