import { Trans, useLingui } from '@lingui/react/macro'
import { useCarried } from '@masar/app-shell'
import { Button, Heading, RadioGroup } from '@masar/ui'
import { useState } from 'react'
import type { CorrectableQuestion } from '../api.ts'
import type { SeenKey } from './api.ts'
import { draftOf, type KeyDraft, keyOf } from './draft.ts'
import { KeyFields } from './key-fields.tsx'
import { Preview } from './preview.tsx'
import styles from './regrade.module.css'

/** First the new key, then who changes by it: nothing is stored before that was seen. */
export function RegradeForm({ question }: { question: CorrectableQuestion }) {
  const { t } = useLingui()
  // What was typed of another state of the question does not fit this one.
  const name = `regrade-${question.id}-${question.state}`
  const [draft, setDraft] = useCarried(name, () => draftOf(question))
  const [isTried, setTried] = useState(false)
  const [asked, setAsked] = useCarried<{ seen: SeenKey; reason: string } | null>(`${name}-asked`, null)
  const key = keyOf(question, draft)
  const change = (to: Partial<KeyDraft>) => {
    setDraft({ ...draft, ...to })
    setAsked(null)
  }
  const isWaiver = draft.act !== 'key'
  return (
    <>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          if (key) setAsked({ seen: { key, state: question.state }, reason: asked?.reason ?? '' })
        }}
      >
        <Heading level={2}>
          <Trans>What is right</Trans>
        </Heading>
        <RadioGroup
          label={t`How to correct it`}
          options={[
            ...(question.kind === 'essay' ? [] : [{ value: 'key', label: t`Change the key` }]),
            {
              value: 'full_marks',
              label: t`Full marks for everybody`,
              hint: t`Also for those who left it empty.`,
            },
            {
              value: 'dropped',
              label: t`Drop the question`,
              hint: t`It no longer counts in any total: results come from the other questions.`,
            },
          ]}
          value={draft.act}
          onChange={act => change({ act: act as KeyDraft['act'] })}
        />
        {!isWaiver && (
          <KeyFields
            question={question}
            draft={draft}
            error={isTried && !key ? t`Say what is right here.` : undefined}
            onChange={change}
          />
        )}
        <Button type="submit" variant={asked ? 'secondary' : 'primary'} className={styles.act}>
          <Trans>Show who changes</Trans>
        </Button>
      </form>
      {asked && (
        <Preview
          question={question}
          {...asked}
          isWaiver={isWaiver}
          onReason={reason => setAsked({ ...asked, reason })}
        />
      )}
    </>
  )
}
