import { pick, sentence, type Locale } from '../../../locale.ts'
import type { QuestionFormat } from './formats/formats.ts'
import type { DrawnFile } from './file-images.ts'
import type { Note, ReadFile, ReadQuestion, RefusedQuestion } from './formats/reading.ts'
import { notes as noteSentences, rejectionMessages } from './sentences.ts'
import { changeOf, type StoredQuestion } from './storing.ts'
import { imagesOfQuestion } from './with-texts.ts'

type LeftOut = Omit<RefusedQuestion, 'reason'> & {
  reason: RefusedQuestion['reason'] | { code: 'kind_changed'; key: string }
}

/** What a file holds against what an exam has: what can be stored, and everything that is left out. */
export function againstStored({ read, refused }: ReadFile, stored: readonly StoredQuestion[]) {
  const kinds = new Map(stored.map(({ key, kind }) => [key, kind]))
  const isOfKind = ({ question }: ReadQuestion) =>
    (kinds.get(question.key) ?? question.kind) === question.kind
  const changed: LeftOut[] = read
    .filter(question => !isOfKind(question))
    .map(({ question, notes: _, ...place }) => ({
      ...place,
      name: question.key,
      reason: { code: 'kind_changed', key: question.key },
    }))
  const all: LeftOut[] = [...refused, ...changed]
  return {
    good: read.filter(isOfKind),
    left: all.toSorted(
      (a, b) => ((a.file ?? '') < (b.file ?? '') ? -1 : 1) * Number(a.file !== b.file) || a.line - b.line,
    ),
  }
}

/** The report of a file in the reader’s language. */
export function presentReport(
  format: QuestionFormat,
  file: DrawnFile,
  stored: readonly StoredQuestion[],
  locale: Locale,
) {
  const { good, left } = againstStored(file, stored)
  const byKey = new Map(stored.map(row => [row.key, row]))
  const questions = good.map(({ question, file: inFile, line, notes }) => ({
    file: inFile ?? null,
    line,
    key: question.key,
    kind: question.kind,
    points: question.points,
    body: pick(question.body, locale),
    outcome: changeOf(question, byKey.get(question.key)),
    notes: notes.map(note => noteText(locale, note)),
  }))
  const count = (outcome: string) => questions.filter(question => question.outcome === outcome).length
  return {
    format,
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    images: new Set(
      good.flatMap(({ question }) => imagesOfQuestion(question).filter(id => file.drawn.has(id))),
    ).size,
    questions,
    refused: left.map(({ file: inFile, line, name, reason }) => {
      const { code, ...values } = reason
      return {
        file: inFile ?? null,
        line,
        name: name ?? null,
        message: sentence(locale, rejectionMessages[code], values),
      }
    }),
  }
}

function noteText(locale: Locale, note: Note): string {
  if (typeof note === 'string') return sentence(locale, noteSentences[note])
  const { code, ...values } = note
  return sentence(locale, noteSentences[code], values)
}
