import { Trans, useLingui } from '@lingui/react/macro'
import { Card, CodeBlock, Heading, Skeleton, Text, useKeptFocus } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { BlockError } from '../../frame/block-error.tsx'
import styles from '../settings.module.css'
import { MakeToken } from '../tokens/make-token.tsx'
import { TokenList } from '../tokens/token-list.tsx'
import { scimQuery, useMakeScimToken, useWithdrawScimToken } from './api.ts'

/** How the company's directory keeps its people and groups here: where it finds Masar, and the tokens that let it in. */
export function ScimPart({ mayChange }: { mayChange: boolean }) {
  const { t } = useLingui()
  const access = useQuery(scimQuery())
  const making = useMakeScimToken()
  const withdrawing = useWithdrawScimToken()
  const data = access.data?.data
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading)
  return (
    <Card as="section" className={styles.part} aria-labelledby="scim">
      <Heading level={2} size="md" id="scim" ref={heading}>
        <Trans>People and groups from your directory (SCIM)</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>
          Your directory adds, changes and deactivates employees and groups automatically. People it
          deactivates give their seats back; their record stays, and their own account remains theirs. New
          people are invited by e-mail, unless they come in through the sign-on above.
        </Trans>
      </Text>
      {access.isPending && (
        <div role="status" aria-label={t`Loading…`}>
          <Skeleton shape="block" height="6rem" />
        </div>
      )}
      {access.isError && !data && <BlockError query={access} />}
      {data && (
        <>
          <CodeBlock title={t`Address for the directory (SCIM 2.0)`} code={data.base_url} isWrapped />
          <TokenList
            kind="token"
            label={t`Tokens`}
            tokens={data.tokens}
            mayChange={mayChange}
            withdrawing={withdrawing}
            warning={
              <Trans>
                A directory that uses it loses access at once and for good. What it has added here stays as it
                is.
              </Trans>
            }
          />
          {mayChange && (
            <MakeToken
              kind="token"
              hint={t`Such as: Entra ID.`}
              making={making}
              copyIt={<Trans>Copy the token into your directory now: it is never shown again.</Trans>}
            />
          )}
        </>
      )}
    </Card>
  )
}
