import { Trans } from '@lingui/react/macro'
import { Heading, Link, Text } from '@masar/ui'
import type { ReactNode } from 'react'
import { AppLink, useApp } from '@masar/app-shell'
import styles from '../accounts.module.css'
import { withNext } from '../sign-in/model.ts'

interface FrameProps {
  title: ReactNode
  words: ReactNode
  next?: string | undefined
  children: ReactNode
}

/** What every registration has around its form: what it is for, and the ways to the other ones. */
export function RegistrationFrame({ title, words, next, children }: FrameProps) {
  const isCompany = useApp().app === 'company'
  return (
    <div className={styles.screen}>
      <div>
        <Heading level={1}>{title}</Heading>
        <Text soft>{words}</Text>
      </div>
      {children}
      <div className={styles.ways}>
        <p>
          <Trans>Already have an account?</Trans>{' '}
          <Link as={AppLink} to={withNext('/auth/login', next)}>
            <Trans>Sign in</Trans>
          </Link>
        </p>
        <p>
          <Trans>Another kind of account?</Trans>{' '}
          <Link as={AppLink} to={withNext('/auth/user-choose', isCompany ? undefined : next)} isOutside>
            <Trans>Choose again</Trans>
          </Link>
        </p>
      </div>
    </div>
  )
}

/** A part of a long form, with its own heading. */
export function FormPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
