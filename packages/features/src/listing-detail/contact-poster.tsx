import { Button } from '@campushive/ui/button';
import { IconButton } from '@campushive/ui/icon-button';
import { MessageCircle } from 'lucide-react';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './listing-detail.catalogue.js';

interface ContactPosterProps {
  onMessage: () => void;
  opening: boolean;
}

/** A buyer asks a question first. On a phone with a main action it stands beside that instead; see {@link AskButton}. */
export function ContactPoster({ onMessage, opening }: ContactPosterProps) {
  const t = useMessages(catalogue);
  return (
    <div data-bar="ask">
      <Button
        variant="outline"
        fullWidth
        leading={<MessageCircle aria-hidden="true" />}
        loading={opening}
        loadingLabel={t.opening}
        onClick={onMessage}
      >
        {t.message}
      </Button>
    </div>
  );
}

/** The same as an icon, for the bar of the main action. */
export function AskButton({ onMessage, opening }: ContactPosterProps) {
  const t = useMessages(catalogue);
  return (
    <IconButton variant="outline" size="lg" label={t.message} disabled={opening} onClick={onMessage}>
      <MessageCircle aria-hidden="true" />
    </IconButton>
  );
}
