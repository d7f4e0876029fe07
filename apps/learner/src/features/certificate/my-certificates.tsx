import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError } from '@masar/app-shell'
import { fold } from '@masar/text'
import { EmptyState, Heading, LinkButton, PathLoader, useKeptFocus } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import styles from './certificate.module.css'
import { HeldCertificate } from './held-certificate.tsx'
import { NameQuestion } from './name-question.tsx'
import { type OwnCertificate, ownCertificatesQuery } from './own-api.ts'

const states = ['valid', 'expired', 'withdrawn'] as const

interface MyCertificatesProps {
  /** Narrow them by their courses. */
  words: string
  /** The search, where there is more than one to find. */
  tools?: ReactNode
}

/** All certificates of a person by how they stand. */
export function MyCertificates({ words, tools }: MyCertificatesProps) {
  const { data, error, refetch, isFetching } = useQuery(ownCertificatesQuery())
  if (error && !data)
    return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <PathLoader />
  if (data.data.length === 0)
    return (
      <EmptyState
        drawing="certificate"
        title={<Trans>Your first certificate is ahead</Trans>}
        action={
          <LinkButton as={AppLink} to="/learn?tab=progress">
            <Trans>Continue learning</Trans>
          </LinkButton>
        }
      >
        <Trans>
          You earn a certificate for every course whose lessons you complete and whose exam you pass.
        </Trans>
      </EmptyState>
    )
  const found = data.data.filter(({ course }) => fold(course.title).includes(fold(words)))
  return (
    <div className={styles.groups}>
      {data.data.some(({ awaits_names: awaits }) => awaits) && <NameQuestion />}
      {(data.data.length > 1 || words !== '') && tools}
      {found.length === 0 && (
        <EmptyState drawing="search" title={<Trans>No results for this search</Trans>} />
      )}
      {states.map(state => {
        const certificates = found.filter(each => each.state === state)
        return certificates.length > 0 && <Group key={state} state={state} certificates={certificates} />
      })}
    </div>
  )
}

interface GroupProps {
  state: (typeof states)[number]
  certificates: readonly OwnCertificate[]
}

function Group({ state, certificates }: GroupProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading)
  const titles = {
    valid: t`Valid certificates`,
    expired: t`Expired certificates`,
    withdrawn: t`Withdrawn certificates`,
  }
  return (
    <section className={styles.group} aria-labelledby={`certificates-${state}`}>
      <Heading level={2} id={`certificates-${state}`} ref={heading}>
        {titles[state]}
      </Heading>
      <ul className={styles.list}>
        {certificates.map(certificate => (
          <HeldCertificate key={certificate.code} certificate={certificate} />
        ))}
      </ul>
    </section>
  )
}
