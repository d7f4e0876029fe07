import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Button, Combobox, type ComboboxProps } from '@masar/ui'
import { type ReactNode, useMemo } from 'react'
import styles from '../accounts.module.css'
import type { FieldBinding } from './use-form.ts'

interface ChoiceFieldProps extends FieldBinding<number> {
  label: string
  /** Undefined while they are on their way. */
  options: readonly { id: number; name: string }[] | undefined
  failure: ApiError | null
  onRetry: () => void
  hint?: ReactNode
  autoComplete?: string
  /** Where something of one's own may be typed as well. */
  ownText?: ComboboxProps['ownText']
}

/**
 * One of the service's many; typing finds, Arabic letters folded. What was chosen stays until another is: an emptied field takes it
 * back when it is left. Says when the list could not be loaded, with a way to try again.
 */
export function ChoiceField({ options, failure, onRetry, value, onChange, hint, ...rest }: ChoiceFieldProps) {
  const { t } = useLingui()
  const items = useMemo(
    () => (options ?? []).map(({ id, name }) => ({ value: String(id), text: name })),
    [options],
  )
  const isLoading = options === undefined && !failure
  return (
    <div>
      <Combobox
        {...rest}
        options={items}
        isLoading={isLoading}
        placeholder={isLoading ? t`Loading…` : t`Choose or type`}
        hint={hint}
        whenEmpty={failure ? t`The list could not be loaded.` : hint}
        value={value === 0 ? null : String(value)}
        onChange={chosen => chosen !== null && onChange(Number(chosen))}
      />
      {failure && !options && (
        <p role="alert" className={styles.failure}>
          <Trans>The list could not be loaded.</Trans>{' '}
          <Button variant="quiet" size="sm" onPress={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}
