/**
 * Lets the WebAssembly of this thread take at most so many bytes. What a header lies about is found out while unpacking: then there is
 * no more memory to be had, and only this file fails.
 */
export function limitMemory(bytesMax: number): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * 65_536 > bytesMax) throw new RangeError('Enough');
    return grow.call(this, pages);
  };
}
