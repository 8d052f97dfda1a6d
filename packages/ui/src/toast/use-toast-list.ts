import { useCallback, useMemo, useRef, useState } from 'react';
import type { PromiseToasts, ShownToast, ToastContent, Toasts } from './toast-context.js';

interface ToastList {
  /** Open toasts, oldest first, and closed ones that are still leaving. */
  shown: readonly ShownToast[];
  toasts: Toasts;
  /** Closes a toast. */
  close: (id: string) => void;
}

/** Holds the shown toasts. `onShow` is called with each new toast. */
export function useToastList(max: number, onShow: () => void): ToastList {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  // Handlers read the list here, because several can run before the next render.
  const list = useRef<readonly ShownToast[]>([]);
  const count = useRef(0);
  const write = useCallback((next: readonly ShownToast[]) => {
    const closing = list.current.filter(
      ({ id, open }) => open && !next.some((one) => one.id === id && one.open),
    );
    list.current = next;
    setShown(next);
    for (const { content } of closing) content.onClose?.();
  }, []);

  const toast = useCallback(
    (given: ToastContent): string => {
      const content = withDuration(given);
      onShow();
      count.current += 1;
      const id = content.id ?? `toast-${count.current}`;
      const next = { id, version: count.current, content, open: true };
      const isShown = list.current.some((one) => one.id === id && one.open);
      write(
        isShown
          ? list.current.map((one) => (one.id === id ? next : one))
          : // Closed toasts stay in the list for their exit animation; later ones push them out.
            [...list.current.filter((one) => one.id !== id).slice(1 - max), next],
      );
      return id;
    },
    [max, onShow, write],
  );
  const update = useCallback(
    (id: string, change: Partial<ToastContent>): void => {
      const existing = list.current.find((one) => one.id === id && one.open);
      if (existing) toast({ ...existing.content, ...withDuration(change), id });
    },
    [toast],
  );
  const dismiss = useCallback(
    (id?: string): void =>
      write(list.current.map((one) => (id === undefined || one.id === id ? { ...one, open: false } : one))),
    [write],
  );
  const promise = useCallback(
    <Value>(pending: Promise<Value>, texts: PromiseToasts<Value>): Promise<Value> => {
      const id = toast({ duration: Infinity, ...withDuration(contentOf(texts.loading)) });
      const show = (content: string | ToastContent, tone: 'success' | 'danger') =>
        toast({ tone, ...contentOf(content), id });
      pending.then(
        (value) =>
          show(typeof texts.success === 'function' ? texts.success(value) : texts.success, 'success'),
        (reason: unknown) =>
          show(typeof texts.error === 'function' ? texts.error(reason) : texts.error, 'danger'),
      );
      return pending;
    },
    [toast],
  );
  const toasts = useMemo(() => ({ toast, update, dismiss, promise }), [toast, update, dismiss, promise]);
  return { shown, toasts, close: dismiss };
}

function contentOf(content: string | ToastContent): ToastContent {
  return typeof content === 'string' ? { title: content } : content;
}

/** Replaces the former name of `duration`. */
function withDuration<Content extends Partial<ToastContent>>({ lasting, ...rest }: Content) {
  return lasting === undefined ? rest : { duration: lasting, ...rest };
}
