import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ChoiceField } from '../forms/choice-field.tsx'
import type { Form } from '../forms/use-form.ts'
import { CityField } from './city-field.tsx'
import { emptyCity, type TypedPhone, type TypedPlace } from './model.ts'
import { countriesQuery, jobNamesQuery } from './places.ts'

/** Country and city; another country empties the city. The phone number's country is taken, and followed, until one is chosen or a city of it. */
export function PlaceFields({ form, phone }: { form: Form<TypedPlace>; phone?: TypedPhone }) {
  const { t } = useLingui()
  const { country_id: country } = form.typed
  const countries = useQuery(countriesQuery())
  const code = phone?.country?.toUpperCase()
  // What the person chose stands; what was taken from the phone follows a corrected number.
  const taken = useRef(0)
  const known = countries.data?.data.countries.find(each => each.code === code)?.id
  const hasCity = form.typed.city_id !== emptyCity.city_id || form.typed.city !== emptyCity.city
  const guess = country === 0 || (country === taken.current && !hasCity) ? known : undefined
  useEffect(() => {
    if (guess === undefined || guess === country) return
    taken.current = guess
    form.change({ country_id: guess, ...emptyCity })
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
        onChange={id => {
          taken.current = 0
          form.change({ country_id: id, ...emptyCity })
        }}
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
