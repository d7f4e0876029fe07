import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { clientApi, RealtimeProvider, useSession } from '@masar/app-shell'
import { preferencesQuery } from '@masar/notifications'
import { lessonChannel, type LessonMember, userChannel } from '@masar/realtime'
import { useChannelEvent, useMembers, useRealtime } from '@masar/realtime/react'
import { Icon, Isolate, showToast, Switch, Text } from '@masar/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import styles from './lesson-presence.module.css'
import { lessonQuery } from './queries.ts'
import { othersOf } from './presence.ts'

/**
 * Who else is in this lesson: by name where they agreed to be seen, else as a number; and one's own consent. While one is alone it is not
 * there, the consent stands among the settings of notifications, too.
 */
export function LessonPresence({ lessonId }: { lessonId: number }) {
  return (
    <RealtimeProvider>
      <Others lessonId={lessonId} />
    </RealtimeProvider>
  )
}

function Others({ lessonId }: { lessonId: number }) {
  useLessonChanges(lessonId)
  const members = useMembers<LessonMember['info']>(lessonChannel(lessonId))
  return <OthersHere lessonId={lessonId} members={members} />
}

type Members = ReturnType<typeof useMembers<LessonMember['info']>>

/** @param members who is in the lesson's channel; null while it is not known */
export function OthersHere({ lessonId, members }: { lessonId: number; members: Members }) {
  const { t } = useLingui()
  const consent = useConsent(lessonId)
  // Without a connection nothing is known, and nothing is claimed.
  const { names, unnamed } = othersOf(members ?? [])
  if (names.length + unnamed === 0) return null
  return (
    <section className={styles.presence} aria-label={t`Others in this lesson`}>
      <p className={styles.others} role="status">
        <Icon of={UsersRound} />
        <span>
          {names.length > 0 && (
            <>
              <Trans>Here with you:</Trans>{' '}
              {names.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && t`, `}
                  <Isolate>{name}</Isolate>
                </Fragment>
              ))}
            </>
          )}
          {names.length > 0 && unnamed > 0 && t`, `}
          {unnamed > 0 &&
            (names.length > 0 ? (
              <Plural value={unnamed} one="and one more" other="and # more" />
            ) : (
              <Plural
                value={unnamed}
                one="One other person is in this lesson."
                other="# others are in this lesson."
              />
            ))}
        </span>
      </p>
      {consent.isSeen !== undefined && (
        <Switch checked={consent.isSeen} isPending={consent.isPending} onChange={consent.change}>
          <Text as="span" size="sm">
            <Trans>Show my name to others who are in the same lesson</Trans>
          </Text>
        </Switch>
      )}
    </section>
  )
}

/** The longest delay until the lesson is refetched: not everyone who has it open asks at the same moment. In milliseconds. */
const spread = 3000

/** Shows what the lesson shows now, such as its recording, without loading the page. */
function useLessonChanges(lessonId: number) {
  const client = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [lessonId])
  useChannelEvent(lessonChannel(lessonId), 'LessonChanged', () => {
    clearTimeout(waiting.current)
    const refresh = () => void client.invalidateQueries({ queryKey: lessonQuery(lessonId).queryKey })
    waiting.current = setTimeout(refresh, Math.random() * spread)
  })
}

function useConsent(lessonId: number) {
  const { t } = useLingui()
  const client = useQueryClient()
  const connection = useRealtime()
  const userId = useSession(session => session.info?.id ?? null)
  const chosen = useQuery(preferencesQuery()).data?.data
  // Chosen here, in another tab or among the notifications: every tab rejoins, under the name or without it.
  useChannelEvent(
    userId === null ? null : userChannel(userId),
    'LessonConsentChanged',
    ({ is_seen_in_lessons: isSeen }) => {
      client.setQueryData(
        preferencesQuery().queryKey,
        known => known && { ...known, data: { ...known.data, is_seen_in_lessons: isSeen } },
      )
      connection.rejoin(lessonChannel(lessonId))
    },
  )
  const save = useMutation({
    mutationFn: async (isSeen: boolean) => {
      // Read again: what was chosen elsewhere in the meantime stays.
      const { data } = await client.fetchQuery({ ...preferencesQuery(), staleTime: 0 })
      const { always_mailed: _, ...chosen } = data
      return unwrap(
        clientApi().PUT('/notifications/preferences', {
          body: { ...chosen, is_seen_in_lessons: isSeen },
        }),
      )
    },
    onSuccess: answer => client.setQueryData(preferencesQuery().queryKey, answer),
    onError: () => showToast({ text: t`Not saved: there is no connection.`, tone: 'danger' }),
  })
  return {
    isSeen: save.isPending ? save.variables : chosen?.is_seen_in_lessons,
    isPending: save.isPending,
    change: (isSeen: boolean) => save.mutate(isSeen),
  }
}
