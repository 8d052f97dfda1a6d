import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../../accordion/index.js';
import { AlertDialog } from '../../alert-dialog/index.js';
import { Button } from '../../button/index.js';
import { Checkbox } from '../../checkbox/index.js';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../dialog/index.js';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../dropdown-menu/index.js';
import { RadioGroup } from '../../radio-group/index.js';
import { SearchCombobox } from '../../search-combobox/index.js';
import { Switch } from '../../switch/index.js';
import { Tab, TabList, TabPanel, Tabs } from '../../tabs/index.js';
import { Tooltip, TooltipProvider } from '../../tooltip/index.js';
import '../overlays/overlays.css';

const FRUIT = ['Apple', 'Banana', 'Cherry'];

function Finder(): ReactElement {
  const [value, setValue] = useState('');
  return (
    <SearchCombobox
      label="Fruit"
      value={value}
      onChange={({ target }) => setValue(target.value)}
      onClear={() => setValue('')}
      clearLabel="Clear"
      suggestions={FRUIT.map((label) => ({ id: label, label }))}
      onSuggestionSelect={({ suggestion }) => setValue(suggestion.label)}
      listLabel="Fruits"
      countLabel={(count) => `${count} suggestions`}
    />
  );
}

/** An example of each pattern, under its name in the ARIA Authoring Practices Guide. */
const PATTERNS = {
  'dialog-modal': () => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent
        title="Title"
        description="Description"
        footer={
          <DialogClose asChild>
            <Button>Done</Button>
          </DialogClose>
        }
      >
        <Button>First</Button>
      </DialogContent>
    </Dialog>
  ),
  alertdialog: () => {
    const Asked = (): ReactElement => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <AlertDialog
            open={open}
            onOpenChange={setOpen}
            title="Delete this listing?"
            description="It cannot be brought back."
            confirmLabel="Delete"
            cancelLabel="Keep"
            onConfirm={() => setOpen(false)}
          />
        </>
      );
    };
    return <Asked />;
  },
  'menu-button': () => (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>Open</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {FRUIT.map((fruit) => (
          <DropdownMenuItem key={fruit}>{fruit}</DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  combobox: () => <Finder />,
  tooltip: () => (
    <Tooltip content="Copies the link">
      <Button>Copy</Button>
    </Tooltip>
  ),
  accordion: () => (
    <Accordion type="single">
      {FRUIT.map((fruit) => (
        <AccordionItem key={fruit} value={fruit}>
          <AccordionTrigger>{fruit}</AccordionTrigger>
          <AccordionContent>About {fruit}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  ),
  tabs: () => (
    <Tabs defaultValue="Apple">
      <TabList label="Fruits">
        {FRUIT.map((fruit) => (
          <Tab key={fruit} value={fruit}>
            {fruit}
          </Tab>
        ))}
      </TabList>
      {FRUIT.map((fruit) => (
        <TabPanel key={fruit} value={fruit}>
          About {fruit}
        </TabPanel>
      ))}
    </Tabs>
  ),
  radio: () => (
    <RadioGroup
      label="Fruits"
      defaultValue="Apple"
      options={FRUIT.map((fruit) => ({ value: fruit, label: fruit }))}
    />
  ),
  checkbox: () => <Checkbox label="Agree" />,
  switch: () => <Switch label="Notify me" />,
} satisfies Record<string, () => ReactElement>;

export type Pattern = keyof typeof PATTERNS;

const root = createRoot(document.body.appendChild(document.createElement('div')));
let shown = 0;

/** Called by the suite, on a single page for all patterns. */
Object.assign(window, {
  showPattern(pattern: Pattern) {
    shown += 1;
    root.render(
      <TooltipProvider key={shown}>
        <main className="p-4">
          <Button>Before</Button>
          {PATTERNS[pattern]()}
          <Button>After</Button>
        </main>
      </TooltipProvider>,
    );
  },
});
