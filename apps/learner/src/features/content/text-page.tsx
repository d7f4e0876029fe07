import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorPage, usePageTitle } from '@masar/app-shell'
import { DateText, Heading, PathLoader, siteTimeZone, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Markdown } from '../markdown/markdown.tsx'
import { pageQuery, type PageSlug } from './api.ts'
import styles from './content.module.css'
import { sectionsOf, type TextSection } from './sections.ts'

/** A text that the operator publishes: about Masar, privacy, terms. */
export function TextPage({ slug }: { slug: PageSlug }) {
  const query = useQuery(pageQuery(slug))
  const page = query.data?.data
  usePageTitle(page?.title)
  if (query.isPending) return <PathLoader />
  if (!page) return <ErrorPage error={query.error} reset={() => void query.refetch()} />
  const { intro, sections } = sectionsOf(page.body)
  return (
    <article className={styles.text}>
      <header className={styles.textHead}>
        <Heading level={1}>{page.title}</Heading>
        <Text soft measure size="lg">
          {page.description}
        </Text>
        <Text soft size="xs">
          <Trans>
            Last changed <DateText value={page.updated_at} timeZone={siteTimeZone} />
          </Trans>
        </Text>
      </header>
      {sections.length > 2 && <Contents sections={sections} />}
      <div className={styles.textBody}>
        {intro !== '' && <Markdown>{intro}</Markdown>}
        {sections.map(section => (
          <section key={section.id} aria-labelledby={section.id}>
            <Heading level={2} size="lg" id={section.id} dir="auto">
              {section.title}
            </Heading>
            <Markdown topHeading={2}>{section.body}</Markdown>
          </section>
        ))}
      </div>
    </article>
  )
}

/** The table of contents, beside the text where there is room. */
function Contents({ sections }: { sections: readonly TextSection[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`On this page`} className={styles.contents}>
      <p>
        <Trans>On this page</Trans>
      </p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
