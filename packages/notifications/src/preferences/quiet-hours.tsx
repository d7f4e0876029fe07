import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, readerTimeZone, Select, Text, useUi } from '@masar/ui'
import type { Preferences } from './api.ts'
import { isQuiet, minutesToChoose, withQuiet } from './model.ts'
import styles from './preferences.module.css'
import { ZoneField } from '../zones/zone-field.tsx'
import { clockTime } from '../zones/zones.ts'

/** The hours in which devices and the mailbox stay silent, in the person's own time zone. */
export function QuietHours({
  chosen,
  onChange,
  hasPush,
}: {
  chosen: Preferences
  onChange: (chosen: Preferences) => void
  hasPush: boolean
}) {
  const { t } = useLingui()
  const { tag } = useUi()
  const times = (minute: number) =>
    minutesToChoose(minute).map(value => ({ value: String(value), text: clockTime(value, tag) }))
  const own = readerTimeZone()
  return (
    <>
      <Checkbox
        checked={isQuiet(chosen)}
        onChange={isOn => onChange(withQuiet(chosen, isOn))}
        hint={
          hasPush
            ? t`Notifications from those hours reach your devices and your mailbox when they end.`
            : t`Notifications from those hours reach your mailbox when they end.`
        }
      >
        <Trans>Quiet hours</Trans>
      </Checkbox>
      {isQuiet(chosen) && (
        <div className={styles.times}>
          <Select
            label={t`From`}
            options={times(chosen.quiet_from)}
            value={String(chosen.quiet_from)}
            onChange={minute => onChange({ ...chosen, quiet_from: Number(minute) })}
          />
          <Select
            label={t`Until`}
            options={times(chosen.quiet_until)}
            value={String(chosen.quiet_until)}
            onChange={minute => onChange({ ...chosen, quiet_until: Number(minute) })}
          />
        </div>
      )}
      <ZoneField
        label={t`Your time zone`}
        zone={chosen.time_zone}
        onChange={zone => onChange({ ...chosen, time_zone: zone })}
      />
      {own !== chosen.time_zone && (
        <div className={styles.device}>
          <Text soft size="sm">
            <Trans>This device has another time zone.</Trans>
          </Text>
          <Button variant="secondary" onPress={() => onChange({ ...chosen, time_zone: own })}>
            <Trans>Use this device’s time zone</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
