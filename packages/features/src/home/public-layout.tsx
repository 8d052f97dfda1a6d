import { Button } from '@campushive/ui/button';
import { Logo } from '@campushive/ui/hexagon';
import { TextLink } from '@campushive/ui/text-link';
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
        className="fixed top-2 left-2 z-30 inline-flex min-h-11 -translate-y-24 items-center rounded-control bg-fg px-4 text-bg focus:translate-y-0"
      >
        {words.skip}
      </a>
      <header className="sticky top-0 z-20 border-b border-line bg-bg pt-safe">
        <nav
          aria-label={words.mainMenu}
          className="mx-auto flex h-16 max-w-7xl items-center justify-between gap-2 px-gutter lg:px-8"
        >
          <Link to={{ to: 'home' }} className="flex min-h-11 min-w-8 items-center rounded-control">
            {/* On the narrowest phones the word wraps out of sight and the mark stays. */}
            <Logo label={words.product} wordmark className="h-8 flex-wrap overflow-hidden" />
          </Link>
          {member ? (
            <Button asChild size="sm">
              <Link to={{ to: 'dashboard' }}>{words.dashboard}</Link>
            </Button>
          ) : (
            <span className="flex shrink-0 items-center gap-3 whitespace-nowrap">
              <TextLink standalone asChild>
                <Link to={{ to: 'login' }}>{words.logIn}</Link>
              </TextLink>
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
