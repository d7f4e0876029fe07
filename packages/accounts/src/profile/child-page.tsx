import { Trans } from '@lingui/react/macro'
import { Heading, Link } from '@masar/ui'
import type { ReactNode } from 'react'
import { AppLink, useApp } from '@masar/app-shell'
import styles from './profile.module.css'

/** A page below the profile, with the way back to it. */
export function ChildPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  const isCompany = useApp().app === 'company'
  return (
    <div className={styles.child}>
      <Link as={AppLink} to="/profile" className={styles.back}>
        {isCompany ? <Trans>To the company profile</Trans> : <Trans>To the profile</Trans>}
      </Link>
      <Heading level={1}>{title}</Heading>
      {children}
    </div>
  )
}
