export { Dialog, DialogTrigger, type DialogProps } from './dialog.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
