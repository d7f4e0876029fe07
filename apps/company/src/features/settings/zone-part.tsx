import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError, useCarried } from '@masar/app-shell'
import { ZoneField } from '@masar/notifications/zones'
import { Button, Card, Heading, returnFocus, showToast, Text } from '@masar/ui'
import { type FormEvent, useId } from 'react'
import { Failure } from '../people/parts/failure.tsx'
import { type CompanySettings, useChangeSettings } from './api.ts'
import styles from './settings.module.css'

/** Where the company's days end: when something is due, and what counts as today. */
export function ZonePart({ settings }: { settings: CompanySettings }) {
  const { t } = useLingui()
  const form = useId()
  const saving = useChangeSettings()
  const [chosen, setChosen] = useCarried<string | null>('company-zone', null)
  const zone = chosen ?? settings.time_zone
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending || zone === settings.time_zone) return
    saving.mutate(
      { version: settings.version, time_zone: zone },
      {
        onSuccess: () => {
          setChosen(null)
          returnFocus(form)
          showToast({ tone: 'success', text: t`The time zone was saved` })
        },
      },
    )
  }
  return (
    <Card as="section" className={styles.part} aria-labelledby="time-zone">
      <Heading level={2} size="md" id="time-zone">
        <Trans>Time zone</Trans>
      </Heading>
      <form id={form} noValidate onSubmit={save} className={styles.form}>
        <ZoneField
          label={t`Time zone of the company`}
          hint={t`A day ends there at midnight: due dates, requirements and reports go by it. Due days that are set stay.`}
          zone={zone}
          error={fieldError(saving.error, 'time_zone')}
          onChange={setChosen}
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
            isDisabled={zone === settings.time_zone && !saving.isPending}
          >
            <Trans>Save the time zone</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}
