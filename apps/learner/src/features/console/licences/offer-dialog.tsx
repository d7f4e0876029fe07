import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import {
  Banner,
  Button,
  DateText,
  Dialog,
  focusFirstError,
  NumberField,
  Price,
  RadioGroup,
  showToast,
  Text,
} from '@masar/ui'
import { DateField } from '@masar/ui/date-field'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styles from '../console.module.css'
import { useMakeOffer } from './api.ts'
import { CompanyField } from './company-field.tsx'
import { dayToCome, emptyOffer, isTooFar, offerOf, placesOf, priceOf } from './offer-form.ts'

/** Offers a company a yearly licence. What was typed stays where it is refused. */
// long: one form in a dialog, its fields one below the other
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [given, setGiven] = useState(emptyOffer)
  const [isTried, setTried] = useState(false)
  const making = useMakeOffer()
  const change = (part: Partial<typeof given>) => setGiven(before => ({ ...before, ...part }))
  const [places, price] = [placesOf(given), priceOf(given)]
  const own = (name: string) => fieldError(making.error, name)
  const isNamed = ['company_id', 'places', 'unit_price', 'last_day'].some(name => own(name) !== undefined)
  useEffect(() => {
    if (making.error) focusFirstError(form.current)
  }, [making.error])
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const offer = offerOf(given)
    if (offer === null) return focusFirstError(form.current)
    if (making.isPending) return
    making.mutate(offer, {
      onSuccess: () => {
        showToast({ tone: 'success', text: t`The offer is made, and the company is told` })
        onClose()
      },
    })
  }
  return (
    <Dialog
      title={<Trans>Offer a yearly licence</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !making.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={making.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={making.isPending}>
            <Trans>Make the offer</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} ref={form} noValidate onSubmit={send} className={styles.offer}>
        <CompanyField
          company={given.company}
          error={own('company_id') ?? (isTried && given.company === null && t`Choose a company of the list.`)}
          onChange={company => change({ company, continuesId: company?.licences.at(-1)?.id ?? null })}
        />
        {given.company !== null && given.company.licences.length > 0 && (
          <RadioGroup
            label={t`When does it begin?`}
            value={String(given.continuesId ?? '')}
            options={[
              ...given.company.licences.map(licence => ({
                value: String(licence.id),
                label: (
                  <Trans>
                    After the licence that ends on <DateText value={licence.ends_on} timeZone="UTC" />
                  </Trans>
                ),
                hint: (
                  <Trans>
                    <Plural value={licence.places} one="It has # place." other="It has # places." /> Whoever
                    holds one keeps it.
                  </Trans>
                ),
              })),
              { value: '', label: t`On the day it is paid for` },
            ]}
            onChange={value => change({ continuesId: value === '' ? null : Number(value) })}
          />
        )}
        <NumberField
          label={t`Places`}
          hint={t`How many people can learn by it.`}
          isWhole
          error={
            own('places') ??
            (isTried && places === null ? t`Enter a whole number from 1 to 10,000.` : undefined)
          }
          onChange={value => change({ places: value })}
        />
        <NumberField
          label={t`Price of a place for the year, in riyals`}
          hint={t`VAT included.`}
          error={
            own('unit_price') ??
            (isTried && price === null ? t`Enter an amount from 0.01 to 1,000,000.` : undefined)
          }
          onChange={value => change({ riyals: value })}
        />
        {places !== null && price !== null && (
          <Text role="status">
            <Trans>
              <Price amount={places * price} isExact /> in all, VAT included
            </Trans>
          </Text>
        )}
        <DateField
          label={t`Last day to buy it`}
          hint={t`It ends at midnight in the company’s time zone.`}
          value={given.lastDay}
          error={
            own('last_day') ??
            (isTried && dayToCome(given.lastDay) === null
              ? t`Choose a day that is not over.`
              : isTried && isTooFar(given.lastDay)
                ? t`Choose a day within a year from today.`
                : undefined)
          }
          onChange={lastDay => change({ lastDay })}
        />
        <div role="alert">
          {making.error && !isNamed && <Banner tone="danger">{making.error.message}</Banner>}
        </div>
      </form>
    </Dialog>
  )
}
