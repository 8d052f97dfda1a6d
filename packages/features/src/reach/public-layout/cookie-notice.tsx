import { Button } from '@campushive/ui/button';
import { TextLink, useConsent, useMessages } from '../../kernel/index.js';
import { catalogue } from './public-layout.catalogue.js';

/** Cookie notice, shown once. Nothing external loads before a choice. Both choices need one press and look equal. */
export function CookieNotice() {
  const t = useMessages(catalogue);
  const { consent, choose } = useConsent();
  if (consent !== 'unasked') return null;
  return (
    <section
      aria-label={t.noticeTitle}
      data-bar="notice"
      className="fixed inset-x-3 bottom-3 z-40 mx-auto grid max-w-3xl motion-safe:animate-fade-in gap-2 rounded-card border border-line bg-surface p-3 text-sm shadow-overlay sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-4 sm:ps-4"
    >
      <p>
        <strong>{t.noticeTitle}</strong> {t.noticeText}{' '}
        <TextLink to={{ to: 'cookies' }}>{t.cookies}</TextLink>
      </p>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1 sm:flex-nowrap sm:*:shrink-0">
        <Button variant="outline" size="sm" onClick={() => choose({ consent: 'necessary' })}>
          {t.onlyNecessary}
        </Button>
        <Button variant="outline" size="sm" onClick={() => choose({ consent: 'maps' })}>
          {t.allowMaps}
        </Button>
      </div>
    </section>
  );
}
