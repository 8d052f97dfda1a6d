import { useEffect } from 'react';

interface StyleProps {
  styles: string;
  /** Whether `styles` may change while it is shown. */
  dynamic?: boolean;
}

/**
 * Stands in for react-style-singleton in the build: one sheet for all who show it, adopted by the document instead of
 * put into a style element, so that the site's policy needs neither `unsafe-inline` nor a nonce.
 */
export function styleSingleton(): (props: StyleProps) => null {
  let shown = 0;
  let sheet: CSSStyleSheet | undefined;
  return function AdoptedStyle({ styles, dynamic = false }) {
    useEffect(() => {
      if (shown === 0) sheet = adopt(styles);
      shown += 1;
      return () => {
        shown -= 1;
        if (shown > 0 || sheet === undefined) return;
        const left = sheet;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== left);
        sheet = undefined;
      };
      // As the original: others than dynamic ones keep what they began with.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [dynamic && styles]);
    return null;
  };
}

/** Undefined in browsers from before 2023, where the page behind a dialog just scrolls. */
function adopt(styles: string): CSSStyleSheet | undefined {
  if (!('adoptedStyleSheets' in document)) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
