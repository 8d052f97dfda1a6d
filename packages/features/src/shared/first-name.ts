/** What students call each other: the first of their names. `deleted` stands for an account that is gone. */
export const firstNameOf = ({ name }: { readonly name: string | null }, deleted: string): string =>
  name?.split(' ')[0] ?? deleted;
