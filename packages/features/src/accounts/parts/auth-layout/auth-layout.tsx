import { Badge } from '@campushive/ui/badge';
import { Heading } from '@campushive/ui/heading';
import { Logo } from '@campushive/ui/hexagon';
import { BadgeCheck, MapPin, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { LanguagePicker, Link, useMessages } from '../../../kernel/index.js';
import { catalogue } from './auth-layout.catalogue.js';

/** Texts, form and further link of a page for log-in or sign-up. */
export interface AuthLayoutProps {
  /** Heading above the form. */
  title: string;
  /** Tagline under the title, one or two sentences. */
  tagline?: ReactNode;
  children: ReactNode;
  /** Alternative action under the form, such as a link to log in. */
  footer?: ReactNode;
}

/** Page frame for sign-up and log-in: the form, with reasons to trust the service beside it. */
export function AuthLayout({ title, tagline, children, footer }: AuthLayoutProps) {
  const t = useMessages(catalogue);
  return (
    <div className="grid min-h-dvh bg-bg text-fg lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <main className="flex flex-col px-gutter pt-4 pb-10 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Link to={{ to: 'home' }} className="flex min-h-11 items-center rounded-control">
            <Logo label={t.product} wordmark />
          </Link>
          <LanguagePicker label={t.language} hideLabel />
        </div>
        <div className="mx-auto grid w-full max-w-md flex-1 content-start gap-6 py-8 lg:pt-20">
          <header className="grid justify-items-start gap-2">
            <Badge tone="neutral" leading={<BadgeCheck aria-hidden="true" />}>
              {t.onlyStudents}
            </Badge>
            <Heading level={1}>{title}</Heading>
            {tagline === undefined ? null : <p className="text-fg-muted">{tagline}</p>}
          </header>
          {children}
          {footer === undefined ? null : <p className="text-sm text-fg-muted">{footer}</p>}
        </div>
      </main>
      <Promise />
    </div>
  );
}

const PROMISES = [
  { icon: BadgeCheck, text: 'promiseVerified' },
  { icon: ShieldCheck, text: 'promiseHeld' },
  { icon: MapPin, text: 'promiseCampus' },
] as const;

function Promise() {
  const t = useMessages(catalogue);
  return (
    <aside className="relative hidden overflow-hidden bg-fg text-bg lg:grid lg:content-start dark-theme:border-l dark-theme:border-line dark-theme:bg-surface dark-theme:text-fg">
      <Comb />
      <div className="sticky top-0 mx-auto grid max-w-sm gap-8 px-8 pt-36 pb-8">
        <p className="font-display text-hero font-bold tracking-tight">{t.promiseTitle}</p>
        <ul className="grid gap-6">
          {PROMISES.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-start gap-4">
              <span className="hexagon grid w-11 shrink-0 place-items-center bg-brand text-on-brand">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="pt-2.5 text-subtitle font-medium">{t[text]}</span>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

/** Offsets of a cell and its neighbours in the rows above and below. The pattern's edges clip them. */
const CELLS = ['0 0', '30 52', '-30 52', '30 -52', '-30 -52'];

/** Faint honeycomb pattern behind the text. */
function Comb() {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full opacity-10">
      <defs>
        <pattern id="auth-comb" width="60" height="104" patternUnits="userSpaceOnUse">
          {CELLS.map((place) => (
            <path
              key={place}
              d="M30 2 56 17v30L30 62 4 47V17Z"
              transform={`translate(${place})`}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#auth-comb)" />
    </svg>
  );
}
