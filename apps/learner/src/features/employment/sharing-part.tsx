import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Card, DateText, formatNumber, Heading, Switch, Text, useUi } from '@masar/ui'
import { type EmploymentPage, type Topic, useSharing } from './api.ts'
import styles from './employment.module.css'

/** What goes beyond what the company assigned, shared only by the person's own word. */
export function SharingPart({ page }: { page: EmploymentPage }) {
  const { t } = useLingui()
  const { id, sharing, seen } = page
  const saying = useSharing(page)
  const { tag } = useUi()
  const words: Record<Topic, { name: string; what: string }> = {
    certificates: {
      name: t`My certificates`,
      what: t`All your certificates, including those from courses you took yourself: course, date, and the page that proves each one.`,
    },
    own_courses: {
      name: t`Courses that I take myself`,
      what: t`Their titles, your progress in them, and the exam results that are out.`,
    },
  }
  const counts: Record<Topic, string> = {
    certificates: formatNumber(tag, seen.shared.certificates?.length ?? 0),
    own_courses: formatNumber(tag, seen.shared.own_courses?.length ?? 0),
  }
  const asked = saying.isPending ? saying.variables : undefined
  return (
    <Card as="section" className={styles.part} aria-labelledby={`sharing-${id}`}>
      <Heading level={3} id={`sharing-${id}`}>
        <Trans>What you share beyond that</Trans>
      </Heading>
      <Text>
        <Trans>
          This is up to you alone, and off until you turn it on. You can change it at any time; changes count
          at once, and sharing ends when you leave.
        </Trans>
      </Text>
      {sharing.map(({ topic, is_given: isGiven, changed_at: at }) => (
        <div key={topic} className={styles.topic}>
          <Switch
            checked={asked?.topic === topic ? asked.is_given : isGiven}
            isPending={saying.isPending}
            hint={words[topic].what}
            onChange={next => saying.mutate({ topic, is_given: next })}
          >
            {words[topic].name}
          </Switch>
          {at !== null && (
            <Text soft size="sm">
              {isGiven ? (
                <Trans>
                  Shared since <DateText value={at} format="time" />. Number shown now: {counts[topic]}
                </Trans>
              ) : (
                <Trans>
                  No longer shared since <DateText value={at} format="time" />
                </Trans>
              )}
            </Text>
          )}
        </div>
      ))}
      <div role="alert">
        {saying.error && (
          <Banner tone="danger">
            {saying.error.kind === 'answer' ? (
              saying.error.message
            ) : (
              <Trans>No connection. Nothing was changed.</Trans>
            )}
          </Banner>
        )}
      </div>
    </Card>
  )
}
