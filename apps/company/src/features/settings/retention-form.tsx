import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useProof } from '@masar/accounts'
import { fieldError, useCarried, useSession } from '@masar/app-shell'
import {
  Banner,
  Button,
  DateText,
  Heading,
  returnFocus,
  Select,
  showToast,
  Skeleton,
  Text,
  useKeptFocus,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef } from 'react'
import { BlockError } from '../frame/block-error.tsx'
import { Failure } from '../people/parts/failure.tsx'
import { type Retention, retentionPreviewQuery, type RetentionYears, useChangeRetention } from './api.ts'
import styles from './settings.module.css'

const always = 'always'
const valueOf = (years: number | null) => (years === null ? always : String(years))

/** For how long the names of people who left are kept; owners choose, see what it does, and take back what has not happened yet. */
export function RetentionForm({ retention }: { retention: Retention }) {
  const { t } = useLingui()
  const form = useId()
  const mayChange = useSession(session => session.role === 'owner')
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading)
  const proof = useProof('account')
  const saving = useChangeRetention(proof.run)
  const [chosen, setChosen] = useCarried<string | null>('retention', null)
  const { planned, choices } = retention
  const current = valueOf(planned ? planned.years : retention.years)
  const value = chosen ?? current
  const isChanged = value !== current
  const years = value === always ? null : (Number(value) as RetentionYears)
  const save = (next: RetentionYears, text: string) =>
    saving.mutate(next, {
      onSuccess: () => {
        setChosen(null)
        returnFocus(form)
        showToast({ tone: 'success', text })
      },
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged && !saving.isPending) save(years, t`The period was saved`)
  }
  const takeBack = () => save(retention.years as RetentionYears, t`Taken back: nothing changes`)
  return (
    <div className={styles.form}>
      <Heading level={3} size="sm" ref={heading}>
        <Trans>Names of people who left</Trans>
      </Heading>
      <Text>
        <Trans>
          Afterwards the record stays as “Former employee”: name, e-mail, number, job and what was written
          about the person are gone for good, and totals stay as they were.
        </Trans>
      </Text>
      {planned && (
        <Planned
          planned={planned}
          isPending={saving.isPending}
          {...(mayChange && { onTakeBack: takeBack })}
        />
      )}
      {mayChange ? (
        <form id={form} noValidate onSubmit={submit} className={styles.form}>
          <Select
            label={t`Keep the names`}
            value={value}
            onChange={setChosen}
            error={fieldError(saving.error, 'years')}
            options={[
              { value: always, text: t`As long as the company is here` },
              ...choices.map(choice => ({
                value: String(choice),
                text: t`${plural(choice, { one: '# year after leaving', other: '# years after leaving' })}`,
              })),
            ]}
          />
          {isChanged && <Preview years={years} noticeDays={retention.notice_days} />}
          <Failure error={saving.error} field="years" />
          <div className={styles.acts}>
            <Button type="submit" isPending={saving.isPending} isDisabled={!isChanged && !saving.isPending}>
              <Trans>Save the period</Trans>
            </Button>
          </div>
        </form>
      ) : (
        <Text soft size="sm">
          <Trans>Only owners change this.</Trans>
        </Text>
      )}
      {proof.dialog}
    </div>
  )
}

/** A shorter time that does not hold yet. */
function Planned({
  planned: { years, from },
  isPending,
  onTakeBack,
}: {
  planned: NonNullable<Retention['planned']>
  isPending: boolean
  onTakeBack?: () => void
}) {
  return (
    <Banner tone="warning">
      <div className={styles.form}>
        <Text>
          <Trans>
            From <DateText value={from} timeZone="UTC" />:
          </Trans>{' '}
          <Plural
            value={years}
            one="names are removed # year after people left."
            other="names are removed # years after people left."
          />
        </Text>
        {onTakeBack && (
          <div className={styles.acts}>
            <Button variant="secondary" size="sm" isPending={isPending} onPress={onTakeBack}>
              <Trans>Keep the present time</Trans>
            </Button>
          </div>
        )}
      </div>
    </Banner>
  )
}

/** What a choice would do, before it is saved. */
function Preview({ years, noticeDays }: { years: RetentionYears; noticeDays: number }) {
  const preview = useQuery(retentionPreviewQuery(years))
  const data = preview.data?.data
  if (preview.isPending) return <Skeleton width="70%" />
  if (!data) return <BlockError query={preview} />
  const { from, is_later: isLater, people } = data
  return (
    <div role="status" className={styles.form}>
      <Text>
        {isLater ? (
          <Trans>
            It holds from <DateText value={from} timeZone="UTC" /> on.
          </Trans>
        ) : (
          <Trans>It holds at once.</Trans>
        )}{' '}
        {years !== null &&
          (people === 0 ? (
            <Trans>Nobody loses their name that day.</Trans>
          ) : (
            <Plural
              value={people}
              one="# person who left loses their name that day."
              other="# people who left lose their names that day."
            />
          ))}{' '}
        {isLater && (
          <Plural
            value={noticeDays}
            one="You have # day to take it back, and those who may change settings are notified."
            other="You have # days to take it back, and those who may change settings are notified."
          />
        )}
      </Text>
    </div>
  )
}
