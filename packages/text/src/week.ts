/** The week of a country; days as in `Date.getDay()`: Sunday is 0. */
export interface Week {
  firstDay: number
  weekend: number[]
}

interface WeekInfo {
  firstDay: number
  weekend: number[]
}

/** Engines know it as a call or, earlier, as a property. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }

/** Saudi Arabia's, where no country is given, and for engines without week data. */
const usualWeek: Week = { firstDay: 0, weekend: [5, 6] }

/** The first day of the week and the weekend of a country. @param country ISO 3166 code of two letters */
export function weekOf(country: string | null | undefined): Week {
  if (!country || !/^[A-Z]{2}$/.test(country)) return usualWeek
  const locale = new Intl.Locale(`und-${country}`) as LocaleWithWeek
  const known = locale.getWeekInfo?.() ?? locale.weekInfo
  if (!known) return usualWeek
  return { firstDay: known.firstDay % 7, weekend: known.weekend.map(day => day % 7).toSorted() }
}
