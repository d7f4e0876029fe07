import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Heading, IconButton, TextArea } from '@masar/ui'
import { Calculator as CalculatorIcon, Languages, NotebookPen, X } from 'lucide-react'
import { useState } from 'react'
import type { Attempt } from '../api.ts'
import { Calculator } from './calculator.tsx'
import styles from './exam-tools.module.css'
import { keepNotes, readNotes } from './scratch-notes.ts'
import { TextSize } from './text-size.tsx'

type Tool = Attempt['tools'][number]

interface ExamToolsProps {
  attempt: Attempt
  isDouble: boolean
  onDouble: (isDouble: boolean) => void
}

/** The size of the text, the exam's other language where it has one, and what it lets one use beside the question. */
export function ExamTools({ attempt, isDouble, onDouble }: ExamToolsProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<Tool | null>(null)
  // An attempt that this browser kept before there were tools has none.
  const tools: readonly Tool[] = attempt.tools ?? []
  const other = attempt.questions.find(question => question.other)?.other?.language
  const names = { calculator: t`Calculator`, notes: t`Scratch notes` }
  const toggle = (tool: Tool) => setOpen(open === tool ? null : tool)
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        <TextSize />
        {other && (
          <Button
            size="sm"
            variant="quiet"
            iconStart={Languages}
            aria-pressed={isDouble}
            onPress={() => onDouble(!isDouble)}
          >
            {other === 'ar' ? <Trans>Show in Arabic too</Trans> : <Trans>Show in English too</Trans>}
          </Button>
        )}
        {tools.map(tool => (
          <Button
            key={tool}
            size="sm"
            variant="quiet"
            iconStart={tool === 'notes' ? NotebookPen : CalculatorIcon}
            aria-expanded={open === tool}
            onPress={() => toggle(tool)}
          >
            {names[tool]}
          </Button>
        ))}
      </div>
      {open && (
        <section className={styles.panel} aria-label={names[open]}>
          <div className={styles.head}>
            <Heading level={2} size="sm">
              {names[open]}
            </Heading>
            <IconButton icon={X} label={t`Close`} onPress={() => setOpen(null)} />
          </div>
          {open === 'calculator' ? <Calculator /> : <ScratchNotes attemptId={attempt.id} />}
        </section>
      )}
    </div>
  )
}

/** For oneself alone: sent nowhere, and gone when the attempt ends. */
function ScratchNotes({ attemptId }: { attemptId: number }) {
  const { t } = useLingui()
  const [text, setText] = useState(() => readNotes(attemptId))
  const [isKept, setKept] = useState(true)
  return (
    <TextArea
      label={t`What you jot down`}
      hint={
        isKept
          ? t`Nobody else sees it and it is not marked. It stays in this tab until the attempt ends.`
          : t`This browser cannot keep it: a reload loses it.`
      }
      rows={5}
      maxLength={20_000}
      value={text}
      onChange={typed => {
        setText(typed)
        setKept(keepNotes(attemptId, typed))
      }}
    />
  )
}
