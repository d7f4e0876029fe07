import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@masar/ui'
import { useCallback } from 'react'
import { ListTools } from '../../people/parts/list-tools.tsx'
import { requestStates } from './api.ts'
import { type RequestsPlace, requestsPlaceOf } from './place.ts'
import { useRequestWords } from './request-words.ts'

interface RequestFilterFieldsProps {
  place: RequestsPlace
  onChange: (place: RequestsPlace) => void
}

/** Search as you type, status and order; every change lands in the address. */
export function RequestFilterFields({ place, onChange }: RequestFilterFieldsProps) {
  const { t } = useLingui()
  const words = useRequestWords()
  const { state = 'open' } = place
  const change = useCallback(
    (next: Record<string, unknown>) => onChange(requestsPlaceOf({ ...place, ...next })),
    [place, onChange],
  )
  const byAge =
    state === 'open'
      ? [
          { value: '' as const, label: t`Longest waiting first` },
          { value: 'newest' as const, label: t`Latest asked first` },
        ]
      : [
          { value: '' as const, label: t`Latest asked first` },
          { value: 'oldest' as const, label: t`Earliest asked first` },
        ]
  return (
    <ListTools
      label={t`Search by person or course`}
      place={place}
      sorts={[
        ...byAge,
        { value: 'name', label: t`By the person’s name` },
        { value: 'price', label: t`Most expensive first` },
      ]}
      onChange={change}
    >
      <NativeSelect
        label={t`Status`}
        hideLabel
        isOptional={false}
        value={state}
        onChange={value => change({ state: value })}
        options={requestStates.map(value => ({ value, label: words[value] }))}
      />
    </ListTools>
  )
}
