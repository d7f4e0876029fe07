import { Plural } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Banner } from '../banner/banner.tsx'
import styles from './form-error-summary.module.css'

export interface FormErrorSummaryProps {
  /** Each error with the id of the field it stands at, in the order of the form. */
  errors: readonly { fieldId: string; message: string }[]
  /** Grows with every attempt to send: the focus moves here again, even when the errors are the same. */
  attempt?: number
}

/** What is wrong with a form, above it, each error a link to its field. It takes the focus when errors appear. */
export function FormErrorSummary({ errors, attempt = 0 }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown, attempt])
  if (!isShown) return null
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby="form-errors" className={styles.summary}>
      <Banner
        tone="danger"
        title={
          <span id="form-errors">
            <Plural value={errors.length} one="One thing needs a change" other="# things need a change" />
          </span>
        }
      >
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={event => {
                  event.preventDefault()
                  event.currentTarget.ownerDocument.getElementById(fieldId)?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
