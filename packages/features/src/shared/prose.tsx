import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@campushive/ui/table';
import { Fragment, type ReactNode } from 'react';
import { type Destination, TextLink } from '../kernel/index.js';

/**
 * Block of a long text. In its text, `[label](target)` is a link to a page's name, `support`, `privacy-mail` or a web
 * address.
 */
export type ProseBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly note: string }
  | { readonly table: readonly (readonly string[])[] };

const PAGES: Readonly<Record<string, Destination>> = {
  terms: { to: 'terms' },
  privacy: { to: 'privacy' },
  cookies: { to: 'cookies' },
  contact: { to: 'contact' },
  pricing: { to: 'pricing' },
  universities: { to: 'universities' },
  help: { to: 'help' },
  register: { to: 'register' },
  payments: { to: 'payments' },
  messages: { to: 'messages' },
  hives: { to: 'hives' },
  post: { to: 'post' },
};

/** Long text with paragraphs, lists, steps, notes and tables. */
export function Prose({ blocks }: { blocks: readonly ProseBlock[] }) {
  return (
    <div className="grid gap-3">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ProseBlock }) {
  if (typeof block === 'string') return <p>{inline(block)}</p>;
  if ('list' in block) {
    return (
      <ul className="grid list-disc gap-1.5 ps-5">
        {block.list.map((item) => (
          <li key={item}>{inline(item)}</li>
        ))}
      </ul>
    );
  }
  if ('steps' in block) {
    return (
      <ol className="grid list-decimal gap-1.5 ps-5">
        {block.steps.map((item) => (
          <li key={item}>{inline(item)}</li>
        ))}
      </ol>
    );
  }
  if ('note' in block) {
    return (
      <p className="rounded-card border border-line bg-brand-soft p-4 font-medium">{inline(block.note)}</p>
    );
  }
  return <ProseTable rows={block.table} />;
}

/** Table whose first row is the heading. On a phone each row becomes a card, so nothing scrolls sideways. */
function ProseTable({ rows: [head = [], ...rows] }: { rows: readonly (readonly string[])[] }) {
  return (
    <Table stacked className="text-sm">
      <TableHeader>
        <TableRow>
          {head.map((cell) => (
            <TableHead key={cell} className="pe-4">
              {cell}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row[0]}>
            {row.map((cell, column) => (
              <TableCell key={head[column]}>{inline(cell)}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Renders a block's text with its links. */
function inline(words: string): ReactNode {
  const parts = words.split(/(\[[^\]]+\]\([^)]+\))/);
  return parts.map((part, index) => {
    const found = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    return (
      <Fragment key={index}>
        {found === null ? part : <InlineLink label={found[1] ?? ''} target={found[2] ?? ''} />}
      </Fragment>
    );
  });
}

function InlineLink({ label, target }: { label: string; target: string }) {
  const page = target.startsWith('help/') ? { to: 'help' as const, article: target.slice(5) } : PAGES[target];
  if (page !== undefined) {
    return <TextLink to={page}>{label}</TextLink>;
  }
  const mail = /^[^\s/:]+@[^\s/]+$/.test(target) ? target : undefined;
  return (
    <TextLink
      href={mail === undefined ? target : `mailto:${mail}`}
      {...(mail === undefined && { rel: 'noopener noreferrer' })}
    >
      {label === '@' ? mail : label}
    </TextLink>
  );
}
