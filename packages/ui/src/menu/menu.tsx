import type { LucideIcon } from 'lucide-react'
import {
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { Pressable } from 'react-aria-components'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './menu.module.css'

export interface MenuEntry {
  id: string
  label: ReactNode
  /** What typing finds, when the label is more than text. */
  text?: string
  icon?: LucideIcon
  /** A place to go; the app's router takes it when it has set react-aria's RouterProvider. */
  href?: string
  isDanger?: boolean
  isDisabled?: boolean
}

export interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement<ComponentProps<'button'>, string>
  label: string
  items: readonly MenuEntry[]
  onAction?: (id: string) => void
  defaultOpen?: boolean
}

interface EntriesProps extends Pick<MenuProps, 'label' | 'items' | 'onAction'> {
  autoFocus?: 'first' | 'last'
  onClose?: () => void
  /** Tab: the menu closes, and the focus goes on from its button. */
  onLeave: () => void
}

function Entries({ label, items, onAction, onLeave, ...rest }: EntriesProps) {
  // The hook behind the menu takes it; the type of the component leaves it out.
  const keys = {
    onKeyDown: (event: { key: string }) => {
      if (event.key === 'Tab') onLeave()
    },
  }
  return (
    <AriaMenu
      {...rest}
      {...keys}
      aria-label={label}
      items={items}
      onAction={key => onAction?.(String(key))}
      className={styles.menu ?? ''}
    >
      {({ id, label: content, text, icon, href, isDanger, isDisabled }) => (
        <MenuItem
          id={id}
          href={href}
          isDisabled={isDisabled}
          textValue={text ?? (typeof content === 'string' ? content : undefined)}
          className={cx(styles.item, isDanger && styles.danger)}
        >
          {icon && <Icon of={icon} />}
          <span>{content}</span>
        </MenuItem>
      )}
    </AriaMenu>
  )
}

/** Closes before the focus moves, so that the browser's own Tab goes on from the button. */
function leaveTo(button: RefObject<HTMLElement | null>, close: () => void): void {
  flushSync(close)
  button.current?.focus()
}

/** A menu that opens from a button; arrows move, typing finds, Escape closes, Tab leaves. */
export function Menu({ trigger, label, items, onAction, defaultOpen = false }: MenuProps) {
  const [isOpen, setOpen] = useState(defaultOpen)
  const button = useRef<HTMLElement>(null)
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Pressable ref={button}>{trigger}</Pressable>
      <Popover placement="bottom end" offset={4} containerPadding={16} className={styles.popover ?? ''}>
        <Entries {...{ label, items, onAction }} onLeave={() => leaveTo(button, () => setOpen(false))} />
      </Popover>
    </MenuTrigger>
  )
}

export interface AnchoredMenuProps extends Omit<MenuProps, 'trigger' | 'defaultOpen'> {
  /** The button it belongs to, which bears `aria-haspopup` and `aria-expanded` itself. */
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The entry that has the focus first: the last one where the arrow up opened it. */
  startAt?: 'first' | 'last'
}

/**
 * The same menu for a button that was there before this code was: the page loads it when it is first opened. The button opens it
 * on keydown itself: a click that a key makes counts as a screen reader's, whose focus react-aria leaves on the menu as a whole.
 */
export function AnchoredMenu({
  anchor,
  isOpen,
  onOpenChange,
  startAt = 'first',
  label,
  items,
  onAction,
}: AnchoredMenuProps) {
  return (
    <Popover
      trigger="MenuTrigger"
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={4}
      containerPadding={16}
      className={styles.popover ?? ''}
      aria-label={label}
    >
      <Entries
        {...{ label, items, onAction }}
        autoFocus={startAt}
        onClose={() => onOpenChange(false)}
        onLeave={() => leaveTo(anchor, () => onOpenChange(false))}
      />
    </Popover>
  )
}
