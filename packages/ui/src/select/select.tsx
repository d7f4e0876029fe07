import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'
import fieldStyles from '../field/field.module.css'
import type { FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './select.module.css'

export interface SelectItem {
  value: string
  /** What typing finds, and what a screen reader says. */
  text: string
  /** What else typing finds in a combobox: a name in another script. */
  keywords?: string
  /** What is shown, when it is more than the text. */
  content?: ReactNode
  isDisabled?: boolean
}

export interface SelectProps extends Omit<FieldProps, 'isOptional'> {
  options: readonly SelectItem[]
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
  placeholder?: string
  isDisabled?: boolean
  name?: string
}

/** A list that opens below its button; typing finds, arrows move, Escape closes. */
export function Select({
  label,
  hint,
  error,
  hideLabel,
  className,
  options,
  onChange,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <AriaSelect
      {...rest}
      isInvalid={Boolean(error)}
      placeholder={placeholder}
      onChange={key => key !== null && onChange?.(String(key))}
      className={cx(fieldStyles.field, className)}
    >
      <Label className={hideLabel ? 'visually-hidden' : fieldStyles.label}>{label}</Label>
      <Button className={styles.trigger ?? ''}>
        <SelectValue />
        <Icon of={ChevronDown} />
      </Button>
      {error ? <AriaFieldError className={fieldStyles.error ?? ''}>{error}</AriaFieldError> : null}
      {hint ? (
        <Text slot="description" className={fieldStyles.hint ?? ''}>
          {hint}
        </Text>
      ) : null}
      <Popover className={styles.popover ?? ''} offset={4}>
        <ListBox className={styles.list ?? ''} items={options}>
          {option => (
            <ListBoxItem
              id={option.value}
              textValue={option.text}
              isDisabled={option.isDisabled}
              className={styles.option ?? ''}
            >
              {({ isSelected }) => (
                <>
                  <span>{option.content ?? option.text}</span>
                  {isSelected && <Icon of={Check} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
