import { Trans, useLingui } from '@lingui/react/macro'
import { useGo } from '@masar/app-shell'
import { Banner, Button, focusFirstError, showToast, Text } from '@masar/ui'
import { useEffect, useRef, useState } from 'react'
import type { ExamSettings } from '../exam/api.ts'
import { PrayerWarning } from '../prayers/prayer-warning.tsx'
import { useSetRules } from './api.ts'
import { Conflict } from './conflict.tsx'
import { Consequences } from './consequences.tsx'
import { differences, plannedWindow, readDraft } from './draft.ts'
import { InstructionFields } from './instruction-fields.tsx'
import { LimitFields } from './limit-fields.tsx'
import { MarkingFields } from './marking-fields.tsx'
import { WayFields } from './way-fields.tsx'
import { WindowFields } from './window-fields.tsx'
import { ReviewFields } from './review-fields.tsx'
import styles from './rules.module.css'
import { useRulesDraft } from './use-rules-draft.ts'

/** Changes the rules; where others were set meanwhile, both are shown beside each other first. */
export function RulesForm({ settings }: { settings: ExamSettings }) {
  const { t } = useLingui()
  const go = useGo()
  const { id } = settings.exam
  const set = useSetRules(id)
  const { draft, isChanged, isStale, change, clear } = useRulesDraft(settings)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { rules, problems } = readDraft(draft, settings.rules)
  const different = differences(rules, settings.rules)
  const back = () => go(`/teach/exams/${id}`)
  useEffect(() => {
    if (set.error) focusFirstError(form.current)
  }, [set.error])
  const save = () => {
    setTried(true)
    if (Object.keys(problems).length > 0) return focusFirstError(form.current)
    if (set.isPending || (isStale && different.length > 0)) return
    set.mutate(
      { state: draft.state, ...rules },
      {
        onSuccess: () => {
          clear()
          showToast({ tone: 'success', text: t`The rules are saved.` })
          back()
        },
      },
    )
  }
  const shared = { draft, problems: isTried ? problems : {}, error: set.error, onChange: change }
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      <Text soft>
        <Trans>
          They apply to attempts that start from now on. Attempts under way keep what they were given. Which
          attempt counts, and what learners see afterwards, applies at once, to earlier attempts too.
        </Trans>
      </Text>
      <InstructionFields {...shared} rules={rules} languages={settings.course.languages} />
      <LimitFields
        {...shared}
        hasSections={settings.sections.length > 0}
        average={rules.grade_method === 'average'}
      />
      <MarkingFields {...shared} rules={rules} />
      <WindowFields {...shared} />
      <PrayerWarning
        courseId={settings.course.id}
        planned={Object.keys(problems).length > 0 ? null : plannedWindow(rules)}
      />
      <WayFields {...shared} rules={rules} />
      <ReviewFields {...shared} />
      <Consequences settings={settings} changed={different} />
      {isStale && different.length > 0 ? (
        <Conflict
          mine={rules}
          stored={settings.rules}
          names={different}
          onMine={() => change({ state: settings.state })}
          onStored={clear}
        />
      ) : (
        set.error &&
        set.error.code !== 'conflict' && (
          <Banner tone="danger" isAnnounced>
            {set.error.message}
          </Banner>
        )
      )}
      <div className={styles.acts}>
        <Button
          type="submit"
          isPending={set.isPending}
          isDisabled={!isChanged || (isStale && different.length > 0)}
        >
          <Trans>Save the rules</Trans>
        </Button>
        <Button
          variant="secondary"
          isDisabled={set.isPending}
          onPress={() => {
            clear()
            back()
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
