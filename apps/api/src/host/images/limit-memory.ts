/**
 * Limits the memory of this thread's WebAssembly, in bytes. A false size in a file's header then runs out of memory
 * while unpacking, and only this file fails.
 */
export function limitMemory(bytesMax: number): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * 65_536 > bytesMax) throw new RangeError('Enough');
    return grow.call(this, pages);
  };
}
