/** A page number, or a gap between page numbers. */
export type PageSlot = number | 'gap';

/** Returns the pages to show: the first, the last, and those around the current one. A gap of one page is that page. */
export function pagesAround(page: number, pageCount: number, siblings: number): PageSlot[] {
  const shown = new Set([1, pageCount]);
  for (let near = page - siblings; near <= page + siblings; near += 1)
    if (near >= 1 && near <= pageCount) shown.add(near);
  const sorted = [...shown].filter((one) => one >= 1).sort((a, b) => a - b);
  return sorted.flatMap((one, index): PageSlot[] => {
    const before = sorted[index - 1];
    if (before === undefined || one === before + 1) return [one];
    return one === before + 2 ? [before + 1, one] : ['gap', one];
  });
}
