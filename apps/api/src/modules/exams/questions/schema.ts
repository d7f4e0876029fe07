import type { Readable } from 'node:stream'
import { Type } from 'typebox'
import { keyWaivers, questionKinds } from '../../../db/schema/index.ts'
import { Choice, Data, Id, Nullable, named, strict } from '../../contract.ts'
import { languages } from './formats/texts.ts'
import { formatFiles, questionFormats } from './formats/formats.ts'
import { WrittenQuestion } from './written-schema.ts'

const ExamQuestion = named('ExamQuestion', {
  id: Id,
  key: Type.String(),
  kind: Choice(questionKinds),
  points: Type.Number(),
  body: Type.String({ description: 'Markdown.' }),
  languages: Type.Array(Choice(languages), { description: 'In which it is written.' }),
  version: Type.Integer(),
  is_drawn: Type.Boolean({ description: 'From a pool, not asked of everybody.' }),
  pool_id: Nullable(Id),
  section_id: Nullable(Type.Integer({ description: 'Of an exam with sections: the one that asks it.' })),
  waived: Nullable(Choice(keyWaivers)),
  tags: Type.Array(Type.String()),
  category: Nullable(
    Type.String({ description: 'Where its author files it: a path of names, as files of Moodle have it.' }),
  ),
  written: WrittenQuestion,
})

export const ExamQuestions = Data(
  named('ExamQuestions', {
    exam: Type.Object({ id: Id, title: Type.String() }),
    course: Type.Object({ id: Id, title: Type.String(), languages: Type.Array(Choice(languages)) }),
    questions: Type.Array(ExamQuestion),
    retired: Type.Array(ExamQuestion, { description: 'Asked in no new attempt.' }),
  }),
)

export const FileQuery = strict({ format: Choice(questionFormats) })
export const QuestionFile = {
  description: 'The file.',
  content: Object.fromEntries(
    [...new Set(Object.values(formatFiles).map(({ type }) => type))].map(type => [
      type,
      { schema: Type.Unsafe<Readable>(Type.String({ format: 'binary' })) },
    ]),
  ),
}

export const ImportQuery = strict({
  name: Type.String({
    minLength: 1,
    maxLength: 255,
    description: 'The name of the file, whose ending says its format.',
  }),
  language: Type.Optional(
    Type.Unsafe<(typeof languages)[number]>(
      Type.String({ enum: [...languages], description: 'Of texts that name none; the reader’s without it.' }),
    ),
  ),
})

export const outcomes = ['created', 'changed', 'unchanged'] as const

/** What a file of questions would do, or has done, and what of it could not be read. */
export const ImportReport = Data(
  named('QuestionImportReport', {
    format: Choice(questionFormats),
    created: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    images: Type.Integer({ description: 'That the file brings with these questions.' }),
    questions: Type.Array(
      named('ImportedQuestion', {
        file: Nullable(Type.String({ description: 'Of a package, which of its files.' })),
        line: Type.Integer(),
        key: Type.String(),
        kind: Choice(questionKinds),
        points: Type.Number(),
        body: Type.String({ description: 'Markdown.' }),
        written: Type.Optional(WrittenQuestion),
        outcome: Choice(outcomes),
        notes: Type.Array(Type.String({ description: 'What of it has no place here.' })),
      }),
    ),
    refused: Type.Array(
      named('RefusedQuestion', {
        file: Nullable(Type.String()),
        line: Type.Integer(),
        name: Nullable(Type.String({ description: 'What the file calls it.' })),
        message: Type.String({ description: 'Why it is left out.' }),
      }),
    ),
  }),
)
