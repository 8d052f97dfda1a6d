import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../kernel/index.js';
import { CookieNotice } from './cookie-notice.js';
import { catalogue } from './public-layout.catalogue.js';
import { PublicFooter } from './public-footer.js';
import { PublicHeader } from './public-header.js';
import { useScrolledPast } from './use-scroll.js';

/** Header, footer, cookie notice and the way back up, around every page that everybody may see. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const words = useMessages(catalogue);
  return (
    <div className="flex min-h-dvh flex-col bg-bg text-fg">
      <a
        href="#content"
        className="fixed top-2 left-2 z-30 inline-flex min-h-11 -translate-y-24 items-center rounded-control bg-fg px-4 text-bg focus:translate-y-0"
      >
        {words.skip}
      </a>
      <PublicHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <PublicFooter />
      <ToTop />
      <CookieNotice />
    </div>
  );
}

/** How far down the page it appears, in pixels. */
const FAR = 300;

function ToTop() {
  const words = useMessages(catalogue);
  const far = useScrolledPast(FAR);
  function goUp() {
    window.scrollTo({ top: 0 });
    document.getElementById('content')?.focus({ preventScroll: true });
  }
  if (!far) return null;
  return (
    <UnstyledButton
      onClick={goUp}
      className="fixed end-7.5 bottom-7.5 z-20 grid size-12 animate-fade-in place-items-center rounded-full border border-line bg-surface text-fg shadow-overlay"
    >
      <ArrowUp aria-hidden="true" className="size-5" />
      <VisuallyHidden>{words.toTop}</VisuallyHidden>
    </UnstyledButton>
  );
}
