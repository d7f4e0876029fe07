import { Trans, useLingui } from '@lingui/react/macro'
import { Isolate, SortableList, Text } from '@masar/ui'
import type { CorrectableQuestion } from '../api.ts'
import { excerptOf } from '../excerpt.ts'

type Option = CorrectableQuestion['options'][number]

/** The right order, by drag or by keyboard. */
export function OrderField({
  options,
  order,
  onChange,
}: {
  options: readonly Option[]
  order: readonly string[]
  onChange: (order: string[]) => void
}) {
  const { t } = useLingui()
  return (
    <div>
      <Text strong>
        <Trans>Right order, the first at the top</Trans>
      </Text>
      <SortableList
        label={t`Right order, the first at the top`}
        items={order.flatMap(key => options.find(option => option.key === key) ?? [])}
        itemKey={option => option.key}
        itemLabel={option => excerptOf(option.text)}
        renderItem={option => <Isolate>{option.text}</Isolate>}
        onReorder={onChange}
      />
    </div>
  )
}
