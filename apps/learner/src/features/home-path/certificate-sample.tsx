import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Heading, Icon, Isolate, linkClass, PathMark, Text } from '@masar/ui'
import { BadgeCheck, Download, Share2 } from 'lucide-react'
import type { Course } from '../catalogue/types.ts'
import { Station } from './station.tsx'
import styles from './stations.module.css'

/** What a certificate looks like, with a course of the site on it and the reader's own name to come. */
export function CertificateSample({ course }: { course: Course }) {
  return (
    <Station
      id="certificate"
      title={<Trans>A certificate that anyone can check</Trans>}
      lead={<Trans>Finish the lessons, pass the exam, and it is yours.</Trans>}
      side="start"
    >
      <div className={styles.certificate}>
        <div className={styles.paper} aria-hidden>
          <Corners />
          <PathMark size={36} />
          <Text as="span" size="sm" soft>
            <Trans>Certificate of completion</Trans>
          </Text>
          <span className={styles.yourName}>
            <Trans>Your name here</Trans>
          </span>
          <Text as="span" strong>
            <Isolate>{course.title}</Isolate>
          </Text>
          <Seal />
        </div>
        <ul className={styles.points}>
          <li>
            <Icon of={BadgeCheck} />
            <div>
              <Heading level={3} size="sm">
                <Trans>With a code of its own</Trans>
              </Heading>
              <Text soft size="sm">
                <Trans>
                  Whoever has the code sees who earned it, for what, and whether it is still valid.
                </Trans>
              </Text>
            </div>
          </li>
          <li>
            <Icon of={Download} />
            <div>
              <Heading level={3} size="sm">
                <Trans>As a file that prints well</Trans>
              </Heading>
              <Text soft size="sm">
                <Trans>In Arabic and English, to keep or to add to an application.</Trans>
              </Text>
            </div>
          </li>
          <li>
            <Icon of={Share2} />
            <div>
              <Heading level={3} size="sm">
                <Trans>To show where it counts</Trans>
              </Heading>
              <Text soft size="sm">
                <Trans>Share its link with one press.</Trans>{' '}
                <AppLink to="/faq" className={linkClass()}>
                  <Trans>How certificates work</Trans>
                </AppLink>
              </Text>
            </div>
          </li>
        </ul>
      </div>
    </Station>
  )
}

/** The star of the girih in each corner. */
function Corners() {
  return (
    <svg viewBox="0 0 400 283" className={styles.corners} preserveAspectRatio="none" fill="none">
      <rect x="10" y="10" width="380" height="263" rx="6" vectorEffect="non-scaling-stroke" />
      <rect x="16" y="16" width="368" height="251" rx="3" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const star = 'M32 4l8 9 12-1-1 12 9 8-9 8 1 12-12-1-8 9-8-9-12 1 1-12-9-8 9-8-1-12 12 1z'

function Seal() {
  return (
    <svg viewBox="0 0 64 64" width={64} height={64} className={styles.seal} fill="none">
      <path d={star} />
      <circle cx="32" cy="32" r="13" />
      <path d="M25 32l5 5 9-10" />
    </svg>
  )
}
