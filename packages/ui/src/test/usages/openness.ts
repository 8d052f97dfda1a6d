import type { ComponentProps, ElementType } from 'react';
import type * as Radix from 'radix-ui';
import type * as Kit from '../../index.js';

/** Names of the props in a type; of a union, those of every member. */
type NamesOf<Props> = Props extends unknown ? keyof Props & string : never;

/** Props of a primitive that the type of the kit does not take. React keeps `key` for itself. */
type Refused<Primitive extends ElementType, Props> = Exclude<
  NamesOf<ComponentProps<Primitive>>,
  NamesOf<Props> | 'key'
>;

/** A part of a primitive, and its place in the kit. */
export interface Openness {
  /** The part, as in `Dialog.Content`. */
  primitive: string;
  /** File of the kit whose comment gives the reasons, inside `src`. */
  file: string;
  /** Props of the primitive that do not reach the consumer. */
  refused: readonly string[];
}

/** Returns a row for the test. It compiles only while `refused` names exactly the props that the type does not take. */
function open<Primitive extends ElementType, Props>(
  primitive: string,
  file: string,
  refused: Readonly<Record<Refused<Primitive, Props>, true>>,
): Openness {
  return { primitive, file, refused: Object.keys(refused) };
}

const DRAWN = { asChild: true, children: true } as const;
const CHOICE = { ...DRAWN, type: true, role: true, defaultValue: true, onChange: true } as const;

const layers: readonly Openness[] = [
  open<typeof Radix.AlertDialog.Root, Kit.AlertDialogProps>(
    'AlertDialog.Root',
    'alert-dialog/alert-dialog.tsx',
    {},
  ),
  open<typeof Radix.AlertDialog.Content, Kit.AlertDialogProps>(
    'AlertDialog.Content',
    'alert-dialog/alert-dialog.tsx',
    { asChild: true },
  ),
  open<typeof Radix.AlertDialog.Portal, Kit.AlertDialogProps>(
    'AlertDialog.Portal',
    'alert-dialog/alert-dialog.tsx',
    {},
  ),
  open<typeof Radix.Dialog.Root, Kit.DialogProps>('Dialog.Root', 'dialog/dialog.tsx', {}),
  open<typeof Radix.Dialog.Trigger, Kit.DialogTriggerProps>('Dialog.Trigger', 'dialog/dialog.tsx', {}),
  open<typeof Radix.Dialog.Close, Kit.DialogCloseProps>('Dialog.Close', 'dialog/dialog.tsx', {}),
  open<typeof Radix.Dialog.Portal, Kit.DialogContentProps>('Dialog.Portal', 'dialog/modal-content.tsx', {}),
  open<typeof Radix.Dialog.Content, Kit.DialogContentProps>('Dialog.Content', 'dialog/modal-content.tsx', {
    asChild: true,
  }),
  open<typeof Radix.Dialog.Content, Kit.SheetContentProps>('Dialog.Content', 'dialog/modal-content.tsx', {
    asChild: true,
  }),
  open<typeof Radix.Popover.Root, Kit.PopoverProps>('Popover.Root', 'popover/popover.tsx', {}),
  open<typeof Radix.Popover.Trigger, Kit.PopoverTriggerProps>('Popover.Trigger', 'popover/popover.tsx', {}),
  open<typeof Radix.Popover.Close, Kit.PopoverCloseProps>('Popover.Close', 'popover/popover.tsx', {}),
  open<typeof Radix.Popover.Anchor, Kit.PopoverAnchorProps>('Popover.Anchor', 'popover/popover.tsx', {}),
  open<typeof Radix.Popover.Portal, Kit.PopoverContentProps>('Popover.Portal', 'popover/popover.tsx', {}),
  open<typeof Radix.Popover.Content, Kit.PopoverContentProps>('Popover.Content', 'popover/popover.tsx', {
    asChild: true,
    'aria-label': true,
  }),
  open<typeof Radix.Tooltip.Provider, Kit.TooltipProviderProps>(
    'Tooltip.Provider',
    'tooltip/tooltip.tsx',
    {},
  ),
  open<typeof Radix.Tooltip.Root, Kit.TooltipProps>('Tooltip.Root', 'tooltip/tooltip.tsx', {}),
  open<typeof Radix.Tooltip.Portal, Kit.TooltipProps>('Tooltip.Portal', 'tooltip/tooltip.tsx', {}),
  open<typeof Radix.Tooltip.Content, Kit.TooltipProps>('Tooltip.Content', 'tooltip/tooltip.tsx', {
    asChild: true,
  }),
  open<typeof Radix.Toast.Provider, Kit.ToastProviderProps>('Toast.Provider', 'toast/toast.tsx', {}),
  open<typeof Radix.Toast.Viewport, Kit.ToastProviderProps>('Toast.Viewport', 'toast/toast.tsx', {
    asChild: true,
  }),
  open<typeof Radix.Toast.Root, Kit.ToastContent>('Toast.Root', 'toast/toast-context.ts', {
    ...DRAWN,
    open: true,
    defaultOpen: true,
    onOpenChange: true,
  }),
  open<typeof Radix.Toast.Action, Kit.ToastAction>('Toast.Action', 'toast/toast-context.ts', DRAWN),
];

