import type { BilingualText } from '../schema/columns.ts'

/** A day of a year's calendar; months from 1. */
export interface DayOfYear {
  month: number
  day: number
}

/** A holiday on the same days of each Gregorian year. */
export interface FixedHoliday {
  key: string
  name: BilingualText
  on: DayOfYear | { month: number; nth: number; weekday: number }
  /** How many days it has, where that is not one. */
  days?: number
  /** The years in which the law says so; all where it names none. */
  since?: number
  before?: number
}

/** A holiday by the moon, from a day of Umm al-Qura's calendar: so many days, or until another one. */
export interface LunarHoliday {
  key: string
  name: BilingualText
  from: DayOfYear
  /** Begins so many days later: the day after 29 Ramadan is the thirtieth or the feast. */
  skipped?: number
  length: number | DayOfYear
}

export interface HolidayLaw {
  fixed: readonly FixedHoliday[]
  lunar: readonly LunarHoliday[]
}

const newYear = {
  key: 'new_year',
  name: { ar: 'رأس السنة الميلادية', en: 'New Year’s Day' },
  on: { month: 1, day: 1 },
}
const nationalDay = { key: 'national_day', name: { ar: 'اليوم الوطني', en: 'National Day' } }
const hijriNewYear = {
  key: 'hijri_new_year',
  name: { ar: 'رأس السنة الهجرية', en: 'Hijri New Year' },
  from: { month: 1, day: 1 },
  length: 1,
}
const birthday = {
  key: 'prophets_birthday',
  name: { ar: 'المولد النبوي', en: 'The Prophet’s Birthday' },
  from: { month: 3, day: 12 },
  length: 1,
}
const ascension = {
  key: 'isra_miraj',
  name: { ar: 'الإسراء والمعراج', en: 'Isra and Mi‘raj' },
  from: { month: 7, day: 27 },
  length: 1,
}
const fitr = { key: 'eid_al_fitr', name: { ar: 'عيد الفطر', en: 'Eid al-Fitr' } }
const adha = { key: 'eid_al_adha', name: { ar: 'عيد الأضحى', en: 'Eid al-Adha' } }
const [shawwal1, shawwal3] = [
  { month: 10, day: 1 },
  { month: 10, day: 3 },
]
const arafah = { month: 12, day: 9 }
const threeOfFitr = { ...fitr, from: shawwal1, length: 3 }
const fourOfAdha = { ...adha, from: arafah, length: 4 }

/** The days that the laws of the Gulf's countries give those who work in private companies; an operator moves or adds others. */
export const holidayLaws: Readonly<Record<string, HolidayLaw>> = {
  SA: {
    fixed: [
      { key: 'founding_day', name: { ar: 'يوم التأسيس', en: 'Founding Day' }, on: { month: 2, day: 22 } },
      { ...nationalDay, on: { month: 9, day: 23 } },
    ],
    lunar: [{ ...fitr, from: { month: 9, day: 29 }, skipped: 1, length: 4 }, fourOfAdha],
  },
  AE: {
    fixed: [
      newYear,
      {
        key: 'national_day',
        name: { ar: 'عيد الاتحاد', en: 'Eid Al Etihad' },
        on: { month: 12, day: 2 },
        days: 2,
      },
    ],
    // A thirtieth of Ramadan belongs to the feast.
    lunar: [
      { ...fitr, from: { month: 9, day: 29 }, skipped: 1, length: shawwal3 },
      fourOfAdha,
      hijriNewYear,
      birthday,
    ],
  },
  BH: {
    fixed: [
      newYear,
      { key: 'labour_day', name: { ar: 'عيد العمال', en: 'Labour Day' }, on: { month: 5, day: 1 } },
      {
        ...nationalDay,
        name: { ar: 'العيد الوطني', en: 'National Day' },
        on: { month: 12, day: 16 },
        days: 2,
      },
    ],
    lunar: [
      threeOfFitr,
      fourOfAdha,
      hijriNewYear,
      { key: 'ashura', name: { ar: 'عاشوراء', en: 'Ashura' }, from: { month: 1, day: 9 }, length: 2 },
      birthday,
    ],
  },
  KW: {
    fixed: [
      newYear,
      { ...nationalDay, name: { ar: 'العيد الوطني', en: 'National Day' }, on: { month: 2, day: 25 } },
      { key: 'liberation_day', name: { ar: 'يوم التحرير', en: 'Liberation Day' }, on: { month: 2, day: 26 } },
    ],
    lunar: [threeOfFitr, fourOfAdha, hijriNewYear, birthday, ascension],
  },
  OM: {
    fixed: [
      {
        key: 'accession_day',
        name: { ar: 'يوم تولي السلطان مقاليد الحكم', en: 'Accession Day' },
        on: { month: 1, day: 11 },
      },
      { ...nationalDay, on: { month: 11, day: 18 }, days: 2, before: 2025 },
      { ...nationalDay, on: { month: 11, day: 20 }, days: 2, since: 2025 },
    ],
    lunar: [
      { ...fitr, from: { month: 9, day: 29 }, length: shawwal3 },
      fourOfAdha,
      hijriNewYear,
      birthday,
      ascension,
    ],
  },
  QA: {
    fixed: [
      {
        key: 'sports_day',
        name: { ar: 'اليوم الرياضي', en: 'National Sports Day' },
        on: { month: 2, nth: 2, weekday: 2 },
      },
      { ...nationalDay, on: { month: 12, day: 18 } },
    ],
    lunar: [threeOfFitr, { ...adha, from: { month: 12, day: 10 }, length: 3 }],
  },
}
