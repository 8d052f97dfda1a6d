import { Button } from '@campushive/ui/button';
import { IconButton } from '@campushive/ui/icon-button';
import { MessageCircle } from 'lucide-react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './listing-detail.catalogue.js';

interface ContactPosterProps {
  onMessage: () => void;
  opening: boolean;
}

interface ContactPosterMainProps extends ContactPosterProps {
  /** True where a message is the only way to deal, so that the button is the primary one. */
  isMain: boolean;
}

/** Button to ask the seller a question. On a phone with a main action, {@link MessageButton} replaces it. */
export function ContactPoster({ onMessage, opening, isMain }: ContactPosterMainProps) {
  const t = useMessages(catalogue);
  return (
    <div data-bar="ask">
      <Button
        variant={isMain ? 'primary' : 'outline'}
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

/** Icon button of `ContactPoster`, for the bar of the main action. */
export function MessageButton({ onMessage, opening }: ContactPosterProps) {
  const t = useMessages(catalogue);
  return (
    <IconButton variant="outline" size="lg" label={t.message} disabled={opening} onClick={onMessage}>
      <MessageCircle aria-hidden="true" />
    </IconButton>
  );
}
