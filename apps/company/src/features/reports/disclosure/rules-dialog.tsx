import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber, Button, NumberField, showToast, Text, useUi } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { Failure } from '../../people/parts/failure.tsx'
import partStyles from '../../people/parts/parts.module.css'
import { type Rules, useChangeRules } from './api.ts'

const bounds = {
  minimum_units: [1, 1000],
  platform_unit_minutes: [1, 6000],
  outside_unit_minutes: [1, 6000],
  demanded_from: [1, 1_000_000],
  due_days: [0, 365],
} as const
const names = Object.keys(bounds) as (keyof Rules)[]

/** Sets what the authority demands of years that are not closed. */
export function RulesDialog({ rules, onClose }: { rules: Rules; onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const saving = useChangeRules()
  const [typed, setTyped] = useState<Record<keyof Rules, number | null>>(rules)
  const [isTried, setTried] = useState(false)
  const isWrong = (name: keyof Rules) => {
    const [least, most] = bounds[name]
    const value = typed[name]
    return value === null || value < least || value > most
  }
  const labels: Record<keyof Rules, string> = {
    minimum_units: t`Units of each person in the year`,
    platform_unit_minutes: t`Minutes on Masar that make a unit`,
    outside_unit_minutes: t`Minutes elsewhere that make a unit`,
    demanded_from: t`Employees from which on companies disclose`,
    due_days: t`Days after the year in which it is due`,
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (names.some(isWrong)) return
    saving.mutate(typed as Rules, {
      onSuccess: () => {
        showToast({ tone: 'success', text: t`The rules were saved` })
        onClose()
      },
    })
  }
  return (
    <Dialog
      title={<Trans>What is required</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !saving.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={saving.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={saving.isPending}>
            <Trans>Save the rules</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={send} className={partStyles.form}>
        <Text soft size="sm">
          <Trans>
            The authority’s guide says how long a unit is for each way of learning. What you set holds for all
            years that are not closed.
          </Trans>
        </Text>
        {names.map(name => (
          <NumberField
            key={name}
            label={labels[name]}
            isWhole
            defaultText={String(rules[name])}
            error={isTried && isWrong(name) ? <Bounds of={bounds[name]} /> : undefined}
            onChange={value => setTyped(known => ({ ...known, [name]: value }))}
          />
        ))}
        <Failure error={saving.error} />
      </form>
    </Dialog>
  )
}

function Bounds({ of: [least, most] }: { of: readonly [number, number] }) {
  const { tag } = useUi()
  const [from, to] = [formatNumber(tag, least), formatNumber(tag, most)]
  return (
    <Trans>
      Enter a whole number from {from} to {to}.
    </Trans>
  )
}
