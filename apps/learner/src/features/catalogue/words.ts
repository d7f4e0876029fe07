import { useLingui } from '@lingui/react/macro'
import { type NarrowingName } from './filter-changes.ts'
import { type CourseFilters, type Sort } from './filters.ts'
import { useLevelWords } from './level-words.ts'

/** The words for what the catalogue's values mean. */
export function useCatalogueWords() {
  const { t } = useLingui()
  const level = useLevelWords()
  const language = { ar: t`In Arabic`, en: t`In English` }
  const price = { free: t`Free courses`, paid: t`Paid courses` }
  const duration = { short: t`Up to 2 hours`, medium: t`2 to 8 hours`, long: t`More than 8 hours` }
  const sort: Record<Sort, string> = {
    relevance: t`Best match`,
    newest: t`Newest`,
    best_selling: t`Best-selling`,
    top_rated: t`Highest rated`,
    price_low: t`Price: low to high`,
    price_high: t`Price: high to low`,
  }
  const rating = (stars: string) => t`Rated ${stars} or higher`
  return { level, language, price, duration, sort, rating }
}

/** What an active filter reads on its chip; the caller supplies the name of an instructor. */
export function useChipText(): (
  name: Exclude<NarrowingName, 'category'>,
  filters: CourseFilters,
  names: { instructor: string | undefined },
) => string {
  const { t } = useLingui()
  const words = useCatalogueWords()
  return (name, filters, names) => {
    switch (name) {
      case 'instructor':
        return names.instructor === undefined
          ? t`One instructor’s courses`
          : t`Courses by ${names.instructor}`
      case 'level':
        return filters.level ? words.level[filters.level] : ''
      case 'language':
        return filters.language ? words.language[filters.language] : ''
      case 'price':
        return filters.price ? words.price[filters.price] : ''
      case 'duration':
        return filters.duration ? words.duration[filters.duration] : ''
      case 'rating':
        return filters.rating ? words.rating(filters.rating) : ''
    }
  }
}
