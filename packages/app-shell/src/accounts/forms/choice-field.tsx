import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Button, NativeSelect } from '@masar/ui'
import type { ReactNode } from 'react'
import styles from '../accounts.module.css'
import type { FieldBinding } from './use-form.ts'

interface ChoiceFieldProps extends FieldBinding<number> {
  label: string
  /** Undefined while they are on their way. */
  options: readonly { id: number, name: string }[] | undefined
  failure: ApiError | null
  onRetry: () => void
  hint?: ReactNode
  autoComplete?: string
}

/** One of the service's many; typing finds. Says when the list could not be loaded, with a way to try again. */
export function ChoiceField({ options, failure, onRetry, value, onChange, error, hint, ...rest }: ChoiceFieldProps) {
  const { t } = useLingui()
  return (
    <div>
      <NativeSelect
        {...rest} hint={hint} error={error} placeholder={options === undefined && !failure ? t`Loading…` : t`Choose`}
        options={(options ?? []).map(({ id, name }) => ({ value: String(id), label: name }))} value={value === 0 ? '' : String(value)} onChange={text => onChange(Number(text))}
      />
      {failure && !options && <p role="alert" className={styles.failure}><Trans>The list could not be loaded.</Trans> <Button variant="quiet" size="sm" onPress={onRetry}><Trans>Try again</Trans></Button></p>}
    </div>
  )
}
