import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { fieldError, useCarried } from '@masar/app-shell'
import { Banner, Button, CodeBlock, NativeSelect, returnFocus, Text, TextField } from '@masar/ui'
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { Failure } from '../../people/parts/failure.tsx'
import styles from '../settings.module.css'
import { type TokenKind, useTokenWords } from './token-words.tsx'

const dayChoices = [90, 180, 365, 730] as const

interface MakeTokenProps {
  kind: TokenKind
  hint: string
  /** Fields of the kind beside the usual. */
  children?: ReactNode
  /** Whether those are filled in. */
  isReady?: boolean
  /** A mutation that makes one. */
  making: {
    error: ApiError | null
    isPending: boolean
    mutate: (
      order: { name: string; days: number },
      options: { onSuccess: (made: { token: string }) => void },
    ) => void
  }
  /** Said above the token that was made. */
  copyIt: ReactNode
}

/** Makes a token or a key, and shows it once. */
export function MakeToken({ kind, hint, children, isReady = true, making, copyIt }: MakeTokenProps) {
  const { t } = useLingui()
  const words = useTokenWords(kind)
  const [name, setName] = useCarried(`${kind}-name`, '')
  const [days, setDays] = useCarried(`${kind}-days`, '365')
  // Shown once: neither the next one nor its failure takes it away.
  const [made, setMade] = useState<{ name: string; token: string }>()
  const place = useId()
  // The button that was pressed is off now, and on a phone the token is below what is seen. Who has gone on elsewhere stays there.
  useEffect(() => {
    if (made) returnFocus(place)
  }, [made, place])
  const make = (event: FormEvent) => {
    event.preventDefault()
    const sent = name.trim()
    if (sent === '' || !isReady || making.isPending) return
    making.mutate(
      { name: sent, days: Number(days) },
      {
        onSuccess: ({ token }) => {
          setMade({ name: sent, token })
          setName(since => (since.trim() === sent ? '' : since))
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={make} className={styles.form}>
      <div className={styles.pair}>
        <TextField
          label={words.purpose}
          hint={hint}
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={setName}
          error={fieldError(making.error, 'name')}
        />
        <NativeSelect
          label={t`It works for`}
          value={days}
          onChange={setDays}
          options={dayChoices.map(choice => ({
            value: String(choice),
            label: t({ message: plural(choice, { one: '# day', other: '# days' }) }),
          }))}
        />
      </div>
      {children}
      <Failure error={making.error} />
      <div>
        <Button
          type="submit"
          variant="secondary"
          isPending={making.isPending}
          isDisabled={name.trim() === '' || !isReady}
        >
          {words.make}
        </Button>
      </div>
      <div role="status">
        {made !== undefined && (
          <div id={place} tabIndex={-1}>
            <Banner tone="success">
              <Text>{copyIt}</Text>
              <CodeBlock title={made.name} code={made.token} isWrapped />
            </Banner>
          </div>
        )}
      </div>
    </form>
  )
}
