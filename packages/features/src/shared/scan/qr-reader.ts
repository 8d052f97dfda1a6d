/** Looks for a QR code in what a video shows now; null when there is none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The part of the Shape Detection API that is used; TypeScript does not know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own reader where it has one (Android), else one in JavaScript that is fetched for it. */
export async function createQrReader(): Promise<QrReader> {
  return (await nativeReader()) ?? scriptReader();
}

async function nativeReader(): Promise<QrReader | null> {
  if (!('BarcodeDetector' in window) || !isDetectorClass(window.BarcodeDetector)) return null;
  const found = window.BarcodeDetector;
  // Some desktop browsers have the class and can read nothing.
  const formats = await found.getSupportedFormats().catch((): readonly string[] => []);
  if (!formats.includes('qr_code')) return null;
  const detector = new found({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

const isDetectorClass = (value: unknown): value is DetectorClass =>
  typeof value === 'function' && 'getSupportedFormats' in value;

/** Enough to read a code that fills a third of the picture, and quick on a cheap phone. */
const LONGEST_SIDE = 640;

async function scriptReader(): Promise<QrReader> {
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (context === null || videoWidth === 0) return null;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // It throws when it sees none.
      return null;
    }
  };
}
