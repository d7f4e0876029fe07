import { Trans } from '@lingui/react/macro'
import { Accordion, AccordionItem, Badge, DateText, Isolate, Ltr, Text } from '@masar/ui'
import type { ReactNode } from 'react'
import styles from '../../settings.module.css'
import type { SamlTry } from '../api.ts'

/** Whom the provider's answer names, and what Masar makes of it. */
// long: a list of facts, each with what may be wrong with it
export function TryFacts({ tried }: { tried: SamlTry }) {
  const { subject, email, name, attributes, tried_at: triedAt } = tried
  if (subject === null && attributes.length === 0) return null
  return (
    <>
      <dl className={styles.facts}>
        <Fact term={<Trans>Tried on</Trans>}>
          <DateText value={triedAt} format="time" />
        </Fact>
        <Fact term={<Trans>Identifier</Trans>}>
          {subject === null ? <Missing /> : <Ltr>{subject}</Ltr>}
          {tried.subject_is_address && (
            <Text size="sm">
              <Trans>
                This is an e-mail address. If it is given to someone else after a colleague leaves, Masar
                would take them for that colleague. Have the provider send an identifier that never changes.
              </Trans>
            </Text>
          )}
        </Fact>
        <Fact term={<Trans>E-mail address</Trans>}>
          {email === null ? <Missing /> : <Ltr>{email}</Ltr>}
          {email !== null && !tried.is_email_proven && (
            <Text size="sm">
              <Trans>It belongs to none of your proven domains, so this person could not get in.</Trans>
            </Text>
          )}
        </Fact>
        <Fact term={<Trans>Full name</Trans>}>{name === null ? <Missing /> : <Isolate>{name}</Isolate>}</Fact>
      </dl>
      {attributes.length > 0 && (
        <Accordion>
          <AccordionItem title={<Trans>All attributes that came</Trans>}>
            <dl className={styles.facts}>
              {attributes.map((attribute, index) => (
                <Fact key={`${attribute.name} ${index}`} term={<Ltr>{attribute.name}</Ltr>}>
                  {attribute.values.map((value, at) => (
                    <div key={`${value} ${at}`}>
                      <Isolate>{value}</Isolate>
                    </div>
                  ))}
                </Fact>
              ))}
            </dl>
          </AccordionItem>
        </Accordion>
      )}
    </>
  )
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Missing() {
  return (
    <Badge tone="warning">
      <Trans>Did not come</Trans>
    </Badge>
  )
}
