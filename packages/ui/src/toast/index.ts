export { ToastRegion } from './toast-region.tsx'
export { createToastStore, showToast, toasts, type ToastOptions } from './toast-store.ts'
