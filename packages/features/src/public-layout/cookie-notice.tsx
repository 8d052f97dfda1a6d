import { Button } from '@campushive/ui/button';
import { TextLink, useConsent, useMessages } from '../kernel/index.js';
import { catalogue } from './public-layout.catalogue.js';

/** Asks once what may be loaded from elsewhere. Until then nothing is; both answers are one press away and weigh the same. */
export function CookieNotice() {
  const words = useMessages(catalogue);
  const { consent, choose } = useConsent();
  if (consent !== 'unasked') return null;
  return (
    <section
      aria-label={words.noticeTitle}
      data-bar="notice"
      className="fixed inset-x-3 bottom-3 z-40 mx-auto grid max-w-xl animate-fade-in gap-2 rounded-card border border-line bg-surface p-3 text-sm sm:p-4 shadow-overlay"
    >
      <p>
        <strong>{words.noticeTitle}</strong> {words.noticeText}{' '}
        <TextLink to={{ to: 'cookies' }}>{words.cookies}</TextLink>
      </p>
      <div className="flex flex-wrap gap-2 *:flex-1 sm:*:flex-none">
        <Button variant="outline" size="sm" onClick={() => choose({ consent: 'necessary' })}>
          {words.onlyNecessary}
        </Button>
        <Button variant="outline" size="sm" onClick={() => choose({ consent: 'maps' })}>
          {words.allowMaps}
        </Button>
      </div>
    </section>
  );
}
