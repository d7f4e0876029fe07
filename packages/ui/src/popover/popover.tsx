import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Pressable } from 'react-aria-components'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import styles from './popover.module.css'

export interface PopoverProps {
  /** A Button or IconButton. */
  trigger: ReactElement<ComponentProps<'button'>, string>
  /** Names what opens. */
  label: string
  /** What it holds, or a function that is handed `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: Extract<
    AriaPopoverProps['placement'],
    'bottom' | 'bottom start' | 'bottom end' | 'top' | 'start' | 'end'
  >
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * Something small that belongs to a button: a share link, a handful of settings. It opens beside the button, takes the focus, closes by
 * Escape or a press outside, and gives the focus back. The page behind can be seen but not used while it is open.
 */
export function Popover({ trigger, label, children, placement = 'bottom start', ...open }: PopoverProps) {
  return (
    <DialogTrigger {...open}>
      <Pressable>{trigger}</Pressable>
      <AriaPopover placement={placement} offset={6} containerPadding={16} className={styles.popover ?? ''}>
        <Dialog aria-label={label} className={styles.content ?? ''}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