const menus: readonly Openness[] = [
  open<typeof Radix.DropdownMenu.Root, Kit.DropdownMenuProps>(
    'DropdownMenu.Root',
    'dropdown-menu/dropdown-menu.tsx',
    {},
  ),
  open<typeof Radix.DropdownMenu.Trigger, Kit.DropdownMenuTriggerProps>(
    'DropdownMenu.Trigger',
    'dropdown-menu/dropdown-menu.tsx',
    {},
  ),
  open<typeof Radix.DropdownMenu.Portal, Kit.DropdownMenuContentProps>(
    'DropdownMenu.Portal',
    'dropdown-menu/dropdown-menu.tsx',
    {},
  ),
  open<typeof Radix.DropdownMenu.Content, Kit.DropdownMenuContentProps>(
    'DropdownMenu.Content',
    'dropdown-menu/dropdown-menu.tsx',
    { asChild: true },
  ),
  open<typeof Radix.DropdownMenu.Item, Kit.DropdownMenuItemProps>(
    'DropdownMenu.Item',
    'dropdown-menu/dropdown-menu-item.tsx',
    {},
  ),
  open<typeof Radix.DropdownMenu.Group, Kit.DropdownMenuGroupProps>(
    'DropdownMenu.Group',
    'dropdown-menu/dropdown-menu-item.tsx',
    {},
  ),
  open<typeof Radix.DropdownMenu.Label, Kit.DropdownMenuLabelProps>(
    'DropdownMenu.Label',
    'dropdown-menu/dropdown-menu-item.tsx',
    {},
  ),
  open<typeof Radix.DropdownMenu.Separator, Kit.DropdownMenuSeparatorProps>(
    'DropdownMenu.Separator',
    'dropdown-menu/dropdown-menu-item.tsx',
    {},
  ),
  open<typeof Radix.DropdownMenu.CheckboxItem, Kit.DropdownMenuCheckboxItemProps>(
    'DropdownMenu.CheckboxItem',
    'dropdown-menu/dropdown-menu-choices.tsx',
    {},
  ),
  open<typeof Radix.DropdownMenu.RadioGroup, Kit.DropdownMenuRadioGroupProps>(
    'DropdownMenu.RadioGroup',
    'dropdown-menu/dropdown-menu-choices.tsx',
    {},
  ),
  open<typeof Radix.DropdownMenu.RadioItem, Kit.DropdownMenuRadioItemProps>(
    'DropdownMenu.RadioItem',
    'dropdown-menu/dropdown-menu-choices.tsx',
    {},
  ),
  open<typeof Radix.DropdownMenu.Sub, Kit.DropdownMenuSubProps>(
    'DropdownMenu.Sub',
    'dropdown-menu/dropdown-menu-sub.tsx',
    {},
  ),
  open<typeof Radix.DropdownMenu.SubTrigger, Kit.DropdownMenuSubTriggerProps>(
    'DropdownMenu.SubTrigger',
    'dropdown-menu/dropdown-menu-sub.tsx',
    {},
  ),
  open<typeof Radix.DropdownMenu.SubContent, Kit.DropdownMenuSubContentProps>(
    'DropdownMenu.SubContent',
    'dropdown-menu/dropdown-menu-sub.tsx',
    { asChild: true },
  ),
];

