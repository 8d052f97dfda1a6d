/** Reads a QR code from the current video frame; resolves to null without one. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

/** Used part of the Shape Detection API, which TypeScript does not type yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Returns the browser's native reader where it exists (Android), else a JavaScript reader loaded on demand. */
export async function createQrReader(): Promise<QrReader> {
  return (await nativeReader()) ?? scriptReader();
}

async function nativeReader(): Promise<QrReader | null> {
  if (!('BarcodeDetector' in window) || !isDetectorClass(window.BarcodeDetector)) return null;
  const found = window.BarcodeDetector;
  // Some desktop browsers have the class but support no format.
  const formats = await found.getSupportedFormats().catch((): readonly string[] => []);
  if (!formats.includes('qr_code')) return null;
  const detector = new found({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

const isDetectorClass = (value: unknown): value is DetectorClass =>
  typeof value === 'function' && 'getSupportedFormats' in value;

/**
 * Longest side of the analysed frame, in pixels. Enough for a code that fills a third of it, and fast on a cheap phone.
 */
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
      // The decoder throws when it finds no code.
      return null;
    }
  };
}
