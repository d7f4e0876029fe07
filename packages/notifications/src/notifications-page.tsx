import { Trans, useLingui } from '@lingui/react/macro'
import { Button, DateText, EmptyState, Heading, Link, LinkButton, showToast, Skeleton } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AppLink, LoadError, useApp, useReachedEnd } from '@masar/app-shell'
import { notificationsQuery, useMarkRead } from './api.ts'
import { groupsOf } from './model.ts'
import { NotificationRow } from './notification-row.tsx'
import { PushSwitch } from './push-switch.tsx'
import styles from './notifications.module.css'

/** All of a person's news: unread first, then day by day, without an end. */
export function NotificationsPage() {
  const { t } = useLingui()
  const { app } = useApp()
  const list = useInfiniteQuery(notificationsQuery())
  const mark = useMarkRead(error =>
    showToast({
      text: error.kind === 'answer' ? error.message : t`Not saved: there is no connection.`,
      tone: 'danger',
    }),
  )
  const end = useReachedEnd<HTMLDivElement>(
    () => void list.fetchNextPage(),
    list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError,
  )
  const items = list.data?.pages.flatMap(page => page.data)
  const newest = Math.max(0, ...(items?.map(item => item.seq) ?? []))
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>
          <Trans>Notifications</Trans>
        </Heading>
        {items?.some(item => !item.is_read) && (
          <Button
            variant="secondary"
            isPending={mark.isPending}
            onPress={() => mark.mutate({ upTo: newest })}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </div>
      <PushSwitch />
      <Link as={AppLink} to="/profile/notifications" className={styles.choices}>
        <Trans>Notification settings</Trans>
      </Link>
      {list.isPending && (
        <div className={styles.list} role="status" aria-label={t`Loading notifications`}>
          {[1, 2, 3].map(row => (
            <Skeleton key={row} height="4rem" />
          ))}
        </div>
      )}
      {list.isError && !items && (
        <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {items?.length === 0 && (
        <EmptyState
          drawing="notifications"
          title={<Trans>Nothing new</Trans>}
          action={
            <LinkButton as={AppLink} to={app === 'company' ? '/' : '/learn'}>
              {app === 'company' ? <Trans>To the dashboard</Trans> : <Trans>To my courses</Trans>}
            </LinkButton>
          }
        >
          <Trans>When an exam is graded, a course assigned or a certificate issued, you read it here.</Trans>
        </EmptyState>
      )}
      {groupsOf(items ?? []).map(({ key, items: group }) => (
        <section key={key} className={styles.list} aria-labelledby={`group-${key}`}>
          <Heading level={2} size="sm" id={`group-${key}`}>
            {key === 'unread' ? <Trans>Unread</Trans> : <DateText value={group[0]?.created_at ?? ''} />}
          </Heading>
          <ul className={styles.list}>
            {group.map(item => (
              <NotificationRow key={item.id} item={item} onRead={() => mark.mutate({ id: item.id })} />
            ))}
          </ul>
        </section>
      ))}
      <div ref={end} />
      {list.isFetchNextPageError && (
        <p role="alert" className={styles.error}>
          {list.error?.message}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        >
          <Trans>Show older</Trans>
        </Button>
      )}
    </div>
  )
}
