import { Button } from '@campushive/ui/button';
import { Logo } from '@campushive/ui/hexagon';
import type { ReactNode } from 'react';
import { Link, useClock, useMessages, useSession } from '../kernel/index.js';
import { catalogue } from './home.catalogue.js';

/** Header and footer of the pages that everybody may see. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const words = useMessages(catalogue);
  const clock = useClock();
  const member = useSession().status === 'member';
  return (
    <div className="flex min-h-dvh flex-col bg-bg text-fg">
      <a
        href="#content"
        className="sr-only rounded-control bg-fg px-4 py-3 text-bg focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30"
      >
        {words.skip}
      </a>
      <header className="sticky top-0 z-20 border-b border-line bg-bg pt-safe">
        <nav
          aria-label={words.mainMenu}
          className="mx-auto flex h-16 max-w-7xl items-center justify-between gap-3 px-gutter lg:px-8"
        >
          <Link to={{ to: 'home' }} className="flex rounded-control py-2">
            <Logo label={words.product} wordmark />
          </Link>
          {member ? (
            <Button asChild size="sm">
              <Link to={{ to: 'dashboard' }}>{words.dashboard}</Link>
            </Button>
          ) : (
            <span className="flex shrink-0 items-center gap-1 whitespace-nowrap sm:gap-3">
              <Button asChild size="sm" tone="quiet">
                <Link to={{ to: 'login' }}>{words.logIn}</Link>
              </Button>
              <Button asChild size="sm">
                <Link to={{ to: 'register' }}>{words.signUp}</Link>
              </Button>
            </span>
          )}
        </nav>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-t border-line px-gutter py-8 text-center text-sm text-fg-muted">
        {words.footer(clock.now().getFullYear())}
      </footer>
    </div>
  );
}