const views: readonly Openness[] = [
  open<typeof Radix.Accordion.Root, Kit.AccordionProps>('Accordion.Root', 'accordion/accordion.tsx', {}),
  open<typeof Radix.Accordion.Item, Kit.AccordionItemProps>('Accordion.Item', 'accordion/accordion.tsx', {}),
  open<typeof Radix.Accordion.Trigger, Kit.AccordionTriggerProps>(
    'Accordion.Trigger',
    'accordion/accordion.tsx',
    {},
  ),
  open<typeof Radix.Accordion.Content, Kit.AccordionContentProps>(
    'Accordion.Content',
    'accordion/accordion.tsx',
    { asChild: true },
  ),
  open<typeof Radix.Avatar.Root, Kit.AvatarProps>('Avatar.Root', 'avatar/avatar.tsx', DRAWN),
  open<typeof Radix.Avatar.Fallback, Kit.AvatarProps>('Avatar.Fallback', 'avatar/avatar.tsx', DRAWN),
  open<typeof Radix.Avatar.Image, Kit.AvatarProps>('Avatar.Image', 'avatar/avatar.tsx', {
    ...DRAWN,
    alt: true,
    loading: true,
    decoding: true,
    fetchPriority: true,
    width: true,
    height: true,
    useMap: true,
  }),
  open<typeof Radix.Progress.Root, Kit.ProgressProps>('Progress.Root', 'progress/progress.tsx', DRAWN),
  open<typeof Radix.Separator.Root, Kit.SeparatorProps>('Separator.Root', 'separator/separator.tsx', {}),
  open<typeof Radix.Tabs.Root, Kit.TabsProps>('Tabs.Root', 'tabs/tabs.tsx', {}),
  open<typeof Radix.Tabs.List, Kit.TabListProps>('Tabs.List', 'tabs/tabs.tsx', { 'aria-label': true }),
  open<typeof Radix.Tabs.Trigger, Kit.TabProps>('Tabs.Trigger', 'tabs/tabs.tsx', { type: true }),
  open<typeof Radix.Tabs.Content, Kit.TabPanelProps>('Tabs.Content', 'tabs/tabs.tsx', {}),
  open<typeof Radix.VisuallyHidden.Root, Kit.VisuallyHiddenProps>(
    'VisuallyHidden.Root',
    'visually-hidden/visually-hidden.tsx',
    {},
  ),
];

const controls: readonly Openness[] = [
  open<typeof Radix.Checkbox.Root, Kit.CheckboxProps>('Checkbox.Root', 'checkbox/checkbox.tsx', CHOICE),
  open<typeof Radix.Switch.Root, Kit.SwitchProps>('Switch.Root', 'switch/switch.tsx', CHOICE),
  open<typeof Radix.RadioGroup.Root, Kit.RadioGroupProps>('RadioGroup.Root', 'radio-group/radio.tsx', DRAWN),
  open<typeof Radix.RadioGroup.Root, Kit.RatingFieldProps>('RadioGroup.Root', 'radio-group/radio.tsx', DRAWN),
  open<typeof Radix.RadioGroup.Item, Kit.RadioOption>('RadioGroup.Item', 'radio-group/radio-group.tsx', {
    ...DRAWN,
    type: true,
    role: true,
    checked: true,
  }),
  open<typeof Radix.Select.Root, Kit.SelectProps>('Select.Root', 'select/select.tsx', { children: true }),
  open<typeof Radix.Select.Trigger, Kit.SelectProps>('Select.Trigger', 'select/select.tsx', DRAWN),
  open<typeof Radix.Select.Portal, Kit.SelectListProps>('Select.Portal', 'select/select.tsx', {
    children: true,
  }),
  open<typeof Radix.Select.Content, Kit.SelectListProps>('Select.Content', 'select/select.tsx', DRAWN),
  open<typeof Radix.Select.Group, Kit.SelectGroup>('Select.Group', 'select/select.tsx', DRAWN),
  open<typeof Radix.Select.Item, Kit.SelectOption>('Select.Item', 'select/select.tsx', DRAWN),
  open<typeof Radix.ToggleGroup.Root, Kit.SegmentedControlProps>(
    'ToggleGroup.Root',
    'segmented-control/segmented-control.tsx',
    { ...DRAWN, type: true, 'aria-label': true },
  ),
  open<typeof Radix.ToggleGroup.Item, Kit.Segment>(
    'ToggleGroup.Item',
    'segmented-control/segmented-control.tsx',
    DRAWN,
  ),
  open<typeof Radix.unstable_PasswordToggleField.Root, Kit.PasswordFieldProps>(
    'unstable_PasswordToggleField.Root',
    'password-field/password-field.tsx',
    { children: true },
  ),
  open<typeof Radix.unstable_PasswordToggleField.Input, Kit.PasswordFieldProps>(
    'unstable_PasswordToggleField.Input',
    'password-field/password-field.tsx',
    DRAWN,
  ),
];

