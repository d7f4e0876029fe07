import { parseDecimal } from '@masar/text'
import type { FileKind } from '../../exam/files/kinds.ts'
import type { WrittenQuestion } from '../exam/api.ts'

type EssayForm = NonNullable<WrittenQuestion['essay']>

/** What the answer to an essay may be, as it is typed. */
export interface EssayDraft {
  format: EssayForm['format']
  hasFiles: boolean
  kinds: FileKind[]
  mostFiles: string
  megabytes: string
  leastWords: string
  mostWords: string
}

export const fileKinds: readonly FileKind[] = ['pdf', 'document', 'image', 'text']
/** The bounds of the service. */
export const bounds = { files: 10, megabytes: 25, words: 5000 }

export function essayDraftOf(form: EssayForm | undefined): EssayDraft {
  const { format = 'text', files, words } = form ?? {}
  return {
    format,
    hasFiles: files !== undefined,
    kinds: files?.kinds ?? [...fileKinds],
    mostFiles: String(files?.most ?? 3),
    megabytes: String(files?.megabytes ?? 10),
    leastWords: String(words?.least ?? ''),
    mostWords: String(words?.most ?? ''),
  }
}

/** The one of a draft, or the usual one. */
export function essayOf({ essay }: { essay?: EssayDraft }): EssayDraft {
  return essay ?? essayDraftOf(undefined)
}

/** A whole number from 1 to a bound; null for anything else that is typed. */
function countOf(typed: string, most: number): number | null {
  const count = parseDecimal(typed)
  return count !== null && Number.isInteger(count) && count >= 1 && count <= most ? count : null
}

const takesFiles = ({ format, hasFiles }: EssayDraft) => format === 'files' || hasFiles

/** The form that a draft stands for; what cannot be read in it is as usual. */
export function essayFormOf(draft: EssayDraft): EssayForm {
  const [least, most] = [draft.leastWords, draft.mostWords].map(typed => countOf(typed, bounds.words))
  return {
    format: draft.format,
    ...(takesFiles(draft) && {
      files: {
        kinds: draft.kinds,
        most: countOf(draft.mostFiles, bounds.files) ?? 3,
        megabytes: countOf(draft.megabytes, bounds.megabytes) ?? 10,
      },
    }),
    ...(draft.format !== 'files' && {
      words: { ...(least != null && { least }), ...(most != null && { most }) },
    }),
  }
}

export type EssayProblem = 'count' | 'kinds' | 'words_order'

/** What cannot be saved, by the name of the field. */
export function essayProblems(draft: EssayDraft): Record<string, EssayProblem> {
  const problems: Record<string, EssayProblem> = {}
  if (takesFiles(draft)) {
    if (draft.kinds.length === 0) problems['kinds'] = 'kinds'
    if (countOf(draft.mostFiles, bounds.files) === null) problems['mostFiles'] = 'count'
    if (countOf(draft.megabytes, bounds.megabytes) === null) problems['megabytes'] = 'count'
  }
  if (draft.format === 'files') return problems
  const typed = { leastWords: draft.leastWords, mostWords: draft.mostWords }
  for (const [field, text] of Object.entries(typed))
    if (text.trim() !== '' && countOf(text, bounds.words) === null) problems[field] = 'count'
  const [least, most] = [countOf(draft.leastWords, bounds.words), countOf(draft.mostWords, bounds.words)]
  if (least !== null && most !== null && least > most) problems['mostWords'] = 'words_order'
  return problems
}
