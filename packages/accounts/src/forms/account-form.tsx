import { Button } from '@masar/ui'
import type { ReactNode } from 'react'
import styles from '../accounts.module.css'
import { FormError } from './form-error.tsx'
import type { Form } from './use-form.ts'

interface AccountFormProps<T extends object> {
  form: Form<T>
  /** Names the act. */
  act: ReactNode
  children: ReactNode
  /** In the place of the usual banner, where an error has a way on of its own. */
  error?: ReactNode
}

/** Fields one below the other, what is wrong with the whole above them, and the one act below. */
export function AccountForm<T extends object>({ form, act, children, error }: AccountFormProps<T>) {
  return (
    <form noValidate onSubmit={form.onSubmit} className={styles.form}>
      {error ?? <FormError formError={form.formError} />}
      {children}
      <Button type="submit" wide size="lg" isPending={form.isPending}>
        {act}
      </Button>
    </form>
  )
}