/** Every part of a primitive that the kit gives to consumers. */
export const openness = [...layers, ...menus, ...views, ...controls];

/** Parts that the kit draws itself: the reason, and the `data-slot` by which a style sheet finds the element. */
export const drawn: Readonly<Record<string, string>> = {
  'Accordion.Header': 'headingLevel of Accordion chooses the element',
  'AlertDialog.Trigger': 'the trigger prop is the element',
  'AlertDialog.Overlay': 'all backdrops have one look: alert-dialog-overlay',
  'AlertDialog.Title': 'the title prop is its content',
  'AlertDialog.Description': 'the description prop is its content',
  'AlertDialog.Action': 'confirmLabel and onConfirm; the button waits for a promise, which Radix does not',
  'AlertDialog.Cancel': 'cancelLabel; it is off while the action is in progress',
  'Checkbox.Indicator': 'one mark for all boxes',
  'Dialog.Overlay': 'all backdrops have one look: dialog-overlay, sheet-overlay',
  'Dialog.Title': 'the title prop is its content',
  'Dialog.Description': 'the description prop is its content',
  'DropdownMenu.ItemIndicator': 'one mark for all items',
  'DropdownMenu.Arrow': 'panels have no arrow; that of Radix works as a child',
  'Label.Root': 'the label prop of each field is its content',
  'Popover.Arrow': 'panels have no arrow; that of Radix works as a child',
  'Popover.Title': 'the label prop names a popover; that of Radix works as a child',
  'Popover.Description': 'a popover is named, not described; that of Radix works as a child',
  'Progress.Indicator': 'the bar: progress-bar',
  'RadioGroup.Indicator': 'one mark for all options',
  'Select.Value': 'the label of the chosen option, or the placeholder prop',
  'Select.Icon': 'one arrow for all selects',
  'Select.Viewport': 'the list prop reaches the panel around it',
  'Select.Label': 'the label of SelectGroup',
  'Select.ItemText': 'the label of SelectOption',
  'Select.ItemIndicator': 'one mark for all options',
  'Select.ScrollUpButton': 'one sign for all lists',
  'Select.ScrollDownButton': 'one sign for all lists',
  'Select.Separator': 'groups have a heading in place of a line',
  'Select.Arrow': 'panels have no arrow',
  'Switch.Thumb': 'one thumb for all switches',
  'Toast.Title': 'the title of ToastContent',
  'Toast.Description': 'the description of ToastContent',
  'Toast.Close': 'closeLabel of ToastProvider names it',
  'Tooltip.Trigger': 'the child is the element',
  'Tooltip.Arrow': 'bubbles have no arrow; that of Radix works in content',
  'unstable_PasswordToggleField.Toggle': 'showLabel and concealLabel name it',
  'unstable_PasswordToggleField.Icon': 'one icon for all toggles',
  'unstable_PasswordToggleField.Slot': 'one icon for all toggles',
};
