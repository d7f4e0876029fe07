import type { ComponentProps, ReactElement, ReactNode } from 'react'
import {
  Focusable,
  OverlayArrow,
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip'
import styles from './tooltip.module.css'

export interface TooltipProps {
  /** The button or link it explains: whatever can have the focus. */
  children: ReactElement<ComponentProps<'button'>, string>
  /** A few words; nothing that can't be done without, since a touch screen never shows them. */
  text: ReactNode
  /** `start` and `end` follow the reading direction. */
  placement?: Extract<AriaTooltipProps['placement'], 'top' | 'bottom' | 'start' | 'end'>
  /** Milliseconds that the pointer rests before it opens; the focus opens it at once. */
  delay?: number
  defaultOpen?: boolean
}

/** A few words about a control, on hover and focus; Escape hides them, and the pointer may rest on them. */
export function Tooltip({ children, text, placement = 'top', delay = 500, defaultOpen }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={150} defaultOpen={defaultOpen}>
      <Focusable>{children}</Focusable>
      <AriaTooltip placement={placement} offset={8} containerPadding={8} className={styles.tooltip ?? ''}>
        <OverlayArrow className={styles.arrow ?? ''}>
          <svg width="12" height="6" viewBox="0 0 12 6" aria-hidden>
            <path d="M0 0 6 6 12 0" />
          </svg>
        </OverlayArrow>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
