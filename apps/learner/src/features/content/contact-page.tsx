import { Trans } from '@lingui/react/macro'
import { contactQuery, LoadError } from '@masar/app-shell'
import { Card, Heading, Icon, Isolate, linkClass, Ltr, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Clock, Mail, MapPin, MessageCircle, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ContactForm } from './contact-form.tsx'
import styles from './content.module.css'

/** The ways to reach the team, and a form to write by. */
export function ContactPage() {
  return (
    <div className={styles.contact}>
      <div className={styles.contactHead}>
        <Heading level={1}>
          <Trans>Contact us</Trans>
        </Heading>
        <Text soft measure>
          <Trans>
            A question, an idea, or something that went wrong: write to us. Someone on our team reads it and
            replies by e-mail.
          </Trans>
        </Text>
      </div>
      <ContactForm />
      <Ways />
    </div>
  )
}

function Ways() {
  const contact = useQuery(contactQuery())
  const value = contact.data?.data[0]?.value
  if (contact.isPending) return <Skeleton shape="block" height="16rem" />
  if (contact.isError && !value)
    return (
      <LoadError
        error={contact.error}
        isRetrying={contact.isFetching}
        onRetry={() => void contact.refetch()}
      />
    )
  if (!value || ![value.email, value.phone, value.whatsapp, value.address, value.hours].some(Boolean))
    return null
  return (
    <Card as="section" aria-labelledby="ways" className={styles.ways}>
      <Heading level={2} size="md" id="ways">
        <Trans>Other ways</Trans>
      </Heading>
      <ul>
        {value.email !== '' && (
          <Way icon={Mail} label={<Trans>E-mail</Trans>}>
            <a href={`mailto:${value.email}`} className={linkClass()}>
              <Ltr>{value.email}</Ltr>
            </a>
          </Way>
        )}
        {value.phone !== '' && (
          <Way icon={Phone} label={<Trans>Phone</Trans>}>
            <a href={`tel:${value.phone}`} className={linkClass()}>
              <Ltr>{value.phone}</Ltr>
            </a>
          </Way>
        )}
        {value.whatsapp !== '' && (
          <Way icon={MessageCircle} label={<Trans>WhatsApp</Trans>}>
            <a
              href={`https://wa.me/${value.whatsapp.replace(/\D/g, '')}`}
              rel="noopener noreferrer"
              target="_blank"
              className={linkClass()}
            >
              <Ltr>{value.whatsapp}</Ltr>
            </a>
          </Way>
        )}
        {value.address !== '' && (
          <Way icon={MapPin} label={<Trans>Address</Trans>}>
            <Isolate>{value.address}</Isolate>
          </Way>
        )}
        {value.hours !== '' && (
          <Way icon={Clock} label={<Trans>Hours</Trans>}>
            {value.hours}
          </Way>
        )}
      </ul>
    </Card>
  )
}

function Way({ icon, label, children }: { icon: LucideIcon; label: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} />
      <div>
        <Text size="xs" soft>
          {label}
        </Text>
        <div>{children}</div>
      </div>
    </li>
  )
}
