import { AE, BH, DJ, DZ, EG, IQ, JO, KM, KW, LB, LY, MA, MR, OM, PS, QA, SA, SD, SO, SY, TN, YE } from 'country-flag-icons/string/3x2'

/** The flags of the countries that most people here come from: they arrive with the field, the others with the list. */
export const nearFlags: Readonly<Record<string, string>> = { AE, BH, DJ, DZ, EG, IQ, JO, KM, KW, LB, LY, MA, MR, OM, PS, QA, SA, SD, SO, SY, TN, YE }
