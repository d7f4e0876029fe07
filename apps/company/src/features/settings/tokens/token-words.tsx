import { Trans, useLingui } from '@lingui/react/macro'
import { Isolate } from '@masar/ui'
import type { ReactNode } from 'react'

/** What lets a program in: a key of the company API, or a token of its directory. */
export type TokenKind = 'key' | 'token'

interface TokenWords {
  purpose: string
  make: string
  withdraw: string
  withdrawNamed: (name: string) => string
  question: (name: string) => ReactNode
  isGone: string
}

/** How the acts of each kind are called. */
export function useTokenWords(kind: TokenKind): TokenWords {
  const { t } = useLingui()
  if (kind === 'key')
    return {
      purpose: t`What the key is for`,
      make: t`Make a key`,
      withdraw: t`Withdraw the key`,
      withdrawNamed: name => t`Withdraw the key ${name}`,
      question: name => (
        <Trans>
          Withdraw the key “<Isolate>{name}</Isolate>”?
        </Trans>
      ),
      isGone: t`The key no longer works`,
    }
  return {
    purpose: t`What the token is for`,
    make: t`Make a token`,
    withdraw: t`Withdraw the token`,
    withdrawNamed: name => t`Withdraw the token ${name}`,
    question: name => (
      <Trans>
        Withdraw the token “<Isolate>{name}</Isolate>”?
      </Trans>
    ),
    isGone: t`The token no longer works`,
  }
}
