/** The box of text controls; 16 px text, so that no phone zooms into it. */
export const controlBox =
  'flex min-h-control w-full min-w-0 items-center rounded-control border border-line-strong bg-surface text-base text-fg transition ' +
  'focus-within:border-fg focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus ' +
  'has-data-invalid:border-2 has-data-invalid:border-danger has-disabled:cursor-not-allowed has-disabled:opacity-45';

/** The control inside the box: the box draws its focus. */
export const controlInner =
  'min-h-control w-full min-w-0 flex-1 rounded-control bg-transparent px-3.5 py-2 outline-none disabled:cursor-not-allowed';
