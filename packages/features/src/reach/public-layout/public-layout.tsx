import { ScrollToTop } from '@campushive/ui/scroll-to-top';
import { SkipLink } from '@campushive/ui/skip-link';
import type { ReactNode } from 'react';
import { useMessages } from '../../kernel/index.js';
import { CookieNotice } from './cookie-notice.js';
import { catalogue } from './public-layout.catalogue.js';
import { PublicFooter } from './public-footer.js';
import { PublicHeader } from './public-header.js';

/** Content of a public page, and the way on after a login from it. */
export interface PublicLayoutProps {
  /** Internal path to open after login or sign-up. Default: the dashboard. */
  from?: string;
  /** Content at the end of the header, in place of its menu. Default: the menu. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Layout of the public pages: header, footer, cookie notice and the button to scroll up. */
export function PublicLayout({ from, aside, children }: PublicLayoutProps) {
  const t = useMessages(catalogue);
  return (
    <div className="flex min-h-dvh flex-col bg-bg text-fg">
      <SkipLink target="content">{t.skip}</SkipLink>
      <PublicHeader from={from} aside={aside} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <PublicFooter />
      <ScrollToTop
        label={t.toTop}
        className="fixed end-7.5 bottom-7.5 z-20"
        onClick={() => document.getElementById('content')?.focus({ preventScroll: true })}
      />
      <CookieNotice />
    </div>
  );
}
