import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError, LoadError } from '@masar/app-shell'
import {
  Badge,
  Banner,
  Button,
  Card,
  CodeBlock,
  DateText,
  Heading,
  Isolate,
  List,
  ListItem,
  NativeSelect,
  returnFocus,
  showToast,
  Skeleton,
  Text,
  TextField,
  useKeptFocus,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { Failure, FailureText } from '../../people/parts/failure.tsx'
import styles from '../settings.module.css'
import { scimQuery, type ScimToken, useMakeScimToken, useWithdrawScimToken } from './api.ts'

const ConfirmDialog = lazy(() =>
  import('@masar/ui/dialog').then(({ ConfirmDialog: default_ }) => ({ default: default_ })),
)
const dayChoices = [90, 180, 365, 730] as const

/** How the company's directory keeps its people and groups here: where it finds Masar, and the tokens that let it in. */
export function ScimPart({ mayChange }: { mayChange: boolean }) {
  const { t } = useLingui()
  const access = useQuery(scimQuery())
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
          Your directory adds, changes and deactivates employees and groups by itself. Whoever it deactivates
          gives the seats back; their record stays, and their own account is theirs. New people are invited by
          e-mail, unless they come in by the sign-on above.
        </Trans>
      </Text>
      {access.isPending && (
        <div role="status" aria-label={t`Loading…`}>
          <Skeleton shape="block" height="6rem" />
        </div>
      )}
      {access.isError && !data && (
        <LoadError
          level={3}
          error={access.error}
          isRetrying={access.isFetching}
          onRetry={() => void access.refetch()}
        />
      )}
      {data && (
        <>
          <CodeBlock title={t`Address for the directory (SCIM 2.0)`} code={data.base_url} isWrapped />
          {data.tokens.length > 0 && (
            <List label={t`Tokens`}>
              {data.tokens.map(token => (
                <TokenItem key={token.id} token={token} mayChange={mayChange} />
              ))}
            </List>
          )}
          {mayChange && <MakeToken />}
        </>
      )}
    </Card>
  )
}

function TokenItem({ token, mayChange }: { token: ScimToken; mayChange: boolean }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const { name, state, expires_at: expiresAt, last_used_at: usedAt } = token
  return (
    <ListItem
      title={<Isolate>{name}</Isolate>}
      note={
        <span className={styles.notes}>
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
            aria-label={t`Withdraw the token ${name}`}
            onPress={() => setAsked(true)}
          >
            <Trans>Withdraw the token</Trans>
          </Button>
        )
      }
    >
      <Suspense>{isAsked && <WithdrawToken token={token} onClose={() => setAsked(false)} />}</Suspense>
    </ListItem>
  )
}

function WithdrawToken({ token, onClose }: { token: ScimToken; onClose: () => void }) {
  const { t } = useLingui()
  const withdrawing = useWithdrawScimToken(token.id)
  return (
    <ConfirmDialog
      title={
        <Trans>
          Withdraw the token “<Isolate>{token.name}</Isolate>”?
        </Trans>
      }
      action={<Trans>Withdraw the token</Trans>}
      isDanger
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={async () => {
        await withdrawing.mutateAsync()
        showToast({ tone: 'success', text: t`The token no longer works` })
      }}
      failure={withdrawing.error ? <FailureText error={withdrawing.error} /> : <Trans>Try again.</Trans>}
    >
      <Text>
        <Trans>
          A directory that uses it is refused at once and for good. What it has brought here stays as it is.
        </Trans>
      </Text>
    </ConfirmDialog>
  )
}

function MakeToken() {
  const { t } = useLingui()
  const field = useId()
  const [name, setName] = useState('')
  const [days, setDays] = useState('365')
  const making = useMakeScimToken()
  // Shown once: neither the next one nor its failure takes it away.
  const [made, setMade] = useState<{ name: string; token: string }>()
  const make = (event: FormEvent) => {
    event.preventDefault()
    const sent = name.trim()
    if (sent === '' || making.isPending) return
    making.mutate(
      { name: sent, days: Number(days) },
      {
        onSuccess: ({ token }) => {
          setMade({ name: sent, token })
          setName(since => (since.trim() === sent ? '' : since))
          returnFocus(field)
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={make} className={styles.form}>
      <div className={styles.pair}>
        <TextField
          id={field}
          label={t`What the token is for`}
          hint={t`Such as: Entra ID.`}
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
      <Failure error={making.error} />
      <div>
        <Button
          type="submit"
          variant="secondary"
          isPending={making.isPending}
          isDisabled={name.trim() === ''}
        >
          <Trans>Make a token</Trans>
        </Button>
      </div>
      <div role="status">
        {made !== undefined && (
          <Banner tone="success">
            <Text>
              <Trans>Copy the token into your directory now: it is never shown again.</Trans>
            </Text>
            <CodeBlock title={made.name} code={made.token} isWrapped />
          </Banner>
        )}
      </div>
    </form>
  )
}
