import type { User } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { Logo } from '@campushive/ui/hexagon';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { ChevronDown, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Destination, Link, useMessages, useSession } from '../../kernel/index.js';
import { comingFrom } from '../../accounts/parts/coming-from.js';
import { LogOutConfirm, useLogOut } from '../../accounts/parts/log-out/index.js';
import { Fold } from './fold.js';
import { catalogue } from './public-layout.catalogue.js';
import type { PublicLayoutMessages } from './public-layout.messages.js';
import { useScrolledPast } from './use-scroll.js';

interface Entry {
  readonly to: Destination;
  readonly label: keyof PublicLayoutMessages &
    ('home' | 'browse' | 'howItWorks' | 'universities' | 'about' | 'contact' | 'pricing' | 'help');
}

const BAR: readonly Entry[] = [
  { to: { to: 'categories' }, label: 'browse' },
  { to: { to: 'home', part: 'how-it-works' }, label: 'howItWorks' },
  { to: { to: 'universities' }, label: 'universities' },
  { to: { to: 'about' }, label: 'about' },
  { to: { to: 'contact' }, label: 'contact' },
];
/** Main menu, with entries that only it has around those of the bar. */
const MENU: readonly Entry[] = [
  { to: { to: 'home' }, label: 'home' },
  ...BAR,
  { to: { to: 'pricing' }, label: 'pricing' },
  { to: { to: 'help' }, label: 'help' },
];

/** Scroll positions, in px, at which the bar detaches from the page and its edge becomes solid. */
const OFF_THE_TOP = 10;
const SCROLLED_PX = 50;

interface PublicHeaderProps {
  /** Internal path to open after login or sign-up. Undefined: the dashboard. */
  from: string | undefined;
  /** Content in place of the menu. Undefined: the menu. */
  aside: ReactNode;
}

/** Header of the public pages. */
export function PublicHeader({ from, aside }: PublicHeaderProps) {
  const t = useMessages(catalogue);
  const moved = useScrolledPast(OFF_THE_TOP);
  const far = useScrolledPast(SCROLLED_PX);
  return (
    <header
      data-scrolled={moved || undefined}
      data-far={far || undefined}
      data-bar="public"
      className="sticky top-0 z-20 border-b border-line bg-bg pt-safe transition-shadow data-far:border-line-strong data-scrolled:shadow-overlay"
    >
      <nav aria-label={t.mainMenu} className="page flex min-h-16 items-center justify-between gap-2">
        <Link to={{ to: 'home' }} className="flex min-h-11 min-w-8 shrink-999 items-center rounded-control">
          {/* On the narrowest phones the word mark wraps out of sight and only the symbol stays. */}
          <Logo label={t.product} wordmark className="h-8 flex-wrap overflow-hidden" />
        </Link>
        {aside ?? <Menus from={from} />}
      </nav>
    </header>
  );
}

/** Links of the bar, sign-up or account, and the folded menu of a phone. */
function Menus({ from }: Pick<PublicHeaderProps, 'from'>) {
  const t = useMessages(catalogue);
  const session = useSession();
  return (
    <>
      <ul className="mr-auto hidden flex-wrap items-center gap-x-1 pl-6 lg:flex">
        {BAR.map(({ to, label }) => (
          <li key={label}>
            <Link to={to} className={`${ITEM} text-sm`}>
              {t[label]}
            </Link>
          </li>
        ))}
      </ul>
      {/* The logo shrinks first, because this row would wrap. */}
      <span className="flex max-w-less-10 shrink-0 flex-wrap items-center justify-end gap-1 whitespace-nowrap sm:gap-2">
        {session.status === 'member' ? <Account user={session.user} /> : <Joining from={from} />}
        <span className="lg:hidden">
          <Fold label={t.menu} icon={<Menu aria-hidden="true" className="size-6" />}>
            {MENU.map(({ to, label }) => (
              <Link key={label} to={to} className={ITEM}>
                {t[label]}
              </Link>
            ))}
            {session.status === 'member' ? null : (
              <Link to={{ to: 'login', ...comingFrom(from) }} className={`${ITEM} sm:hidden`}>
                {t.logIn}
              </Link>
            )}
          </Fold>
        </span>
      </span>
    </>
  );
}

const ITEM = 'flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-fill';

function Joining({ from }: { from: string | undefined }) {
  const t = useMessages(catalogue);
  return (
    <>
      <Link to={{ to: 'login', ...comingFrom(from) }} className={`${ITEM} hidden text-sm sm:flex`}>
        {t.logIn}
      </Link>
      <Button asChild size="sm">
        <Link to={{ to: 'register', ...comingFrom(from) }}>{t.signUp}</Link>
      </Button>
    </>
  );
}

function Account({ user }: { user: User }) {
  const t = useMessages(catalogue);
  const logOut = useLogOut({ loggedOut: t.signedOut, notSentYet: t.notSentYet });
  return (
    <>
      <Fold
        label={t.account(user.name)}
        icon={
          <>
            <Avatar aria-hidden="true" name={user.name} src={user.profileImage ?? undefined} />
            <ChevronDown aria-hidden="true" className="size-4" />
          </>
        }
      >
        <Link to={{ to: 'dashboard' }} className={ITEM}>
          {t.dashboard}
        </Link>
        <Link to={{ to: 'settings' }} className={ITEM}>
          {t.settings}
        </Link>
        <UnstyledButton onClick={logOut.onLogOut} className={`${ITEM} w-full`}>
          {t.signOut}
        </UnstyledButton>
      </Fold>
      <LogOutConfirm logOut={logOut} />
    </>
  );
}
