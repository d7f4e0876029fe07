import { useApp } from '@masar/app-shell'
import { Combobox } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { withZone, zoneOptions } from './zones.ts'

interface ZoneFieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  zone: string
  onChange: (zone: string) => void
}

/** A time zone, found by its city. */
export function ZoneField({ zone, onChange, ...field }: ZoneFieldProps) {
  const { locale } = useApp()
  const { data: zones = [], isPending } = useQuery({
    queryKey: ['time zones', locale],
    queryFn: () => zoneOptions(locale),
    staleTime: Infinity,
    networkMode: 'always',
  })
  return (
    <Combobox
      {...field}
      options={withZone(zones, zone, locale)}
      isLoading={isPending}
      value={zone}
      onChange={chosen => onChange(chosen ?? zone)}
    />
  )
}
