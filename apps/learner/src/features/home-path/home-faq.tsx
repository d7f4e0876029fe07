import { Trans } from '@lingui/react/macro'
import { Accordion, AccordionItem } from '@masar/ui'
import type { Question } from '../catalogue/types.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { useState } from 'react'
import { Station } from './station.tsx'

/** The questions asked most. An answer is drawn once it is opened: the reader of Markdown comes only then. */
export function HomeFaq({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null
  return (
    <Station
      id="faq"
      title={<Trans>Questions people ask</Trans>}
      side="end"
      more={{ to: '/faq', label: <Trans>All questions</Trans> }}
    >
      <Accordion>
        {questions.map(question => (
          <LateAnswer key={question.id} question={question} />
        ))}
      </Accordion>
    </Station>
  )
}

function LateAnswer({ question }: { question: Question }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <AccordionItem title={question.question} headingLevel={3} onToggle={() => setOpened(true)}>
      {isOpened && <Markdown topHeading={4}>{question.answer}</Markdown>}
    </AccordionItem>
  )
}
