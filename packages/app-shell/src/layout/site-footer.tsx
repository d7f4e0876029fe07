import { Trans } from '@lingui/react/macro'
import { Isolate, Logo, Ltr, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app-context.ts'
import { AppLink } from '../navigation/app-link.tsx'
import { useSession } from '../session/session-store.ts'
import { contactQuery } from '../counts/counts.ts'
import styles from './layout.module.css'

function Contact() {
  const contact = useQuery(contactQuery()).data?.data[0]?.value
  if (!contact || ![contact.email, contact.phone, contact.address, contact.hours].some(Boolean)) return null
  return (
    <section>
      <h2>
        <Trans>Contact</Trans>
      </h2>
      <ul>
        {contact.email && (
          <li>
            <a href={`mailto:${contact.email}`}>
              <Ltr>{contact.email}</Ltr>
            </a>
          </li>
        )}
        {contact.phone && (
          <li>
            <a href={`tel:${contact.phone}`}>
              <Ltr>{contact.phone}</Ltr>
            </a>
          </li>
        )}
        {[contact.address, contact.hours].filter(Boolean).map(line => (
          <li key={line}>
            <Text as="span" size="sm" soft>
              <Isolate>{line}</Isolate>
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LearnLinks() {
  return (
    <section>
      <h2>
        <Trans>Learn</Trans>
      </h2>
      <ul>
        <li>
          <AppLink to="/courses" isOutside>
            <Trans>All courses</Trans>
          </AppLink>
        </li>
        <li>
          <AppLink to="/Instructor">
            <Trans>Instructors</Trans>
          </AppLink>
        </li>
        <li>
          <AppLink to="/faq">
            <Trans>Questions and answers</Trans>
          </AppLink>
        </li>
        <li>
          <AppLink to="/auth/login?company">
            <Trans>For companies</Trans>
          </AppLink>
        </li>
      </ul>
    </section>
  )
}

function PortalLinks() {
  return (
    <section>
      <h2>
        <Trans>Company portal</Trans>
      </h2>
      <ul>
        <li>
          <AppLink to="/?company">
            <Trans>Dashboard</Trans>
          </AppLink>
        </li>
        <li>
          <AppLink to="/Employees">
            <Trans>Employees</Trans>
          </AppLink>
        </li>
        <li>
          <AppLink to="/reports?company">
            <Trans>Reports</Trans>
          </AppLink>
        </li>
        <li>
          <AppLink to="/faq">
            <Trans>Questions and answers</Trans>
          </AppLink>
        </li>
      </ul>
    </section>
  )
}

/** The foot of every page that is not an auth page; the contact settings are loaded when the layout mounts. */
export function SiteFooter() {
  const { app } = useApp()
  const isPortal = useSession(session => app === 'company' && session.info?.kind === 'company')
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.about}>
          <Logo />
          <Text size="sm" soft>
            <Trans>Courses in Arabic and English, with exams whose answers are never lost.</Trans>
          </Text>
        </section>
        {isPortal ? <PortalLinks /> : <LearnLinks />}
        <section>
          <h2>
            <Trans>Masar</Trans>
          </h2>
          <ul>
            <li>
              <AppLink to="/about_us">
                <Trans>About us</Trans>
              </AppLink>
            </li>
            <li>
              <AppLink to="/contact-us">
                <Trans>Contact us</Trans>
              </AppLink>
            </li>
            <li>
              <AppLink to="/privacy-policy">
                <Trans>Privacy policy</Trans>
              </AppLink>
            </li>
            <li>
              <AppLink to="/terms">
                <Trans>Terms of use</Trans>
              </AppLink>
            </li>
          </ul>
        </section>
        <Contact />
      </div>
      <p className={styles.legal}>
        <Trans>Prices include 15% VAT.</Trans>
      </p>
    </footer>
  )
}
