import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Pressable } from 'react-aria-components'
import { Dialog as AriaDialog, DialogTrigger as AriaDialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../button/button.tsx'
import styles from './dialog.module.css'

export interface DialogTriggerProps {
  /** The button that opens, then the dialog. */
  children: [trigger: ReactElement<ComponentProps<'button'>, string>, dialog: ReactNode]
}

/** A button and the dialog that it opens. */
export function DialogTrigger({ children: [trigger, dialog] }: DialogTriggerProps) {
  return (
    <AriaDialogTrigger>
      <Pressable>{trigger}</Pressable>
      {dialog}
    </AriaDialogTrigger>
  )
}

export interface DialogProps {
  title: ReactNode
  /** What it says, or a function that is handed `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** The acts at its end: the buttons, or a function that is handed `close`. */
  actions?: ReactNode | ((close: () => void) => ReactNode)
  /** Under the caller's control; left out, a DialogTrigger around it decides. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** `alertdialog` asks before something is lost: a press outside doesn't close it. */
  role?: 'dialog' | 'alertdialog'
  size?: 'md' | 'wide'
  /** Slides in along an edge of the screen; `Sheet` is its name for pages. */
  side?: 'start' | 'end' | 'bottom'
}

const resolve = (part: DialogProps['children'], close: () => void) =>
  typeof part === 'function' ? part(close) : part

/**
 * A modal dialog; a sheet at the bottom on phones. It keeps the focus inside, closes by Escape, the cross or a press
 * outside, and gives the focus back to what opened it.
 */
export function Dialog({
  title,
  children,
  actions,
  isOpen,
  onOpenChange,
  role = 'dialog',
  size = 'md',
  side,
}: DialogProps) {
  const { t } = useLingui()
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog'}
      className={styles.veil ?? ''}
    >
      <Modal className={styles.modal ?? ''} data-wide={size === 'wide' || undefined} data-side={side}>
        <AriaDialog role={role} className={styles.dialog ?? ''}>
          {({ close }) => (
            <>
              <div className={styles.head}>
                <Heading slot="title">{title}</Heading>
                <IconButton icon={X} label={t`Close`} onPress={close} />
              </div>
              {resolve(children, close)}
              {actions && <div className={styles.foot}>{resolve(actions, close)}</div>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
