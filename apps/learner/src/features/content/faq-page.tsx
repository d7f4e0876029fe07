import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError } from '@masar/app-shell'
import {
  Accordion,
  AccordionItem,
  Button,
  EmptyState,
  Heading,
  linkClass,
  SearchField,
  Skeleton,
  Text,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Question } from '../catalogue/types.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { faqsQuery } from './api.ts'
import styles from './content.module.css'
import { askedIn, findQuestions } from './find-questions.ts'

/** Questions and answers, searched in place; `#q-12` opens one of them. */
export function FaqPage() {
  const { t } = useLingui()
  const faqs = useQuery(faqsQuery())
  const [typed, setTyped] = useState('')
  return (
    <div className={styles.faq}>
      <Heading level={1}>
        <Trans>Frequently asked questions</Trans>
      </Heading>
      <SearchField label={t`Search the questions`} value={typed} onChange={setTyped} />
      {faqs.isPending && <Skeleton shape="block" height="20rem" />}
      {faqs.isError && !faqs.data && (
        <LoadError error={faqs.error} isRetrying={faqs.isFetching} onRetry={() => void faqs.refetch()} />
      )}
      {faqs.data && <Questions questions={faqs.data.data} typed={typed} onClear={() => setTyped('')} />}
      <Text soft>
        <Trans>
          Is yours not here?{' '}
          <AppLink to="/contact-us" className={linkClass()}>
            Write to us
          </AppLink>
          , and someone on our team replies.
        </Trans>
      </Text>
    </div>
  )
}

function Questions({
  questions,
  typed,
  onClear,
}: {
  questions: readonly Question[]
  typed: string
  onClear: () => void
}) {
  const asked = useLocation({ select: location => askedIn(location.hash) })
  const found = findQuestions(questions, typed)
  useEffect(() => {
    if (asked !== null) document.getElementById(`q-${asked}`)?.scrollIntoView({ block: 'start' })
  }, [asked])
  return (
    <>
      <Text as="div" role="status" size="sm" soft className={typed === '' ? 'visually-hidden' : undefined}>
        {typed !== '' && (
          <Plural value={found.length} _0="No answers found" one="# answer found" other="# answers found" />
        )}
      </Text>
      {found.length === 0 && typed !== '' && (
        <EmptyState
          drawing="search"
          title={<Trans>No questions found</Trans>}
          action={
            <Button onPress={onClear}>
              <Trans>Show all questions</Trans>
            </Button>
          }
        >
          <Trans>One word is often enough: certificate, company, exam.</Trans>
        </EmptyState>
      )}
      {found.length > 0 && (
        <Accordion>
          {found.map(({ id, question, answer }) => (
            <AccordionItem
              key={id}
              id={`q-${id}`}
              open={asked === id || undefined}
              title={question}
              headingLevel={2}
              className={styles.question}
            >
              <Markdown topHeading={3}>{answer}</Markdown>
              <Text size="xs">
                <AppLink to={`/faq#q-${id}`} className={linkClass()}>
                  <Trans>Link to this answer</Trans>
                </AppLink>
              </Text>
            </AccordionItem>
          ))}
        </Accordion>
      )}
    </>
  )
}
