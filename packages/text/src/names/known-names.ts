import { familyNames } from './family-names.ts'
import { givenNames } from './given-names.ts'

/** Each name with its spellings, in order. */
export const knownNames: readonly (readonly [arabic: string, spellings: readonly string[]])[] =
  `${givenNames}${familyNames}`
    .trim()
    .split(/\n+/)
    .map(line => line.split(' '))
    .map(([arabic = '', ...spellings]) => [arabic, spellings])

/** Families that come after «آل», which in Latin letters looks like the article. */
export const houses: ReadonlySet<string> = new Set(
  'سعود نهيان مكتوم ثاني خليفة صباح نعيم قاسم شيخ معلا ثنيان مقرن فهيد شرقي سعيد علي مبارك جلوي سليمان'.split(
    ' ',
  ),
)
