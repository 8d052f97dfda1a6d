/** Which pages are named: the first, the last, this one and its neighbours; `gap` for what lies between. */
export function pagesAround(page: number, count: number): readonly (number | 'gap')[] {
  const wanted = new Set([1, page - 1, page, page + 1, count].filter((one) => one >= 1 && one <= count));
  return [...wanted]
    .sort((a, b) => a - b)
    .flatMap((one, index, all): (number | 'gap')[] => {
      const before = all[index - 1] ?? one - 1;
      // A gap of one page is that page.
      if (one - before === 2) return [one - 1, one];
      return one - before > 2 ? ['gap', one] : [one];
    });
}
