import { Logo } from '@campushive/ui/hexagon';
import {
  useCampus,
  LanguagePicker,
  Link,
  type Destination,
  useClock,
  useMessages,
  yearIn,
} from '../../kernel/index.js';
import { catalogue } from './public-layout.catalogue.js';

type Label =
  | 'about'
  | 'pricing'
  | 'universities'
  | 'categories'
  | 'contact'
  | 'help'
  | 'terms'
  | 'privacy'
  | 'cookies';

const COLUMNS: readonly {
  readonly title: 'product' | 'footerSupport' | 'footerLegal';
  readonly links: readonly Label[];
}[] = [
  { title: 'product', links: ['about', 'pricing', 'universities', 'categories'] },
  { title: 'footerSupport', links: ['help', 'contact'] },
  { title: 'footerLegal', links: ['terms', 'privacy', 'cookies'] },
];

/** Footer with links and contact details. */
export function PublicFooter() {
  const t = useMessages(catalogue);
  const { contact, timeZone } = useCampus();
  const clock = useClock();
  return (
    <footer data-slot="public-footer" className="border-t border-line bg-fill text-sm">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-8 py-10 sm:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid content-start gap-3 sm:col-span-1">
          <Logo label={t.product} wordmark className="h-8" />
          <p className="max-w-xs">{t.footerAbout}</p>
          <address className="text-fg-muted not-italic">
            {contact.address.lines.slice(1).join(', ')}
            <br />
            <a href={`mailto:${contact.supportEmail}`} className={`${LINK} break-all`}>
              {contact.supportEmail}
            </a>
            <br />
            {t.hours}
          </address>
          <LanguagePicker label={t.language} />
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={t[title]} className="last:col-span-2 sm:last:col-span-1">
            <p className="pb-1 font-bold">{t[title]}</p>
            <ul>
              {links.map((label) => {
                const to: Destination = { to: label };
                return (
                  <li key={label}>
                    <Link to={to} className={LINK}>
                      {t[label]}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </nav>
        ))}
      </div>
      <p className="border-t border-line px-gutter py-5 text-center text-fg-muted pb-safe">
        {t.footer(yearIn(clock.now(), timeZone))}
      </p>
    </footer>
  );
}

const LINK = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline';
