export * from './dropdown-menu.js';
export * from './dropdown-menu-choices.js';
export {
  DropdownMenuGroup,
  type DropdownMenuGroupProps,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  DropdownMenuLabel,
  type DropdownMenuLabelProps,
  DropdownMenuSeparator,
  type DropdownMenuSeparatorProps,
} from './dropdown-menu-item.js';
export * from './dropdown-menu-sub.js';
