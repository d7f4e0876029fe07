import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ChoiceField } from '../forms/choice-field.tsx'
import type { Form } from '../forms/use-form.ts'
import { CityField } from './city-field.tsx'
import { emptyCity, type TypedPhone, type TypedPlace } from './model.ts'
import { countriesQuery, jobNamesQuery } from './places.ts'

/** Country and city; another country empties the city. The phone number's country is taken until one is chosen. */
export function PlaceFields({ form, phone }: { form: Form<TypedPlace>; phone?: TypedPhone }) {
  const { t } = useLingui()
  const { country_id: country } = form.typed
  const countries = useQuery(countriesQuery())
  const code = phone?.country?.toUpperCase()
  const guess =
    country === 0 ? countries.data?.data.countries.find(each => each.code === code)?.id : undefined
  useEffect(() => {
    if (guess !== undefined) form.change({ country_id: guess, ...emptyCity })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `form` is new with every render
  }, [guess])
  return (
    <>
      <ChoiceField
        {...form.field('country_id')}
        label={t`Country`}
        options={countries.data?.data.countries}
        failure={countries.error}
        onRetry={() => void countries.refetch()}
        onChange={id => form.change({ country_id: id, ...emptyCity })}
      />
      <CityField form={form} />
    </>
  )
}

/** What someone does for a living, from the service's list. */
export function JobField({ form }: { form: Form<{ job_name_id: number }> }) {
  const { t } = useLingui()
  const jobs = useQuery(jobNamesQuery())
  return (
    <ChoiceField
      {...form.field('job_name_id')}
      label={t`Occupation`}
      options={jobs.data?.data.jobNames}
      failure={jobs.error}
      onRetry={() => void jobs.refetch()}
    />
  )
}
