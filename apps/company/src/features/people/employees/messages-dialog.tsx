import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CompanyPaths, ReadAnswer } from '@masar/api-sdk'
import { companyPages, LoadError } from '@masar/app-shell'
import { Card, DateText, EmptyState, Isolate, Skeleton, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ListEnd } from '../../frame/list-end.tsx'
import {
  type AgeSort,
  ageSorts,
  dialogPlaceOf,
  findingOf,
  listOfDialog,
  type ListPlace,
} from '../parts/found.ts'
import { ListTools } from '../parts/list-tools.tsx'
import type { MessagesPlace } from './filters.ts'
import styles from './messages.module.css'

type Message = ReadAnswer<CompanyPaths, '/employee-messages'>['data'][number]

export const messagesQuery = (place: ListPlace<AgeSort> = {}) =>
  companyPages('/employee-messages', { query: { ...findingOf(place), limit: 25 } })

interface MessagesDialogProps {
  place: MessagesPlace
  onChange: (place: MessagesPlace) => void
  onClose: () => void
}

/** What was written to many employees, found and ordered: when, by whom, and to how many it went. */
export function MessagesDialog({ place, onChange, onClose }: MessagesDialogProps) {
  const { t } = useLingui()
  const sought = listOfDialog(place, ageSorts)
  const list = useInfiniteQuery({
    ...messagesQuery(sought),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const messages = list.data?.pages.flatMap(page => page.data) ?? []
  return (
    <Dialog
      size="wide"
      title={<Trans>Messages sent</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <div className={styles.list}>
        {(messages.length > 0 || sought.q !== undefined) && (
          <ListTools
            label={t`Search messages`}
            place={sought}
            sorts={[
              { value: '', label: t`Newest first` },
              { value: 'oldest', label: t`Oldest first` },
            ]}
            onChange={({ q, sort }) => onChange(dialogPlaceOf({ who: q, by: sort }, ageSorts))}
          />
        )}
        {list.isPending && <Skeleton shape="block" height="8rem" />}
        {list.isError && messages.length === 0 && (
          <LoadError
            level={3}
            error={list.error}
            isRetrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isSuccess && messages.length === 0 && sought.q !== undefined && (
          <EmptyState level={3} title={<Trans>No results</Trans>} />
        )}
        {list.isSuccess && messages.length === 0 && sought.q === undefined && (
          <EmptyState level={3} title={<Trans>No message was sent yet</Trans>}>
            <Trans>Select people in the list, and choose “Send a message”.</Trans>
          </EmptyState>
        )}
        {messages.map(message => (
          <SentMessage key={message.id} message={message} />
        ))}
        {messages.length > 0 && (
          <ListEnd
            list={list}
            shown={messages.length}
            total={list.data?.pages[0]?.meta.total ?? messages.length}
            isByHand
          />
        )}
      </div>
    </Dialog>
  )
}

function SentMessage({
  message: { text, created_by, created_at, finished_at, sent, total },
}: {
  message: Message
}) {
  return (
    <Card className={styles.message}>
      {(['ar', 'en'] as const).map(
        language =>
          text[language] !== undefined && (
            <p key={language} lang={language} dir="auto" className={styles.text}>
              {text[language]}
            </p>
          ),
      )}
      <Text size="sm" soft>
        <DateText value={created_at} format="time" />
        {created_by !== null && (
          <>
            {' · '}
            <Isolate>{created_by}</Isolate>
          </>
        )}
        {' · '}
        <Plural value={sent} one="Sent to # person" other="Sent to # people" />
        {finished_at === null && (
          <>
            {' · '}
            <Plural value={total - sent} one="# still to go" other="# still to go" />
          </>
        )}
      </Text>
    </Card>
  )
}
