import { Trans, useLingui } from '@lingui/react/macro'
import { useGo } from '@masar/app-shell'
import { Button, DateText, Isolate, showToast, Text } from '@masar/ui'
import type { ReactNode } from 'react'
import { type AskableCompany, useStartByLicence } from './api.ts'
import styles from './ask-company.module.css'

interface StartByLicenceProps {
  courseId: number
  company: AskableCompany
  licence: NonNullable<AskableCompany['licence']>
}

/** What the company's yearly licence gives: one press starts the course, or every place is taken. */
export function StartByLicence({ courseId, company, licence: { has_place, ends_on } }: StartByLicenceProps) {
  const name = <Isolate>{company.name}</Isolate>
  if (!has_place)
    return (
      <Text size="sm">
        <Trans>All places of the yearly licence of {name} are taken. You can ask for this course.</Trans>
      </Text>
    )
  return (
    <>
      <Text size="sm">
        <Trans>
          {name} pays for it with its yearly licence. You can learn until{' '}
          <DateText value={ends_on} timeZone="UTC" />.
        </Trans>
      </Text>
      <div className={styles.wide}>
        <StartButton courseId={courseId} companyId={company.id} isWide>
          <Trans>Start with your company’s licence</Trans>
        </StartButton>
      </div>
    </>
  )
}

/** The same press in the bar of a phone. */
export function StartInBar({ courseId, companyId }: { courseId: number; companyId: number }) {
  return (
    <StartButton courseId={courseId} companyId={companyId}>
      <Trans>Start learning</Trans>
    </StartButton>
  )
}

interface StartButtonProps {
  courseId: number
  companyId: number
  isWide?: boolean
  children: ReactNode
}

function StartButton({ courseId, companyId, isWide, children }: StartButtonProps) {
  const { t } = useLingui()
  const go = useGo()
  const start = useStartByLicence(courseId)
  return (
    <Button
      wide={isWide ?? false}
      isPending={start.isPending}
      onPress={() =>
        start.mutate(companyId, {
          // The notification of it is shown where there is news of any kind; here the lesson opens.
          onSuccess: lesson => go(lesson),
          onError: error =>
            showToast({
              tone: 'danger',
              text:
                error.kind === 'answer'
                  ? error.message
                  : t`The course could not be started just now. Try again once you are connected.`,
            }),
        })
      }
    >
      {children}
    </Button>
  )
}
