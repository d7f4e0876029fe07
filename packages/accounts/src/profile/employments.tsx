import { Trans } from '@lingui/react/macro'
import { Card, Heading, Isolate, LinkButton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { AppLink, clientQuery } from '@masar/app-shell'
import styles from './profile.module.css'

/** The way to what one's company sees; nothing for who works for none here. */
export function Employments() {
  const { data } = useQuery(clientQuery('/employments'))
  if (!data || data.data.length === 0) return null
  return (
    <Card as="section" className={styles.part} aria-labelledby="employments">
      <Heading level={2} size="md" id="employments">
        <Trans>My company</Trans>
      </Heading>
      {data.data.map(({ id, company }) => (
        <Text key={id}>
          <Isolate>{company.name}</Isolate>
        </Text>
      ))}
      <Text soft size="sm">
        <Trans>What your company sees of you, what you share with it, and leaving it.</Trans>
      </Text>
      <div>
        <LinkButton as={AppLink} to="/profile/company" variant="secondary">
          <Trans>See and decide</Trans>
        </LinkButton>
      </div>
    </Card>
  )
}
