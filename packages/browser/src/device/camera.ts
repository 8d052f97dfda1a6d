import type { CameraPort, CameraProblem } from '@campushive/features';

export const camera: CameraPort = {
  // Available over HTTPS only.
  supported: () => typeof navigator.mediaDevices?.getUserMedia === 'function',
  async open() {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      });
      return { status: 'open', stream };
    } catch (error) {
      return { status: 'failed', problem: problemOf(error) };
    }
  },
};

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}
