import { Dialog, type DialogProps } from '../dialog/dialog.tsx'

export interface SheetProps extends Omit<DialogProps, 'role' | 'size' | 'side'> {
  /** Where it slides from: the side where reading begins or ends, or the bottom, in reach of a thumb. */
  side?: 'start' | 'end' | 'bottom'
}

/** A part of the page that slides in when it is wanted: a curriculum, filters, details of a row. It behaves as a Dialog does. */
export function Sheet({ side = 'start', ...rest }: SheetProps) {
  return <Dialog {...rest} side={side} />
}
