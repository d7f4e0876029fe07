import { Trans } from '@lingui/react/macro'
import { Heading } from '@masar/ui'
import type { ReactNode } from 'react'
import styles from './profile.module.css'

/** What goes with a person's account, and what stays; the service's erasure does just that. */
export function PersonalTerms({
  isInstructor,
  deletesPosts,
}: {
  isInstructor: boolean
  deletesPosts: boolean
}) {
  return (
    <>
      <Part title={<Trans>What is deleted</Trans>}>
        <Trans>Your name, contact details, picture and all ways to sign in</Trans>
        <Trans>Notes, favourites, cart, notifications and messages to us</Trans>
        <Trans>Your place in lessons, and what you wrote in exams</Trans>
        {deletesPosts && <Trans>Your reviews and discussion posts</Trans>}
        {isInstructor && <Trans>Your introduction as an instructor</Trans>}
      </Part>
      <Part title={<Trans>What stays without your name</Trans>}>
        <Trans>Exam results and chosen answers, for the statistics</Trans>
        <Trans>Certificates: their code shows the course and the date, not you</Trans>
        {!deletesPosts && <Trans>Your reviews and discussion posts</Trans>}
        {isInstructor && <Trans>Your courses, for those who learn from them</Trans>}
      </Part>
      <Part title={<Trans>What stays as it is</Trans>}>
        <Trans>Invoices and their orders, for as long as the law demands</Trans>
        <Trans>Your company’s own record of your training, if a company trains you</Trans>
      </Part>
    </>
  )
}

/** What goes with a company's account, and what stays. */
export function CompanyTerms() {
  return (
    <>
      <Part title={<Trans>What is deleted</Trans>}>
        <Trans>The portal, for everybody who works in it</Trans>
        <Trans>The company’s name, numbers and address in the account</Trans>
        <Trans>The names, e-mails and job titles of your employees, and open invitations</Trans>
      </Part>
      <Part title={<Trans>What stays without names</Trans>}>
        <Trans>Assignments, seats and their results</Trans>
      </Part>
      <Part title={<Trans>What stays as it is</Trans>}>
        <Trans>Invoices and their orders, for as long as the law demands</Trans>
        <Trans>Your employees’ own accounts, with their courses and certificates</Trans>
      </Part>
    </>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode[] | ReactNode }) {
  const facts = [children].flat().filter(Boolean)
  return (
    <section className={styles.terms}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <ul>
        {facts.map((fact, index) => (
          <li key={index}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}
