import { type ReactElement, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../button/button.js';
import { Dialog, DialogContent, DialogTrigger } from '../../dialog/dialog.js';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../dropdown-menu/index.js';
import { NativeSelect } from '../../native-select/native-select.js';
import { Popover, PopoverContent, PopoverTrigger } from '../../popover/popover.js';
import { SearchCombobox } from '../../search-combobox/search-combobox.js';
import { Sheet, SheetContent } from '../../sheet/sheet.js';
import { Tooltip, TooltipProvider } from '../../tooltip/tooltip.js';
import type { Inner, Nest } from './kinds.js';
import './overlays.css';

/** More rows than the lowest window shows. */
const ROWS = Array.from({ length: 30 }, (_, index) => `Row ${index + 1}`);

interface OverlayProps {
  kind: Inner;
  /** Name of the overlay. Its trigger is called `Open …`, its last control `Last of …`. */
  name: string;
  /** Tooltip of the trigger. */
  tip?: string;
  children?: ReactNode;
}

function Overlay({ kind, name, tip, children }: OverlayProps): ReactElement {
  const button = <Button>{`Open ${name}`}</Button>;
  const content = (
    <>
      <Button>{`First of ${name}`}</Button>
      {children}
      {ROWS.map((row) => (
        <p key={row}>{row}</p>
      ))}
      <Button>{`Last of ${name}`}</Button>
    </>
  );
  switch (kind) {
    case 'dialog':
      return (
        <Dialog>
          {tipped(<DialogTrigger asChild>{button}</DialogTrigger>, tip)}
          <DialogContent title={name}>{content}</DialogContent>
        </Dialog>
      );
    case 'sheet':
      return (
        <Sheet>
          {tipped(<DialogTrigger asChild>{button}</DialogTrigger>, tip)}
          <SheetContent title={name}>{content}</SheetContent>
        </Sheet>
      );
    case 'popover':
      return (
        <Popover>
          {tipped(<PopoverTrigger asChild>{button}</PopoverTrigger>, tip)}
          <PopoverContent label={name}>{content}</PopoverContent>
        </Popover>
      );
    case 'menu':
      return (
        <DropdownMenu>
          {tipped(<DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>, tip)}
          <DropdownMenuContent>
            {[...ROWS, `Last of ${name}`].map((row) => (
              <DropdownMenuItem key={row}>{row}</DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      );
    case 'select':
      return (
        <NativeSelect
          label={`Open ${name}`}
          options={[...ROWS, `Last of ${name}`].map((row) => ({ value: row, label: row }))}
        />
      );
    case 'tooltip':
      return tipped(button, name);
    case 'combobox':
      return <Finder name={name} />;
    default:
      return kind satisfies never;
  }
}

function tipped(trigger: ReactElement, tip: string | undefined): ReactElement {
  return tip === undefined ? trigger : <Tooltip content={tip}>{trigger}</Tooltip>;
}

function Finder({ name }: { name: string }): ReactElement {
  const [value, setValue] = useState('');
  return (
    <SearchCombobox
      label={`Open ${name}`}
      value={value}
      onChange={({ target }) => setValue(target.value)}
      onClear={() => setValue('')}
      clearLabel="Clear"
      suggestions={[...ROWS, `Last of ${name}`].map((label) => ({ id: label, label }))}
      onSuggestionSelect={({ suggestion }) => setValue(suggestion.label)}
      listLabel={name}
      countLabel={(count) => `${count} suggestions`}
    />
  );
}

/** A menu whose only item opens its own window. */
function FromMenu({ inner }: { inner: 'dialog' | 'sheet' }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>Open outer</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setOpen(true)}>Open inner</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {inner === 'dialog' ? (
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogContent title="inner">Inside</DialogContent>
        </Dialog>
      ) : (
        <Sheet open={open} onOpenChange={setOpen}>
          <SheetContent title="inner">Inside</SheetContent>
        </Sheet>
      )}
    </>
  );
}

function Page({ nest }: { nest: Nest }): ReactElement {
  return (
    <TooltipProvider>
      <main className="p-4">
        {nest.outer === 'menu' ? (
          <FromMenu inner={nest.inner} />
        ) : nest.outer === 'tooltip' ? (
          <Overlay kind={nest.inner} name="inner" tip="outer" />
        ) : (
          <Overlay kind={nest.outer} name="outer">
            <Overlay kind={nest.inner} name="inner" />
          </Overlay>
        )}
      </main>
    </TooltipProvider>
  );
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
let shown = 0;

/** Called by the suite, on a single page for all nests. */
Object.assign(window, {
  showNest(nest: Nest) {
    shown += 1;
    root.render(<Page key={shown} nest={nest} />);
  },
});
