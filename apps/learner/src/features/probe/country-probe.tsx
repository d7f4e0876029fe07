import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Card, Heading, useUi } from '@masar/ui'
import { countryName, lookUpCountry } from '@masar/ui/phone-input'
import { useQuery } from '@tanstack/react-query'
import styles from './probe-page.module.css'

/** The country that phone fields begin with, as the visitor's address tells it; where it tells none, the error of the lookup. */
export function CountryProbe() {
  const { t } = useLingui()
  const { locale } = useUi()
  const { data: code, error } = useQuery({
    queryKey: ['ip-country'],
    queryFn: () => lookUpCountry(),
    retry: false,
  })
  return (
    <Card as="section" className={styles.part} aria-labelledby="country">
      <Heading level={2} size="md" id="country">
        <Trans>Country of this connection</Trans>
      </Heading>
      <p role="status">
        {error ? (
          <code dir="ltr">{error.message}</code>
        ) : (
          <Badge>{code === undefined ? t`Looking it up…` : countryName(code, locale)}</Badge>
        )}
      </p>
    </Card>
  )
}
