import { useLingui } from '@lingui/react/macro'
import { TextField } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { ChoiceField } from '../forms/choice-field.tsx'
import type { Form } from '../forms/use-form.ts'
import type { TypedPlace } from './model.ts'
import { citiesQuery, countriesQuery } from './places.ts'

/** As many characters as the service takes. */
const longest = 100

/** The city: chosen from the country's list, or typed where it is not in there; plain text where the country has no list. */
export function CityField({ form }: { form: Form<TypedPlace> }) {
  const { t } = useLingui()
  const { country_id: country, city_id: city, city: typed } = form.typed
  const { data } = useQuery(countriesQuery())
  const hasList = data?.data.countries.find(({ id }) => id === country)?.has_cities !== false
  const cities = useQuery({ ...citiesQuery(country), enabled: country !== 0 && hasList })
  const listed = country === 0 ? [] : cities.data?.data.cities
  const field = form.field('city_id')
  const type = (text: string) => form.change({ city_id: 0, city: text })
  if (!hasList)
    return (
      <TextField
        {...field}
        label={t`City`}
        name="city"
        autoComplete="address-level2"
        maxLength={longest}
        value={typed}
        onChange={type}
      />
    )
  return (
    <ChoiceField
      {...field}
      label={t`City`}
      options={listed}
      failure={cities.error}
      onRetry={() => void cities.refetch()}
      onChange={id => form.change({ city_id: id, city: '' })}
      hint={country === 0 ? t`Choose the country first.` : t`Is yours not in the list? Type it.`}
      ownText={{
        value: city === 0 ? typed : (listed?.find(({ id }) => id === city)?.name ?? ''),
        onChange: type,
        maxLength: longest,
      }}
    />
  )
}
