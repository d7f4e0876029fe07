import { RenderedMarkdown } from '../../markdown/rendered-markdown.tsx'
import type { Question } from '../api.ts'
import { InlineMarks } from './inline-marks.tsx'
import styles from './question.module.css'

type Other = NonNullable<Question['other']>

/** The question in the other language, its options in the order of the answer. */
export function OtherLanguage({ question, other }: { question: Question; other: Other }) {
  return (
    <div lang={other.language} dir={other.language === 'ar' ? 'rtl' : 'ltr'} className={styles.other}>
      <RenderedMarkdown topHeading={3} className={styles.questionBody}>
        {other.body}
      </RenderedMarkdown>
      <Texts texts={other.prompts} />
      <Texts texts={other.options} isNumbered={question.kind !== 'matching'} />
    </div>
  )
}

function Texts({ texts, isNumbered }: { texts: Other['options']; isNumbered?: boolean }) {
  if (texts.length === 0) return null
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className={styles.otherTexts}>
      {texts.map(({ key, text }) => (
        <li key={key}>
          <InlineMarks>{text}</InlineMarks>
        </li>
      ))}
    </List>
  )
}
