import { getNonce } from 'get-nonce';
import { type ReactElement, useId } from 'react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { cx } from '../class-names/class-names.js';
import { Primitive } from './primitive.js';
import type { SelectGroup, SelectListProps, SelectOption } from './select.js';

interface OptionListProps extends SelectListProps {
  options: readonly (SelectOption | SelectGroup)[];
}

/** The list that opens under the select, at least as wide as it. */
export function OptionList({
  options,
  container,
  position = 'popper',
  sideOffset = 6,
  className,
  ...rest
}: OptionListProps): ReactElement {
  const nonce = getNonce();
  return (
    <Primitive.Portal container={container}>
      <Primitive.Content
        data-slot="select-list"
        position={position}
        sideOffset={sideOffset}
        collisionPadding={12}
        className={cx(
          'z-50 max-h-(--radix-select-content-available-height) max-w-(--radix-select-content-available-width) min-w-(--radix-select-trigger-width) overflow-hidden rounded-card border border-line bg-surface text-start text-base text-fg shadow-overlay motion-safe:data-[state=closed]:animate-pop-out motion-safe:data-[state=open]:animate-pop-in',
          className,
        )}
        {...rest}
      >
        <Primitive.ScrollUpButton className={more}>
          <ChevronUp aria-hidden="true" className="size-5" />
        </Primitive.ScrollUpButton>
        <Primitive.Viewport className="max-h-96 p-1.5" {...(nonce === undefined ? {} : { nonce })}>
          {options.map((option) =>
            'options' in option ? (
              <Group key={option.label} {...option} />
            ) : (
              <Option key={option.value} {...option} />
            ),
          )}
        </Primitive.Viewport>
        <Primitive.ScrollDownButton className={more}>
          <ChevronDown aria-hidden="true" className="size-5" />
        </Primitive.ScrollDownButton>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** Sign at the end of the list that there are more options. */
const more = 'grid h-7 shrink-0 place-items-center bg-surface text-fg-muted';

function Group({ label, options, className, ...rest }: SelectGroup): ReactElement {
  return (
    <Primitive.Group data-slot="select-group" className={cx('not-first:mt-1.5', className)} {...rest}>
      <Primitive.Label className="px-3 pt-2 pb-1 text-xs font-semibold text-fg-muted">
        {label}
      </Primitive.Label>
      {options.map((option) => (
        <Option key={option.value} {...option} />
      ))}
    </Primitive.Group>
  );
}

function Option({ label, description, leading, className, ...rest }: SelectOption): ReactElement {
  const descriptionId = useId();
  return (
    <Primitive.Item
      data-slot="select-option"
      aria-describedby={description ? descriptionId : undefined}
      textValue={label}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-[calc(var(--ch-radius-card)-0.375rem)] px-3 py-1.5 wrap-anywhere outline-hidden select-none data-disabled:cursor-not-allowed data-disabled:opacity-45 data-highlighted:bg-fill forced-colors:data-highlighted:outline-2 coarse:min-h-12 [&_svg]:size-5 [&_svg]:shrink-0',
        className,
      )}
      {...rest}
    >
      {leading}
      <span className="grid min-w-0 flex-1">
        <Primitive.ItemText>{label}</Primitive.ItemText>
        {description ? (
          <span id={descriptionId} className="text-sm text-fg-muted">
            {description}
          </span>
        ) : null}
      </span>
      <span className="size-5 shrink-0">
        <Primitive.ItemIndicator>
          <Check aria-hidden="true" />
        </Primitive.ItemIndicator>
      </span>
    </Primitive.Item>
  );
}
