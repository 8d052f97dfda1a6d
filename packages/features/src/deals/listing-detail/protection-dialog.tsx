import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { useMessages } from '../../kernel/index.js';
import { FeeBreakdown } from '../../catalogue/parts/prices/fee-breakdown.js';
import { catalogue } from './listing-detail.catalogue.js';

interface ProtectionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Price in major units. */
  price: number;
  /** Label of the deposit that is paid in place of the price. Undefined where the price is paid. */
  depositName: string | undefined;
}

/** Breakdown of price and fees, with the purpose of the fees. */
export function ProtectionDialog({ open, onOpenChange, price, depositName }: ProtectionDialogProps) {
  const t = useMessages(catalogue);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t.paymentInformation} closeLabel={t.closePhotos}>
        <div className="grid gap-4">
          <FeeBreakdown
            kind="purchase"
            price={price}
            {...(depositName !== undefined && { name: depositName })}
          />
          <p className="text-sm text-fg-muted">{depositName === undefined ? t.paymentText : t.depositText}</p>
        </div>
      </DialogContent>
    </Dialog>
  );
}
