import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@masar/ui'

const everyNumber = 'all'

interface StarsSelectProps {
  /** Undefined: any number. */
  stars: number | undefined
  onChange: (stars: number | undefined) => void
}

/** Which reviews are shown, by their stars; around it are the sentences of this feature. */
export function StarsSelect({ stars, onChange }: StarsSelectProps) {
  const { t } = useLingui()
  return (
    <NativeSelect
      label={t`Stars`}
      options={[
        { value: everyNumber, label: t`Any number of stars` },
        ...[5, 4, 3, 2, 1].map(number => ({
          value: String(number),
          label: t({ message: plural(number, { one: '# star', other: '# stars' }) }),
        })),
      ]}
      value={stars === undefined ? everyNumber : String(stars)}
      onChange={value => onChange(value === everyNumber ? undefined : Number(value))}
    />
  )
}
