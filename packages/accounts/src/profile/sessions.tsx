import { Trans, useLingui } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import {
  Badge,
  Button,
  Card,
  Heading,
  Icon,
  Isolate,
  Ltr,
  RelativeTime,
  showToast,
  Skeleton,
  Text,
  useUi,
} from '@masar/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { LoadError, useApp } from '@masar/app-shell'
import { useAccountApi } from '../api/account-api.ts'
import { useProof } from './proof.tsx'
import { type OwnSession, sessionsQuery } from './sessions-query.ts'
import styles from './profile.module.css'

/** Where the account is signed in, and ending it there. */
export function Sessions() {
  const { app } = useApp()
  const { data: sessions, error, isFetching, refetch, dataUpdatedAt } = useQuery(sessionsQuery(app))
  const end = useEnd()
  return (
    <Card as="section" className={styles.part} aria-labelledby="sessions">
      <Heading level={2} size="md" id="sessions">
        <Trans>Where you are signed in</Trans>
      </Heading>
      {sessions ? (
        <ul className={styles.sessions}>
          {sessions.map(session => (
            <SessionRow key={session.id} session={session} now={dataUpdatedAt} end={end} />
          ))}
        </ul>
      ) : error ? (
        <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" height="6rem" />
      )}
      {end.error && (
        <Text role="alert" size="sm">
          {end.error.kind === 'answer' ? (
            end.error.message
          ) : (
            <Trans>No connection. Nobody was signed out.</Trans>
          )}
        </Text>
      )}
      {end.dialog}
      {sessions && sessions.length > 1 && (
        <Button
          variant="secondary"
          isPending={end.isPending && end.variables === 'others'}
          onPress={() => end.mutate('others')}
        >
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
    </Card>
  )
}

/** Ends one session by its id, or all others. */
function useEnd() {
  const { t } = useLingui()
  const { app } = useApp()
  const api = useAccountApi()
  const queryClient = useQueryClient()
  const proof = useProof('sessions')
  const end = useMutation<unknown, ApiError, number | 'others'>({
    mutationFn: which =>
      proof.run(() =>
        which === 'others'
          ? unwrap<unknown>(api().DELETE('/auth/sessions'))
          : unwrap<unknown>(api().DELETE('/auth/sessions/{id}', { params: { path: { id: which } } })),
      ),
    onSuccess: (_answer, which) => {
      queryClient.setQueryData<OwnSession[]>(sessionsQuery(app).queryKey, known =>
        known?.filter(({ id, is_current: isCurrent }) => isCurrent || (which !== 'others' && id !== which)),
      )
      showToast({
        text: which === 'others' ? t`You are signed out everywhere else.` : t`You are signed out there.`,
      })
    },
  })
  return { ...end, dialog: proof.dialog }
}

const icons = { phone: Smartphone, tablet: Tablet, computer: Monitor, other: Monitor }

function SessionRow({
  session,
  now,
  end,
}: {
  session: OwnSession
  now: number
  end: ReturnType<typeof useEnd>
}) {
  const { tag } = useUi()
  const { browser, system, device, ip, country, last_seen_at: lastSeen, is_current: isCurrent } = session
  const place = country === null ? null : new Intl.DisplayNames(tag, { type: 'region' }).of(country)
  return (
    <li className={styles.session}>
      <Icon of={icons[device]} size={22} />
      <div>
        <p>
          {browser === null && system === null ? (
            <Trans>Unknown device</Trans>
          ) : (
            <Ltr>{[browser, system].filter(Boolean).join(' · ')}</Ltr>
          )}{' '}
          {isCurrent && (
            <Badge tone="success">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <Text size="sm" soft>
          {place && (
            <>
              <Isolate>{place}</Isolate> ·{' '}
            </>
          )}
          {ip !== null && (
            <>
              <Ltr>{ip}</Ltr> ·{' '}
            </>
          )}
          {isCurrent ? <Trans>Now</Trans> : <RelativeTime value={lastSeen} now={now} />}
        </Text>
      </div>
      {!isCurrent && (
        <Button
          variant="quiet"
          size="sm"
          isPending={end.isPending && end.variables === session.id}
          onPress={() => end.mutate(session.id)}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}
