import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, keepReading, LoadError, queriesOf, useReading } from '@masar/app-shell'
import {
  Banner,
  type Calendar,
  Card,
  DateText,
  type DigitScript,
  formatNumber,
  Heading,
  RadioGroup,
  type Reading,
  Text,
  useUi,
} from '@masar/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import styles from './profile.module.css'

const readingQuery = () => clientQuery('/auth/reading')

/** The account's calendar and digits, shown and kept at once; those of another device arrive here. */
function useOwnReading() {
  const shown = useReading()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(readingQuery())
  const kept = data?.data
  useEffect(() => {
    if (kept) keepReading(kept)
  }, [kept])
  const choosing = useMutation({
    mutationFn: (body: Reading) => unwrap(clientApi().PUT('/auth/reading', { body })),
    onMutate: (body: Reading) => keepReading(body),
    onSuccess: answer => queryClient.setQueriesData(queriesOf('/auth/reading'), answer),
    // What the account has stands again.
    onError: () => keepReading(kept ?? shown),
  })
  return { shown, isKnown: kept !== undefined, choosing, error, isFetching, refetch }
}

/** Calendar and digits: the account's, on every device, in e-mails and on certificates. */
export function OwnReading() {
  const { shown, isKnown, choosing, error, isFetching, refetch } = useOwnReading()
  return (
    <Card as="section" className={styles.part} aria-labelledby="own-reading">
      <Heading level={2} size="md" id="own-reading">
        <Trans>Calendar and digits</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>
          They go for the site, our e-mails and your certificates. Invoices keep the Gregorian calendar and
          0–9.
        </Trans>
      </Text>
      {error && !isKnown ? (
        <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Choices shown={shown} isDisabled={!isKnown} onChoose={choosing.mutate} />
      )}
      {choosing.isError && (
        <Banner tone="danger" isAnnounced>
          <Trans>Your choice could not be saved. Try again.</Trans>
        </Banner>
      )}
      <Example />
    </Card>
  )
}

interface ChoicesProps {
  shown: Reading
  isDisabled: boolean
  onChoose: (reading: Reading) => void
}

function Choices({ shown, isDisabled, onChoose }: ChoicesProps) {
  const { t } = useLingui()
  return (
    <>
      <RadioGroup
        label={t`Calendar`}
        value={shown.calendar}
        onChange={calendar => onChoose({ ...shown, calendar: calendar as Calendar })}
        className={styles.themes}
        isDisabled={isDisabled}
        options={[
          { value: 'gregory', label: t`Gregorian` },
          { value: 'hijri', label: t`Hijri (Umm al-Qura)` },
          { value: 'both', label: t`Both` },
        ]}
      />
      <RadioGroup
        label={t`Digits`}
        value={shown.digits}
        onChange={digits => onChoose({ ...shown, digits: digits as DigitScript })}
        className={styles.themes}
        isDisabled={isDisabled}
        options={[
          { value: 'latn', label: '0123456789' },
          { value: 'arab', label: '٠١٢٣٤٥٦٧٨٩' },
        ]}
      />
    </>
  )
}

/** This very moment and a number, as they are written now. */
function Example() {
  const { tag } = useUi()
  const [now] = useState(() => new Date())
  return (
    <Text size="sm" aria-live="polite">
      <Trans>
        For example: <DateText value={now} format="time" /> · <bdi>{formatNumber(tag, 1234.5)}</bdi>
      </Trans>
    </Text>
  )
}
