/** Formats a file size as phones do: `850 KB`, `1.2 MB`, `1,2 Mo`. */
export function fileSize(bytes: number, tag: string): string {
  const inMegabytes = bytes >= 1_000_000;
  const amount = inMegabytes ? bytes / 1_000_000 : Math.max(1, bytes / 1_000);
  const figures = amount.toLocaleString(tag, { maximumFractionDigits: inMegabytes ? 1 : 0 });
  return `${figures} ${inMegabytes ? 'M' : 'K'}${tag.startsWith('fr') ? 'o' : 'B'}`;
}
