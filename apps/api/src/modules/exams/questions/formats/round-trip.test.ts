import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomQuestion } from '../../../../testing/random-questions.ts'
import { questionFormats, readQuestions, writeQuestions } from './formats.ts'

const courses = [
  { taught: ['ar', 'en'], language: 'ar' },
  { taught: ['ar'], language: 'ar' },
  { taught: ['en'], language: 'en' },
] as const
// A spreadsheet is written and read in threads of its own, which take their time.
const runs = { gift: 150, moodle_xml: 150, qti21: 60, qti30: 60, csv: 100, xlsx: 4 }

describe.each(questionFormats)('%s', format => {
  test.each(courses)(
    'out and in again changes nothing: $taught',
    async ({ taught, language }) => {
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(randomQuestion(taught), {
            selector: ({ key }) => key,
            minLength: 1,
            maxLength: format === 'xlsx' ? 25 : 6,
          }),
          async questions => {
            const bytes = await writeQuestions(questions, format, { taught, language })
            const { read, refused } = await readQuestions(bytes, format, { language })
            expect(refused).toEqual([])
            expect(read.map(({ question }) => question)).toEqual(questions)
            expect(read.flatMap(({ notes }) => notes).filter(note => note !== 'wrong_weights')).toEqual([])
          },
        ),
        // Shrinking would write hundreds of spreadsheets, a thread for each.
        { numRuns: runs[format], endOnFailure: format === 'xlsx' },
      )
    },
    120_000,
  )
})
