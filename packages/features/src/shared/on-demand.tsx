import { useToast } from '@campushive/ui/toast';
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { useMessages } from '../kernel/index.js';
import { catalogue } from '../kernel/kernel.catalogue.js';
import { useOnDemand } from './hooks/use-on-demand.js';

/** Additional prop of a component of {@link onDemand}. */
export interface OnDemandProps {
  /** Called when the code did not load, such as without a network. Closes the dialog, so that the next press tries again. */
  readonly onLoadFailed: () => void;
}

/**
 * Component whose code loads when it is first rendered, for dialogs. A failed load shows a toast and keeps the page, where `React.lazy`
 * would replace the page by its error. `load` is a dynamic import; `componentOf` takes the component out of the module.
 */
export function onDemand<Part extends object, Props extends object>(
  load: () => Promise<Part>,
  componentOf: (part: Part) => ComponentType<Props>,
): ComponentType<Props & OnDemandProps> {
  return function OnDemand(props: Props & OnDemandProps) {
    const { part, want, hasFailed } = useOnDemand(load);
    useEffect(want, [want]);
    useLoadFailure(hasFailed, props.onLoadFailed);
    if (part === null) return null;
    const Loaded = componentOf(part);
    return <Loaded {...props} />;
  };
}

/** Shows a toast when code did not load, and calls `close`. */
export function useLoadFailure(hasFailed: boolean, close: () => void): void {
  const { toast } = useToast();
  const { offline } = useMessages(catalogue);
  const onFailed = useEffectEvent(() => {
    toast({ tone: 'danger', title: offline });
    close();
  });
  useEffect(() => {
    if (hasFailed) onFailed();
  }, [hasFailed]);
}
