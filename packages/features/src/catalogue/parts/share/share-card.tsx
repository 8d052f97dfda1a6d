import { Alert } from '@campushive/ui/alert';
import { Skeleton } from '@campushive/ui/skeleton';
import { useMessages } from '../../../kernel/index.js';
import { shareCatalogue } from './share.catalogue.js';
import type { ShareSubject } from './use-card-facts.js';
import { useCard, type CardState } from './use-card.js';

/** Props of {@link ShareCard}. */
export interface ShareCardProps {
  /** Listing or stall on the card. */
  subject: ShareSubject;
  /** Absolute URL of its page. */
  url: string;
}

/** Picture of a listing or stall for other apps, drawn on the device: photo, price, title, place, promise and link. */
export function ShareCard({ subject, url }: ShareCardProps) {
  const { card, words, swatch } = useCard(subject, url);
  return (
    <>
      {swatch}
      <DrawnPicture card={card} title={words?.facts.title ?? ''} />
    </>
  );
}

/** Drawn card, its placeholder, or the notice that it could not be drawn. Nothing for a page without a card. */
export function DrawnPicture({ card, title }: { card: CardState; title: string }) {
  const t = useMessages(shareCatalogue);
  switch (card.status) {
    case 'none':
      return null;
    case 'drawing':
      return (
        <div role="status" aria-label={t.drawing}>
          <Skeleton className="mx-auto aspect-4/5 w-56 max-w-full rounded-card" />
        </div>
      );
    case 'failed':
      return <Alert>{t.noPicture}</Alert>;
    case 'ready':
      return (
        <img
          src={card.src}
          alt={t.cardOf(title)}
          className="mx-auto w-56 max-w-full rounded-card border border-line"
        />
      );
    default:
      return card satisfies never;
  }
}
