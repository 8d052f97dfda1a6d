export const without = <T extends { readonly id: string }>(all: readonly T[], excluded: readonly T[]): T[] =>
  all.filter(({ id }) => !excluded.some((one) => one.id === id));
