import { Trans, useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../ui-provider/class-names.ts'
import { buttonClass, type ButtonLook } from './button-class.ts'
import styles from './button.module.css'

interface PressProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'disabled' | 'ref'> {
  /** By pointer, Enter or space. */
  onPress?: () => void
  isDisabled?: boolean
  /** The act is under way: the button keeps its width and its focus, and does nothing when pressed. */
  isPending?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

export interface ButtonProps extends PressProps, Omit<ButtonLook, 'iconOnly'> {
  /** Names the act: “Add to cart”. */
  children: ReactNode
  iconStart?: LucideIcon
  iconEnd?: LucideIcon
}

/**
 * The browser's own button. It is on every page, so it brings no press handling of its own: react-aria's alone would
 * weigh more than all else that a header needs.
 */
function PressButton({
  onPress,
  isDisabled,
  isPending,
  onClick,
  type = 'button',
  ...rest
}: PressProps & { children: ReactNode }) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) return event.preventDefault()
    onClick?.(event)
    onPress?.()
  }
  const state = {
    'data-disabled': isDisabled || undefined,
    'data-pending': isPending || undefined,
    'aria-disabled': isPending || undefined,
  }
  return (
    <>
      <button {...rest} {...state} type={type} disabled={isDisabled} onClick={press} />
      {isPending !== undefined && (
        <span role="status" className="visually-hidden">
          {isPending && <Trans>Working…</Trans>}
        </span>
      )}
    </>
  )
}

/** Turns while the act runs; its words join the button's name. */
function Spinner() {
  return (
    <>
      <span aria-hidden className={styles.spinner} />{' '}
      <span className="visually-hidden">
        <Trans>Working…</Trans>
      </span>
    </>
  )
}

/** A button. While `isPending` it keeps its width and focus, says so, and does nothing when pressed. */
export function Button({
  children,
  variant,
  size,
  wide,
  iconStart,
  iconEnd,
  className,
  ...rest
}: ButtonProps) {
  return (
    <PressButton {...rest} className={cx(buttonClass({ variant, size, wide }), className)}>
      <span className={styles.label}>
        {iconStart && <Icon of={iconStart} />}
        {children}
        {iconEnd && <Icon of={iconEnd} />}
      </span>
      {rest.isPending && <Spinner />}
    </PressButton>
  )
}

export interface IconButtonProps extends PressProps {
  icon: LucideIcon
  /** Its accessible name. */
  label: string
  variant?: ButtonLook['variant']
  /** Small and set at the corner: a count, a dot. */
  children?: ReactNode
}

/** A button that shows an icon alone. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  children,
  className,
  ...rest
}: IconButtonProps) {
  const { t } = useLingui()
  return (
    <PressButton
      {...rest}
      aria-label={rest.isPending ? `${label} ${t`Working…`}` : label}
      className={cx(buttonClass({ variant, iconOnly: true }), className)}
    >
      {rest.isPending ? <Spinner /> : <Icon of={icon} />}
      {children}
    </PressButton>
  )
}
