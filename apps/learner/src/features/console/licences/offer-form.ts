import type { DeskCompany, NewOffer } from './api.ts'

export const mostPlaces = 10_000
/** In halalas. */
const mostPrice = 100_000_000

/** An offer as it is filled in. */
export interface OfferForm {
  company: DeskCompany | null
  places: number | null
  /** Of a place for the year, in riyals. */
  riyals: number | null
  /** The licence that it continues. */
  continuesId: number | null
  /** The last day on which it can be bought, in the company's zone; ISO. */
  lastDay: string | null
}

export const emptyOffer: OfferForm = {
  company: null,
  places: null,
  riyals: null,
  continuesId: null,
  lastDay: null,
}

/** Of a place, in halalas; null where none that can be asked was typed. */
export function priceOf({ riyals }: OfferForm): number | null {
  const price = riyals === null ? 0 : Math.round(riyals * 100)
  return price >= 1 && price <= mostPrice ? price : null
}

export function placesOf({ places }: OfferForm): number | null {
  return places !== null && places >= 1 && places <= mostPlaces ? places : null
}

/** A day that is not over everywhere; in the company's own zone the service decides. */
export function dayToCome(day: string | null, now = Date.now()): string | null {
  return day !== null && Date.parse(`${day}T23:59:59-12:00`) > now ? day : null
}

/** A day that a year from now has not begun anywhere is too far: prices and needs are unknown that far ahead. */
export function isTooFar(day: string | null, now = Date.now()): boolean {
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() + 1)
  return day !== null && Date.parse(`${day}T00:00:00+14:00`) > limit.getTime()
}

/** What is sent; null where something is missing or wrong. */
export function offerOf(form: OfferForm): NewOffer | null {
  const [places, price, lastDay] = [placesOf(form), priceOf(form), dayToCome(form.lastDay)]
  if (form.company === null || places === null || price === null || lastDay === null) return null
  if (isTooFar(lastDay)) return null
  return {
    company_id: form.company.id,
    places,
    unit_price: price,
    last_day: lastDay,
    ...(form.continuesId !== null && { continues_id: form.continuesId }),
  }
}
