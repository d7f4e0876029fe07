import { useLingui } from '@lingui/react/macro'
import { useUi } from '@masar/ui'
import type { Question } from '../api.ts'

export type FileKind = NonNullable<NonNullable<Question['essay']>['files']>['kinds'][number]

const endings: Record<FileKind, readonly string[]> = {
  pdf: ['.pdf'],
  document: ['.docx', '.odt'],
  image: ['.jpg', '.jpeg', '.png', '.webp'],
  text: ['.txt'],
}

/** For the `accept` of a field; what a file really is, the service sees. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds.flatMap(kind => endings[kind]).join(',')
}

/** Kinds of file as people call them, in one line. */
export function useKindWords(): (kinds: readonly FileKind[]) => string {
  const { t } = useLingui()
  const { tag } = useUi()
  const words: Record<FileKind, string> = {
    pdf: t`PDF`,
    document: t`Word or OpenDocument text`,
    image: t`pictures (JPEG, PNG, WebP)`,
    text: t`plain text`,
  }
  return kinds => new Intl.ListFormat(tag, { type: 'disjunction' }).format(kinds.map(kind => words[kind]))
}
