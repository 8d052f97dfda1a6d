/// <reference types="node" />
import { readFileSync } from 'node:fs';
import * as Radix from 'radix-ui';
import { describe, expect, it } from 'vitest';
import { drawn, openness } from './openness.js';

/** Namespaces of Radix that the kit is built on. */
const namespaces = {
  Accordion: Radix.Accordion,
  AlertDialog: Radix.AlertDialog,
  Avatar: Radix.Avatar,
  Checkbox: Radix.Checkbox,
  Dialog: Radix.Dialog,
  DropdownMenu: Radix.DropdownMenu,
  Label: Radix.Label,
  unstable_PasswordToggleField: Radix.unstable_PasswordToggleField,
  Popover: Radix.Popover,
  Progress: Radix.Progress,
  RadioGroup: Radix.RadioGroup,
  Select: Radix.Select,
  Separator: Radix.Separator,
  Switch: Radix.Switch,
  Tabs: Radix.Tabs,
  Toast: Radix.Toast,
  ToggleGroup: Radix.ToggleGroup,
  Tooltip: Radix.Tooltip,
  VisuallyHidden: Radix.VisuallyHidden,
};

/** Returns the parts of a namespace by their short names, as in `Content` of `DialogContent`. */
function partsOf([namespace, parts]: [string, object]): string[] {
  const long = namespace.replace('unstable_', '');
  return Object.keys(parts)
    .filter((name) => `${long}${name}` in parts || name === 'Root')
    .map((name) => `${namespace}.${name}`);
}

/** Returns the text of the comments in a source file. */
const commentsOf = (file: string): string =>
  [...readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').matchAll(/\/\*\*[\s\S]*?\*\//g)].join(
    '\n',
  );

/** The compiler compares the props: see openness.ts. */
describe('the parts of Radix', () => {
  const all = Object.entries(namespaces).flatMap(partsOf);

  it('are each exposed to the consumer, or drawn by the kit with a reason', () => {
    expect(all.length).toBeGreaterThan(70);
    const known = [...openness.map(({ primitive }) => primitive), ...Object.keys(drawn)];
    expect(all.filter((part) => !known.includes(part))).toEqual([]);
    expect(known.filter((part) => !all.includes(part))).toEqual([]);
  });

  it('have a comment with the reason for each refused prop', () => {
    const refused = openness.flatMap(({ primitive, file, refused: props }) =>
      props.map((prop) => ({ primitive, file, prop })),
    );
    expect(refused.length).toBeGreaterThan(20);
    const silent = refused.filter(({ file, prop }) => !commentsOf(file).includes(`\`${prop}\``));
    expect(silent).toEqual([]);
  });
});
