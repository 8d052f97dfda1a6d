import { IconButton } from '@campushive/ui/icon-button';
import { useToast } from '@campushive/ui/toast';
import { Share2 } from 'lucide-react';
import { useDevice, useMessages } from '../kernel/index.js';
import { catalogue } from './listing-detail.catalogue.js';

interface ShareButtonProps {
  title: string;
  /** `photo` on a picture. Default `ghost`. */
  variant?: 'ghost' | 'photo';
}

/** The phone's own way of sharing; elsewhere the link is copied. */
export function ShareButton({ title, variant = 'ghost' }: ShareButtonProps) {
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const device = useDevice();
  async function share() {
    try {
      if ((await device.share({ title })) === 'copied') toast({ tone: 'success', title: t.copied });
    } catch {
      toast({ tone: 'danger', title: t.shareFailed });
    }
  }
  return (
    <IconButton variant={variant} label={t.share} onClick={() => void share()}>
      <Share2 aria-hidden="true" />
    </IconButton>
  );
}
