import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ChoiceField } from '../forms/choice-field.tsx'
import type { Form } from '../forms/use-form.ts'
import type { TypedPhone, TypedPlace } from './model.ts'
import { citiesQuery, countriesQuery, jobNamesQuery } from './places.ts'

/** Country and city; another country empties the city. The phone number's country is taken until one is chosen. */
export function PlaceFields({ form, phone }: { form: Form<TypedPlace>; phone?: TypedPhone }) {
  const { t } = useLingui()
  const { country_id: country } = form.typed
  const countries = useQuery(countriesQuery())
  const cities = useQuery({ ...citiesQuery(country), enabled: country !== 0 })
  const code = phone?.country?.toUpperCase()
  const guess =
    country === 0 ? countries.data?.data.countries.find(each => each.code === code)?.id : undefined
  useEffect(() => {
    if (guess !== undefined) form.change({ country_id: guess, city_id: 0 })
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
        onChange={id => form.change({ country_id: id, city_id: 0 })}
      />
      <ChoiceField
        {...form.field('city_id')}
        label={t`City`}
        options={country === 0 ? [] : cities.data?.data.cities}
        failure={cities.error}
        onRetry={() => void cities.refetch()}
        hint={country === 0 ? t`Choose the country first.` : undefined}
      />
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
