/** An APP1 segment that says: the camera was held upright, turn this by 90 degrees. */
const TURNED = [
  ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
  ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01],
  ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00],
];

/**
 * Photo of a phone that was held upright: a JPEG of 2,400 by 1,600 pixels with so much in it that it has over a megabyte, red
 * on its upper half when it is looked at as 1,600 by 2,400.
 */
export async function largePhoto(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2_400, 1_600];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw.');
  for (let at = 0; at < 40_000; at += 1) {
    const [x, y] = [Math.random() * 2_400, Math.random() * 1_600];
    const light = Math.random() * 40;
    context.fillStyle = x < 1_200 ? `rgb(${200 + light} 20 20)` : `rgb(20 20 ${200 + light})`;
    context.fillRect(x, y, 9, 9);
  }
  // The first half lies left: turned clockwise, it is the upper one.
  context.fillStyle = 'rgb(220 20 20)';
  context.fillRect(500, 700, 200, 200);
  context.fillStyle = 'rgb(20 20 220)';
  context.fillRect(1_700, 700, 200, 200);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.98));
  if (blob === null) throw new Error('This browser cannot write a JPEG.');
  return new File([blob.slice(0, 2), new Uint8Array(TURNED), blob.slice(2)], name, { type: 'image/jpeg' });
}
