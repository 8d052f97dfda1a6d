export * from './toast.js';
export { type ToastContent, type Toasts, type ToastTone, useToast } from './toast-context.js';
