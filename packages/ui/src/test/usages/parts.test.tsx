import { AlertDialog } from '../../alert-dialog/index.js';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../dialog/index.js';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from '../../dropdown-menu/index.js';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '../../popover/index.js';
import { TabNav, TabNavLink } from '../../tabs/index.js';
import { describeConformance } from '../describe-conformance.js';

describeConformance('alert-dialog', (probe) => (
  <AlertDialog
    defaultOpen
    title="Delete?"
    confirmLabel="Delete it"
    cancelLabel="Keep it"
    onConfirm={() => undefined}
    {...probe}
  />
));
describeConformance('dialog-trigger', (probe) => (
  <Dialog>
    <DialogTrigger {...probe}>Open</DialogTrigger>
  </Dialog>
));
describeConformance('dialog-close', (probe) => (
  <Dialog defaultOpen>
    <DialogContent title="Filters">
      <DialogClose {...probe}>Done</DialogClose>
    </DialogContent>
  </Dialog>
));
describeConformance('popover-trigger', (probe) => (
  <Popover>
    <PopoverTrigger {...probe}>Open</PopoverTrigger>
  </Popover>
));
describeConformance('popover-close', (probe) => (
  <Popover defaultOpen>
    <PopoverContent label="Details">
      <PopoverClose {...probe}>Done</PopoverClose>
    </PopoverContent>
  </Popover>
));
describeConformance('tab-nav', (probe) => <TabNav label="Orders" {...probe} />);
describeConformance('tab-nav-link', (probe) => (
  <TabNavLink href="/orders" {...probe}>
    Open
  </TabNavLink>
));

describeConformance('dropdown-menu-group', (probe) => (
  <DropdownMenu open>
    <DropdownMenuContent>
      <DropdownMenuGroup {...probe} />
    </DropdownMenuContent>
  </DropdownMenu>
));
describeConformance('dropdown-menu-label', (probe) => (
  <DropdownMenu open>
    <DropdownMenuContent>
      <DropdownMenuLabel {...probe}>Send</DropdownMenuLabel>
    </DropdownMenuContent>
  </DropdownMenu>
));
describeConformance('dropdown-menu-separator', (probe) => (
  <DropdownMenu open>
    <DropdownMenuContent>
      <DropdownMenuSeparator {...probe} />
    </DropdownMenuContent>
  </DropdownMenu>
));
describeConformance('dropdown-menu-checkbox-item', (probe) => (
  <DropdownMenu open>
    <DropdownMenuContent>
      <DropdownMenuCheckboxItem {...probe}>Photos only</DropdownMenuCheckboxItem>
    </DropdownMenuContent>
  </DropdownMenu>
));
describeConformance('dropdown-menu-radio-group', (probe) => (
  <DropdownMenu open>
    <DropdownMenuContent>
      <DropdownMenuRadioGroup {...probe} />
    </DropdownMenuContent>
  </DropdownMenu>
));
describeConformance('dropdown-menu-radio-item', (probe) => (
  <DropdownMenu open>
    <DropdownMenuContent>
      <DropdownMenuRadioGroup>
        <DropdownMenuRadioItem value="newest" {...probe}>
          Newest
        </DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
    </DropdownMenuContent>
  </DropdownMenu>
));
describeConformance('dropdown-menu-sub-trigger', (probe) => (
  <DropdownMenu open>
    <DropdownMenuContent>
      <DropdownMenuSub>
        <DropdownMenuSubTrigger {...probe}>Share</DropdownMenuSubTrigger>
      </DropdownMenuSub>
    </DropdownMenuContent>
  </DropdownMenu>
));
describeConformance('dropdown-menu-sub', (probe) => (
  <DropdownMenu open>
    <DropdownMenuContent>
      <DropdownMenuSub open>
        <DropdownMenuSubTrigger>Share</DropdownMenuSubTrigger>
        <DropdownMenuSubContent {...probe} />
      </DropdownMenuSub>
    </DropdownMenuContent>
  </DropdownMenu>
));
