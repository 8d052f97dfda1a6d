import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { cx } from '../class-names/class-names.js';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { joinRefs } from '../floating/join-refs.js';

/** What is wrong with one field. */
export interface FormProblem {
  /** Id of the control. */
  id: string;
  /** The same words as under the field. */
  message: string;
}

/** Props of {@link FormSummary}. */
export interface FormSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What happened: `Please check two fields`. */
  title: ReactNode;
  /** Nothing is shown while there are none. */
  problems: readonly FormProblem[];
}

/**
 * All that is wrong, above a long form that was sent. It takes the focus when it appears, so that nobody waits for a page
 * that does not come; each line leads to its field.
 */
export function FormSummary({
  title,
  problems,
  className,
  ref,
  ...rest
}: FormSummaryProps): ReactElement | null {
  const root = useRef<HTMLDivElement>(null);
  const wrong = problems.length > 0;
  useEffect(() => {
    if (wrong) root.current?.focus();
  }, [wrong]);
  if (!wrong) return null;
  return (
    <div
      ref={joinRefs(root, ref)}
      data-slot="form-summary"
      role="alert"
      tabIndex={-1}
      className={cx(
        'flex gap-3 rounded-control border-2 border-danger bg-danger-soft p-3.5 text-sm',
        className,
      )}
      {...rest}
    >
      <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        <ul className="mt-1">
          {problems.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => goTo(event, id)}
                className="flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The focus, without an entry in the history of the browser. */
function goTo(event: MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
