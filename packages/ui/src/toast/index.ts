export * from './toast.js';
export {
  type PromiseToasts,
  type ToastAction,
  type ToastContent,
  type Toasts,
  type ToastTone,
  useToast,
} from './toast-context.js';
