import { Button } from '@campushive/ui/button';
import { useToast } from '@campushive/ui/toast';
import { useDevice, useMessages, useNavigation } from '../../../kernel/index.js';
import { promoCodesCatalogue } from './promo-codes.catalogue.js';

export interface SharePromoCodeProps {
  /** Id of the event. */
  eventId: string;
  code: string;
}

/**
 * Button that shares the event's public address with the promo code, or copies it on a device without a share sheet.
 */
export function SharePromoCode({ eventId, code }: SharePromoCodeProps) {
  const t = useMessages(promoCodesCatalogue);
  const { toast } = useToast();
  const device = useDevice();
  const navigation = useNavigation();
  async function share() {
    try {
      const path = navigation.href({ to: 'listing', hive: 'buzz', id: eventId, code }, 'anyone');
      if ((await device.share({ title: t.shareTitle(code), path })) === 'copied')
        toast({ tone: 'success', title: t.linkCopied });
    } catch {
      toast({ tone: 'danger', title: t.shareFailed });
    }
  }
  return (
    <Button variant="ghost" size="sm" className="-mx-3" onClick={() => void share()}>
      {t.share(code)}
    </Button>
  );
}
