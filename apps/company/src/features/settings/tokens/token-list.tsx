import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Badge, Button, DateText, Isolate, List, ListItem, showToast, Text } from '@masar/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { FailureText } from '../../people/parts/failure.tsx'
import styles from '../settings.module.css'
import { type TokenKind, useTokenWords } from './token-words.tsx'

const ConfirmDialog = lazy(() =>
  import('@masar/ui/dialog').then(({ ConfirmDialog: default_ }) => ({ default: default_ })),
)

interface Token {
  id: number
  name: string
  state: 'open' | 'expired' | 'withdrawn'
  expires_at: string
  last_used_at: string | null
}

/** Withdraws a token by its id; a mutation of the kind. */
export interface Withdrawing {
  error: ApiError | null
  mutateAsync: (id: number) => Promise<unknown>
}

interface TokenListProps<T extends Token> {
  kind: TokenKind
  label: string
  tokens: readonly T[]
  mayChange: boolean
  /** Additional facts of each. */
  about?: (token: T) => ReactNode
  withdrawing: Withdrawing
  /** What withdrawing one means. */
  warning: ReactNode
}

/** Tokens or keys that were made: until when each works, when it was last used, and the way to withdraw it. */
export function TokenList<T extends Token>({ label, tokens, about, ...acts }: TokenListProps<T>) {
  if (tokens.length === 0) return null
  return (
    <List label={label}>
      {tokens.map(token => (
        <TokenItem key={token.id} token={token} about={about?.(token)} {...acts} />
      ))}
    </List>
  )
}

interface TokenItemProps extends Omit<TokenListProps<Token>, 'label' | 'tokens' | 'about'> {
  token: Token
  about: ReactNode
}

function TokenItem({ kind, token, mayChange, about, withdrawing, warning }: TokenItemProps) {
  const words = useTokenWords(kind)
  const [isAsked, setAsked] = useState(false)
  const { name, state, expires_at: expiresAt, last_used_at: usedAt } = token
  return (
    <ListItem
      title={<Isolate>{name}</Isolate>}
      note={
        <span className={styles.notes}>
          {about !== undefined && <span>{about}</span>}
          {state === 'open' ? (
            <span>
              <Trans>
                Until <DateText value={expiresAt} />
              </Trans>
            </span>
          ) : (
            <Badge>
              {state === 'expired' ? (
                <Trans context="state of a token">Expired</Trans>
              ) : (
                <Trans context="state of a token">Withdrawn</Trans>
              )}
            </Badge>
          )}
          <span>
            {usedAt === null ? (
              <Trans>Not used yet</Trans>
            ) : (
              <Trans>
                Last used on <DateText value={usedAt} format="time" />
              </Trans>
            )}
          </span>
        </span>
      }
      end={
        state === 'open' &&
        mayChange && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={words.withdrawNamed(name)}
            onPress={() => setAsked(true)}
          >
            {words.withdraw}
          </Button>
        )
      }
    >
      <Suspense>
        {isAsked && (
          <ConfirmDialog
            title={words.question(name)}
            action={words.withdraw}
            isDanger
            isOpen
            onOpenChange={isOpen => !isOpen && setAsked(false)}
            onConfirm={async () => {
              await withdrawing.mutateAsync(token.id)
              showToast({ tone: 'success', text: words.isGone })
            }}
            failure={
              withdrawing.error ? <FailureText error={withdrawing.error} /> : <Trans>Try again.</Trans>
            }
          >
            <Text>{warning}</Text>
          </ConfirmDialog>
        )}
      </Suspense>
    </ListItem>
  )
}
