import { IconButton } from '@campushive/ui/icon-button';
import { useToast } from '@campushive/ui/toast';
import { Share2 } from 'lucide-react';
import { useMessages } from '../kernel/index.js';
import { shareOrCopy } from '../shared/share.js';
import { catalogue } from './listing-detail.catalogue.js';

interface ShareButtonProps {
  title: string;
  /** `photo` on a picture. Default `ghost`. */
  variant?: 'ghost' | 'photo';
}

/** The phone's own way of sharing; elsewhere the link is copied. */
export function ShareButton({ title, variant = 'ghost' }: ShareButtonProps) {
  const words = useMessages(catalogue);
  const { toast } = useToast();
  async function share() {
    // eslint-disable-next-line no-restricted-properties -- what is shared is this very page, by its full address
    const url = document.URL;
    if ((await shareOrCopy({ title, url })) === 'copied') toast({ tone: 'success', title: words.copied });
  }
  return (
    <IconButton variant={variant} label={words.share} onClick={() => void share()}>
      <Share2 aria-hidden="true" />
    </IconButton>
  );
}
