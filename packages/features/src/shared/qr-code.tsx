import { QrCode as KitQrCode } from '@campushive/ui/qr-code';

/** The handover code for the seller's camera. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return <KitQrCode value={text} label={label} className="w-44" />;
}
