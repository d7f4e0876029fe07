import { Trans, useLingui } from '@lingui/react/macro'
import { useCarried } from '@masar/app-shell'
import { Card, CheckboxGroup, CodeBlock, Heading, Skeleton, Text, useKeptFocus } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { BlockError } from '../../frame/block-error.tsx'
import { apiKeysQuery, type KeyScope, useMakeApiKey, useWithdrawApiKey } from '../api.ts'
import styles from '../settings.module.css'
import { MakeToken } from './make-token.tsx'
import { TokenList } from './token-list.tsx'

/** The keys by which the company's own programs read its data. */
export function ApiKeysPart({ mayChange }: { mayChange: boolean }) {
  const { t } = useLingui()
  const keys = useQuery(apiKeysQuery())
  const withdrawing = useWithdrawApiKey()
  const words = useScopeWords()
  const data = keys.data?.data
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading)
  return (
    <Card as="section" className={styles.part} aria-labelledby="api-keys">
      <Heading level={2} size="md" id="api-keys" ref={heading}>
        <Trans>API keys</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>
          With a key, your own programs can read what you choose here from the company API, for the whole
          company. No key can change anything or reach money or roles.
        </Trans>
      </Text>
      {keys.isPending && (
        <div role="status" aria-label={t`Loading…`}>
          <Skeleton shape="block" height="6rem" />
        </div>
      )}
      {keys.isError && !data && <BlockError query={keys} />}
      {data && (
        <>
          <CodeBlock title={t`Address of the API`} code={data.base_url} isWrapped />
          <TokenList
            kind="key"
            label={t`API keys`}
            tokens={data.keys}
            mayChange={mayChange}
            about={({ scopes }) => scopes.map(scope => words[scope].label).join(' – ')}
            withdrawing={withdrawing}
            warning={<Trans>A program that uses it loses access at once and for good.</Trans>}
          />
          {mayChange && <MakeKey />}
        </>
      )}
    </Card>
  )
}

function useScopeWords(): Record<KeyScope, { label: string; hint: string }> {
  const { t } = useLingui()
  return {
    people: {
      label: t`Read people`,
      hint: t`Employees with the numbers of their courses, departments and groups.`,
    },
    progress: { label: t`Read progress`, hint: t`Assignments, learning paths and reports.` },
    requirements: { label: t`Read requirements`, hint: t`Who meets them, and what shows it.` },
  }
}

function MakeKey() {
  const { t } = useLingui()
  const words = useScopeWords()
  const [scopes, setScopes] = useCarried<string[]>('key-scopes', ['people'])
  const chosen = (Object.keys(words) as KeyScope[]).filter(scope => scopes.includes(scope))
  const making = useMakeApiKey()
  return (
    <MakeToken
      kind="key"
      hint={t`Such as: the payroll system.`}
      isReady={chosen.length > 0}
      making={{
        ...making,
        mutate: (order, options) => making.mutate({ ...order, scopes: chosen }, options),
      }}
      copyIt={<Trans>Copy the key now: it is never shown again.</Trans>}
    >
      <CheckboxGroup
        label={t`What the key may read`}
        value={scopes}
        onChange={setScopes}
        error={chosen.length === 0 ? t`Choose at least one.` : undefined}
        options={Object.entries(words).map(([value, word]) => ({ value, ...word }))}
      />
    </MakeToken>
  )
}
