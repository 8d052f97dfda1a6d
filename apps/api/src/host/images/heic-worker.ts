import libheif from 'libheif-js/wasm-bundle.js';
import { parentPort, workerData } from 'node:worker_threads';
import type { HeicAnswer, HeicTask } from './heic.js';
import { limitMemory } from './limit-memory.ts';

const { bytes, pixelsMax, memoryMax } = workerData as HeicTask;

limitMemory(memoryMax);

function answer(reply: HeicAnswer): void {
  parentPort?.postMessage(reply, reply.status === 'decoded' ? [reply.data.buffer] : []);
}

const images = new libheif.HeifDecoder().decode(bytes);
// A live photo or a burst has several: the one that its owner sees.
const image = images.find((heifImage) => heifImage.is_primary()) ?? images[0];
if (image === undefined) answer({ status: 'unreadable' });
else {
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > pixelsMax) answer({ status: 'too-large' });
  else {
    const data = new Uint8ClampedArray(width * height * 4);
    image.display({ data, width, height }, (shown) =>
      answer(shown === null ? { status: 'unreadable' } : { status: 'decoded', data, width, height }),
    );
  }
}
