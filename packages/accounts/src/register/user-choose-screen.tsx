import { Trans } from '@lingui/react/macro'
import { Card, cardLinkClass, Heading, Icon, Link, Text } from '@masar/ui'
import { Building2, GraduationCap, type LucideIcon, Presentation } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '@masar/app-shell'
import styles from '../accounts.module.css'
import { IntendedCourse } from '../enrolment-intent/intended-course.tsx'
import { withNext } from '../sign-in/model.ts'

/** What a person comes for: to learn, to teach, or to train a company's people. */
export function UserChooseScreen({ next }: { next: string | undefined }) {
  return (
    <div className={styles.screen}>
      <div>
        <Heading level={1}>
          <Trans>What brings you to Masar?</Trans>
        </Heading>
        <Text soft>
          <Trans>Choose the account that suits you; it takes less than a minute.</Trans>
        </Text>
      </div>
      <IntendedCourse next={next} />
      <ul className={styles.choices}>
        <Choice
          icon={GraduationCap}
          to={withNext('/auth/student-account', next)}
          title={<Trans>I want to learn</Trans>}
        >
          <Trans>Courses, exams and certificates, in Arabic and English.</Trans>
        </Choice>
        <Choice
          icon={Presentation}
          to={withNext('/auth/instructor-account', next)}
          title={<Trans>I want to teach</Trans>}
        >
          <Trans>Offer your courses, once our team has read your application.</Trans>
        </Choice>
        <Choice icon={Building2} to="/auth/company-account" title={<Trans>I train a company’s people</Trans>}>
          <Trans>Seats, learning paths and reports for your employees.</Trans>
        </Choice>
      </ul>
      <div className={styles.ways}>
        <p>
          <Trans>Already have an account?</Trans>{' '}
          <Link as={AppLink} to={withNext('/auth/login', next)}>
            <Trans>Sign in</Trans>
          </Link>
        </p>
      </div>
    </div>
  )
}

function Choice({
  icon,
  to,
  title,
  children,
}: {
  icon: LucideIcon
  to: string
  title: ReactNode
  children: ReactNode
}) {
  return (
    <Card as="li" className={styles.choice}>
      <span className={styles.badge}>
        <Icon of={icon} size={26} />
      </span>
      <div>
        <Heading level={2} size="md">
          <AppLink to={to} className={cardLinkClass()}>
            {title}
          </AppLink>
        </Heading>
        <Text soft size="sm">
          {children}
        </Text>
      </div>
    </Card>
  )
}
