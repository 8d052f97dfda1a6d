/**
 * The box of text controls. It shows the focus of its control, but not of the buttons in it, by an ink edge with a honey glow. The glow
 * is an outline, which forced colours keep. The text has 16 px, so that no phone zooms into it.
 */
export const controlBox =
  'flex min-h-11 w-full min-w-0 items-stretch rounded-control border border-line-strong bg-surface text-base text-fg transition coarse:min-h-control ' +
  'not-data-invalid:not-has-[>:disabled]:hover:border-fg-muted ' +
  'not-data-invalid:has-[>:focus]:border-fg not-data-invalid:has-[>:focus]:inset-ring-1 not-data-invalid:has-[>:focus]:inset-ring-fg ' +
  'has-[>:focus]:outline-4 has-[>:focus]:outline-brand-soft data-invalid:has-[>:focus]:outline-danger-soft ' +
  'data-invalid:border-danger data-invalid:inset-ring-1 data-invalid:inset-ring-danger data-invalid:has-[>:focus]:inset-ring-2 ' +
  'has-[>:disabled]:cursor-not-allowed has-[>:disabled]:opacity-45 has-[>[readonly]]:bg-fill';

/** The control in the box. It covers the box's border, so that the whole height is pressable. */
export const controlInner =
  '-my-px min-h-11 w-full min-w-0 flex-1 rounded-control bg-transparent py-2 outline-none disabled:cursor-not-allowed coarse:min-h-control';
