import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button, Card, Checkbox, Heading, RadioGroup, showToast } from '@masar/ui'
import type { FormEvent } from 'react'
import { useApp, useCarried } from '@masar/app-shell'
import { type Preferences, useSavePreferences } from './api.ts'
import { KindChoices } from './kind-choices.tsx'
import styles from './preferences.module.css'
import { QuietHours } from './quiet-hours.tsx'

/**
 * Everything that a person may choose, kept at once with one button; what could not be kept stays as it was chosen.
 * @param hasPush whether the site sends anything to devices
 */
export function PreferencesForm({ kept, hasPush }: { kept: Preferences; hasPush: boolean }) {
  const { t } = useLingui()
  const { app } = useApp()
  const [chosen, setChosen, settle] = useCarried('preferences', kept)
  const save = useSavePreferences()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(chosen, {
      onSuccess: () => {
        settle(chosen)
        showToast({ text: t`Saved.` })
      },
    })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Card as="section" className={styles.part} aria-labelledby="kinds">
        <Heading level={2} size="md" id="kinds">
          <Trans>What to send you, and how</Trans>
        </Heading>
        <KindChoices chosen={chosen} onChange={setChosen} hasPush={hasPush} />
      </Card>
      <Card as="section" className={styles.part} aria-labelledby="times">
        <Heading level={2} size="md" id="times">
          <Trans>When</Trans>
        </Heading>
        <RadioGroup
          label={t`E-mails`}
          value={chosen.mail_rhythm}
          onChange={rhythm => setChosen({ ...chosen, mail_rhythm: rhythm as Preferences['mail_rhythm'] })}
          options={[
            { value: 'each', label: t`One for each notification` },
            { value: 'daily', label: t`One a day, at eight in the morning` },
            { value: 'weekly', label: t`One a week, on Sunday at eight in the morning` },
          ]}
        />
        <QuietHours chosen={chosen} onChange={setChosen} hasPush={hasPush} />
      </Card>
      {app === 'learner' && (
        <Card as="section" className={styles.part} aria-labelledby="seen">
          <Heading level={2} size="md" id="seen">
            <Trans>In lessons</Trans>
          </Heading>
          <Checkbox
            checked={chosen.is_seen_in_lessons}
            onChange={isSeen => setChosen({ ...chosen, is_seen_in_lessons: isSeen })}
            hint={t`Otherwise you are counted without your name.`}
          >
            <Trans>Show my name to others who are in the same lesson</Trans>
          </Checkbox>
        </Card>
      )}
      {save.isError && (
        <Banner tone="danger" isAnnounced>
          {save.error.message}
        </Banner>
      )}
      <Button type="submit" isPending={save.isPending}>
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}
