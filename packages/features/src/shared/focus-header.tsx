import { Heading } from '@campushive/ui/heading';
import { IconButton } from '@campushive/ui/icon-button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type Destination } from '../kernel/index.js';

interface FocusHeaderProps {
  /** Name of the current task. */
  title: ReactNode;
  /** Line under the title. */
  subtitle?: ReactNode;
  /** Icon before the title. */
  icon?: ReactNode;
  /** Content at the end of the line, such as a safety note. */
  aside?: ReactNode;
  /** Destination and label of the ✕ button. */
  leave: { to: Destination; label: string };
}

/** Sticky header of a full-screen task: its title and the button to leave. */
export function FocusHeader({ title, subtitle, icon, aside, leave }: FocusHeaderProps) {
  return (
    <header data-bar="focus" className="sticky top-0 z-20 border-b border-line bg-surface px-gutter py-2">
      <div className="mx-auto flex w-full max-w-5xl flex-wrap items-center gap-x-2 sm:gap-x-3">
        <IconButton asChild label={leave.label} className="-ms-2.5">
          <Link to={leave.to}>
            <X aria-hidden="true" />
          </Link>
        </IconButton>
        {icon}
        <div className="min-w-0 flex-1 basis-24">
          <Heading level={1} size="subsection" className="truncate">
            {title}
          </Heading>
          {subtitle === undefined ? null : <p className="truncate text-sm text-fg-muted">{subtitle}</p>}
        </div>
        {aside}
      </div>
    </header>
  );
}
