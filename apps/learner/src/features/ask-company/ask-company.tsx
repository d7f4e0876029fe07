import { Trans, useLingui } from '@lingui/react/macro'
import { Button, DateText, Icon, Isolate, Price, showToast, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { ownRequestsQuery, type OwnRequest, useTakeBack } from './api.ts'
import { AskDialog } from './ask-dialog.tsx'
import styles from './ask-company.module.css'
import { StartByLicence } from './start-by-licence.tsx'

interface AskCompanyProps {
  course: { id: number; title: string }
}

/**
 * For employees: says that it has the course on its shelf, starts it by its yearly licence, or asks it for the course, and says what became of that. Nothing for
 * everybody else.
 */
export function AskCompany({ course }: AskCompanyProps) {
  const [isAsking, setAsking] = useState(false)
  const {
    companies = [],
    requests = [],
    shelves = [],
  } = useQuery(ownRequestsQuery(course.id)).data?.data ?? {}
  const waiting = new Set(requests.filter(({ state }) => state === 'open').map(({ company }) => company.id))
  const licensed = companies.flatMap(company =>
    company.licence === null ? [] : [{ company, licence: company.licence }],
  )
  const askable = companies.filter(({ id, licence }) => !waiting.has(id) && licence?.has_place !== true)
  const isElsewhere = askable.length > 0 && askable.every(company => company.is_on_shelf === false)
  if (companies.length === 0 && shelves.length === 0) return null
  return (
    <div className={styles.part}>
      {shelves.map(company => (
        <Text key={company.id} size="sm" className={styles.shelf}>
          <Icon of={Building2} size={18} />
          <span>
            <Trans>
              By your company: <Isolate>{company.name}</Isolate>
            </Trans>
          </span>
        </Text>
      ))}
      {licensed.map(given => (
        <StartByLicence key={given.company.id} courseId={course.id} {...given} />
      ))}
      {requests.map(request => (
        <Standing key={request.id} request={request} courseId={course.id} />
      ))}
      {isElsewhere && (
        <Text size="sm" soft>
          <Trans>It is not among the courses that your company chose, but you can ask for it.</Trans>
        </Text>
      )}
      {askable.length > 0 && (
        <Button variant="secondary" onPress={() => setAsking(true)}>
          <Trans>Ask your company for it</Trans>
        </Button>
      )}
      {isAsking && <AskDialog course={course} companies={askable} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** What a company said to the latest request; what was taken back is not spoken of. */
function Standing({ request, courseId }: { request: OwnRequest; courseId: number }) {
  const { t } = useLingui()
  const takingBack = useTakeBack(courseId)
  const { id, company, state, created_at, answer, reserved } = request
  if (state === 'open')
    return (
      <div>
        <Text size="sm">
          <Trans>
            You asked <Isolate>{company.name}</Isolate> on <DateText value={created_at} />. It has not
            answered yet.
          </Trans>{' '}
          {reserved > 0 && (
            <Trans>
              <Price amount={reserved} isExact /> of your department’s budget is reserved for it.
            </Trans>
          )}
        </Text>
        <Button
          variant="quiet"
          size="sm"
          isPending={takingBack.isPending}
          onPress={() =>
            takingBack.mutate(id, {
              onSuccess: () => showToast({ text: t`Your request was taken back` }),
              onError: error =>
                showToast({
                  tone: 'danger',
                  text:
                    error.kind === 'answer' ? error.message : t`Not sent: there is no connection. Try again.`,
                }),
            })
          }
        >
          <Trans>Take it back</Trans>
        </Button>
      </div>
    )
  if (state !== 'declined') return null
  return (
    <Text size="sm">
      {answer === null ? (
        <Trans>
          <Isolate>{company.name}</Isolate> declined your request.
        </Trans>
      ) : (
        <Trans>
          <Isolate>{company.name}</Isolate> declined your request: <Isolate>{answer}</Isolate>
        </Trans>
      )}
    </Text>
  )
}
