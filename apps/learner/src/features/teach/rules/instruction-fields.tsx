import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Card, Heading } from '@masar/ui'
import { BothTexts, type Language } from '../both-texts.tsx'
import { chosenOf } from './draft.ts'
import type { ChosenFieldsProps } from './field-props.ts'
import styles from './rules.module.css'

/** What learners read before they start. */
export function InstructionFields({
  rules,
  error,
  languages,
  onChange,
}: ChosenFieldsProps & { languages: readonly Language[] }) {
  const { t } = useLingui()
  return (
    <Card as="section" className={styles.part}>
      <Heading level={2}>
        <Trans>Instructions</Trans>
      </Heading>
      <BothTexts
        label={t`Instructions`}
        hint={t`Learners read them on the page of the exam, before they start. Markdown works.`}
        languages={languages}
        value={rules.instructions}
        error={
          fieldError(error, 'instructions.ar') ??
          fieldError(error, 'instructions.en') ??
          fieldError(error, 'instructions')
        }
        rows={3}
        maxLength={4000}
        isOptional
        hasNoImages
        onChange={({ ar = '', en = '' }) => {
          const instructions = { ...(ar !== '' && { ar }), ...(en !== '' && { en }) }
          onChange({ chosen: { ...chosenOf(rules), instructions } })
        }}
      />
    </Card>
  )
}
