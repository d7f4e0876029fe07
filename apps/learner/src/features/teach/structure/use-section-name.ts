import { useLingui } from '@lingui/react/macro'
import { formatNumber, useUi } from '@masar/ui'
import { textIn } from '../questions/as-asked.ts'
import type { SectionDraft } from './draft.ts'

/** What a section is called; by its number as long as it has no title. */
export function useSectionName(sections: readonly SectionDraft[]) {
  const { t } = useLingui()
  const { locale, tag } = useUi()
  return (key: string): string => {
    const at = sections.findIndex(section => section.key === key)
    const title = textIn(sections[at]?.title ?? {}, locale).trim()
    const number = formatNumber(tag, at + 1)
    return title === '' ? t`Section ${number}` : title
  }
}
