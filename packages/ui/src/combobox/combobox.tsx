import { useLingui } from '@lingui/react/macro'
import { fold } from '@masar/text'
import { Check, ChevronDown, CircleAlert } from 'lucide-react'
import { memo, useCallback, useContext, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { Input, type InputProps } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { ControlBox, OptionalMark, type FieldProps } from '../field/field.tsx'
import fieldStyles from '../field/field.module.css'
import { Icon } from '../icon/icon.tsx'
import selectStyles from '../select/select.module.css'
import type { SelectItem } from '../select/select.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './combobox.module.css'

export interface ComboboxProps extends FieldProps {
  options: readonly SelectItem[]
  value?: string | null
  defaultValue?: string
  /** Null when the field was emptied. */
  onChange?: (value: string | null) => void
  placeholder?: string
  isDisabled?: boolean
  /** The options are on their way: said in the list instead of “nothing fits”. */
  isLoading?: boolean
  /** Said in the list when there is nothing to choose from, whatever is typed. */
  whenEmpty?: ReactNode
  /** Text of one's own is taken too, where no option fits: the value of the field, and the callback for typing. Needs `value`. */
  ownText?: { value: string; onChange: (text: string) => void; maxLength?: number }
  name?: string
  id?: string
  autoComplete?: string
}

/** Finds أحمد by احمد and Côte by cote: both sides folded, anywhere in the text. */
const fits = (text: string, typed: string) => fold(text).includes(fold(typed))

/** The same in what an option says and in its keywords. */
function filterOf(options: readonly SelectItem[]) {
  const keywords = new Map(
    options.flatMap(option => (option.keywords ? [[option.text, option.keywords]] : [])),
  )
  return (text: string, typed: string) => fits(text, typed) || fits(keywords.get(text) ?? '', typed)
}

function Options({ empty }: { empty: ReactNode }) {
  return (
    <Popover className={selectStyles.popover ?? ''} offset={4}>
      <ListBox<SelectItem>
        className={selectStyles.list ?? ''}
        renderEmptyState={() => <p className={styles.empty}>{empty}</p>}
      >
        {option => (
          <ListBoxItem
            id={option.value}
            textValue={option.text}
            isDisabled={option.isDisabled}
            className={selectStyles.option ?? ''}
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
  )
}

/**
 * Opens the whole list when it is pressed; a focus that the keyboard brought opens nothing. A chosen option is marked as the
 * keyboard's focus would mark it: what is typed next replaces it, and is not put into its middle.
 */
function PressedInput(props: InputProps) {
  const state = useContext(ComboBoxStateContext)
  return (
    <Input
      {...props}
      onClick={event => {
        if (!state || state.isOpen) return
        if (state.selectedKey !== null) event.currentTarget.select()
        state.open(null, 'manual')
      }}
    />
  )
}

interface BodyProps extends Omit<ComboboxProps, 'ownText' | 'onChange'> {
  onChange: (key: string | null) => void
  ownValue: string | undefined
  ownLength: number | undefined
  onOwnText: (text: string) => void
}

/** Rerenders only when its own props change: otherwise hundreds of options would, with each keystroke in a neighbouring field. */
const Body = memo(function Body({
  label,
  hint,
  error,
  isOptional,
  hideLabel,
  className,
  options,
  onChange,
  placeholder,
  isLoading,
  whenEmpty,
  ownValue,
  ownLength,
  onOwnText,
  ...rest
}: BodyProps) {
  const { t } = useLingui()
  return (
    <ComboBox
      {...rest}
      defaultItems={options}
      defaultFilter={filterOf(options)}
      allowsEmptyCollection
      menuTrigger="input"
      {...(ownValue !== undefined && {
        allowsCustomValue: true,
        inputValue: ownValue,
        onInputChange: onOwnText,
      })}
      isInvalid={Boolean(error)}
      onChange={key => onChange(key === null ? null : String(key))}
      className={cx(fieldStyles.field, className)}
    >
      <Label className={hideLabel ? 'visually-hidden' : fieldStyles.label}>
        {label} {isOptional && !hideLabel && <OptionalMark />}
      </Label>
      <ControlBox>
        <PressedInput
          placeholder={placeholder}
          maxLength={ownLength}
          autoComplete={rest.autoComplete ?? 'off'}
          aria-required={isOptional || hideLabel ? undefined : true}
        />
        <Button className={styles.open ?? ''} aria-label={t`Show the choices`}>
          <Icon of={ChevronDown} />
        </Button>
      </ControlBox>
      {error ? (
        <AriaFieldError className={fieldStyles.error ?? ''}>
          <Icon of={CircleAlert} size={16} />
          <span>{error}</span>
        </AriaFieldError>
      ) : null}
      {hint ? (
        <Text slot="description" className={fieldStyles.hint ?? ''}>
          {hint}
        </Text>
      ) : null}
      <Options
        empty={
          isLoading
            ? t`Loading…`
            : (options.length === 0 && whenEmpty) ||
              (ownValue !== undefined ? t`No matches; what you typed is kept.` : t`No matches`)
        }
      />
    </ComboBox>
  )
})

/** One of many, found by typing: countries, cities, job names. Opens on a press, the first character, the arrow keys or the button. */
export function Combobox({ onChange, ownText, ...rest }: ComboboxProps) {
  const latest = useRef({ onChange, ownText })
  useLayoutEffect(() => {
    latest.current = { onChange, ownText }
  })
  const change = useCallback((key: string | null) => latest.current.onChange?.(key), [])
  const typeOwn = useCallback((text: string) => latest.current.ownText?.onChange(text), [])
  return (
    <Body
      {...rest}
      onChange={change}
      ownValue={ownText?.value}
      ownLength={ownText?.maxLength}
      onOwnText={typeOwn}
    />
  )
}
