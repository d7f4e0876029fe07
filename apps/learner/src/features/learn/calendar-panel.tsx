import { Trans, useLingui } from '@lingui/react/macro'
import { type ApiError, type ClientPaths, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, queriesOf } from '@masar/app-shell'
import { Button, Card, DateText, Heading, showToast, Text, TextField } from '@masar/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import styles from './learn-screen.module.css'

type Made = ClientPaths['/calendar-feed']['put']['responses'][200]['content']['application/json']['data']

const feedQuery = () => clientQuery('/calendar-feed')

/** One's dates in one's own calendar: an address that is shown once, replaced or ended at will. Without it the page stands as well. */
export function CalendarPanel() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data } = useQuery(feedQuery())
  const maker = useRef<HTMLButtonElement>(null)
  const [url, setUrl] = useState<string | null>(null)
  const onError = (error: ApiError) => showToast({ tone: 'danger', text: error.message })
  const onSettled = () => client.invalidateQueries(queriesOf('/calendar-feed'))
  const make = useMutation<Made, ApiError>({
    mutationFn: async () => (await unwrap(clientApi().PUT('/calendar-feed'))).data,
    onSuccess: made => setUrl(made.url),
    onError,
    onSettled,
  })
  const end = useMutation<unknown, ApiError>({
    mutationFn: () => unwrap(clientApi().DELETE('/calendar-feed')),
    onSuccess: () => {
      setUrl(null)
      // The button that ended it goes away.
      maker.current?.focus()
      showToast({ tone: 'success', text: t`The address has ended.` })
    },
    onError,
    onSettled,
  })
  if (!data) return null
  const since = data.data.created_at
  return (
    <Card as="section" className={styles.week} aria-labelledby="own-calendar">
      <div className={styles.weekWords}>
        <Heading level={2} size="sm" id="own-calendar">
          <Trans>Your dates in your calendar</Trans>
        </Heading>
        <Text size="sm" soft>
          <Trans>Live lessons, due dates and exams, kept up to date in the calendar that you use.</Trans>{' '}
          {since !== null && (
            <Trans>
              An address was made on <DateText value={since} />. Another one ends it.
            </Trans>
          )}
        </Text>
        {url !== null && <Address key={url} url={url} />}
      </div>
      <div className={styles.weekActs}>
        <Button
          ref={maker}
          size="sm"
          variant={since === null ? 'secondary' : 'quiet'}
          isPending={make.isPending}
          onPress={() => make.mutate()}
        >
          {since === null ? <Trans>Make an address</Trans> : <Trans>Make another address</Trans>}
        </Button>
        {since !== null && (
          <Button size="sm" variant="quiet" isPending={end.isPending} onPress={() => end.mutate()}>
            <Trans>End the address</Trans>
          </Button>
        )}
      </div>
    </Card>
  )
}

/** It takes the focus, so that its creator hears it announced and can copy it at once. */
function Address({ url }: { url: string }) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ tone: 'success', text: t`The address is copied.` })
    } catch {
      // The browser forbids the clipboard: the whole address stands there to be selected.
    }
  }
  return (
    <>
      <TextField
        ref={field}
        type="url"
        label={t`The address of your calendar`}
        hint={t`Add it to your calendar as a subscription. It is shown only this once; anyone who has it sees your dates.`}
        value={url}
        readOnly
        onFocus={event => event.currentTarget.select()}
      />
      <div>
        <Button size="sm" onPress={() => void copy()}>
          <Trans>Copy the address</Trans>
        </Button>
      </div>
    </>
  )
}
