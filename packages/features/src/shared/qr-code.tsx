import { QrCode as KitQrCode } from '@campushive/ui/qr-code';

/** QR code for a handover, scanned by the seller's camera. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return <KitQrCode value={text} label={label} className="w-44" />;
}
