import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError, useCarried } from '@masar/app-shell'
import { Button, Card, Heading, RadioGroup, returnFocus, showToast, Text } from '@masar/ui'
import { type FormEvent, useId } from 'react'
import { Failure } from '../people/parts/failure.tsx'
import { type CompanySettings, useChangeSettings } from './api.ts'
import { ColorSample } from './color-sample.tsx'
import styles from './settings.module.css'

type Color = CompanySettings['color']

/** The colour in which the company’s people see it named: one of a few that are read well in either theme. */
export function ColorPart({ settings }: { settings: CompanySettings }) {
  const { t } = useLingui()
  const form = useId()
  const names = useColorNames()
  const saving = useChangeSettings()
  const [chosen, setChosen] = useCarried<Color | null>('company-color', null)
  const color = chosen ?? settings.color
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending || color === settings.color) return
    saving.mutate(
      { version: settings.version, color },
      {
        onSuccess: () => {
          setChosen(null)
          returnFocus(form)
          showToast({ tone: 'success', text: t`The colour was saved` })
        },
      },
    )
  }
  return (
    <Card as="section" className={styles.part} aria-labelledby="color">
      <Heading level={2} size="md" id="color">
        <Trans>Colour</Trans>
      </Heading>
      <form id={form} noValidate onSubmit={save} className={styles.form}>
        <RadioGroup
          label={t`Colour of the company`}
          hideLabel
          hint={t`Your people see it beside the company’s name: in the portal, in invitations and e-mails, and at the courses you assign.`}
          className={styles.colors}
          value={color}
          onChange={value => setChosen(value as Color)}
          error={fieldError(saving.error, 'color')}
          options={Object.entries(names).map(([value, name]) => ({
            value,
            label: <ColorSample color={value as Color}>{name}</ColorSample>,
          }))}
        />
        {saving.error?.code === 'conflict' ? (
          <Text role="alert">
            <Trans>
              Someone else changed the settings in the meantime. Load the page again, then choose again.
            </Trans>
          </Text>
        ) : (
          <Failure error={saving.error} />
        )}
        <div className={styles.acts}>
          <Button
            type="submit"
            isPending={saving.isPending}
            isDisabled={color === settings.color && !saving.isPending}
          >
            <Trans>Save the colour</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

function useColorNames(): Record<Color, string> {
  const { t } = useLingui()
  return {
    masar: t`Masar’s own`,
    blue: t({ context: 'colour', message: 'Blue' }),
    violet: t({ context: 'colour', message: 'Violet' }),
    plum: t({ context: 'colour', message: 'Plum' }),
    rose: t({ context: 'colour', message: 'Rose' }),
    copper: t({ context: 'colour', message: 'Copper' }),
    olive: t({ context: 'colour', message: 'Olive' }),
    green: t({ context: 'colour', message: 'Green' }),
  }
}
