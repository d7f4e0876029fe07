import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Banner, Link } from '@masar/ui'
import { OtpField } from '@masar/ui/otp-field'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { AppLink } from '@masar/app-shell'
import { AccountForm } from '../forms/account-form.tsx'
import { useForm } from '../forms/use-form.ts'
import { useSecondsLeft } from '../forms/use-seconds-left.ts'
import type { PendingStep } from './pending-step.ts'

interface CodeFormProps<A> {
  step: Pick<PendingStep, 'codeEndsAt'>
  send: (code: string) => Promise<A>
  onDone: (answer: A) => void
  /** Names the act; “Confirm” by default. */
  act?: ReactNode
  /** Something else comes first on the page: the field does not take the focus. */
  isLater?: boolean
}

/**
 * Six digits, sent as soon as they stand there. A refused code is selected, so that typing or pasting replaces it, and what replaces it
 * is sent at once; single digits that are corrected are sent by the button, so that this costs no try. A new code starts over.
 */
export function CodeForm<A>({ step, send, onDone, act, isLater = false }: CodeFormProps<A>) {
  const { t } = useLingui()
  const isByHand = useRef(false)
  const [rejections, setRejections] = useState(0)
  const form = useForm<{ code: string }, A>({
    initial: { code: '' },
    isOnce: true,
    check: ({ code }) => (code.length === 6 ? {} : { code: code === '' ? 'required' : 'code' }),
    send: ({ code }) => send(code),
    onDone,
    onRefused: error => {
      isByHand.current = true
      setRejections(last => last + 1)
      return {
        ...(['code_wrong', 'code_expired', 'code_used'].includes(error.code) && {
          code: <CodeFault error={error} />,
        }),
      }
    },
  })
  const isOver = useSecondsLeft(step.codeEndsAt) === 0
  const endsAt = useRef(step.codeEndsAt)
  useEffect(() => {
    if (endsAt.current === step.codeEndsAt) return
    endsAt.current = step.codeEndsAt
    isByHand.current = false
    form.change({ code: '' })
    form.focus('code')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each code that is sent
  }, [step.codeEndsAt])
  const field = form.field('code')
  useEffect(() => {
    const input = document.getElementById(field.id)
    if (rejections > 0 && input instanceof HTMLInputElement) input.select()
  }, [rejections, field.id])
  return (
    <AccountForm
      form={form}
      act={act ?? <Trans>Confirm</Trans>}
      error={
        form.formError?.error.code === 'email_taken' ? (
          <Taken message={form.formError.error.message} />
        ) : undefined
      }
    >
      <OtpField
        {...field}
        label={t`The code`}
        name="code"
        autoFocus={!isLater}
        onChange={code => {
          if (code.length < 2) isByHand.current = false
          field.onChange(code)
        }}
        onComplete={code => {
          if (!isByHand.current || isReplaced(field.value, code)) form.onSubmit()
        }}
        error={
          field.error ?? (isOver ? <Trans>This code no longer works. Ask for a new one.</Trans> : undefined)
        }
      />
    </AccountForm>
  )
}

/** Several digits changed in one act: that is no mending. */
function isReplaced(before: string, code: string): boolean {
  return [...code].filter((digit, index) => digit !== before[index]).length > 1
}

function CodeFault({ error }: { error: ApiError }) {
  const left = (error.data as { tries_left?: number } | undefined)?.tries_left
  if (error.code === 'code_expired' || left === 0)
    return <Trans>This code no longer works. Ask for a new one.</Trans>
  if (left === undefined || error.code === 'code_used') return error.message
  return (
    <>
      <Trans>The code is wrong.</Trans>{' '}
      <Plural value={left} one="# attempt is left." other="# attempts are left." />
    </>
  )
}

function Taken({ message }: { message: string }) {
  return (
    <Banner tone="info" role="alert">
      <p>{message}</p>
      <p>
        <Link as={AppLink} to="/auth/login">
          <Trans>Sign in</Trans>
        </Link>
      </p>
    </Banner>
  )
}
