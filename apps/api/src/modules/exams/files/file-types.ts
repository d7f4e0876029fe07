import type { EssayFileKind } from '../../../db/schema/index.ts'

/** Types of file that an answer may come in, by the ending under which they are given back. */
export const fileTypes = {
  pdf: { kind: 'pdf', mime: 'application/pdf', endings: ['pdf'] },
  docx: {
    kind: 'document',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  odt: { kind: 'document', mime: 'application/vnd.oasis.opendocument.text', endings: ['odt'] },
  jpg: { kind: 'image', mime: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { kind: 'image', mime: 'image/png', endings: ['png'] },
  webp: { kind: 'image', mime: 'image/webp', endings: ['webp'] },
  txt: { kind: 'text', mime: 'text/plain', endings: ['txt'] },
} as const satisfies Record<string, { kind: EssayFileKind; mime: string; endings: readonly string[] }>
export type FileType = keyof typeof fileTypes

/** How the names of files of these kinds end, each with its dot. */
export function endingsOf(kinds: readonly EssayFileKind[]): string[] {
  return Object.values(fileTypes)
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ endings }) => endings.map(ending => `.${ending}`))
}
